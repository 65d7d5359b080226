package dev.anyorder.testbed.targets.language;

import dev.anyorder.testbed.targets.TwoThreads;

/** A constructor that assigns a field before it calls super. */
public final class EarlyConstructionClean {
    static class Base {
        final int seen;

        @SuppressWarnings("this-escape")
        Base() {
            seen = size();
        }

        int size() {
            return 0;
        }
    }

    static final class Derived extends Base {
        private int size;

        Derived(int size) {
            if (size < 0) {
                throw new IllegalArgumentException("negative");
            }
            this.size = size;
            super();
        }

        @Override
        int size() {
            return size;
        }
    }

    public static void main(String[] args) throws Exception {
        Derived[] made = new Derived[2];
        TwoThreads.run(() -> made[0] = new Derived(3), () -> made[1] = new Derived(4));
        System.out.println(made[0].seen + made[1].seen); // prints: 7
    }
}
