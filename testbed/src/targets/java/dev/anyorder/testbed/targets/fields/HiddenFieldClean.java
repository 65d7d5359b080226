package dev.anyorder.testbed.targets.fields;

import dev.anyorder.testbed.targets.TwoThreads;

/** A subclass hides a field of its superclass: same name, two locations, one thread each. */
public final class HiddenFieldClean {
    static class Base {
        int size;
    }

    static final class Derived extends Base {
        int size;
    }

    public static void main(String[] args) throws Exception {
        Derived both = new Derived();
        Base asBase = both;
        TwoThreads.run(() -> asBase.size = 1, () -> both.size = 2);
        System.out.println(asBase.size + both.size); // prints: 3
    }
}
