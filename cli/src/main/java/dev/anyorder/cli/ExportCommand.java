package dev.anyorder.cli;

import dev.anyorder.core.options.OptionTable;
import dev.anyorder.core.options.OptionValues;
import dev.anyorder.core.options.UsageException;
import dev.anyorder.core.trace.StdExport;
import dev.anyorder.core.trace.TraceException;
import dev.anyorder.core.trace.TraceFile;
import dev.anyorder.report.FileProblems;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code anyorder export}: converts a trace for other tools. */
@Command(
        name = "export",
        mixinStandardHelpOptions = true,
        versionProvider = Main.Version.class,
        description = "Exports a trace to a format of other tools.",
        customSynopsis = "anyorder export [OPTIONS] run.aot",
        footer = "%nExit status: 0, or 2 after a usage error or an unreadable trace.")
final class ExportCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Parameters(arity = "1", paramLabel = "TRACE", description = "a trace, recorded by anyorder record.")
    private String trace = "";

    @Override
    public Integer call() throws IOException {
        OptionValues values = CommandOptions.values(spec.commandLine().getParseResult(), OptionTable.OF_EXPORT);
        Path to = values.path(OptionTable.TO);
        if (to != null && Files.exists(to)) {
            throw new UsageException("File '" + to + "' already exists. Choose another one with -o.");
        }
        try (TraceFile file = TraceFile.open(path(trace))) {
            StdExport export = StdExport.of(file);
            try (Writer out = writer(to)) {
                export.write(out);
            } catch (IOException e) {
                throw new UsageException("Cannot write to " + (to == null ? "standard output" : "'" + to + "'") + ": "
                        + FileProblems.describe(e) + ".");
            }
        } catch (TraceException e) {
            throw new UsageException(e.sentence());
        }
        return 0;
    }

    private static Writer writer(@Nullable Path to) throws IOException {
        return to == null
                ? new BufferedWriter(new OutputStreamWriter(System.out, StandardCharsets.UTF_8))
                : Files.newBufferedWriter(to, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE);
    }

    static Path path(String name) {
        try {
            return Path.of(name);
        } catch (InvalidPathException e) {
            throw new UsageException("Invalid path '" + name + "': " + e.getReason() + ".");
        }
    }
}
