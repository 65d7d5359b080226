package dev.anyorder.testbed.targets.language;

import dev.anyorder.testbed.targets.TwoThreads;

/** Each thread has a constant of its own. */
public final class EnumStateClean {
    enum Meter {
        GAS,
        WATER;

        private int used;

        void use() {
            switch (this) {
                case GAS -> used += 10;
                case WATER -> used += 1;
            }
        }
    }

    public static void main(String[] args) throws Exception {
        TwoThreads.run(Meter.GAS::use, Meter.WATER::use);
        System.out.println(Meter.GAS.used + Meter.WATER.used); // prints: 11
    }
}
