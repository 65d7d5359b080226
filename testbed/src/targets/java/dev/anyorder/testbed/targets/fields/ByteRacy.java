package dev.anyorder.testbed.targets.fields;

import dev.anyorder.testbed.targets.TwoThreads;

/** Both threads write a byte. */
public final class ByteRacy {
    private byte level;

    void raise() {
        level = 9; // race: ByteRacy.level
    }

    void lower() {
        level = -9; // race: ByteRacy.level
    }

    public static void main(String[] args) throws Exception {
        ByteRacy gauge = new ByteRacy();
        TwoThreads.run(gauge::raise, gauge::lower);
        System.out.println(Math.abs(gauge.level)); // prints: 9
    }
}
