package dev.anyorder.testbed.collections;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.anyorder.core.finding.Finding;
import dev.anyorder.core.finding.Frame;
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
 * Whoever comes first to a list or a map: each that has a race in some schedule is reported, and only pairs of calls that are one. More
 * programs, at most some 1,000 at a time since a report has an end: {@code -Danyorder.programs=1000 -Danyorder.first=300}.
 */
@Tag("sized")
class RandomCollectionsTest {
    private static final int FIRST = Integer.getInteger("anyorder.first", 0);
    private static final int PROGRAMS =
            Integer.getInteger("anyorder.programs", Boolean.getBoolean("anyorder.full") ? 300 : 60);

    @TempDir
    static Path folder;

    private static final TreeMap<Integer, CollectionProgram> programs = new TreeMap<>();

    @BeforeAll
    static void compile() throws IOException {
        GeneratedPrograms all = new GeneratedPrograms(folder);
        StringBuilder main =
                new StringBuilder("final class All {\npublic static void main(String[] args) throws Exception {\n");
        for (int seed = FIRST; seed < FIRST + PROGRAMS; seed++) {
            String type = GeneratedPrograms.PREFIX + seed;
            CollectionProgram program = CollectionProgram.of(type, seed);
            programs.put(seed, program);
            all.add(type, program.source());
            main.append(type).append(".run();\n");
        }
        all.add("All", main + "}\n}\n");
        all.compile();
    }

    @Test
    void manyObjectsHaveRacesAndManyDoNot() {
        int racy =
                programs.values().stream().mapToInt(each -> each.racy().size()).sum();
        assertTrue(racy > PROGRAMS && racy < 3 * PROGRAMS, racy + " in " + PROGRAMS);
    }

    @TestFactory
    List<DynamicTest> everyRunHasTheRacesOfAllRuns() {
        return GeneratedPrograms.onEveryJdk(RandomCollectionsTest::run);
    }

    private static void run(Jdk jdk, int processors) throws Exception {
        List<Finding> findings = new GeneratedPrograms(folder)
                .run(Path.of(jdk.command("java")), "analyses=race\nperturb=" + (FIRST + processors), processors);
        TreeMap<Integer, TreeSet<Integer>> found = new TreeMap<>();
        for (Finding finding : findings) {
            Frame one = finding.accesses().get(0).site();
            Frame other = finding.accesses().get(1).site();
            int seed = Integer.parseInt(one.className().substring(GeneratedPrograms.PREFIX.length()));
            CollectionProgram program = programs.get(seed);
            assertTrue(
                    program != null && program.isRace(one.line(), other.line()),
                    () -> one + " and " + other + "\n" + (program == null ? "" : program.source()));
            found.computeIfAbsent(seed, key -> new TreeSet<>()).add(program.object(one.line()));
        }
        programs.forEach((seed, program) -> assertEquals(
                new TreeSet<>(program.racy()), found.getOrDefault(seed, new TreeSet<>()), program::source));
    }
}
