package dev.anyorder.testbed.futures;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.anyorder.testbed.generated.GeneratedPrograms;
import dev.anyorder.testbed.targets.Jdk;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/**
 * Whatever a run happens to do first, while its tasks give way at random, it has the races of all runs, and no others. More programs, at most some 2,500 at a time since a
 * report has an end: {@code -Danyorder.programs=2500 -Danyorder.first=600}.
 */
@Tag("sized")
class RandomFuturesTest {
    private static final int FIRST = Integer.getInteger("anyorder.first", 0);
    private static final int PROGRAMS =
            Integer.getInteger("anyorder.programs", Boolean.getBoolean("anyorder.full") ? 600 : 120);

    @TempDir
    static Path folder;

    private static final TreeMap<Integer, FutureProgram> programs = new TreeMap<>();

    @BeforeAll
    static void compile() throws IOException {
        GeneratedPrograms all = new GeneratedPrograms(folder);
        StringBuilder main = new StringBuilder(
                "import java.util.concurrent.*;\nfinal class All {\n"
                        + "public static void main(String[] args) {\nExecutorService pool = Executors.newCachedThreadPool();\n");
        for (int seed = FIRST; seed < FIRST + PROGRAMS; seed++) {
            String type = GeneratedPrograms.PREFIX + seed;
            FutureProgram program = FutureProgram.of(type, seed);
            programs.put(seed, program);
            all.add(type, program.source());
            main.append(type).append(".run(pool);\n");
        }
        all.add("All", main + "pool.shutdown();\n}\n}\n");
        all.compile();
    }

    @Test
    void manyFieldsRaceAndManyDoNot() {
        int racy =
                programs.values().stream().mapToInt(each -> each.racy().size()).sum();
        assertTrue(racy > PROGRAMS && racy < 9 * PROGRAMS, racy + " in " + PROGRAMS);
    }

    @TestFactory
    List<DynamicTest> everyRunHasTheRacesOfAllRuns() {
        return GeneratedPrograms.onEveryJdk(RandomFuturesTest::run);
    }

    private static void run(Jdk jdk, int processors) throws Exception {
        TreeMap<Integer, TreeSet<Integer>> found = GeneratedPrograms.fields(
                new GeneratedPrograms(folder)
                        .run(
                                Path.of(jdk.command("java")),
                                "analyses=race\nperturb=" + (FIRST + processors),
                                processors),
                finding -> true);
        programs.forEach((seed, program) ->
                assertEquals(program.racy(), found.getOrDefault(seed, new TreeSet<>()), program::source));
    }
}
