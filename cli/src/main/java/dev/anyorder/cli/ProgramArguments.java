package dev.anyorder.cli;

import dev.anyorder.agent.catalogue.ModelException;
import dev.anyorder.agent.catalogue.ModelReader;
import dev.anyorder.cli.launch.CommandProgram;
import dev.anyorder.cli.launch.JarProgram;
import dev.anyorder.cli.launch.ProgramLaunch;
import dev.anyorder.cli.launch.SourceProgram;
import dev.anyorder.core.options.UsageException;
import dev.anyorder.report.SuppressionException;
import dev.anyorder.report.SuppressionList;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Model.CommandSpec;

/** The program to run: a source file, a jar, or a java command line. */
final class ProgramArguments {
    private final CommandSpec spec;
    private final List<String> words;

    ProgramArguments(CommandSpec spec, List<String> words) {
        this.spec = spec;
        this.words = words;
    }

    ProgramLaunch launch(Path folder, Map<String, String> environment) throws IOException {
        String command = spec.name();
        if (words.isEmpty()) {
            throw new UsageException(
                    "Missing program: name a source file, a jar, or a java command after --. See anyorder " + command
                            + " --help.");
        }
        String first = words.get(0);
        List<String> rest = words.subList(1, words.size());
        if (afterDashes()) {
            return CommandProgram.launch(words, environment);
        }
        if (first.endsWith(".java")) {
            Path classes = Files.createDirectory(folder.resolve("classes"));
            return SourceProgram.launch(first, rest, classes, Installation.library(), environment, System.err);
        }
        if (first.endsWith(".jar")) {
            return JarProgram.launch(first, rest);
        }
        throw new UsageException("'" + first
                + "' is neither a source file (.java) nor a jar (.jar). Write a java command after --: anyorder "
                + command + " -- java -cp classes Main.");
    }

    private boolean afterDashes() {
        List<String> original = spec.commandLine().getParseResult().originalArgs();
        int before = original.size() - words.size() - 1;
        return before >= 0 && original.get(before).equals("--");
    }

    static void checkSuppressions(@Nullable Path file) {
        try {
            if (file != null) {
                SuppressionList.read(file);
            }
        } catch (SuppressionException e) {
            throw new UsageException(String.valueOf(e.getMessage()));
        }
    }

    static void checkCatalogue(@Nullable Path file, int feature) throws IOException {
        try {
            if (file != null) {
                new ModelReader(feature).add(file.toString(), Files.newInputStream(file));
            }
        } catch (ModelException e) {
            throw new UsageException(String.valueOf(e.getMessage()));
        }
    }
}
