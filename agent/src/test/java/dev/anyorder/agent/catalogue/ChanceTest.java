package dev.anyorder.agent.catalogue;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.InputStream;
import java.util.List;
import java.util.Objects;
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

    @Test
    void every_row_says_chance_and_is_about_a_method_that_this_jdk_has() {
        for (Row row : ROWS) {
            assertEquals(
                    Verb.CHANCE, row.meanings().get(row.meanings().size() - 1).verb(), row.toString());
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
            List<Meaning> besides = row.meanings().subList(0, row.meanings().size() - 1);
            if (!besides.isEmpty()) {
                String known = Standard.CATALOGUE.rows().stream()
                        .filter(each ->
                                each.section().className().equals(row.section().className()))
                        .filter(each ->
                                each.pattern().toString().equals(row.pattern().toString()))
                        .map(each -> each.meanings().toString())
                        .findFirst()
                        .orElse("nothing");
                assertEquals(known, besides.toString(), row.toString());
            }
        }
    }
}
