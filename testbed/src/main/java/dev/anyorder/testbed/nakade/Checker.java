package dev.anyorder.testbed.nakade;

import dev.anyorder.core.graph.RaceCheckTime;
import dev.anyorder.testbed.targets.Folders;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

/**
 * Runs programs of this package, each in a JVM of its own.
 *
 * @param jar the agent
 * @param classes the classes of this module
 * @param library the classes of the task library
 */
record Checker(Path jar, Path classes, Path library) {
    private static final long SECONDS = 300;

    /** Runs a program under an analysis, with the given number of processors. */
    Checked check(Class<?> program, String analysis, int processors, List<String> arguments)
            throws IOException, InterruptedException {
        Path folder = Files.createTempDirectory("anyorder-nakade");
        try {
            Path options = folder.resolve("options");
            Path report = folder.resolve("report");
            Files.writeString(options, "analyses=" + analysis + "\nout=" + report + "\n");
            List<String> jvm = List.of("-XX:ActiveProcessorCount=" + processors, "-javaagent:" + jar + "=@" + options);
            double whole = run(folder, jvm, library, program, arguments);
            return Checked.of(whole, Checked.read(folder.resolve("stdout")), report.resolve("findings.json"));
        } finally {
            Folders.delete(folder);
        }
    }

    /** Makes and checks the graph of Figure 7.1. */
    Checked graph(RaceCheckTime checkTime, int tasks) throws IOException, InterruptedException {
        Path folder = Files.createTempDirectory("anyorder-nakade");
        try {
            List<String> arguments = List.of(checkTime.name(), String.valueOf(tasks));
            double whole = run(folder, List.of(), jar, KeptGraph.class, arguments);
            return Checked.ofGraph(whole, Checked.read(folder.resolve("stdout")));
        } finally {
            Folders.delete(folder);
        }
    }

    /** Returns how many seconds it took. */
    private double run(Path folder, List<String> jvm, Path more, Class<?> program, List<String> arguments)
            throws IOException, InterruptedException {
        List<String> command = new ArrayList<>();
        command.add(ProcessHandle.current().info().command().orElse("java"));
        command.addAll(jvm);
        command.addAll(List.of("-Xmx2g", "-cp", classes + File.pathSeparator + more));
        command.addAll(List.of(ProgramMain.class.getName(), program.getName()));
        command.addAll(arguments);
        long start = System.nanoTime();
        Process process = new ProcessBuilder(command)
                .redirectOutput(folder.resolve("stdout").toFile())
                .redirectError(folder.resolve("stderr").toFile())
                .start();
        boolean ended = process.waitFor(SECONDS, TimeUnit.SECONDS);
        double seconds = (System.nanoTime() - start) / 1e9;
        if (!ended) {
            process.destroyForcibly().waitFor();
        }
        if (process.exitValue() != 0) {
            throw new IOException(program.getSimpleName() + " ended with status " + process.exitValue() + ":\n"
                    + Checked.read(folder.resolve("stderr")));
        }
        return seconds;
    }
}
