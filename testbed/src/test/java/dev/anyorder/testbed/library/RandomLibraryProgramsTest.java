package dev.anyorder.testbed.library;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.anyorder.core.finding.Finding;
import dev.anyorder.core.finding.FindingKind;
import dev.anyorder.core.graph.RaceCheckTime;
import dev.anyorder.testbed.generated.GeneratedPrograms;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.function.Predicate;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Random programs are compiled and run under the packaged agent, many in one run. Each analysis must find the fields that all
 * pairs of accesses show to be in conflict, in the program as it stands or, where the order of sections counts, in this
 * run of it; and no others. More programs: {@code -Danyorder.programs=20000 -Danyorder.first=2000}.
 */
@Tag("sized")
class RandomLibraryProgramsTest {
    private static final int FIRST = Integer.getInteger("anyorder.first", 0);
    private static final int PROGRAMS =
            Integer.getInteger("anyorder.programs", Boolean.getBoolean("anyorder.full") ? 2000 : 300);
    private static final String PREFIX = GeneratedPrograms.PREFIX;

    @TempDir
    static Path folder;

    private static final TreeMap<Integer, List<Statement>> programs = new TreeMap<>();

    /** What a run of all programs has left. */
    private record Run(List<Finding> findings, Map<Integer, List<String>> sections) {}

    @BeforeAll
    static void compile() throws IOException {
        GeneratedPrograms all = new GeneratedPrograms(folder);
        StringBuilder main = new StringBuilder(
                "public final class All {\n" + "public static void main(String[] args) throws java.io.IOException {\n");
        for (int seed = FIRST; seed < FIRST + PROGRAMS; seed++) {
            List<Statement> program = Generator.program(seed);
            programs.put(seed, program);
            all.add(PREFIX + seed, Source.of(PREFIX + seed, seed, program));
            main.append(PREFIX).append(seed).append(".run();\n");
        }
        main.append(
                "java.nio.file.Files.writeString(java.nio.file.Path.of(args[0]), " + Source.LOG + ".all());\n}\n}\n");
        all.add("All", main.toString());
        all.add(Source.LOG, Source.log());
        all.compile();
    }

    @Test
    void graphsCheckedOnTheFlyAndAfterTheRunFindTheRaces() {
        int checked = 0;
        for (Map.Entry<Integer, List<Statement>> each : programs.entrySet()) {
            if ((each.getKey() & 3) == 0) {
                TreeSet<Integer> races = Truth.of(each.getValue()).races();
                assertEquals(races, Kept.racy(each.getValue(), RaceCheckTime.AFTER_THE_RUN), () -> text(each.getKey()));
                assertEquals(races, Kept.racy(each.getValue(), RaceCheckTime.ON_THE_FLY), () -> text(each.getKey()));
                checked++;
            }
        }
        assertTrue(checked > 0);
    }

    @Test
    void manyProgramsRaceAndManyDoNotAndManyIsolateWhatWouldRace() {
        int racy = 0;
        int isolating = 0;
        for (List<Statement> program : programs.values()) {
            Truth truth = Truth.of(program);
            racy += truth.races().isEmpty() ? 0 : 1;
            isolating += truth.races().equals(truth.unordered()) ? 0 : 1;
        }
        assertTrue(racy > PROGRAMS / 5 && racy < PROGRAMS * 4 / 5, racy + " of " + PROGRAMS);
        assertTrue(isolating > PROGRAMS / 50, isolating + " of " + PROGRAMS);
    }

    @ParameterizedTest
    @CsvSource({"1", "2"})
    void aGraphHasTheRacesOfItsRun(int processors) throws Exception {
        Run run = run("graph", processors);
        compare(run, kind -> true, seed -> truth(seed).racesOfRun(run.sections.getOrDefault(seed, List.of())));
    }

    @ParameterizedTest
    @CsvSource({"1", "2"})
    void everyRunHasTheRacesOfAllRunsAndWhatDependsOnTheOrder(int processors) throws Exception {
        Run run = run("race,determinacy", processors);
        compare(run, kind -> kind == FindingKind.DATA_RACE, seed -> truth(seed).races());
        compare(run, kind -> true, seed -> truth(seed).orderDependent());
    }

    private static Truth truth(int seed) {
        return Truth.of(Objects.requireNonNull(programs.get(seed)));
    }

    private static String text(int seed) {
        return seed + ":\n" + Source.of(PREFIX + seed, seed, Objects.requireNonNull(programs.get(seed)));
    }

    private static void compare(Run run, Predicate<FindingKind> kinds, Function<Integer, TreeSet<Integer>> truth) {
        TreeMap<Integer, TreeSet<Integer>> found =
                GeneratedPrograms.fields(run.findings, finding -> kinds.test(finding.kind()));
        for (int seed : programs.keySet()) {
            assertEquals(
                    truth.apply(seed),
                    found.getOrDefault(seed, new TreeSet<>()),
                    () -> text(seed) + run.sections.get(seed));
        }
    }

    private static Run run(String analyses, int processors) throws Exception {
        Path sections = folder.resolve("sections-" + analyses + processors);
        List<Finding> findings = new GeneratedPrograms(folder)
                .run(
                        Path.of(System.getProperty("java.home"), "bin", "java"),
                        "analyses=" + analyses + "\nexclude=" + Source.LOG,
                        processors,
                        sections.toString());
        Map<Integer, List<String>> entered = new TreeMap<>();
        for (String line : Files.readAllLines(sections)) {
            int blank = line.indexOf(' ');
            entered.computeIfAbsent(Integer.parseInt(line.substring(0, blank)), key -> new ArrayList<>())
                    .add(line.substring(blank + 1));
        }
        return new Run(findings, entered);
    }
}
