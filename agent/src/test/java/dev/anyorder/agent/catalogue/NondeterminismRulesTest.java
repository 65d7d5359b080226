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

/** The rules about sources of nondeterminism. */
class NondeterminismRulesTest {
    private static final List<CallRule> ROWS = rows();

    private static List<CallRule> rows() {
        InputStream file =
                ModelCatalogue.class.getResourceAsStream("/dev/anyorder/agent/nondeterminism/nondeterminism.txt");
        return new ModelReader(Runtime.version().feature())
                .add("nondeterminism.txt", Objects.requireNonNull(file))
                .catalogue()
                .rows();
    }

    /** Verbs that only matter in what is to be deterministic. */
    private static final Set<EffectAction> VERBS = EnumSet.of(
            EffectAction.NONDETERMINISTIC,
            EffectAction.QUERIES,
            EffectAction.MODIFIES,
            EffectAction.TAKES_PERMITS,
            EffectAction.GIVES_PERMITS);

    @Test
    void every_row_says_something_and_is_about_a_method_that_this_jdk_has() {
        for (CallRule rule : ROWS) {
            assertTrue(rule.meanings().stream().anyMatch(effect -> VERBS.contains(effect.action())), rule.toString());
            boolean isThere = JdkMethods.callable(JdkMethods.load(rule.section().className())).values().stream()
                    .anyMatch(method ->
                            JdkMethods.name(method).equals(rule.pattern().name())
                                    && rule.pattern().matches(JdkMethods.descriptor(method)));
            assertTrue(isThere, rule.section().className() + " " + rule);
        }
    }

    @Test
    void what_else_a_row_says_is_what_the_catalogue_says() {
        for (CallRule rule : ROWS) {
            List<CallEffect> besides = rule.meanings().stream()
                    .filter(effect -> !VERBS.contains(effect.action()))
                    .toList();
            if (!besides.isEmpty()) {
                assertEquals(List.of(besides), known(rule), rule.section().className() + " " + rule);
            }
        }
    }

    /** What the catalogue says of the method, in the class itself or in the nearest type above it that says something. */
    private static List<List<CallEffect>> known(CallRule rule) {
        for (Class<?> type : typesFrom(JdkMethods.load(rule.section().className()))) {
            List<List<CallEffect>> known = Standard.CATALOGUE.rows().stream()
                    .filter(each ->
                            each.section().className().equals(type.getName().replace('.', '/')))
                    .filter(each ->
                            each.section().onlyIf() == null || each.section().onlyIf() == ThreadSafety.CONCURRENT)
                    .filter(each ->
                            each.pattern().toString().equals(rule.pattern().toString()))
                    .map(CallRule::meanings)
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
