package dev.anyorder.testbed.targets.arrays;

import dev.anyorder.testbed.targets.TwoThreads;

/** Bytes: eight of them share a word, none of them a location. */
public final class ByteArrayRacy {
    static void write(byte[] page, int from) {
        for (int i = from; i < from + 4; i++) {
            page[i] = 1; // race: byte[]
        }
    }

    public static void main(String[] args) throws Exception {
        byte[] page = new byte[8];
        TwoThreads.run(() -> write(page, 0), () -> write(page, 3));
        System.out.println(page[3]); // prints: 1
    }
}
