package dev.anyorder.testbed.targets.language;

import dev.anyorder.testbed.targets.TwoThreads;

/** Constructors that call each other, initialiser blocks, and computations in the arguments of super. */
public final class ConstructorChainClean {
    static class Base {
        final int size;
        int weight;

        Base(int size) {
            this.size = size;
        }
    }

    static final class Derived extends Base {
        private long area;
        private final String name;

        {
            area = 1;
        }

        Derived(String name) {
            super(name.isEmpty() ? 0 : name.length());
            this.name = name;
            area *= size;
        }

        Derived() {
            this("default");
            weight = 2;
        }
    }

    public static void main(String[] args) throws Exception {
        Derived[] made = new Derived[2];
        TwoThreads.run(() -> made[0] = new Derived(), () -> made[1] = new Derived("x"));
        System.out.println(made[0].area + made[0].weight + made[1].area + made[1].name); // prints: 10x
    }
}
