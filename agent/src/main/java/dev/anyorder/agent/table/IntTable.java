package dev.anyorder.agent.table;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicReferenceArray;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** A concurrent map from numbers to values that stay. Look-ups of what is there take no lock and make no object. */
public final class IntTable<V> {
    /** Replaced under the lock of this, by one twice as long with entries of its own. */
    private volatile AtomicReferenceArray<@Nullable Entry<V>> buckets = new AtomicReferenceArray<>(2);

    /** Changed under the lock of this. */
    private volatile int size;

    /** The value of the number, or null; also null for one that another thread is adding just now. */
    public @Nullable V get(int key) {
        Entry<V> entry = find(buckets, key);
        return entry == null ? null : entry.value;
    }

    /** The value of the number; makes one if there is none. The maker is called under a lock and must be quick. */
    public V get(int key, Supplier<V> maker) {
        Entry<V> entry = find(buckets, key);
        return entry == null ? add(key, maker) : entry.value;
    }

    public int size() {
        return size;
    }

    /** The values that are there now. One that is being made just now is waited for: its maker may have looked at something that has changed since. */
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

    /** Numbers in a row are in different buckets; hash codes are, mostly. */
    private static int bucket(int key, int length) {
        return (key ^ (key >>> 16)) & (length - 1);
    }

    private static final class Entry<V> {
        final int key;
        final V value;
        /** Never changes, so that who goes along needs no lock. */
        final @Nullable Entry<V> next;

        Entry(int key, V value, @Nullable Entry<V> next) {
            this.key = key;
            this.value = value;
            this.next = next;
        }
    }
}
