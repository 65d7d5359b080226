package dev.anyorder.testbed.transparency;

import dev.anyorder.report.ReportException;
import dev.anyorder.testbed.targets.AgentJar;
import dev.anyorder.testbed.targets.Jdk;
import dev.anyorder.testbed.targets.ValidatedReport;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * The edge programs, compiled by one JDK and run on it with and without the agent.
 *
 * @param jdk the JDK
 * @param folder where classes and runs are left
 */
record EdgeSession(Jdk jdk, Path folder) {
    private static final int SECONDS = 300;

    /** Where the sources are. */
    static Path sources() {
        return AgentJar.module().resolve("src/edges/java");
    }

    private Path classes() {
        return folder.resolve("classes");
    }

    /** Compiles the programs, and makes the class files that no compiler writes. */
    void compile() throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(List.of(jdk.command("javac"), "-g", "-nowarn", "-encoding", "UTF-8"));
        command.addAll(List.of("-d", classes().toString()));
        Edge.files(sources()).forEach(file -> command.add(file.toString()));
        Run run = Run.of(command, folder.resolve("javac"), SECONDS);
        if (run.status() != 0) {
            throw new IOException(run.errors());
        }
        OddClassFiles.write(classes());
    }

    /** A run as it is without us. */
    Run plain(Edge edge) throws IOException, InterruptedException {
        return run(edge, "plain", List.of());
    }

    /** A run with the agent, which prints nothing and leaves a report. */
    Run watched(Edge edge) throws IOException, InterruptedException {
        String options = "console=false,out=" + report(edge);
        return run(edge, "watched", List.of("-javaagent:" + AgentJar.find() + "=" + options));
    }

    /** A run with the agent, which prints its report to standard error. */
    Run onConsole(Edge edge) throws IOException, InterruptedException {
        return run(edge, "console", List.of("-javaagent:" + AgentJar.find()));
    }

    /** Whether the agent has left a report of the program. */
    boolean hasReport(Edge edge) {
        return Files.exists(report(edge).resolve("findings.json"));
    }

    /** How many findings the report has. */
    int findings(Edge edge) throws ReportException {
        return ValidatedReport.read(report(edge).resolve("findings.json"))
                .findings()
                .size();
    }

    private Path report(Edge edge) {
        return own(edge).resolve("report");
    }

    private Path own(Edge edge) {
        return folder.resolve(edge.toString().replaceAll("[^A-Za-z]", "-"));
    }

    private Run run(Edge edge, String name, List<String> options) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(List.of(jdk.command("java")));
        command.addAll(options);
        command.addAll(edge.command(classes()));
        Path place = own(edge).resolve(name);
        return edge.signal().isEmpty()
                ? Run.of(command, place, SECONDS)
                : Run.stopped(command, place, Edge.READY, edge.signal(), SECONDS);
    }
}
