package dev.anyorder.testbed.targets.language;

import dev.anyorder.testbed.targets.TwoThreads;

/** A generic cell, guarded by its owner's monitor through a chain of calls. */
public final class GenericsClean<T extends Comparable<T>> {
    private T best;

    synchronized void offer(T candidate) {
        if (best == null || candidate.compareTo(best) > 0) {
            best = candidate;
        }
    }

    @SafeVarargs
    final void offerAll(T... candidates) {
        for (T candidate : candidates) {
            offer(candidate);
        }
    }

    public static void main(String[] args) throws Exception {
        GenericsClean<Integer> most = new GenericsClean<>();
        TwoThreads.run(() -> most.offerAll(3, 9, 4), () -> most.offerAll(8, 1));
        System.out.println(most.best); // prints: 9
    }
}
