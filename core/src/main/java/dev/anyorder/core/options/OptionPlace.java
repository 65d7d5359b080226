package dev.anyorder.core.options;

/** The places that accept an option. */
public enum OptionPlace {
    /** Only {@code anyorder check}. */
    COMMAND,
    /** Only {@code -javaagent}. */
    AGENT,
    BOTH,
    /** Only other subcommands. */
    ELSEWHERE;

    public boolean onCommandLine() {
        return this == COMMAND || this == BOTH;
    }

    public boolean inAgent() {
        return this == AGENT || this == BOTH;
    }
}
