package dev.anyorder.agent.shadow;

import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;

import dev.anyorder.hooks.ArrayFootprint;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class StepShadowsTest {
    private static final int ARRAYS = 300;

    private final Map<Object, ArrayShadow> made = new IdentityHashMap<>();
    private final ArrayShadows all = new ArrayShadows(
            array -> {
                ArrayShadow shadow = new ArrayShadow(((int[]) array).length);
                made.put(array, shadow);
                return shadow;
            },
            false);

    /** Whole runs of arrays in the order of before, some of them twice or not at all, and jumps in between. */
    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5})
    void eachFootprintHasTheShadowOfItsArrayInWhateverOrderTheyCome(long seed) {
        Random random = new Random(seed);
        int[][] arrays = new int[ARRAYS][4];
        StepShadows shadows = new StepShadows();
        for (int step = 0; step < 200; step++) {
            ArrayFootprint[] footprints = new ArrayFootprint[random.nextInt(400)];
            int at = 0;
            for (int i = 0; i < footprints.length; i++) {
                at = random.nextInt(10) == 0 ? random.nextInt(ARRAYS) : (at + random.nextInt(3)) % ARRAYS;
                footprints[i] = new ArrayFootprint(random.nextInt(50) == 0 ? null : arrays[at], random.nextInt(3));
            }
            shadows.find(footprints, footprints.length, all);
            for (int i = 0; i < footprints.length; i++) {
                Object array = footprints[i].array;
                if (array == null) {
                    assertNull(shadows.of(i));
                } else {
                    assertSame(made.get(array), shadows.of(i));
                }
            }
            shadows.forget();
        }
    }
}
