package dev.anyorder.testbed.targets.init;

import dev.anyorder.testbed.targets.TwoThreads;

/** A cached hash like that of String: harmless there, and a data race all the same. */
public final class LazyFieldRacy {
    private final String text = "any order";
    private int hash;

    int hash() {
        int known = hash; // race: LazyFieldRacy.hash
        if (known == 0) {
            known = text.length() * 31;
            hash = known; // race: LazyFieldRacy.hash
        }
        return known;
    }

    public static void main(String[] args) throws Exception {
        LazyFieldRacy key = new LazyFieldRacy();
        TwoThreads.run(key::hash, key::hash);
        System.out.println(key.hash()); // prints: 279
    }
}
