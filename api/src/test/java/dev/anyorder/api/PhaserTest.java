package dev.anyorder.api;

import static dev.anyorder.api.Loops.forallPhased;
import static dev.anyorder.api.PhaserMode.SIGNAL;
import static dev.anyorder.api.PhaserMode.SIGNAL_WAIT;
import static dev.anyorder.api.PhaserMode.WAIT;
import static dev.anyorder.api.Tasks.async;
import static dev.anyorder.api.Tasks.asyncPhased;
import static dev.anyorder.api.Tasks.awaitPhase;
import static dev.anyorder.api.Tasks.finish;
import static dev.anyorder.api.Tasks.next;
import static dev.anyorder.api.Tasks.signal;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class PhaserTest {
    @Test
    void theTaskThatMakesAPhaserTakesPart() {
        int[] seen = new int[2];
        finish(() -> {
            TaskPhaser phaser = new TaskPhaser();
            int[] value = new int[1];
            asyncPhased(phaser.inMode(SIGNAL_WAIT), () -> {
                value[0] = 1;
                next();
                next();
                seen[1] = value[0];
            });
            next();
            seen[0] = value[0];
            value[0] = 2;
            next();
            assertEquals(2, phaser.phase());
        });
        assertArrayEquals(new int[] {1, 2}, seen);
    }

    @Test
    void theTaskThatMakesAPhaserLeavesItAtTheEndOfTheFinish() {
        int[] seen = new int[1];
        finish(() -> {
            TaskPhaser phaser = new TaskPhaser();
            asyncPhased(phaser.inMode(SIGNAL_WAIT), () -> {
                next();
                next();
                seen[0] = 1;
            });
        });
        assertEquals(1, seen[0]);
    }

    @Test
    void aProducerRunsAheadAndAConsumerFollows() {
        int n = 100;
        int[] items = new int[n];
        int[] sums = new int[n];
        finish(() -> {
            TaskPhaser produced = new TaskPhaser();
            asyncPhased(produced.inMode(SIGNAL), () -> {
                for (int i = 0; i < n; i++) {
                    items[i] = i;
                    next();
                }
            });
            asyncPhased(produced.inMode(WAIT), () -> {
                for (int i = 0; i < n; i++) {
                    next();
                    sums[i] = items[i] + (i == 0 ? 0 : sums[i - 1]);
                }
            });
        });
        assertEquals(n * (n - 1) / 2, sums[n - 1]);
    }

    @Test
    void pipelinesUseSeveralPhasers() {
        int n = 50;
        int[] first = new int[n];
        int[] second = new int[n];
        finish(() -> {
            TaskPhaser a = new TaskPhaser();
            TaskPhaser b = new TaskPhaser();
            asyncPhased(a.inMode(SIGNAL), () -> {
                for (int i = 0; i < n; i++) {
                    first[i] = i;
                    next();
                }
            });
            asyncPhased(List.of(a.inMode(WAIT), b.inMode(SIGNAL)), () -> {
                awaitPhase();
                for (int i = 0; i < n; i++) {
                    second[i] = 2 * first[i];
                    signal();
                    awaitPhase();
                }
            });
            asyncPhased(b.inMode(WAIT), () -> {
                for (int i = 0; i < n; i++) {
                    next();
                    assertEquals(2 * i, second[i]);
                }
            });
        });
    }

    @Test
    void tasksThatEndOrFailLeaveTheirPhasers() {
        int[] phases = new int[10];
        assertThrows(
                IllegalStateException.class,
                () -> forallPhased(0, 10, i -> {
                    for (int phase = 0; phase < i; phase++) {
                        next();
                        phases[i]++;
                    }
                    if (i == 5) {
                        throw new IllegalStateException();
                    }
                }));
        assertArrayEquals(IntStream.range(0, 10).toArray(), phases);
    }

    @Test
    void manyTasksTakePart() {
        int n = 500;
        int[] round = new int[n];
        forallPhased(0, n, i -> {
            for (int phase = 1; phase <= 3; phase++) {
                round[i] = phase;
                next();
                assertEquals(phase, round[(i + 1) % n]);
                next();
            }
        });
    }

    @Test
    void tasksRegisterFurtherTasksInModesThatTheyHave() {
        int[] seen = new int[1];
        finish(() -> {
            TaskPhaser phaser = new TaskPhaser();
            asyncPhased(phaser.inMode(SIGNAL_WAIT), () -> {
                next();
                asyncPhased(phaser.inMode(SIGNAL), () -> seen[0] = 1);
                next();
                assertEquals(1, seen[0]);
            });
            asyncPhased(
                    phaser.inMode(WAIT),
                    () -> assertThrows(
                            IllegalStateException.class, () -> asyncPhased(phaser.inMode(SIGNAL), () -> {})));
            async(() -> assertThrows(IllegalStateException.class, () -> asyncPhased(phaser.inMode(WAIT), () -> {})));
        });
        assertThrows(IllegalStateException.class, TaskPhaser::new);
    }
}
