package dev.anyorder.cli;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/**
 * Starts commands that an interrupt reaches. A shell has background jobs ignore SIGINT, children inherit that, and a JVM
 * cannot undo it; GNU {@code env} can. Where {@code env} has no such option, commands start as they are.
 */
final class InterruptibleStart {
    private static final List<String> DEFAULT_INTERRUPT = List.of("env", "--default-signal=INT");

    private InterruptibleStart() {}

    /** The command, with the default action for SIGINT. */
    static List<String> of(List<String> command) throws IOException, InterruptedException {
        List<String> probe = new ArrayList<>(DEFAULT_INTERRUPT);
        probe.add("true");
        Process process = new ProcessBuilder(probe)
                .redirectErrorStream(true)
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .start();
        List<String> words = new ArrayList<>(process.waitFor() == 0 ? DEFAULT_INTERRUPT : List.of());
        words.addAll(command);
        return words;
    }
}
