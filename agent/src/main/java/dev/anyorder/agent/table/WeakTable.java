package dev.anyorder.agent.table;

import java.lang.ref.Reference;
import java.lang.ref.ReferenceQueue;
import java.lang.ref.WeakReference;
import java.util.concurrent.atomic.AtomicReferenceArray;
import org.jspecify.annotations.Nullable;

/**
 * A concurrent map keyed by identity, without keeping keys alive. Values must not refer to their keys. Hits take no
 * lock; a miss locks its stripe if entries were moving.
 *
 * <p>Compares keys without dereferencing them: a concurrent collector would keep every key that was read.
 */
public final class WeakTable<V> {
    private static final int STRIPES = 64;

    private final Stripe<V>[] stripes;

    @SuppressWarnings({"unchecked", "rawtypes"})
    public WeakTable() {
        stripes = new Stripe[STRIPES];
        for (int i = 0; i < STRIPES; i++) {
            stripes[i] = new Stripe<>();
        }
    }

    public @Nullable V get(Object key) {
        int hash = hash(key);
        return stripe(hash).get(key, hash);
    }

    /** Adds a missing value. The maker runs under a lock: keep it fast. */
    public V get(Object key, Maker<V> maker) {
        return entry(key, maker).value;
    }

    /** As {@link #get(Object, Maker)}, with the key. */
    public Entry<V> entry(Object key, Maker<V> maker) {
        int hash = hash(key);
        return stripe(hash).get(key, hash, maker);
    }

    public void put(Object key, V value) {
        int hash = hash(key);
        stripe(hash).put(key, hash, value);
    }

    public @Nullable V remove(Object key) {
        int hash = hash(key);
        return stripe(hash).remove(key, hash);
    }

    private Stripe<V> stripe(int hash) {
        return stripes[hash & (STRIPES - 1)];
    }

    private static int hash(Object key) {
        int hash = System.identityHashCode(key);
        return hash ^ (hash >>> 13);
    }

    /** Makes a missing value. Runs under a lock. */
    public interface Maker<V> {
        V make(Object key);
    }

    /** Valid until the value is replaced or removed. */
    public static final class Entry<V> extends WeakReference<Object> {
        private final int hash;

        public final V value;

        /** Written under the stripe's lock. Removed entries keep it, so traversals can continue. */
        private volatile @Nullable Entry<V> next;

        /** Racy hint: the entry requested next last time. Cleared with the key, so that dead entries form no chains. */
        private @Nullable Entry<V> after;

        public @Nullable Entry<V> after() {
            return after;
        }

        public void after(Entry<V> next) {
            after = next;
        }

        private Entry(Object key, ReferenceQueue<Object> queue, int hash, V value) {
            super(key, queue);
            this.hash = hash;
            this.value = value;
        }
    }

    private static final class Stripe<V> {
        private final ReferenceQueue<Object> cleared = new ReferenceQueue<>();
        private volatile AtomicReferenceArray<@Nullable Entry<V>> buckets = new AtomicReferenceArray<>(8);
        /** Set while a miss may be wrong. */
        private volatile boolean isMoving;
        /** Guarded by this. */
        private int size;

        @Nullable
        V get(Object key, int hash) {
            AtomicReferenceArray<@Nullable Entry<V>> seen = buckets;
            Entry<V> entry = find(seen, key, hash);
            if (entry == null && (isMoving || seen != buckets)) {
                synchronized (this) {
                    entry = find(buckets, key, hash);
                }
            }
            return entry == null ? null : entry.value;
        }

        Entry<V> get(Object key, int hash, Maker<V> maker) {
            Entry<V> entry = find(buckets, key, hash);
            if (entry == null) {
                synchronized (this) {
                    entry = find(buckets, key, hash);
                    if (entry == null) {
                        entry = add(key, hash, maker.make(key));
                    }
                }
            }
            return entry;
        }

        synchronized void put(Object key, int hash, V value) {
            remove(key, hash);
            add(key, hash, value);
        }

        synchronized @Nullable V remove(Object key, int hash) {
            Entry<V> entry = find(buckets, key, hash);
            if (entry == null) {
                return null;
            }
            unlink(entry);
            return entry.value;
        }

        private @Nullable Entry<V> find(AtomicReferenceArray<@Nullable Entry<V>> table, Object key, int hash) {
            Entry<V> entry = table.get(bucket(hash, table.length()));
            while (entry != null && !(entry.hash == hash && entry.refersTo(key))) {
                entry = entry.next;
            }
            return entry;
        }

        private Entry<V> add(Object key, int hash, V value) {
            expunge();
            // Half empty, so most misses end at an empty bucket.
            if (size > buckets.length() / 2) {
                grow();
            }
            Entry<V> entry = new Entry<>(key, cleared, hash, value);
            link(entry, buckets);
            size++;
            return entry;
        }

        private static <V> void link(Entry<V> entry, AtomicReferenceArray<@Nullable Entry<V>> table) {
            int at = bucket(entry.hash, table.length());
            entry.next = table.get(at);
            table.set(at, entry);
        }

        private void grow() {
            AtomicReferenceArray<@Nullable Entry<V>> old = buckets;
            AtomicReferenceArray<@Nullable Entry<V>> grown = new AtomicReferenceArray<>(old.length() * 2);
            isMoving = true;
            for (int i = 0; i < old.length(); i++) {
                Entry<V> entry = old.get(i);
                while (entry != null) {
                    Entry<V> next = entry.next;
                    link(entry, grown);
                    entry = next;
                }
            }
            buckets = grown;
            isMoving = false;
        }

        private void unlink(Entry<V> gone) {
            AtomicReferenceArray<@Nullable Entry<V>> table = buckets;
            int at = bucket(gone.hash, table.length());
            Entry<V> before = null;
            Entry<V> entry = table.get(at);
            while (entry != null && entry != gone) {
                before = entry;
                entry = entry.next;
            }
            if (entry == null) {
                // Removed before its key was collected.
                return;
            }
            if (before == null) {
                table.set(at, gone.next);
            } else {
                before.next = gone.next;
            }
            size--;
        }

        @SuppressWarnings("unchecked")
        private void expunge() {
            for (Reference<?> gone = cleared.poll(); gone != null; gone = cleared.poll()) {
                Entry<V> entry = (Entry<V>) gone;
                entry.after = null;
                unlink(entry);
            }
        }

        private static int bucket(int hash, int length) {
            return (hash >>> 6) & (length - 1);
        }
    }
}
