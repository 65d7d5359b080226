package dev.anyorder.testbed.tasksanitizer;

import dev.anyorder.testbed.targets.Folders;
import java.io.IOException;
import java.io.PrintStream;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * The command {@code bench tasksanitizer}: runs the programs of the table several times, with one and with two
 * processors, and prints what was found beside the published columns. The status is 1 when a run did not find exactly
 * the known races, 2 for wrong options.
 */
public final class TaskSanitizerMain {
    private static final String USAGE = "usage: anyorder bench tasksanitizer [--runs N] [--quick]";

    private final Path jar;
    private final Path classes;
    private final PrintStream out;

    private TaskSanitizerMain(Path jar, Path classes, PrintStream out) {
        this.jar = jar;
        this.classes = classes;
        this.out = out;
    }

    public static void main(String[] args) throws IOException, InterruptedException, URISyntaxException {
        System.exit(
                run(List.of(args), Path.of(System.getProperty("anyorder.agent", "anyorder-agent.jar")), System.out));
    }

    /** Does all that the command does, but for leaving the JVM. */
    static int run(List<String> args, Path jar, PrintStream out)
            throws IOException, InterruptedException, URISyntaxException {
        int runs;
        if (args.isEmpty()) {
            runs = 5;
        } else if (args.equals(List.of("--quick"))) {
            runs = 1;
        } else if (args.size() == 2
                && args.get(0).equals("--runs")
                && args.get(1).matches("[1-9]\\d{0,3}")) {
            runs = Integer.parseInt(args.get(1));
        } else {
            out.println(USAGE);
            return args.equals(List.of("--help")) ? 0 : 2;
        }
        Path classes = Path.of(
                Row.class.getProtectionDomain().getCodeSource().getLocation().toURI());
        return new TaskSanitizerMain(jar, classes, out).table(runs) ? 0 : 1;
    }

    private boolean table(int runs) throws IOException, InterruptedException {
        out.printf(
                "%d runs with one processor and %d with two; races found under race,determinacy with all pairs%n%n",
                runs, runs);
        out.printf(
                "%-28s%6s%12s%8s%16s%8s%12s%8s%8s%8s%n",
                "", "", "tasks", "known", "TaskSanitizer", "Archer", "AnyOrder", "data", "tasks", "runs");
        out.printf(
                "%-28s%6s%12s%8s%16s%8s%12s%8s%8s%8s%n",
                "program", "input", "(published)", "races", "found", "found", "found", "races", "here", "right");
        boolean isRight = true;
        for (Row row : Row.TABLE) {
            List<Watched> watched = watch(row, runs);
            long right =
                    watched.stream().filter(run -> run.races() == row.known()).count();
            isRight &= right == watched.size();
            out.printf(
                    "%-28s%6s%12d%8d%16s%8s%12s%8s%8s%8s%n",
                    row.application(),
                    row.input(),
                    row.tasks(),
                    row.known(),
                    row.taskSanitizer(),
                    row.archer(),
                    span(watched.stream().map(Watched::races)),
                    span(watched.stream().map(Watched::dataRaces)),
                    span(watched.stream().map(Watched::tasks)),
                    right + "/" + watched.size());
        }
        return isRight;
    }

    private List<Watched> watch(Row row, int runs) throws IOException, InterruptedException {
        List<Watched> all = new ArrayList<>();
        for (int i = 0; i < 2 * runs; i++) {
            Path folder = Files.createTempDirectory("anyorder-tasksanitizer");
            try {
                all.add(Watched.run(row.program(), jar, classes, 1 + i % 2, folder));
            } finally {
                Folders.delete(folder);
            }
        }
        return all;
    }

    /** The only number, or the smallest and the largest. */
    private static String span(Stream<Long> numbers) {
        List<Long> sorted = numbers.sorted().toList();
        long least = sorted.get(0);
        long most = sorted.get(sorted.size() - 1);
        return least == most ? String.valueOf(least) : least + " to " + most;
    }
}
