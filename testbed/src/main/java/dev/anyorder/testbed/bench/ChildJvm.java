package dev.anyorder.testbed.bench;

import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

/**
 * Starts {@link KernelMain} in a JVM of its own. Its output goes to files in a folder of this run, so that a child that
 * says much is never held up. Only the child without an agent validates its result; the others are compared with it.
 */
final class ChildJvm {

    private final OverheadOptions options;
    private final Path classes;

    ChildJvm(OverheadOptions options) {
        this.options = options;
        try {
            classes = Path.of(KernelMain.class
                    .getProtectionDomain()
                    .getCodeSource()
                    .getLocation()
                    .toURI());
        } catch (URISyntaxException e) {
            throw new IllegalStateException(e);
        }
    }

    /** Runs a kernel once, and keeps what the JVM wrote in {@code folder}. */
    ChildResult run(KernelEntry kernel, Configuration configuration, Path folder)
            throws IOException, InterruptedException {
        Files.createDirectories(folder);
        Path out = folder.resolve("stdout.txt");
        Path err = folder.resolve("stderr.txt");
        Process process = new ProcessBuilder(command(kernel, configuration, folder))
                .redirectOutput(out.toFile())
                .redirectError(err.toFile())
                .start();
        Thread end = new Thread(process::destroyForcibly);
        Runtime.getRuntime().addShutdownHook(end);
        try {
            if (!process.waitFor(options.number("timeout"), TimeUnit.SECONDS)) {
                return ChildResult.failed("not finished after " + options.number("timeout") + " s");
            }
        } finally {
            process.destroyForcibly();
            removeHook(end);
        }
        ChildResult result = ChildOutput.parse(lines(out));
        if (process.exitValue() != 0 && !result.failure().equals(ChildOutput.WRONG)) {
            return ChildResult.failed("exit status " + process.exitValue() + lastLine(err));
        }
        return result.failed() || !configuration.hasAgent() ? result : configuration.addOutput(result, folder);
    }

    /** Too late when this JVM is being ended, and then the hook has run. */
    private static void removeHook(Thread hook) {
        try {
            Runtime.getRuntime().removeShutdownHook(hook);
        } catch (IllegalStateException ending) {
            return;
        }
    }

    private List<String> command(KernelEntry kernel, Configuration configuration, Path folder) throws IOException {
        List<String> command = new ArrayList<>(List.of(options.java(), "-Xmx" + options.text("heap")));
        if (configuration.hasAgent()) {
            Path file = folder.resolve("agent.options");
            List<String> told = new ArrayList<>(configuration.agentOptions(kernel.name(), folder));
            if (!options.text("catalogue").isEmpty()) {
                told.add("catalogue=" + options.text("catalogue"));
            }
            Files.write(file, told);
            command.add("-javaagent:" + options.agent() + "=@" + file);
        }
        boolean validate = !configuration.hasAgent() && !kernel.racy();
        command.add("-D" + KernelMain.VALIDATE + "=" + validate);
        command.addAll(List.of("-cp", classes.toString(), KernelMain.class.getName(), kernel.name(), options.size()));
        for (String number : List.of("threads", "warmups", "repetitions")) {
            command.add(Integer.toString(options.number(number)));
        }
        return command;
    }

    private static List<String> lines(Path file) throws IOException {
        return Files.readString(file, StandardCharsets.UTF_8).lines().toList();
    }

    private static String lastLine(Path file) throws IOException {
        List<String> lines = lines(file);
        return lines.isEmpty() ? "" : ": " + lines.get(lines.size() - 1).strip();
    }
}
