package dev.anyorder.core.options;

/** Where an option may be written. */
public enum OptionPlace {
    /** On the command line of {@code anyorder check} only. */
    COMMAND,
    /** In the options of {@code -javaagent} only. */
    AGENT,
    /** In both. */
    BOTH,
    /** In neither, but on the command line of another command. */
    ELSEWHERE;

    /** Whether {@code anyorder check} takes the option. */
    public boolean onCommandLine() {
        return this == COMMAND || this == BOTH;
    }

    /** Whether the agent takes the option. */
    public boolean inAgent() {
        return this == AGENT || this == BOTH;
    }
}
