package dev.anyorder.testbed.targets.collections;

import dev.anyorder.testbed.targets.TwoThreads;
import java.util.HashSet;
import java.util.Set;

/** A set for remembering what was seen, shared without a lock. */
public final class HashSetRacy {
    private final Set<Integer> seen = new HashSet<>(64);

    boolean visit(int node) {
        return seen.add(node); // race: HashSet.add
    }

    boolean visited(int node) {
        return seen.contains(node); // race: HashSet.contains
    }

    public static void main(String[] args) throws Exception {
        HashSetRacy walk = new HashSetRacy();
        TwoThreads.run(() -> walk.visit(1), () -> walk.visited(1));
        System.out.println(walk.seen); // prints: [1]
    }
}
