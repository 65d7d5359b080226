package dev.anyorder.cli.run;

import java.util.HashMap;
import java.util.Map;

/**
 * The user's environment. The {@code anyorder} script renames variables that add options to every JVM; this class
 * restores their names, so that they apply only to the program.
 */
public final class UserEnvironment {
    private static final String HIDDEN = "ANYORDER_HIDDEN_";

    private UserEnvironment() {}

    public static Map<String, String> ofProgram() {
        return restore(System.getenv());
    }

    static Map<String, String> restore(Map<String, String> variables) {
        Map<String, String> restored = new HashMap<>();
        variables.forEach(
                (name, value) -> restored.put(name.startsWith(HIDDEN) ? name.substring(HIDDEN.length()) : name, value));
        return restored;
    }
}
