package dev.anyorder.testbed.targets.arrays;

import dev.anyorder.testbed.targets.TwoThreads;

/** A histogram for each thread, added up afterwards. */
public final class HistogramClean {
    static int[] count(int[] bins, String text) {
        for (int i = 0; i < text.length(); i++) {
            bins[text.charAt(i) - 'a']++;
        }
        return bins;
    }

    public static void main(String[] args) throws Exception {
        int[] one = new int[26];
        int[] two = new int[26];
        TwoThreads.run(() -> count(one, "anna"), () -> count(two, "bernd"));
        for (int i = 0; i < one.length; i++) {
            one[i] += two[i];
        }
        System.out.println(one[13]); // prints: 3
    }
}
