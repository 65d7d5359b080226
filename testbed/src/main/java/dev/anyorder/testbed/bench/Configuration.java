package dev.anyorder.testbed.bench;

/**
 * One way to run a kernel, and the column of the table that shows it.
 *
 * @param name what the column is called
 * @param analyses what the agent is told to run, empty for no agent
 */
record Configuration(String name, String analyses) {

    /** Without an agent: what all others are compared with. */
    static final Configuration BASE = new Configuration("base", "");

    /**
     * The configuration called {@code name}: {@code base}; {@code empty}, which is the agent with its hooks but no
     * analysis; or the names of analyses joined by {@code +}.
     */
    static Configuration named(String name) {
        return switch (name) {
            case "base" -> BASE;
            case "empty" -> new Configuration(name, "none");
            default -> new Configuration(name, name.replace('+', ','));
        };
    }

    boolean hasAgent() {
        return !analyses.isEmpty();
    }
}
