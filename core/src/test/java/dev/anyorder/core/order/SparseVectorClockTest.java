package dev.anyorder.core.order;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The map against a plain hash map, with few lanes and with many. */
class SparseVectorClockTest {
    @ParameterizedTest
    @ValueSource(ints = {2, 15, 16, 17, 300, 5000, 1_000_000, Integer.MAX_VALUE})
    void holdsTheLargestPositionOfEachLane(int lanes) {
        SplittableRandom random = new SplittableRandom(lanes);
        List<SparseVectorClock> maps = new ArrayList<>(List.of(SparseVectorClock.NOTHING));
        List<Map<Integer, Long>> models = new ArrayList<>(List.of(Map.of()));
        for (int i = 0; i < 600; i++) {
            int from = random.nextInt(maps.size());
            int other = random.nextInt(maps.size());
            Map<Integer, Long> model = new HashMap<>(models.get(from));
            SparseVectorClock map = maps.get(from);
            if (random.nextInt(3) == 0) {
                models.get(other).forEach((lane, position) -> model.merge(lane, position, Math::max));
                map = map.merge(maps.get(other));
            } else {
                int lane = random.nextInt(lanes);
                long position = 1 + random.nextInt(10);
                model.merge(lane, position, Math::max);
                map = map.with(lane, position);
                assertSame(map, map.with(lane, position));
            }
            maps.add(map);
            models.add(model);
            same(model, map, random.nextInt(lanes));
            assertEquals(covers(models.get(other), model, -1), maps.get(other).covers(map, -1));
            int except = model.isEmpty() ? 0 : model.keySet().iterator().next();
            assertEquals(
                    covers(models.get(other), model, except), maps.get(other).covers(map, except));
        }
    }

    private static void same(Map<Integer, Long> model, SparseVectorClock map, int elsewhere) {
        model.forEach((lane, position) -> assertEquals(position, map.get(lane)));
        assertEquals(model.getOrDefault(elsewhere, 0L), map.get(elsewhere));
    }

    private static boolean covers(Map<Integer, Long> more, Map<Integer, Long> less, int except) {
        return less.entrySet().stream()
                .allMatch(e -> e.getKey() == except || e.getValue() <= more.getOrDefault(e.getKey(), 0L));
    }
}
