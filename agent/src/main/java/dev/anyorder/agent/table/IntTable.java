package dev.anyorder.agent.table;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicReferenceArray;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** A concurrent map from numbers to permanent values. Successful look-ups neither lock nor allocate. */
public final class IntTable<V> {
    /** Replaced under this object's lock by a copy of twice the length. */
    private volatile AtomicReferenceArray<@Nullable Entry<V>> buckets = new AtomicReferenceArray<>(2);

    /** Written under this object's lock. */
    private volatile int size;

    /** Returns null if absent. May miss a concurrent insertion. */
    public @Nullable V get(int key) {
        Entry<V> entry = find(buckets, key);
        return entry == null ? null : entry.value;
    }

    /** Adds a missing value. The maker runs under a lock: keep it fast. */
    public V get(int key, Supplier<V> maker) {
        Entry<V> entry = find(buckets, key);
        return entry == null ? add(key, maker) : entry.value;
    }

    public int size() {
        return size;
    }

    /** Waits for a running maker, which may have read state that has changed since. */
    public synchronized List<V> values() {
        AtomicReferenceArray<@Nullable Entry<V>> table = buckets;
        List<V> values = new ArrayList<>(size);
        for (int i = 0; i < table.length(); i++) {
            for (Entry<V> entry = table.get(i); entry != null; entry = entry.next) {
                values.add(entry.value);
            }
        }
        return values;
    }

    private static <V> @Nullable Entry<V> find(AtomicReferenceArray<@Nullable Entry<V>> table, int key) {
        Entry<V> entry = table.get(bucket(key, table.length()));
        while (entry != null && entry.key != key) {
            entry = entry.next;
        }
        return entry;
    }

    private synchronized V add(int key, Supplier<V> maker) {
        Entry<V> known = find(buckets, key);
        if (known != null) {
            return known.value;
        }
        if (size >= buckets.length()) {
            grow();
        }
        V value = maker.get();
        put(buckets, key, value);
        size = size + 1;
        return value;
    }

    private void grow() {
        AtomicReferenceArray<@Nullable Entry<V>> old = buckets;
        AtomicReferenceArray<@Nullable Entry<V>> grown = new AtomicReferenceArray<>(old.length() * 2);
        for (int i = 0; i < old.length(); i++) {
            for (Entry<V> entry = old.get(i); entry != null; entry = entry.next) {
                put(grown, entry.key, entry.value);
            }
        }
        buckets = grown;
    }

    private static <V> void put(AtomicReferenceArray<@Nullable Entry<V>> table, int key, V value) {
        int at = bucket(key, table.length());
        table.set(at, new Entry<>(key, value, table.get(at)));
    }

    /** Consecutive numbers get different buckets. */
    private static int bucket(int key, int length) {
        return (key ^ (key >>> 16)) & (length - 1);
    }

    private static final class Entry<V> {
        final int key;
        final V value;
        /** Immutable, so traversal needs no lock. */
        final @Nullable Entry<V> next;

        Entry(int key, V value, @Nullable Entry<V> next) {
            this.key = key;
            this.value = value;
            this.next = next;
        }
    }
}
