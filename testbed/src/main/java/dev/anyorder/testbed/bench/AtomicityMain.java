package dev.anyorder.testbed.bench;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;

/**
 * The command {@code bench atomicity}: the programs of Table 1 of seed 000 under {@code atomicity} and {@code velodrome}, with
 * blocks where the programs have something in common that must not be torn apart, and with every part of every loop as
 * a block; beside what was published.
 *
 * <p>Measured as {@link OverheadMain} does, in turns. The status is 0, 1 when a kernel failed, or 2 for wrong options.
 */
public final class AtomicityMain {
    /** The order of the published table. */
    private static final String PROGRAMS = "blackscholes,bodytrack,streamcluster,swaptions,fluidanimate,convexhull,"
            + "delrefine,deltriang,karatsuba,kmeans-loops,nearestneigh,raycast,sort";

    private AtomicityMain() {}

    public static void main(String[] args) throws IOException, InterruptedException {
        System.exit(run(List.of(args), System.out, System.err));
    }

    /** Does all that the command does, but for leaving the JVM. */
    static int run(List<String> args, PrintStream out, PrintStream err) throws IOException, InterruptedException {
        if (args.contains("--help")) {
            out.print(OverheadOptions.help("atomicity"));
            return 0;
        }
        List<String> words = new ArrayList<>(
                List.of("--kernels", PROGRAMS, "--configurations", "empty," + AtomicityTable.configurations()));
        words.addAll(args);
        OverheadOptions options;
        try {
            options = OverheadOptions.parse(words.toArray(new String[0]));
        } catch (IllegalArgumentException e) {
            err.println(e.getMessage());
            err.print(OverheadOptions.help("atomicity"));
            return 2;
        }
        OverheadReport report = new Overhead(options, err).measure();
        out.print(AtomicityTable.format(report));
        if (options.json().isPresent()) {
            Files.writeString(options.json().get(), OverheadJson.format(report));
        }
        return report.hasProblems() ? 1 : 0;
    }
}
