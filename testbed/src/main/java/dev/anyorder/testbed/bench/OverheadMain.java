package dev.anyorder.testbed.bench;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.util.List;

/**
 * The command {@code bench overhead}: prints a table of what AnyOrder costs, and writes JSON when asked. Reported are
 * medians of medians; ratios are to the JVM without an agent.
 *
 * <p>A kernel fails when a JVM does, when its result is wrong, when two configurations give different checksums, or when
 * the agent did not watch all of it. The status is 0, 1 when a kernel failed, or 2 for wrong options.
 */
public final class OverheadMain {

    private OverheadMain() {}

    public static void main(String[] args) throws IOException, InterruptedException {
        System.exit(run(List.of(args), System.out, System.err));
    }

    /** Does all that the command does, but for leaving the JVM. */
    static int run(List<String> args, PrintStream out, PrintStream err) throws IOException, InterruptedException {
        if (args.contains("--help")) {
            out.print(OverheadOptions.help("overhead"));
            return 0;
        }
        OverheadOptions options;
        try {
            options = OverheadOptions.parse(args.toArray(new String[0]));
        } catch (IllegalArgumentException e) {
            err.println(e.getMessage());
            err.print(OverheadOptions.help("overhead"));
            return 2;
        }
        OverheadReport report = new Overhead(options, err).measure();
        out.print(OverheadTable.format(report));
        if (options.json().isPresent()) {
            Files.writeString(options.json().get(), OverheadJson.format(report));
        }
        return report.hasProblems() ? 1 : 0;
    }
}
