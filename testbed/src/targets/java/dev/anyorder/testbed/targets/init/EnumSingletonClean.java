package dev.anyorder.testbed.targets.init;

import dev.anyorder.testbed.targets.TwoThreads;
import java.util.HashMap;
import java.util.Map;

/** An enum as a singleton, first used by both threads at once. */
public final class EnumSingletonClean {
    enum Registry {
        INSTANCE;

        private final Map<String, Integer> ports = new HashMap<>();
        private int reads;

        Registry() {
            ports.put("http", 80);
            ports.put("https", 443);
            reads = ports.size();
        }

        int port(String name) {
            return ports.get(name) + reads;
        }
    }

    public static void main(String[] args) throws Exception {
        TwoThreads.run(() -> Registry.INSTANCE.port("http"), () -> Registry.INSTANCE.port("https"));
        System.out.println(Registry.INSTANCE.port("http")); // prints: 82
    }
}
