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
final class RowIndex {
    private static final Row[] EMPTY = {};

    /** The rows of all methods with one name. */
    private static final class Named {
        private final Map<String, Row[]> byClass = new HashMap<>();
        /** Bit n: some pattern takes n parameters; the highest bit stands for all larger numbers. */
        private long arities;
    }

    private final Map<String, Named> byName = new HashMap<>();
    private final Map<String, Row[]> anyName = new HashMap<>();
    private boolean anyNameDoesSomething;

    /** Adds a row. Files come in order: a row of a later one is found before those of earlier ones. */
    void add(Row row) {
        String owner = row.section().className();
        if (row.pattern().name().equals("*")) {
            anyName.put(owner, insert(anyName.getOrDefault(owner, EMPTY), row));
            anyNameDoesSomething |= !row.silent();
            return;
        }
        Named named = byName.get(row.pattern().name());
        if (named == null) {
            named = new Named();
            byName.put(row.pattern().name(), named);
        }
        named.byClass.put(owner, insert(named.byClass.getOrDefault(owner, EMPTY), row));
        long bit = 1L << Math.min(63, row.pattern().minimum());
        named.arities |= row.pattern().open() ? -bit : bit;
    }

    private static Row[] insert(Row[] rows, Row row) {
        int at = 0;
        while (at < rows.length
                && rows[at].place().file().equals(row.place().file())
                && rows[at].pattern().rank() > row.pattern().rank()) {
            at++;
        }
        List<Row> sorted = new ArrayList<>(List.of(rows));
        sorted.add(at, row);
        return sorted.toArray(EMPTY);
    }

    boolean mayHold(String name, String descriptor) {
        if (anyNameDoesSomething) {
            return true;
        }
        Named named = byName.get(name);
        return named != null && (named.arities & (1L << Math.min(63, Descriptors.parameters(descriptor)))) != 0;
    }

    /** The row for the method in the class itself; {@code any} accepts rows of every nature. */
    @Nullable
    Row in(String owner, String name, String descriptor, @Nullable Nature nature, boolean any) {
        Named named = byName.get(name);
        Row row = named == null ? null : first(named.byClass.get(owner), descriptor, nature, any);
        return row != null ? row : first(anyName.get(owner), descriptor, nature, any);
    }

    private static @Nullable Row first(Row @Nullable [] rows, String descriptor, @Nullable Nature nature, boolean any) {
        if (rows == null) {
            return null;
        }
        for (Row row : rows) {
            Nature wanted = row.section().onlyIf();
            if ((any || wanted == null || (nature != null && nature.satisfies(wanted)))
                    && row.pattern().matches(descriptor)) {
                return row;
            }
        }
        return null;
    }

    void addTo(Collection<Row> all) {
        for (Named named : byName.values()) {
            for (Row[] rows : named.byClass.values()) {
                all.addAll(List.of(rows));
            }
        }
        for (Row[] rows : anyName.values()) {
            all.addAll(List.of(rows));
        }
    }
}
