package dev.anyorder.testbed.targets.init;

import dev.anyorder.testbed.targets.TwoThreads;

/** A static initialiser writes plain statics; both threads race to trigger it. */
public final class StaticBlockClean {
    static final class Tables {
        static int[] sine;
        static long made;

        static {
            sine = new int[90];
            for (int i = 0; i < sine.length; i++) {
                sine[i] = i;
            }
            made = 1;
        }

        static long lookup(int degrees) {
            return sine[degrees] + made;
        }
    }

    public static void main(String[] args) throws Exception {
        TwoThreads.run(() -> Tables.lookup(30), () -> Tables.lookup(60));
        System.out.println(Tables.lookup(45)); // prints: 46
    }
}
