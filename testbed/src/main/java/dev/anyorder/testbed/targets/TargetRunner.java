package dev.anyorder.testbed.targets;

import dev.anyorder.core.finding.RunResult;
import dev.anyorder.report.ReportException;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;

/**
 * Runs target programs on one JDK, each in a JVM of its own, with or without the agent. Programs may be run from
 * several threads at once.
 */
final class TargetRunner {
    private static final long SECONDS = 120;

    private final Jdk jdk;
    private final Path classes;
    private final Optional<Path> agent;

    /** Without an agent the programs run as they are. */
    TargetRunner(Jdk jdk, Path classes, Optional<Path> agent) {
        this.jdk = jdk;
        this.classes = classes;
        this.agent = agent;
    }

    /** Runs a program; everything that it leaves behind goes into a folder, which must not exist yet. */
    TargetOutcome run(Target target, Setting setting, Path folder) throws IOException, InterruptedException {
        Files.createDirectories(folder);
        Path output = folder.resolve("stdout");
        Path errors = folder.resolve("stderr");
        Path report = folder.resolve("report");
        Path options = folder.resolve("options");
        Files.writeString(options, "analyses=" + String.join(",", setting.analyses(target)) + "\nout=" + report + "\n");
        Process process = new ProcessBuilder(command(target, setting, options))
                .redirectOutput(output.toFile())
                .redirectError(errors.toFile())
                .start();
        process.getOutputStream().close();
        boolean ended = process.waitFor(SECONDS, TimeUnit.SECONDS);
        if (!ended) {
            process.destroyForcibly().waitFor();
        }
        return new TargetOutcome(
                target,
                setting,
                ended,
                process.exitValue(),
                Files.readString(output),
                Files.readString(errors),
                result(report),
                text(report.resolve("report.txt")));
    }

    /** Runs programs of the same analyses in one JVM, under the agent; all that they leave behind goes into a folder. */
    BatchOutcome batch(List<Target> targets, Setting setting, Path folder) throws IOException, InterruptedException {
        return new BatchRunner(jdk, classes, agent.orElseThrow()).run(targets, setting, folder);
    }

    private List<String> command(Target target, Setting setting, Path options) {
        List<String> command = new ArrayList<>();
        command.add(jdk.command("java"));
        agent.ifPresent(jar -> command.add("-javaagent:" + jar + "=@" + options));
        if (jdk.feature() >= 25) {
            command.add("--enable-preview");
        }
        command.add("-Xmx256m");
        command.addAll(setting.options());
        command.addAll(target.jvm());
        command.addAll(List.of("-cp", classes + File.pathSeparator + AgentJar.library(), target.className()));
        return command;
    }

    private Optional<RunResult> result(Path report) throws IOException {
        Path findings = report.resolve("findings.json");
        if (!Files.exists(findings)) {
            return Optional.empty();
        }
        try {
            return Optional.of(ValidatedReport.read(findings));
        } catch (ReportException e) {
            throw new IOException(e);
        }
    }

    private static String text(Path file) throws IOException {
        return Files.exists(file) ? Files.readString(file) : "";
    }

    boolean watched() {
        return agent.isPresent();
    }
}
