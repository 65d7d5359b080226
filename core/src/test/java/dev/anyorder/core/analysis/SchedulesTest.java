package dev.anyorder.core.analysis;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.anyorder.core.analysis.Schedules.Triple;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/** The oracle itself: what it says of all states against interleavings that are walked through one by one. */
class SchedulesTest {
    /** The triples of one schedule: who comes between two accesses of a block and is in conflict with both. */
    private static Set<Triple> triples(Moves moves, List<int[]> schedule) {
        Set<Triple> found = new HashSet<>();
        for (int j = 1; j < schedule.size(); j++) {
            int[] s = schedule.get(j);
            Move split = moves.tasks[s[0]][s[1]];
            for (int[] f : schedule.subList(0, j)) {
                Move first = moves.tasks[f[0]][f[1]];
                for (int[] l : schedule.subList(j + 1, schedule.size())) {
                    Move last = moves.tasks[l[0]][l[1]];
                    if (f[0] == l[0]
                            && f[0] != s[0]
                            && first.block() >= 0
                            && first.block() == last.block()
                            && first.isInConflict(split)
                            && last.isInConflict(split)
                            && !moves.isInside(s[0], split.block(), first.block())) {
                        found.add(new Triple(first.access(), split.access(), last.access()));
                    }
                }
            }
        }
        return found;
    }

    @Test
    void allInterleavingsOneByOneShowWhatTheStatesShow() {
        long triples = 0;
        for (int seed = 0; seed < 2_000; seed++) {
            Writer.Style style = Writer.Style.values()[seed % 3];
            Writer writer = new Writer(new SplittableRandom(seed), style, false);
            writer.script();
            List<Event> events = writer.written.subList(0, Math.min(9, writer.written.size()));
            Schedules schedules = new Schedules(Script.of(events));
            Set<Triple> seen = new HashSet<>();
            schedules.each(schedule -> seen.addAll(triples(schedules.moves, schedule)));
            assertEquals(schedules.triples, seen, () -> Event.text(events));
            triples += seen.size();
        }
        assertTrue(triples > 300, "only " + triples);
    }

    @Test
    void locksLeaveNoScheduleInWhichSomebodyComesBetween() {
        Schedules schedules = new Schedules(
                Script.parse(
                        "R spawn a; a enter; a acquire p; a read x; a write x; a release p; R acquire p; R write x; R release p"));
        assertEquals(Set.of(), schedules.triples);
    }
}
