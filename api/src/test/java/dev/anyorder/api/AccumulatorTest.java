package dev.anyorder.api;

import static dev.anyorder.api.Loops.forall;
import static dev.anyorder.api.Loops.forasync;
import static dev.anyorder.api.Tasks.finish;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import org.junit.jupiter.api.Test;

class AccumulatorTest {
    @Test
    void combinesWhatAllTasksPut() {
        Accumulator<Long> sum = Accumulator.sum();
        Accumulator<Integer> largest = Accumulator.of(Integer.MIN_VALUE, Math::max);
        Accumulator<Double> halves = Accumulator.sumOfDoubles();
        finish(
                List.of(sum, largest, halves),
                () -> forall(0, 1000, i -> {
                    sum.put((long) i);
                    largest.put(i);
                    halves.put(0.5);
                }));
        assertEquals(499_500, sum.get());
        assertEquals(999, largest.get());
        assertEquals(500.0, halves.get());
    }

    @Test
    void hidesAFinishUnderWay() {
        Accumulator<Long> sum = Accumulator.sum();
        for (long round = 0; round < 3; round++) {
            long before = 10 * round;
            finish(sum, () -> {
                forasync(0, 10, i -> sum.put(1L));
                assertEquals(before, sum.get());
            });
            assertEquals(before + 10, sum.get());
        }
    }

    @Test
    void isClosedOutsideOfItsFinish() {
        Accumulator<Long> sum = Accumulator.sum();
        assertThrows(IllegalStateException.class, () -> sum.put(1L));
        finish(sum, () -> assertThrows(IllegalStateException.class, () -> finish(sum, () -> {})));
        assertThrows(IllegalStateException.class, () -> sum.put(1L));
        assertEquals(0, sum.get());
    }
}
