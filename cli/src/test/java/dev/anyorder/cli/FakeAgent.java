package dev.anyorder.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * Stands for the agent in tests of the command line: keeps a copy of its options beside the findings that it is told to
 * leave, and leaves them when the program ends.
 */
public final class FakeAgent {
    /** Names the folder that holds {@code findings.json} to leave behind, if any, and gets {@code options}. */
    public static final String VARIABLE = "ANYORDER_FAKE";

    private FakeAgent() {}

    public static void premain(String argument) throws IOException {
        Path fake = Path.of(System.getenv(VARIABLE));
        Path options = Files.copy(Path.of(argument.substring(1)), fake.resolve("options"));
        Path findings = fake.resolve("findings.json");
        String out = "";
        for (String line : Files.readAllLines(options)) {
            out = line.startsWith("out=") ? line.substring(4) : out;
        }
        Path folder = Path.of(out);
        Runtime.getRuntime().addShutdownHook(new Thread(() -> leave(findings, folder)));
    }

    private static void leave(Path findings, Path folder) {
        try {
            if (Files.exists(findings)) {
                Files.copy(findings, folder.resolve("findings.json"));
            }
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
    }
}
