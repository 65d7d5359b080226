package dev.anyorder.testbed.targets.fields;

import dev.anyorder.testbed.targets.TwoThreads;

/** A float field. */
public final class FloatRacy {
    private float volume;

    void louder() {
        volume = 1.5f; // race: FloatRacy.volume
    }

    void quieter() {
        volume = 1.5f; // race: FloatRacy.volume
    }

    public static void main(String[] args) throws Exception {
        FloatRacy radio = new FloatRacy();
        TwoThreads.run(radio::louder, radio::quieter);
        System.out.println(radio.volume); // prints: 1.5
    }
}
