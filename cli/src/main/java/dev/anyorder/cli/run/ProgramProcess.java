package dev.anyorder.cli.run;

import dev.anyorder.cli.launch.ProgramLaunch;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** The program as a child process with this process's standard streams. */
public final class ProgramProcess {
    private ProgramProcess() {}

    /** Returns 128 + n if signal n ended the program. */
    public static int run(ProgramLaunch launch, Path agent, Path options, Map<String, String> environment)
            throws IOException, InterruptedException {
        List<String> words = new ArrayList<>();
        words.add(launch.java().command());
        words.add("-javaagent:" + agent + "=@" + options);
        words.addAll(launch.arguments());
        return run(words, environment);
    }

    /** Returns 128 + n if signal n ended the command. */
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
