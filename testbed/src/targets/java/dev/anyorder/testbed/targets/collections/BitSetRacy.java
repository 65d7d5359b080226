package dev.anyorder.testbed.targets.collections;

import dev.anyorder.testbed.targets.TwoThreads;
import java.util.BitSet;

/** Different bits of one BitSet still share its words. */
public final class BitSetRacy {
    private final BitSet bits = new BitSet(64);

    void set() {
        bits.set(3); // race: BitSet.set
    }

    boolean get() {
        return bits.get(4); // race: BitSet.get
    }

    public static void main(String[] args) throws Exception {
        BitSetRacy shared = new BitSetRacy();
        TwoThreads.run(shared::set, shared::get);
        System.out.println(shared.bits); // prints: {3}
    }
}
