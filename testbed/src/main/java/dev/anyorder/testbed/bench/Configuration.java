package dev.anyorder.testbed.bench;

import java.nio.file.Path;
import java.util.List;

/**
 * One way to run a kernel, and the column of the table that shows it.
 *
 * @param name what the column is called
 * @param analyses what the agent is told to run, empty for no agent
 */
record Configuration(String name, String analyses) {

    /** Without an agent: what all others are compared with. */
    static final Configuration BASE = new Configuration("base", "");

    /** The agent records the run, and no analysis looks at it. */
    static final Configuration RECORD = new Configuration("record", "race");

    /**
     * The configuration called {@code name}: {@code base}; {@code empty}, which is the agent with its hooks but no
     * analysis; {@code record}; or the names of analyses joined by {@code +}.
     */
    static Configuration named(String name) {
        return switch (name) {
            case "base" -> BASE;
            case "record" -> RECORD;
            case "empty" -> new Configuration(name, "none");
            default -> new Configuration(name, name.replace('+', ','));
        };
    }

    boolean hasAgent() {
        return !analyses.isEmpty();
    }

    /** What the agent is told, which writes into a folder. */
    List<String> agentOptions(Path folder) {
        String exclude = "exclude=" + KernelMain.class.getPackageName() + ".**";
        return equals(RECORD)
                ? List.of("trace=" + TraceOutput.trace(folder), exclude)
                : List.of("analyses=" + analyses, "out=" + folder.resolve("report"), exclude, "console=false");
    }

    /** Adds what the agent wrote to the result of a JVM. */
    ChildResult addOutput(ChildResult result, Path folder) {
        return equals(RECORD)
                ? TraceOutput.addTo(result, TraceOutput.trace(folder))
                : AgentOutput.addTo(result, folder.resolve("report").resolve("findings.json"));
    }
}
