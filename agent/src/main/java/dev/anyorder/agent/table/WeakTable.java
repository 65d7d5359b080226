package dev.anyorder.agent.table;

import java.lang.ref.Reference;
import java.lang.ref.ReferenceQueue;
import java.lang.ref.WeakReference;
import java.util.concurrent.atomic.AtomicReferenceArray;
import org.jspecify.annotations.Nullable;

/**
 * A concurrent map from objects, by identity, to values; an entry goes when its key is collected. Values must not refer
 * to their keys. Look-ups of what is there take no lock; a miss is looked up again under the stripe's lock if it may be
 * wrong.
 *
 * <p>Keys are compared and never taken out of their references: a collector that marks while the program runs would have to
 * keep each key that was, and in a table that grows and shrinks all the time that is all of them.
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

    /** The value of the key, or null. */
    public @Nullable V get(Object key) {
        int hash = hash(key);
        return stripe(hash).get(key, hash);
    }

    /** The value of the key; makes one if there is none. The maker is called under a lock and must be quick. */
    public V get(Object key, Maker<V> maker) {
        return entry(key, maker).value;
    }

    /** The same, with its key. */
    public Entry<V> entry(Object key, Maker<V> maker) {
        int hash = hash(key);
        return stripe(hash).get(key, hash, maker);
    }

    /** Sets the value of the key. */
    public void put(Object key, V value) {
        int hash = hash(key);
        stripe(hash).put(key, hash, value);
    }

    /** Takes the key out; returns the value it had. */
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

    /** Makes the value of a key that has none. */
    public interface Maker<V> {
        V make(Object key);
    }

    /** A key and its value. Right as long as the value of the key is not replaced or taken out. */
    public static final class Entry<V> extends WeakReference<Object> {
        private final int hash;

        public final V value;

        /** The next of the same bucket. Changed under the stripe's lock; whoever was taken out still leads on to the others. */
        private volatile @Nullable Entry<V> next;

        /** What was asked for next the last time. A hint, and racy; cut when the key is gone, so that hints hold no chain of the dead. */
        private @Nullable Entry<V> after;

        /** What was asked for next the last time, if anybody has said so. */
        public @Nullable Entry<V> after() {
            return after;
        }

        /** This is asked for next. */
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
        /** Whether entries are on their way to other buckets. */
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
            // Half empty, so that most of what is not there is known by an empty bucket.
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
                // Taken out before its key went.
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
