package dev.anyorder.agent.table;

import java.lang.ref.Reference;
import java.lang.ref.ReferenceQueue;
import java.lang.ref.WeakReference;
import java.util.concurrent.atomic.AtomicReferenceArray;
import org.jspecify.annotations.Nullable;

/**
 * A concurrent map from objects, by identity, to values; an entry goes when its key is collected. Values must not refer
 * to their keys. Look-ups of what is there take no lock; a miss is looked up again under the stripe's lock.
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

        /** Never changes: removal copies the entries before it. */
        private final @Nullable Entry<V> next;

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

        private Entry(Object key, ReferenceQueue<Object> queue, int hash, V value, @Nullable Entry<V> next) {
            super(key, queue);
            this.hash = hash;
            this.value = value;
            this.next = next;
        }
    }

    private static final class Stripe<V> {
        private final ReferenceQueue<Object> cleared = new ReferenceQueue<>();
        private volatile AtomicReferenceArray<@Nullable Entry<V>> buckets = new AtomicReferenceArray<>(8);
        /** Guarded by this. */
        private int size;

        @Nullable
        V get(Object key, int hash) {
            AtomicReferenceArray<@Nullable Entry<V>> seen = buckets;
            Entry<V> entry = find(seen, key, hash);
            if (entry == null && seen != buckets) {
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
            if (find(buckets, key, hash) != null) {
                remove(key, hash);
            }
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
            AtomicReferenceArray<@Nullable Entry<V>> table = buckets;
            if (size > table.length() * 3 / 4) {
                table = grow(table);
            }
            int at = bucket(hash, table.length());
            Entry<V> entry = new Entry<>(key, cleared, hash, value, table.get(at));
            table.set(at, entry);
            size++;
            return entry;
        }

        private AtomicReferenceArray<@Nullable Entry<V>> grow(AtomicReferenceArray<@Nullable Entry<V>> old) {
            AtomicReferenceArray<@Nullable Entry<V>> grown = new AtomicReferenceArray<>(old.length() * 2);
            size = 0;
            for (int i = 0; i < old.length(); i++) {
                for (Entry<V> entry = old.get(i); entry != null; entry = entry.next) {
                    Object key = entry.get();
                    if (key != null) {
                        int at = bucket(entry.hash, grown.length());
                        grown.set(at, new Entry<>(key, cleared, entry.hash, entry.value, grown.get(at)));
                        size++;
                    }
                }
            }
            buckets = grown;
            return grown;
        }

        private void unlink(Entry<V> gone) {
            AtomicReferenceArray<@Nullable Entry<V>> table = buckets;
            int at = bucket(gone.hash, table.length());
            Entry<V> kept = gone.next;
            boolean found = false;
            for (Entry<V> entry = table.get(at); entry != null; entry = entry.next) {
                if (entry == gone) {
                    found = true;
                    break;
                }
            }
            if (!found) {
                return;
            }
            for (Entry<V> entry = table.get(at); entry != gone && entry != null; entry = entry.next) {
                Object key = entry.get();
                if (key == null) {
                    size--;
                } else {
                    kept = new Entry<>(key, cleared, entry.hash, entry.value, kept);
                }
            }
            table.set(at, kept);
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
