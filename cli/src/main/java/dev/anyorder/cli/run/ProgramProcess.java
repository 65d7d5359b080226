package dev.anyorder.cli.run;

import dev.anyorder.cli.launch.ProgramLaunch;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** The user's program as a process of its own, with our standard streams, folder and environment. */
public final class ProgramProcess {
    private ProgramProcess() {}

    /**
     * Runs the program under the agent until it ends.
     *
     * @return its exit status; 128 + n if signal n ended it
     */
    public static int run(ProgramLaunch launch, Path agent, Path options, Map<String, String> environment)
            throws IOException, InterruptedException {
        List<String> words = new ArrayList<>();
        words.add(launch.java().command());
        words.add("-javaagent:" + agent + "=@" + options);
        words.addAll(launch.arguments());
        return run(words, environment);
    }

    /** Runs a command until it ends; its exit status, or 128 + n if signal n ended it. */
    public static int run(List<String> words, Map<String, String> environment)
            throws IOException, InterruptedException {
        ProcessBuilder builder = new ProcessBuilder(words).inheritIO();
        builder.environment().clear();
        builder.environment().putAll(environment);
        SignalForwarding signalForwarding = new SignalForwarding();
        signalForwarding.take();
        Process process = builder.start();
        signalForwarding.passTo(process);
        return process.waitFor();
    }
}
