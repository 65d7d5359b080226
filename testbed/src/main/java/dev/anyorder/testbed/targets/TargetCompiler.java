package dev.anyorder.testbed.targets;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/**
 * Compiles the target programs with the compiler of the JDK that will run them, so that the agent meets the class files
 * of each release. From release 25 on, preview features are on.
 */
final class TargetCompiler {
    private TargetCompiler() {}

    /** Compiles into a folder, which must be empty; warnings are not shown, errors are thrown. */
    static void compile(Jdk jdk, List<Path> roots, Path classes) throws IOException, InterruptedException {
        Files.createDirectories(classes);
        Path log = classes.resolveSibling(classes.getFileName() + ".log");
        Path sources = classes.resolveSibling(classes.getFileName() + ".sources");
        Files.writeString(
                sources,
                Targets.sources(roots).stream()
                        .map(source -> '"' + source.toString().replace("\\", "\\\\") + '"')
                        .collect(Collectors.joining("\n")));
        List<String> command = new ArrayList<>(List.of(jdk.command("javac"), "-g", "-nowarn", "-encoding", "UTF-8"));
        if (jdk.feature() >= 25) {
            command.addAll(List.of("--enable-preview", "--release", String.valueOf(jdk.feature())));
        }
        command.addAll(List.of("-cp", AgentJar.library().toString()));
        command.addAll(List.of("-d", classes.toString(), "@" + sources));
        Process compiler = new ProcessBuilder(command)
                .redirectErrorStream(true)
                .redirectOutput(log.toFile())
                .start();
        if (compiler.waitFor() != 0) {
            throw new IOException(jdk + " cannot compile the target programs:\n" + Files.readString(log));
        }
    }
}
