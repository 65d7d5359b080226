package dev.anyorder.testbed.transparency;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

/**
 * What a process printed and how it ended.
 *
 * @param status its exit status
 * @param output its standard output
 * @param errors its standard error
 */
record Run(int status, String output, String errors) {
    /** Runs a command in a folder, where what it prints is left too. It is ended when it takes too long. */
    static Run of(List<String> command, Path folder, long seconds) throws IOException, InterruptedException {
        Files.createDirectories(folder);
        Path output = folder.resolve("stdout.txt");
        Path errors = folder.resolve("stderr.txt");
        Process process = new ProcessBuilder(command)
                .directory(folder.toFile())
                .redirectOutput(output.toFile())
                .redirectError(errors.toFile())
                .start();
        try {
            process.getOutputStream().close();
            if (!process.waitFor(seconds, TimeUnit.SECONDS)) {
                throw new IOException("Not finished after " + seconds + " s: " + command);
            }
        } finally {
            process.destroyForcibly();
        }
        return new Run(process.exitValue(), text(output), text(errors));
    }

    /** Runs a command as {@link #of} does, and sends it a signal when it has printed a line. */
    static Run stopped(List<String> command, Path folder, String line, String signal, long seconds)
            throws IOException, InterruptedException {
        Files.createDirectories(folder);
        Path errors = folder.resolve("stderr.txt");
        Process process = new ProcessBuilder(interruptible(command))
                .directory(folder.toFile())
                .redirectError(errors.toFile())
                .start();
        try (BufferedReader reader = process.inputReader()) {
            Thread late = new Thread(() -> endAfter(process, seconds));
            late.setDaemon(true);
            late.start();
            StringBuilder output = new StringBuilder();
            for (String read = reader.readLine(); read != null; read = reader.readLine()) {
                output.append(read).append('\n');
                if (read.equals(line)) {
                    new ProcessBuilder("kill", "-" + signal, Long.toString(process.pid()))
                            .start()
                            .waitFor();
                }
            }
            return new Run(process.waitFor(), output.toString(), text(errors));
        } finally {
            process.destroyForcibly();
        }
    }

    /** Children of a background job inherit that it ignores SIGINT; GNU env restores the default action. */
    private static List<String> interruptible(List<String> command) throws IOException, InterruptedException {
        List<String> probe = List.of("env", "--default-signal=INT", "true");
        if (new ProcessBuilder(probe)
                        .redirectErrorStream(true)
                        .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                        .start()
                        .waitFor()
                != 0) {
            return command;
        }
        List<String> words = new ArrayList<>(probe.subList(0, 2));
        words.addAll(command);
        return words;
    }

    /** A process that is ended here has another status than a signal gives it. */
    private static void endAfter(Process process, long seconds) {
        try {
            if (!process.waitFor(seconds, TimeUnit.SECONDS)) {
                process.destroyForcibly();
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private static String text(Path file) throws IOException {
        return new String(Files.readAllBytes(file), java.nio.charset.StandardCharsets.UTF_8);
    }
}
