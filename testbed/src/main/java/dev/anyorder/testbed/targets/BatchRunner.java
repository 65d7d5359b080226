package dev.anyorder.testbed.targets;

import dev.anyorder.core.finding.Finding;
import dev.anyorder.core.finding.RunResult;
import dev.anyorder.report.JsonReader;
import dev.anyorder.report.NoteText;
import dev.anyorder.report.ReportException;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;

/**
 * Runs target programs of the same analyses in one JVM under the agent. Each finding is given to the program whose lines it names.
 *
 * <p>Guarantees for each program what {@link TargetRunner} does, but for what a JVM of its own shows: standard error, the text of
 * the report, and the exit status of a JVM that has ended.
 */
final class BatchRunner {
    private static final long MINUTES = 10;

    private final Jdk jdk;
    private final Path classes;
    private final Path agent;

    BatchRunner(Jdk jdk, Path classes, Path agent) {
        this.jdk = jdk;
        this.classes = classes;
        this.agent = agent;
    }

    /** The programs that can share a JVM, by the analyses that watch them. */
    static Map<List<String>, List<Target>> batches(List<Target> targets, Setting setting) {
        Map<List<String>, List<Target>> batches = new LinkedHashMap<>();
        for (Target target : targets) {
            if (target.sharesJvm()) {
                batches.computeIfAbsent(setting.analyses(target), any -> new ArrayList<>())
                        .add(target);
            }
        }
        return batches;
    }

    /**
     * Runs programs of the same analyses. What they leave behind goes into a folder. A note of the agent is a complaint about the
     * batch: it may concern all programs after the one that caused it.
     */
    BatchOutcome run(List<Target> targets, Setting setting, Path folder) throws IOException, InterruptedException {
        Files.createDirectories(folder);
        Path report = folder.resolve("report");
        Path options = folder.resolve("options");
        Files.write(
                options,
                List.of(
                        "analyses=" + String.join(",", setting.analyses(targets.get(0))),
                        "out=" + report,
                        "exclude=" + TargetBatch.class.getName(),
                        "console=false"));
        Path progress = folder.resolve("stdout");
        Path errors = folder.resolve("stderr");
        Process process = new ProcessBuilder(command(targets, setting, options, folder))
                .redirectOutput(progress.toFile())
                .redirectError(errors.toFile())
                .start();
        process.getOutputStream().close();
        boolean ended = process.waitFor(MINUTES, TimeUnit.MINUTES);
        if (!ended) {
            process.destroyForcibly().waitFor();
        }
        Optional<RunResult> result = result(report);
        List<String> complaints = new ArrayList<>();
        if (!ended || process.exitValue() != 0 || result.isEmpty()) {
            complaints.add("The batch ended with " + process.exitValue() + " after\n" + Files.readString(progress)
                    + Files.readString(errors));
        }
        List<TargetOutcome> outcomes = new ArrayList<>();
        for (Target target : targets) {
            outcomes.add(outcome(target, setting, folder, result.map(whole -> part(whole, target))));
        }
        result.ifPresent(whole -> {
            whole.run().notes().forEach(note -> complaints.add(NoteText.of(note)));
            complaints.addAll(strays(whole, targets));
        });
        return new BatchOutcome(outcomes, complaints);
    }

    private List<String> command(List<Target> targets, Setting setting, Path options, Path folder) {
        List<String> command = new ArrayList<>(List.of(jdk.command("java"), "-javaagent:" + agent + "=@" + options));
        if (jdk.feature() >= 25) {
            command.add("--enable-preview");
        }
        command.add("-Xmx1g");
        command.addAll(setting.options());
        Path here = AgentJar.module().resolve("target/classes");
        String path = String.join(
                File.pathSeparator, classes.toString(), AgentJar.library().toString(), here.toString());
        command.addAll(List.of("-cp", path, TargetBatch.class.getName(), folder.toString()));
        targets.forEach(target -> command.add(target.className()));
        return command;
    }

    private static TargetOutcome outcome(Target target, Setting setting, Path folder, Optional<RunResult> result)
            throws IOException {
        Path status = folder.resolve(target.className() + TargetBatch.STATUS);
        Path output = folder.resolve(target.className() + TargetBatch.OUTPUT);
        boolean ended = Files.exists(status);
        return new TargetOutcome(
                target,
                setting,
                ended,
                ended ? Integer.parseInt(Files.readString(status)) : -1,
                Files.exists(output) ? Files.readString(output) : "",
                "",
                result,
                "");
    }

    /** What a run of a batch has found in a program. */
    private static RunResult part(RunResult whole, Target target) {
        List<Finding> findings = whole.findings().stream()
                .filter(finding -> finding.accesses().stream().anyMatch(access -> target.holds(access.site())))
                .toList();
        return new RunResult(whole.run(), findings);
    }

    private static List<String> strays(RunResult whole, List<Target> targets) {
        return whole.findings().stream()
                .filter(finding -> finding.accesses().stream()
                        .noneMatch(access -> targets.stream().anyMatch(target -> target.holds(access.site()))))
                .map(finding -> "A finding names no line of a program: " + finding)
                .toList();
    }

    private static Optional<RunResult> result(Path report) throws IOException {
        Path findings = report.resolve("findings.json");
        try {
            return Files.exists(findings) ? Optional.of(JsonReader.read(findings)) : Optional.empty();
        } catch (ReportException e) {
            throw new IOException(e);
        }
    }
}
