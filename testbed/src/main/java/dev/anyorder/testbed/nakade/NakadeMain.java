package dev.anyorder.testbed.nakade;

import dev.anyorder.api.Tasks;
import dev.anyorder.core.graph.RaceCheckTime;
import dev.anyorder.testbed.bench.Json;
import java.io.IOException;
import java.io.PrintStream;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The command {@code bench nakade}: prints Tables 7.1 and 7.2 of seed 002, and its figures, with what was published and what
 * {@code graph} and {@code race} say. The status is 1 when a verdict is wrong, 2 for wrong options; times are only told.
 */
public final class NakadeMain {
    private static final List<String> ANALYSES = List.of("graph", "race");

    private final Checker checker;
    private final PrintStream out;
    private final List<Object> programs = new ArrayList<>();
    private final List<Object> sizes = new ArrayList<>();
    private boolean isRight = true;

    private NakadeMain(Checker checker, PrintStream out) {
        this.checker = checker;
        this.out = out;
    }

    public static void main(String[] args) throws IOException, InterruptedException, URISyntaxException {
        System.exit(
                run(List.of(args), Path.of(System.getProperty("anyorder.agent", "anyorder-agent.jar")), System.out));
    }

    /** Does all that the command does, but for leaving the JVM. */
    static int run(List<String> args, Path jar, PrintStream out)
            throws IOException, InterruptedException, URISyntaxException {
        NakadeOptions options = NakadeOptions.parse(args);
        if (options == null) {
            out.println(NakadeOptions.USAGE);
            return args.equals(List.of("--help")) ? 0 : 2;
        }
        NakadeMain suite = new NakadeMain(new Checker(jar, place(Row.class), place(Tasks.class)), out);
        suite.programs(options.processors());
        suite.sizes(options.sizes());
        if (options.json() != null) {
            Map<String, Object> all = new LinkedHashMap<>();
            all.put("programs", suite.programs);
            all.put("sizes", suite.sizes);
            Files.writeString(options.json(), Json.write(all) + "\n");
        }
        return suite.isRight ? 0 : 1;
    }

    private static Path place(Class<?> type) throws URISyntaxException {
        return Path.of(type.getProtectionDomain().getCodeSource().getLocation().toURI());
    }

    private void programs(List<Integer> processors) throws IOException, InterruptedException {
        out.printf("Table 7.1: runs under each analysis with so many processors: %s%n", processors);
        out.println("seconds: main method, and in brackets all from the start of the JVM to the report; medians");
        out.println();
        String form = "%-28s%12s%8s%8s%8s%14s%12s%16s%12s%16s%8s%8s%n";
        out.printf(form, "", "published", "", "graphs", "permis.", "precise", "graph", "", "race", "", "tasks", "");
        out.printf(
                form, "program", "verdict", "tasks", "time", "time", "time", "verdict", "seconds", "verdict", "seconds",
                "here", "right");
        for (Row row : Row.TABLE) {
            program(row, processors, form);
        }
        for (Row row : Row.FIGURES) {
            program(row, processors, form);
        }
    }

    private void program(Row row, List<Integer> processors, String form) throws IOException, InterruptedException {
        List<List<Checked>> both = new ArrayList<>();
        Map<String, Object> json = new LinkedHashMap<>();
        json.put("program", row.name());
        json.put("published", Map.of("verdict", row.verdict().text, "tasks", row.tasks(), "time", row.time()));
        int right = 0;
        for (String analysis : ANALYSES) {
            List<Checked> all = new ArrayList<>();
            for (int count : processors) {
                Checked run = checker.check(row.program(), analysis, count, List.of());
                all.add(run);
                right += row.isRight(run) ? 1 : 0;
            }
            both.add(all);
            json.put(analysis, all.stream().map(Checked::json).toList());
        }
        int due = ANALYSES.size() * processors.size();
        isRight &= right == due;
        programs.add(json);
        out.printf(
                form,
                row.name(),
                row.verdict().text,
                row.tasks() == 0 ? "" : row.tasks(),
                row.time(),
                row.permissions(),
                row.precise(),
                Checked.verdict(both.get(0)),
                seconds(both.get(0)),
                Checked.verdict(both.get(1)),
                seconds(both.get(1)),
                both.get(0).get(0).tasks(),
                right + "/" + due);
    }

    private void sizes(List<Size> rows) throws IOException, InterruptedException {
        out.printf(
                "%nTable 7.2: the program of Figure 7.1 under the agent, and its graph made and checked without%n%n");
        String form = "%10s%14s%14s%20s%20s%20s%20s%n";
        out.printf(form, "", "published", "", "graph", "race", "kept graph,", "kept graph,");
        out.printf(form, "tasks", "on the fly", "after run", "seconds", "seconds", "on the fly", "after run");
        for (Size row : rows) {
            List<String> tasks = List.of(String.valueOf(row.tasks()));
            Map<String, Checked> runs = new LinkedHashMap<>();
            for (String analysis : ANALYSES) {
                runs.put(analysis, checker.check(Figure71.class, analysis, 2, tasks));
            }
            runs.put("on the fly", checker.graph(RaceCheckTime.ON_THE_FLY, row.tasks()));
            runs.put("after the run", checker.graph(RaceCheckTime.AFTER_THE_RUN, row.tasks()));
            isRight &= runs.values().stream().allMatch(Checked::race);
            List<Object> cells = new ArrayList<>(List.of(row.tasks(), row.onTheFly(), row.afterwards()));
            Map<String, Object> json = new LinkedHashMap<>();
            json.put("tasks", row.tasks());
            json.put("published", Map.of("on the fly", row.onTheFly(), "after the run", row.afterwards()));
            runs.forEach((name, run) -> {
                cells.add(seconds(List.of(run)));
                json.put(name, run.json());
            });
            out.printf(form, cells.toArray());
            sizes.add(json);
        }
    }

    private static String seconds(List<Checked> runs) {
        double[] inside = runs.stream().mapToDouble(Checked::inside).sorted().toArray();
        double[] whole = runs.stream().mapToDouble(Checked::whole).sorted().toArray();
        return String.format("%.3f (%.2f)", inside[runs.size() / 2], whole[runs.size() / 2]);
    }
}
