package dev.anyorder.agent.catalogue;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Rules by method name, then class. Thread-safe after safe publication: filled once, then only read. */
final class RuleIndex<R extends MethodRule> {
    private static final class Named<R> {
        private final Map<String, List<R>> byClass = new HashMap<>();
        /** Bit n: a pattern takes n parameters; the highest bit stands for all larger numbers. */
        private long arities;
    }

    private final Map<String, Named<R>> byName = new HashMap<>();
    private final Map<String, List<R>> anyName = new HashMap<>();
    private boolean anyNameDoesSomething;

    /** Rules of later files come first. */
    void add(R row) {
        String owner = row.section().className();
        if (row.pattern().name().equals("*")) {
            insert(anyName, owner, row);
            anyNameDoesSomething |= !row.silent();
            return;
        }
        Named<R> named = byName.get(row.pattern().name());
        if (named == null) {
            named = new Named<>();
            byName.put(row.pattern().name(), named);
        }
        insert(named.byClass, owner, row);
        long bit = 1L << Math.min(63, row.pattern().minimum());
        named.arities |= row.pattern().open() ? -bit : bit;
    }

    private static <R extends MethodRule> void insert(Map<String, List<R>> byClass, String owner, R row) {
        List<R> rows = byClass.get(owner);
        if (rows == null) {
            rows = new ArrayList<>(2);
            byClass.put(owner, rows);
        }
        int at = 0;
        while (at < rows.size()
                && rows.get(at).place().file().equals(row.place().file())
                && rows.get(at).pattern().rank() > row.pattern().rank()) {
            at++;
        }
        rows.add(at, row);
    }

    boolean mayHold(String name, String descriptor) {
        if (anyNameDoesSomething) {
            return true;
        }
        Named<R> named = byName.get(name);
        return named != null && (named.arities & (1L << Math.min(63, MethodDescriptors.parameters(descriptor)))) != 0;
    }

    /** @param any accepts rules for every thread safety */
    @Nullable
    R in(String owner, String name, String descriptor, @Nullable ThreadSafety safety, boolean any) {
        Named<R> named = byName.get(name);
        R row = named == null ? null : first(named.byClass.get(owner), descriptor, safety, any);
        return row != null ? row : first(anyName.get(owner), descriptor, safety, any);
    }

    private static <R extends MethodRule> @Nullable R first(
            @Nullable List<R> rows, String descriptor, @Nullable ThreadSafety safety, boolean any) {
        if (rows == null) {
            return null;
        }
        for (R row : rows) {
            ThreadSafety wanted = row.section().onlyIf();
            if ((any || wanted == null || (safety != null && safety.satisfies(wanted)))
                    && row.pattern().matches(descriptor)) {
                return row;
            }
        }
        return null;
    }

    void addTo(Collection<? super R> all) {
        for (Named<R> named : byName.values()) {
            named.byClass.values().forEach(all::addAll);
        }
        anyName.values().forEach(all::addAll);
    }
}
