package dev.anyorder.testbed.targets.arrays;

import dev.anyorder.testbed.targets.TwoThreads;

/** Adjacent bytes of one word, one thread each. */
public final class ByteArrayClean {
    public static void main(String[] args) throws Exception {
        byte[] page = new byte[8];
        boolean[] used = new boolean[8];
        TwoThreads.run(
                () -> {
                    page[3] = 1;
                    used[3] = true;
                },
                () -> {
                    page[4] = 2;
                    used[4] = true;
                });
        System.out.println(page[3] + page[4] + " " + (used[3] && used[4])); // prints: 3 true
    }
}
