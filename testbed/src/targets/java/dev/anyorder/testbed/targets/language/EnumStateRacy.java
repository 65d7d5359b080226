package dev.anyorder.testbed.targets.language;

import dev.anyorder.testbed.targets.TwoThreads;

/** An enum constant with mutable state is a global variable. */
public final class EnumStateRacy {
    enum Meter {
        GAS,
        WATER {
            @Override
            void use() {
                used = 2; // race: Meter.used
            }
        };

        int used;

        void use() {
            used = 1;
        }
    }

    public static void main(String[] args) throws Exception {
        System.out.println(Meter.values().length); // prints: 2
        TwoThreads.run(Meter.WATER::use, Meter.WATER::use);
        System.out.println(Meter.WATER.used); // prints: 2
    }
}
