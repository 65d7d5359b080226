package dev.anyorder.testbed.targets;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * The programs of one JDK, compiled and ready to run.
 *
 * @param jdk the JDK
 * @param targets its programs
 * @param runner runs them
 * @param folder where the runs may leave things
 */
record TargetSession(Jdk jdk, List<Target> targets, TargetRunner runner, Path folder) {
    /** Compiles all programs that the JDK knows, below a folder that is the session's own. */
    static TargetSession open(Jdk jdk, Optional<Path> agent, Path folder) throws IOException, InterruptedException {
        List<Path> roots = Targets.roots(AgentJar.module(), jdk.feature());
        Path classes = folder.resolve("classes");
        TargetCompiler.compile(jdk, roots, classes);
        return new TargetSession(jdk, Targets.read(roots), new TargetRunner(jdk, classes, agent), folder);
    }

    /** Runs a program for the given time. */
    TargetOutcome outcome(Target target, Setting setting, int time) throws IOException, InterruptedException {
        String name = target.name() + "-" + setting.toString().replace('/', '-') + "-" + time;
        return runner.run(target, setting, folder.resolve(name));
    }

    /** Runs a program once, and says what is wrong; nothing when all is well. */
    Optional<String> run(Target target, Setting setting) throws IOException, InterruptedException {
        return complaint(outcome(target, setting, 1));
    }

    /** Runs programs of the same analyses in one JVM. */
    BatchOutcome batch(List<Target> batch, Setting setting) throws IOException, InterruptedException {
        String analyses = String.join("+", setting.analyses(batch.get(0)));
        return runner.batch(batch, setting, folder.resolve("batch-" + analyses + "-" + setting.processors()));
    }

    /** What is wrong with a run; nothing when all is well. */
    Optional<String> complaint(TargetOutcome outcome) {
        List<String> complaints = outcome.complaints(runner.watched());
        return complaints.isEmpty() ? Optional.empty() : Optional.of(outcome.describe(complaints));
    }
}
