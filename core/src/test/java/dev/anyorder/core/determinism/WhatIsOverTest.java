package dev.anyorder.core.determinism;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.anyorder.core.determinism.Play.Player;
import java.util.List;
import org.junit.jupiter.api.Test;

/** When blocks are over, what is left of them then, and of ways that are long. What that is for: {@link LittleMemoryTest}. */
class WhatIsOverTest {
    private static final int V = Play.VOLATILE;

    private final Play play = new Play(false);
    private final Player main = play.main;
    private final Player other = play.root();

    @Test
    void aBlockIsOverWithTheLastThatIsInIt() {
        play.begin(main);
        DeterministicBlock outer = play.block(main);
        play.begin(main);
        DeterministicBlock inner = play.block(main);
        assertSame(inner, inner.running());
        play.end(main);
        assertTrue(inner.isOver());
        assertFalse(outer.isOver());
        assertSame(outer, inner.running());
        play.end(main);
        assertTrue(outer.isOver());
        assertNull(inner.running());
    }

    @Test
    void aTaskThatEndsLeavesItsBlocks() {
        play.begin(main);
        DeterministicBlock block = play.block(main);
        main.state.end();
        assertTrue(block.isOver());
    }

    @Test
    void whoComesAfterABlockThatIsOverComesAfterNothing() {
        play.begin(main);
        play.write(main, V);
        play.read(other, V);
        assertNotNull(other.task.mark());
        play.end(main);
        assertNull(other.task.mark());
    }

    @Test
    void whoComesAfterABlockTwiceComesAfterOne() {
        play.begin(main);
        play.write(main, V);
        play.read(other, V);
        play.write(main, V + 1);
        play.read(other, V + 1);
        assertEquals(1, blocksBefore(other));
    }

    @Test
    void whoComesAfterTwoBlocksThatAreOverComesAfterTheOneThatBothCameAfter() {
        play.begin(main);
        play.write(main, V);
        for (int i = 1; i <= 2; i++) {
            Player between = play.root();
            play.begin(between);
            play.read(between, V);
            play.write(between, V + i);
            play.read(other, V + i);
            assertEquals(i, blocksBefore(other));
            play.end(between);
            assertEquals(1, blocksBefore(other));
        }
    }

    private static int blocksBefore(Player player) {
        PublishedPredecessors mark = player.task.mark();
        return mark == null ? 0 : mark.predecessors().size();
    }

    @Test
    void aLongWayIsKeptAsItsBeginningAndItsEnd() {
        play.begin(main);
        play.write(main, V);
        for (int i = 0; i <= EdgePath.MOST; i++) {
            Player next = play.root();
            play.read(next, V + i);
            play.write(next, V + i + 1);
        }
        play.read(main, V + EdgePath.MOST + 1);
        List<DeterminismEdge> links = play.circles.get(0).links();
        assertEquals(2, links.size());
        assertEquals(
                "0 write 100 [0] FURTHER 18 read 116",
                links.get(0).from() + " " + links.get(0).cause() + " "
                        + links.get(0).to());
    }

    @Test
    void aRowOfBlocksEachOfWhichEndsAfterTheOneItComesBeforeIsFollowed() {
        assertEquals(1, circlesOverARowOf(OutermostBlock.MOST));
    }

    @Test
    void aLongerRowIsCut() {
        assertEquals(0, circlesOverARowOf(OutermostBlock.MOST + 1));
    }

    private int circlesOverARowOf(int blocks) {
        Player last = play.root();
        play.begin(last);
        play.write(last, V);
        for (int i = 1; i <= blocks; i++) {
            Player next = play.root();
            play.begin(next);
            play.write(next, V + i);
            play.read(last, V + i);
            play.end(last);
            last = next;
        }
        play.read(other, V);
        play.get(last, play.put(other));
        return play.circles.size();
    }
}
