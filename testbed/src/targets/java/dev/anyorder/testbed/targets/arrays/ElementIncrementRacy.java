package dev.anyorder.testbed.targets.arrays;

import dev.anyorder.testbed.targets.TwoThreads;

/** A histogram whose bins are shared. */
public final class ElementIncrementRacy {
    static void count(int[] bins, String text) {
        for (int i = 0; i < text.length(); i++) {
            bins[text.charAt(i) - 'a']++; // race: int[]
        }
    }

    public static void main(String[] args) throws Exception {
        int[] bins = new int[26];
        TwoThreads.run(() -> count(bins, "anna"), () -> count(bins, "bernd"));
        System.out.println(bins[3]); // prints: 1
    }
}
