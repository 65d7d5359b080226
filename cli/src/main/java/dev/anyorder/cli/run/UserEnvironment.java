package dev.anyorder.cli.run;

import java.util.HashMap;
import java.util.Map;

/**
 * The environment as the user set it. The {@code anyorder} script hides variables that would add options to every JVM
 * from the JVM of the command line itself, under names with a prefix; here they get their names back, so that the
 * program, and only the program, sees them.
 */
public final class UserEnvironment {
    private static final String HIDDEN = "ANYORDER_HIDDEN_";

    private UserEnvironment() {}

    /** The variables that the program is to see. */
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
