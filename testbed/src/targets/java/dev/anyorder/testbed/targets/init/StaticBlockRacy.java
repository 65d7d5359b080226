package dev.anyorder.testbed.targets.init;

import dev.anyorder.testbed.targets.TwoThreads;

/** A static that is written once more, after its initialiser. */
public final class StaticBlockRacy {
    static final class Settings {
        static int timeout;

        static {
            timeout = 10;
        }

        static void change() {
            timeout = 20; // race: Settings.timeout
        }

        static int read() {
            return timeout; // race: Settings.timeout
        }
    }

    public static void main(String[] args) throws Exception {
        System.out.println(Settings.timeout); // prints: 10
        TwoThreads.run(Settings::change, Settings::read);
        System.out.println(Settings.timeout); // prints: 20
    }
}
