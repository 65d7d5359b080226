package dev.anyorder.testbed.targets;

import static org.junit.jupiter.api.Assertions.fail;
import static org.junit.jupiter.api.DynamicContainer.dynamicContainer;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DynamicNode;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/** Every target program, under the packaged agent, on every JDK found; under {@code race} on the newest. */
@Tag("full")
class TargetsTest {
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
            Path own = folder.resolve("jdk" + jdk.feature());
            TargetSession session = TargetSession.open(jdk, Optional.of(agent), own);
            nodes.add(programs(session, Setting.FASTTRACK));
            if (jdk == jdks.get(jdks.size() - 1)) {
                nodes.add(programs(session, Setting.race(1)));
            }
        }
        return nodes;
    }

    /** The runs are started here, as many at a time as there are processors; the tests wait for them in turn. */
    private static DynamicNode programs(TargetSession session, Setting setting) throws IOException {
        List<DynamicNode> tests = new ArrayList<>();
        for (Target target : session.targets()) {
            Future<Optional<String>> run = pool.submit(() -> session.run(target, setting));
            tests.add(dynamicTest(target.name(), () -> {
                Optional<String> failure = run.get();
                if (failure.isPresent()) {
                    fail(failure.get());
                }
            }));
        }
        return dynamicContainer(session.jdk() + ", " + setting, tests);
    }
}
