package dev.anyorder.core.graph;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

/** When a region is over, on the fly, and when it is kept. */
class RegionsTest {
    /** How many nodes are merged while a program runs that has no race. */
    private static long merged(String program) {
        assertEquals("{}", Rounds.racy(program).toString());
        return Rounds.run(Act.parse(program)).fly.merged();
    }

    @Test
    void tasksJoinedInAnyOrderAreMergedAtTheLastJoin() {
        String forks = "R async a; R async b; a write 1; a end; b write 2; b end; ";
        assertEquals(0, merged(forks + "R get a; R write 3"));
        assertEquals(2, merged(forks + "R get a; R get b"));
        assertEquals(2, merged(forks + "R get b; R get a"));
    }

    @Test
    void aTaskThatWasLeftBehindKeepsTheRegionOpen() {
        String leak = "R async a; a async b; a write 1; a end; b write 2; b end; R get a; R write 3";
        assertEquals(0, merged(leak));
        assertEquals(3, merged(leak + "; R get b"));
    }

    @Test
    void aFinishIsOverWithAllThatWasPostedInside() {
        assertEquals(2, merged("R finish; R async a; a async b; a write 1; b write 2; R unfinish"));
    }

    @Test
    void aFutureFromOutsideKeepsTheRegionButNotTheOneAround() {
        String inside = "R async f; f write 1; f end; R async a; a finish; a async b; b get f; b read 1; a write 2;";
        assertEquals(0, merged(inside + " a unfinish; a end"));
        assertEquals(3, merged(inside + " a unfinish; a end; R get f; R get a"));
    }

    @Test
    void futuresThatTasksOfOneRegionGetFromEachOtherStayInside() {
        assertEquals(
                3,
                merged("R finish; R async a; a write 1; a end; R async b; b get a; b write 1; b end; R async c;"
                        + " c get b; c write 1; c end; R unfinish"));
    }

    @Test
    void whoSignalsMayBeHeardAnywhere() {
        assertEquals(
                0, merged("R finish; R async a; a write 1; a signal u; a write 2; R unfinish; R heed u; R write 1"));
    }

    @Test
    void whatWasMergedIsComparedAsOneNode() {
        assertEquals(
                "{1}",
                Rounds.racy("R async z; z write 1; R finish; R async a; R async b; a write 1; b write 2; R unfinish")
                        .toString());
    }
}
