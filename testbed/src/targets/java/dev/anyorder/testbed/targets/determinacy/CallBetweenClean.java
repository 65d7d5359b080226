package dev.anyorder.testbed.targets.determinacy;

import dev.anyorder.testbed.targets.TwoThreads;

/** What is added is worked out by calls that let nobody in. */
public final class CallBetweenClean { // analyses: race,determinacy
    private int x;
    private final int[] a = new int[2];
    private static long s;
    private int k = 2;

    private int twice(int e) {
        return e * k;
    }

    synchronized void first() {
        x += twice(1);
        a[1] += twice(2);
        s -= twice(3);
    }

    synchronized void second() {
        x += twice(4);
        a[1] += twice(5) > 3 ? twice(6) : 0;
        s -= twice(7);
    }

    public static void main(String[] args) throws Exception {
        CallBetweenClean shared = new CallBetweenClean();
        TwoThreads.run(shared::first, shared::second);
        System.out.println(shared.x + " " + shared.a[1] + " " + s); // prints: 10 16 -20
    }
}
