package dev.anyorder.testbed.targets;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;

/**
 * Lemma 1 of seed 001 put to the test: what is reported to be deterministic comes to the same end in every schedule. Each clean
 * target program of {@code determinism} is run many times under the agent, which perturbs the schedule, with one processor and with
 * two, on every JDK found; it must print the same every time, and nothing may be reported. Ends with status 1 when one does not.
 *
 * <p>The runs of one program with one number of processors are {@link Repetitions} in one JVM. Misses: what a program does not print,
 * and schedules that giving way does not lead to.
 */
public final class SameEnds {
    private static final String USAGE =
            "usage: SameEnds [--runs N] [--only PART-OF-NAME[,...]] [--processors N[,N...]] [--jdk N]";
    private static final String GROUP = "determinism";
    private static final long SECONDS = 600;

    private final CampaignOptions options;
    private boolean isRight = true;

    private SameEnds(CampaignOptions options) {
        this.options = options;
    }

    public static void main(String[] args) throws Exception {
        List<String> all = new ArrayList<>(List.of("--runs", "200", "--processors", "1,2", "--analyses", GROUP));
        all.addAll(List.of(args));
        SameEnds ends;
        try {
            ends = new SameEnds(CampaignOptions.parse(all.toArray(String[]::new)));
        } catch (IllegalArgumentException mistake) {
            System.err.println(USAGE);
            System.exit(2);
            return;
        }
        for (Jdk jdk : Jdks.find().stream().filter(ends.options::includes).toList()) {
            ends.run(jdk);
        }
        System.exit(ends.isRight ? 0 : 1);
    }

    private void run(Jdk jdk) throws IOException, InterruptedException {
        Path folder = Files.createTempDirectory("anyorder-ends");
        TargetSession session = TargetSession.open(jdk, Optional.of(AgentJar.find()), folder);
        List<Target> programs = session.targets().stream()
                .filter(target -> target.group().equals(GROUP) && !target.racy() && options.includes(target))
                .toList();
        int same = 0;
        for (Target program : programs) {
            boolean isSame = true;
            for (Setting setting : options.settings()) {
                String name = program.name() + "-" + setting.processors();
                List<String> ends = ends(jdk, program, setting, folder, name);
                String findings = findings(folder.resolve(name).resolve("report.txt"));
                isSame &= ends.equals(List.of(options.runs() + " " + oneLine(program.output()))) && findings.isEmpty();
                System.out.printf(
                        "%-40s%3d processors%16s  %s%s%n", program.name(), setting.processors(), jdk, ends, findings);
            }
            same += isSame ? 1 : 0;
        }
        isRight &= same == programs.size();
        System.out.printf(
                "%s: %d of %d programs came to the same end in each of %d runs%n",
                jdk, same, programs.size(), options.runs() * options.settings().size());
        Folders.delete(folder);
    }

    private static String oneLine(String output) {
        return output.strip().replaceAll("\\R", " / ");
    }

    /** How often a program came to which end. */
    private List<String> ends(Jdk jdk, Target program, Setting setting, Path folder, String name)
            throws IOException, InterruptedException {
        Path report = folder.resolve(name);
        Path file = folder.resolve(name + ".options");
        int seed = name.hashCode();
        String exclude = Repetitions.class.getName();
        Files.write(
                file,
                List.of(
                        "analyses=" + GROUP,
                        "out=" + report,
                        "exclude=" + exclude,
                        "perturb=" + seed,
                        "console=false"));
        List<String> command =
                new ArrayList<>(List.of(jdk.command("java"), "-javaagent:" + AgentJar.find() + "=@" + file));
        if (jdk.feature() >= 25) {
            command.add("--enable-preview");
        }
        command.addAll(setting.options());
        Path here = AgentJar.module().resolve("target/classes");
        String classPath = here + File.pathSeparator + AgentJar.library();
        command.addAll(List.of("-cp", classPath, exclude));
        command.addAll(List.of(folder.resolve("classes").toString(), program.className(), "" + options.runs()));
        Path output = folder.resolve(name + ".out");
        Process process = new ProcessBuilder(command)
                .redirectOutput(output.toFile())
                .redirectError(folder.resolve(name + ".err").toFile())
                .start();
        process.getOutputStream().close();
        if (!process.waitFor(SECONDS, TimeUnit.SECONDS)) {
            process.destroyForcibly().waitFor();
        }
        List<String> ends = Files.readAllLines(output);
        return process.exitValue() == 0 ? ends : List.of("status " + process.exitValue());
    }

    private static String findings(Path report) throws IOException {
        if (!Files.exists(report)) {
            return " no report";
        }
        String text = Files.readString(report);
        return text.contains("AnyOrder found nothing")
                ? ""
                : " " + text.lines().findFirst().orElse("");
    }
}
