package dev.anyorder.cli;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The real command in a process of its own, with the fake agent, in a folder of its own. */
public final class Command {
    private static final String FAKE_CLASS = "dev/anyorder/cli/FakeAgent.class";

    private final Path folder;
    private final Path fake;
    private final Map<String, String> environment = new HashMap<>();
    private String input = "";

    /** Runs in {@code folder}; the fake agent's things are in {@code fake}. */
    public Command(Path folder, Path fake) {
        this.folder = folder;
        this.fake = fake;
        environment.put(FakeAgent.VARIABLE, fake.toString());
    }

    /** What a command did. */
    public record Result(int status, String output, String errors) {}

    public Command with(String variable, String value) {
        environment.put(variable, value);
        return this;
    }

    public Command withInput(String text) {
        input = text;
        return this;
    }

    /** Runs the command to its end. */
    public Result run(List<String> arguments) {
        try {
            Path errors = Files.createTempFile(fake, "errors", "");
            Process process = start(arguments, errors);
            try (var in = process.getOutputStream()) {
                in.write(input.getBytes(StandardCharsets.UTF_8));
            }
            String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
            return new Result(process.waitFor(), output, Files.readString(errors));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    /** Starts the command; its standard error goes to the file. */
    public Process start(List<String> arguments, Path errors) throws IOException {
        return builder(words(arguments), errors).start();
    }

    /** Starts the command so that an interrupt reaches it, even if the tests ignore interrupts. */
    Process startInterruptible(List<String> arguments, Path errors) throws IOException, InterruptedException {
        return builder(InterruptibleStart.of(words(arguments)), errors).start();
    }

    private List<String> words(List<String> arguments) throws IOException {
        List<String> words = new ArrayList<>();
        words.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        words.addAll(List.of("-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC"));
        words.add("-D" + Installation.AGENT_PROPERTY + "=" + agent());
        words.addAll(List.of("-cp", System.getProperty("java.class.path"), Main.class.getName()));
        words.addAll(arguments);
        return words;
    }

    private ProcessBuilder builder(List<String> words, Path errors) {
        ProcessBuilder builder =
                new ProcessBuilder(words).directory(folder.toFile()).redirectError(errors.toFile());
        builder.environment().keySet().removeAll(List.of("JAVA_TOOL_OPTIONS", "JDK_JAVA_OPTIONS", "CLASSPATH"));
        builder.environment().putAll(environment);
        return builder;
    }

    private Path agent() throws IOException {
        Path jar = fake.resolve("agent.jar");
        if (!Files.exists(jar)) {
            Workshop workshop = new Workshop(fake);
            try (InputStream in = Command.class.getClassLoader().getResourceAsStream(FAKE_CLASS)) {
                workshop.write("classes/" + FAKE_CLASS, in.readAllBytes());
            }
            workshop.jar("agent.jar", List.of("Premain-Class", FakeAgent.class.getName()), FAKE_CLASS);
        }
        return jar;
    }

    /** The options that the agent got. */
    public List<String> agentOptions() {
        try {
            return Files.readAllLines(fake.resolve("options"));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    public boolean startedTheProgram() {
        return Files.exists(fake.resolve("options"));
    }
}
