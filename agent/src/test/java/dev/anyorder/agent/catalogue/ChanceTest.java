package dev.anyorder.agent.catalogue;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.InputStream;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** The rows that say what is left to chance. */
class ChanceTest {
    private static final List<Row> ROWS = rows();

    private static List<Row> rows() {
        InputStream file = Catalogue.class.getResourceAsStream("/dev/anyorder/agent/chance/chance.txt");
        return new CatalogueReader(Runtime.version().feature())
                .add("chance.txt", Objects.requireNonNull(file))
                .catalogue()
                .rows();
    }

    /** Verbs that only matter in what is to be deterministic. */
    private static final Set<Verb> VERBS = EnumSet.of(Verb.CHANCE, Verb.ASKS, Verb.CHANGES, Verb.TAKES, Verb.GIVES);

    @Test
    void every_row_says_something_and_is_about_a_method_that_this_jdk_has() {
        for (Row row : ROWS) {
            assertTrue(row.meanings().stream().anyMatch(meaning -> VERBS.contains(meaning.verb())), row.toString());
            boolean isThere = JdkMethods.callable(JdkMethods.load(row.section().className())).values().stream()
                    .anyMatch(method ->
                            JdkMethods.name(method).equals(row.pattern().name())
                                    && row.pattern().matches(JdkMethods.descriptor(method)));
            assertTrue(isThere, row.section().className() + " " + row);
        }
    }

    @Test
    void what_else_a_row_says_is_what_the_catalogue_says() {
        for (Row row : ROWS) {
            List<Meaning> besides = row.meanings().stream()
                    .filter(meaning -> !VERBS.contains(meaning.verb()))
                    .toList();
            if (!besides.isEmpty()) {
                assertEquals(List.of(besides), known(row), row.section().className() + " " + row);
            }
        }
    }

    /** What the catalogue says of the method, in the class itself or in the nearest type above it that says something. */
    private static List<List<Meaning>> known(Row row) {
        for (Class<?> type : typesFrom(JdkMethods.load(row.section().className()))) {
            List<List<Meaning>> known = Standard.CATALOGUE.rows().stream()
                    .filter(each ->
                            each.section().className().equals(type.getName().replace('.', '/')))
                    .filter(each ->
                            each.section().onlyIf() == null || each.section().onlyIf() == Nature.CONCURRENT)
                    .filter(each ->
                            each.pattern().toString().equals(row.pattern().toString()))
                    .map(Row::meanings)
                    .toList();
            if (!known.isEmpty()) {
                return known;
            }
        }
        return List.of();
    }

    /** A type and those above it, nearest first. */
    private static List<Class<?>> typesFrom(Class<?> type) {
        List<Class<?>> types = new ArrayList<>(List.of(type));
        for (int i = 0; i < types.size(); i++) {
            types.addAll(List.of(types.get(i).getInterfaces()));
        }
        return types;
    }
}
