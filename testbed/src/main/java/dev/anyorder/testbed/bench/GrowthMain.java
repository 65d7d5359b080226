package dev.anyorder.testbed.bench;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * The command {@code bench growth}: what an access and a task cost when there are few of them and when there are many, as
 * a table, and as a picture when asked. Elapsed times; processor time, which is all threads' together, where runs are long enough.
 *
 * <p>The status is 0, 1 when a kernel failed, or 2 for wrong options.
 */
public final class GrowthMain {
    private static final String USAGE = "Usage: anyorder bench growth [--quick] [--svg FILE]";

    /** From so many nanoseconds on, processor time is told: its clock is coarse. */
    private static final double FINE = 100e6;

    private static final Configuration WATCHED = Configuration.named("race+determinacy");

    private final PrintStream out;
    private final PrintStream err;
    private final MarkdownTable table = new MarkdownTable();
    private boolean isRight = true;

    private GrowthMain(PrintStream out, PrintStream err) {
        this.out = out;
        this.err = err;
        table.add(List.of("", "number", "ns each, without", "ns each, watched", "ns more", "processor ns more"));
    }

    public static void main(String[] args) throws IOException, InterruptedException {
        System.exit(run(List.of(args), System.out, System.err));
    }

    /** Does all that the command does, but for leaving the JVM. */
    static int run(List<String> args, PrintStream out, PrintStream err) throws IOException, InterruptedException {
        List<String> words = new ArrayList<>(args);
        boolean quick = words.remove("--quick");
        boolean drawn = words.size() == 2 && words.get(0).equals("--svg");
        if (!words.isEmpty() && !drawn) {
            out.println(USAGE);
            return words.equals(List.of("--help")) ? 0 : 2;
        }
        GrowthMain main = new GrowthMain(out, err);
        List<Curve> curves = new ArrayList<>();
        curves.addAll(main.curves("accesses", "access", quick ? 100_000 : 100_000_000, 20_000_000));
        curves.addAll(main.curves("spawns", "task", quick ? 1_000 : 1_000_000, 400_000));
        out.print(main.table);
        if (drawn) {
            Files.writeString(Path.of(words.get(1)), GrowthPicture.draw(curves));
        }
        return main.isRight ? 0 : 1;
    }

    /** Four sizes, each ten times the one before, the last being the largest; or only the largest if it is small. */
    private List<Curve> curves(String kernel, String one, int largest, int warm)
            throws IOException, InterruptedException {
        Curve without = new Curve(one + ", without", new ArrayList<>());
        Curve watched = new Curve(one + ", watched", new ArrayList<>());
        int first = largest > 100_000 ? largest / 1000 : largest;
        for (long n = first; n <= largest; n *= 10) {
            KernelRow row = measure(kernel, (int) n, warm);
            double before = row.cell(Configuration.BASE).wallNanos() / n;
            double after = row.cell(WATCHED).wallNanos() / n;
            without.points().add(new Curve.Point(n, before));
            watched.points().add(new Curve.Point(n, after));
            double processor =
                    row.cell(WATCHED).cpuNanos() - row.cell(Configuration.BASE).cpuNanos();
            table.add(List.of(
                    one,
                    Long.toString(n),
                    number(before),
                    number(after),
                    number(after - before),
                    after * n < FINE ? "" : number(processor / n)));
        }
        return List.of(without, watched);
    }

    private static String number(double nanos) {
        return String.format(Locale.ROOT, "%.1f", nanos);
    }

    /** With enough repetitions before those that are timed that all code is compiled. */
    private KernelRow measure(String kernel, int size, int warm) throws IOException, InterruptedException {
        OverheadOptions options = OverheadOptions.parse(
                "--kernels",
                kernel,
                "--configurations",
                WATCHED.name(),
                "--size",
                Integer.toString(size),
                "--warmups",
                Integer.toString(Math.max(1, Math.min(200, warm / size))),
                "--repetitions",
                size <= warm / 20 ? "15" : "3",
                "--runs",
                "1");
        OverheadReport report = new Overhead(options, err).measure();
        KernelRow row = report.rows().get(0);
        if (report.hasProblems()) {
            out.println("(!) " + kernel + ": " + row.problem());
            isRight = false;
        }
        return row;
    }
}
