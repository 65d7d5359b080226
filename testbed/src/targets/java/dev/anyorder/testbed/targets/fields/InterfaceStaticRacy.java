package dev.anyorder.testbed.targets.fields;

import dev.anyorder.testbed.targets.TwoThreads;

/** An interface's constant is final, the object that it refers to is not immutable. */
public final class InterfaceStaticRacy {
    static final class Level {
        int value;
    }

    interface Settings {
        Level LOG = new Level();

        static void verbose() {
            LOG.value = 3; // race: Level.value
        }

        static int level() {
            return LOG.value; // race: Level.value
        }
    }

    public static void main(String[] args) throws Exception {
        System.out.println(Settings.LOG.value); // prints: 0
        TwoThreads.run(Settings::verbose, Settings::level);
    }
}
