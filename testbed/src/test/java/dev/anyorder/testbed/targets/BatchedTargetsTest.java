package dev.anyorder.testbed.targets;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.fail;
import static org.junit.jupiter.api.DynamicContainer.dynamicContainer;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DynamicNode;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/**
 * Every target program, under the packaged agent, on every JDK found, many in one JVM where they can share one. {@link TargetsTest}
 * has each in a JVM of its own.
 */
class BatchedTargetsTest {
    @TempDir
    static Path folder;

    private static ExecutorService pool;

    @BeforeAll
    static void start() {
        pool = Executors.newFixedThreadPool(Runtime.getRuntime().availableProcessors());
    }

    @AfterAll
    static void stop() {
        pool.shutdownNow();
    }

    @TestFactory
    List<DynamicNode> everyProgramGetsTheVerdictOnItsLines() throws Exception {
        Path agent = AgentJar.find();
        List<Jdk> jdks = Jdks.find();
        System.out.println("Target programs run on: " + jdks);
        List<DynamicNode> nodes = new ArrayList<>();
        for (Jdk jdk : jdks) {
            TargetSession session = TargetSession.open(jdk, Optional.of(agent), folder.resolve("jdk" + jdk.feature()));
            for (Setting setting : List.of(Setting.FASTTRACK, Setting.race(1))) {
                nodes.add(dynamicContainer(jdk + ", " + setting, programs(session, setting)));
            }
        }
        return nodes;
    }

    /** The runs are started here, as many at a time as there are processors; the tests wait for them in turn. */
    private static List<DynamicNode> programs(TargetSession session, Setting setting) throws IOException {
        List<DynamicNode> tests = new ArrayList<>();
        for (Map.Entry<List<String>, List<Target>> batch :
                BatchRunner.batches(session.targets(), setting).entrySet()) {
            Future<BatchOutcome> run = pool.submit(() -> session.batch(batch.getValue(), setting));
            String name = String.join(",", batch.getKey());
            tests.add(dynamicTest(name, () -> assertEquals(List.of(), run.get().complaints())));
            for (int i = 0; i < batch.getValue().size(); i++) {
                int number = i;
                tests.add(dynamicTest(
                        batch.getValue().get(i).name(),
                        () -> check(session.complaint(run.get().programs().get(number)))));
            }
        }
        for (Target target : session.targets()) {
            if (!target.sharesJvm()) {
                Future<Optional<String>> run = pool.submit(() -> session.run(target, setting));
                tests.add(dynamicTest(target.name(), () -> check(run.get())));
            }
        }
        return tests;
    }

    private static void check(Optional<String> complaint) {
        if (complaint.isPresent()) {
            fail(complaint.get());
        }
    }
}
