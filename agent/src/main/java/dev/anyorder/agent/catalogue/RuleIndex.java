package dev.anyorder.agent.catalogue;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Rows by method name, then by class. Filled once, then only read, so that threads may share it after a safe
 * publication.
 */
final class RuleIndex {
    private static final CallRule[] EMPTY = {};

    /** The rows of all methods with one name. */
    private static final class Named {
        private final Map<String, CallRule[]> byClass = new HashMap<>();
        /** Bit n: some pattern takes n parameters; the highest bit stands for all larger numbers. */
        private long arities;
    }

    private final Map<String, Named> byName = new HashMap<>();
    private final Map<String, CallRule[]> anyName = new HashMap<>();
    private boolean anyNameDoesSomething;

    /** Adds a row. Files come in order: a row of a later one is found before those of earlier ones. */
    void add(CallRule rule) {
        String owner = rule.section().className();
        if (rule.pattern().name().equals("*")) {
            anyName.put(owner, insert(anyName.getOrDefault(owner, EMPTY), rule));
            anyNameDoesSomething |= !rule.silent();
            return;
        }
        Named named = byName.get(rule.pattern().name());
        if (named == null) {
            named = new Named();
            byName.put(rule.pattern().name(), named);
        }
        named.byClass.put(owner, insert(named.byClass.getOrDefault(owner, EMPTY), rule));
        long bit = 1L << Math.min(63, rule.pattern().minimum());
        named.arities |= rule.pattern().open() ? -bit : bit;
    }

    private static CallRule[] insert(CallRule[] rows, CallRule rule) {
        int at = 0;
        while (at < rows.length
                && rows[at].place().file().equals(rule.place().file())
                && rows[at].pattern().rank() > rule.pattern().rank()) {
            at++;
        }
        List<CallRule> sorted = new ArrayList<>(List.of(rows));
        sorted.add(at, rule);
        return sorted.toArray(EMPTY);
    }

    boolean mayHold(String name, String descriptor) {
        if (anyNameDoesSomething) {
            return true;
        }
        Named named = byName.get(name);
        return named != null && (named.arities & (1L << Math.min(63, MethodDescriptors.parameters(descriptor)))) != 0;
    }

    /** The row for the method in the class itself; {@code any} accepts rows of every nature. */
    @Nullable
    CallRule in(String owner, String name, String descriptor, @Nullable ThreadSafety safety, boolean any) {
        Named named = byName.get(name);
        CallRule rule = named == null ? null : first(named.byClass.get(owner), descriptor, safety, any);
        return rule != null ? rule : first(anyName.get(owner), descriptor, safety, any);
    }

    private static @Nullable CallRule first(
            CallRule @Nullable [] rows, String descriptor, @Nullable ThreadSafety safety, boolean any) {
        if (rows == null) {
            return null;
        }
        for (CallRule rule : rows) {
            ThreadSafety wanted = rule.section().onlyIf();
            if ((any || wanted == null || (safety != null && safety.satisfies(wanted)))
                    && rule.pattern().matches(descriptor)) {
                return rule;
            }
        }
        return null;
    }

    void addTo(Collection<CallRule> all) {
        for (Named named : byName.values()) {
            for (CallRule[] rows : named.byClass.values()) {
                all.addAll(List.of(rows));
            }
        }
        for (CallRule[] rows : anyName.values()) {
            all.addAll(List.of(rows));
        }
    }
}
