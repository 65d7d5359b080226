package dev.anyorder.api;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RandomProgramsTest {
    @ParameterizedTest
    @ValueSource(longs = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9})
    void leaveWhatTheyLeaveInSequence(long tens) {
        for (long seed = 200 * tens; seed < 200 * tens + 200; seed++) {
            RandomProgram program = new RandomProgram(seed);
            long[] expected = program.inSequence();
            for (int run = 0; run < 3; run++) {
                assertArrayEquals(expected, program.inParallel(), "seed " + seed);
            }
        }
    }
}
