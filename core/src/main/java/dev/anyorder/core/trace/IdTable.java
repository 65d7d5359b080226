package dev.anyorder.core.trace;

import java.util.ArrayList;
import java.util.List;

/** A list from 1. Unknown numbers mean a corrupt trace. */
final class IdTable<T> {
    private final List<T> all = new ArrayList<>();

    void add(T next) {
        all.add(next);
    }

    T get(long number) {
        if (number < 1 || number > all.size()) {
            throw VarintReader.inconsistent();
        }
        return all.get((int) number - 1);
    }

    int size() {
        return all.size();
    }
}
