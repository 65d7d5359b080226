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
                        folderOf(Strand.class) + File.pathSeparator + folderOf(LongRun.class),
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
        Grove grove = new Grove(64);
        Strand root = Strand.root("R", Orders.LOGICAL, Recall.EVERY_STEP, grove);
        Strand stranger = root.spawn("s");
        Strand kept = futureGotBy(stranger, root);
        for (int i = 0; i < 1000; i++) {
            futureGotBy(stranger, root);
        }
        int lanes = grove.lanes();
        int again = 0;
        for (int tries = 0; tries < 1000 && again < 500; tries++) {
            if (again == 0) {
                System.gc();
            }
            Strand other = root.spawn("o");
            Step step = other.step();
            other.signal();
            assertFalse(Order.logical(step, stranger.step()));
            again = tries + 1 - (grove.lanes() - lanes);
        }
        assertEquals(500, again, "lanes used again");
        assertTrue(Order.logical(kept.step(), stranger.step()));
    }

    private static Strand futureGotBy(Strand stranger, Strand root) {
        Strand future = root.spawn("f");
        future.signal();
        future.end();
        stranger.join(future);
        return future;
    }
}
