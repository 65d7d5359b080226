package dev.anyorder.cli;

import dev.anyorder.agent.replay.TraceGraph;
import dev.anyorder.cli.layout.LayeredLayout;
import dev.anyorder.core.options.OptionTable;
import dev.anyorder.core.options.OptionValues;
import dev.anyorder.core.options.UsageException;
import dev.anyorder.core.trace.TraceException;
import dev.anyorder.core.trace.TraceFile;
import dev.anyorder.report.FileProblems;
import dev.anyorder.report.picture.DotPicture;
import dev.anyorder.report.picture.HtmlPicture;
import dev.anyorder.report.picture.SvgPicture;
import dev.anyorder.report.picture.TaskGraph;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.concurrent.Callable;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code anyorder graph}: draws the tasks of a trace and their races. */
@Command(
        name = "graph",
        mixinStandardHelpOptions = true,
        versionProvider = Main.Version.class,
        description = "Draws the task graph of a trace; racing steps are red.",
        customSynopsis = "anyorder graph [OPTIONS] run.aot -o run.html|run.svg|run.dot",
        footer = "%nExit status: 0, or 2 after a usage error or an unreadable trace.")
final class GraphCommand implements Callable<Integer> {
    /** Above this number of nodes, tasks without races are folded. */
    private static final int MOST = 300;

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Parameters(arity = "1", paramLabel = "TRACE", description = "a trace, recorded by anyorder record.")
    private String trace = "";

    @Override
    public Integer call() throws IOException {
        OptionValues values = CommandOptions.values(spec.commandLine().getParseResult(), OptionTable.OF_GRAPH);
        Path to = values.path(OptionTable.TO);
        Function<TaskGraph, String> form = form(to);
        if (to == null || Files.exists(to)) {
            throw new UsageException("File '" + to + "' already exists. Choose another one with -o.");
        }
        Path from = ExportCommand.path(trace);
        try (TraceFile file = TraceFile.open(from)) {
            String title = "Tasks of " + from.getFileName();
            TaskGraph graph = TraceGraph.of(file, title, values.list(OptionTable.ANALYSES), MOST);
            write(to, form.apply(graph));
        } catch (TraceException e) {
            throw new UsageException(e.sentence());
        }
        return 0;
    }

    private static Function<TaskGraph, String> form(@Nullable Path to) {
        String name = to == null ? "" : to.toString();
        if (name.endsWith(".dot")) {
            return DotPicture::render;
        }
        if (name.endsWith(".svg")) {
            return graph -> SvgPicture.render(graph, new LayeredLayout().place(graph));
        }
        if (name.endsWith(".html")) {
            return graph -> HtmlPicture.render(graph, new LayeredLayout().place(graph));
        }
        throw new UsageException((to == null ? "Missing -o FILE." : "Unknown extension of '" + to + "'.")
                + " The extension selects the format: .dot, .svg or .html.");
    }

    private static void write(Path to, String text) {
        try {
            Files.writeString(to, text, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE);
        } catch (IOException e) {
            throw new UsageException("Cannot write to '" + to + "': " + FileProblems.describe(e) + ".");
        }
    }
}
