package dev.anyorder.core.order;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.File;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Memory follows the tasks that are alive. */
class MemoryTest {
    @Test
    void millionsOfTasksFitIntoASmallHeapIfFewAreAliveAtATime() throws Exception {
        Process run = new ProcessBuilder(List.of(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-Xmx24m",
                        "-cp",
                        folderOf(TaskState.class) + File.pathSeparator + folderOf(LongRun.class),
                        LongRun.class.getName(),
                        "spawnAndJoin",
                        "futuresGotByStrangers",
                        "firedAndForgotten",
                        "oneTaskSpawnsTheNext",
                        "oneOpenFinish",
                        "locks"))
                .redirectErrorStream(true)
                .start();
        String output = new String(run.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        System.out.print(output);
        assertEquals(0, run.waitFor(), output);
    }

    private static String folderOf(Class<?> type) throws Exception {
        return Path.of(type.getProtectionDomain().getCodeSource().getLocation().toURI())
                .toString();
    }

    @Test
    void aLaneThatIsUsedAgainTellsNothingOfItsNewTasks() {
        TaskForest forest = new TaskForest(64);
        TaskState root = TaskState.root("R", TrackedOrders.LOGICAL, ClockRetention.EVERY_STEP, forest);
        TaskState stranger = root.spawn("s");
        TaskState kept = futureGotBy(stranger, root);
        for (int i = 0; i < 1000; i++) {
            futureGotBy(stranger, root);
        }
        int lanes = forest.lanes();
        int again = 0;
        for (int tries = 0; tries < 1000 && again < 500; tries++) {
            if (again == 0) {
                System.gc();
            }
            TaskState other = root.spawn("o");
            Step step = other.step();
            other.signal();
            assertFalse(HappensBefore.logical(step, stranger.step()));
            again = tries + 1 - (forest.lanes() - lanes);
        }
        assertEquals(500, again, "lanes used again");
        assertTrue(HappensBefore.logical(kept.step(), stranger.step()));
    }

    private static TaskState futureGotBy(TaskState stranger, TaskState root) {
        TaskState future = root.spawn("f");
        future.signal();
        future.end();
        stranger.join(future);
        return future;
    }
}
