package dev.anyorder.testbed.targets.init;

import dev.anyorder.testbed.targets.TwoThreads;

/** One thread initialises a class by name, the other by using it. */
public final class ForNameClean {
    static final class Driver {
        static StringBuilder log = new StringBuilder("loaded");
        static int version = 4;
    }

    static int load() throws Exception {
        return Class.forName(ForNameClean.class.getName() + "$Driver")
                        .getSimpleName()
                        .length()
                + Driver.version;
    }

    public static void main(String[] args) throws Exception {
        TwoThreads.run(ForNameClean::load, () -> Driver.log.charAt(Driver.version));
        System.out.println(load() + Driver.log.length()); // prints: 16
    }
}
