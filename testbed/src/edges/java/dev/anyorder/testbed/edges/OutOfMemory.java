package dev.anyorder.testbed.edges;

import java.util.ArrayList;
import java.util.List;

/** Memory used up, and given back when the error is caught. */
// jvm: -Xmx48m
public class OutOfMemory {
    private long[] data;
    private OutOfMemory next;

    private static void fill() {
        OutOfMemory first = null;
        while (true) {
            OutOfMemory made = new OutOfMemory();
            made.next = first;
            made.data = new long[1000];
            made.data[3] = 2;
            first = made;
        }
    }

    public static void main(String[] args) throws Exception {
        for (int i = 0; i < 3; i++) {
            try {
                fill();
            } catch (OutOfMemoryError full) {
                System.out.println(i + ": " + full.getMessage());
            }
        }
        try {
            System.out.println(new int[Integer.MAX_VALUE].length);
        } catch (OutOfMemoryError tooLarge) {
            System.out.println(tooLarge.getMessage());
        }
        Thread thread = new Thread(() -> {
            try {
                List<byte[]> all = new ArrayList<>();
                while (true) {
                    all.add(new byte[4096]);
                }
            } catch (OutOfMemoryError full) {
                System.out.println("in a thread: " + full.getMessage());
            }
        });
        thread.start();
        thread.join();
    }
}
