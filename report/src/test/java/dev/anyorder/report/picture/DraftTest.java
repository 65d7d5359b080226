package dev.anyorder.report.picture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;

class DraftTest {
    private static final int ALL = 1000;
    private static final int FEW = 1;

    private final Draft draft = new Draft();

    private static Touch touch(String op, String what, int line) {
        return new Touch(op, what, "Main.java", line, -1, -1);
    }

    private Picture picture(int most) {
        return draft.picture("Tasks", List.of(), most);
    }

    private static Node node(Picture picture, String access) {
        return picture.nodes().stream()
                .filter(node -> node.accesses().stream().anyMatch(line -> line.contains(access)))
                .findFirst()
                .orElseThrow();
    }

    private static boolean isEdge(Picture picture, Node from, Node to, Link link) {
        return picture.edges().contains(new Edge(from.id(), to.id(), link));
    }

    /** The main task starts two others between accesses of its own, and waits for them. */
    private void twoTasks() {
        draft.root(1, "#1 main");
        draft.touch(1, 0, touch("write", "Main.before", 3));
        draft.spawn(1, 2, "#2 thread", "Main.java", 4);
        draft.spawn(1, 3, "#3 thread", "Main.java", 5);
        draft.touch(2, 0, touch("update", "Main.total", 7));
        draft.touch(3, 0, touch("update", "Main.total", 7));
        draft.join(1, 2, 3);
        draft.join(1, 3, 4);
        draft.touch(1, 4, touch("read", "Main.after", 9));
    }

    @Test
    void aTaskGoesOnInAnotherNodeAfterWhatItWaitedFor() {
        twoTasks();
        Picture picture = picture(ALL);
        assertEquals(4, picture.nodes().size(), picture.toString());
        Node before = node(picture, "Main.before");
        Node after = node(picture, "Main.after");
        assertEquals("Main.java:3", before.place());
        assertEquals("#1 main", after.task());
        assertTrue(isEdge(picture, before, after, Link.NEXT), picture.toString());
        assertEquals(5, picture.edges().size(), picture.toString());
        assertEquals(
                2,
                picture.edges().stream()
                        .filter(edge -> edge.link() == Link.SPAWN)
                        .count());
        assertEquals(
                2,
                picture.edges().stream()
                        .filter(edge -> edge.link() == Link.JOIN)
                        .count());
    }

    @Test
    void theTwoStepsOfARaceAreMarked() {
        twoTasks();
        draft.race(new Race("id", "error", "data race", "", new Pair(-1, -1)), 2, 0, 3, 0);
        Picture picture = picture(ALL);
        assertEquals(2, picture.nodes().stream().filter(Node::racing).count());
        Race race = picture.races().get(0);
        assertEquals("#2 thread", picture.nodes().get(race.pair().first()).task());
        assertEquals("#3 thread", picture.nodes().get(race.pair().second()).task());
        assertEquals(List.of(race.pair()), picture.pairs());
    }

    @Test
    void accessesAfterASignalAreApartFromThoseBefore() {
        draft.root(1, "#1 main");
        draft.spawn(1, 2, "#2 thread", "", 0);
        draft.touch(1, 1, touch("write", "Main.early", 1));
        Piece point = draft.signal(1);
        draft.touch(1, 2, touch("write", "Main.late", 2));
        draft.await(2, point, 1);
        draft.touch(2, 1, touch("read", "Main.early", 3));
        Picture picture = picture(ALL);
        Node early = node(picture, "write Main.early");
        assertTrue(isEdge(picture, early, node(picture, "read Main.early"), Link.ORDER), picture.toString());
        assertTrue(isEdge(picture, early, node(picture, "Main.late"), Link.NEXT), picture.toString());
    }

    @Test
    void whatIsOverAndDidNotRaceIsFolded() {
        twoTasks();
        Picture picture = picture(FEW);
        assertEquals(1, picture.nodes().size(), picture.toString());
        Node only = picture.nodes().get(0);
        assertEquals(3, only.folded());
        assertTrue(only.accesses().contains("update Main.total :7"), only.toString());
        assertEquals("Main.java:3\u20139", only.place());
    }

    @Test
    void aRaceIsNeverFolded() {
        twoTasks();
        draft.race(new Race("id", "error", "data race", "", new Pair(-1, -1)), 2, 0, 3, 0);
        Picture picture = picture(FEW);
        assertEquals(4, picture.nodes().size(), picture.toString());
        assertFalse(picture.nodes().stream().anyMatch(node -> node.folded() > 0));
    }

    @Test
    void whatOthersAreOrderedWithStaysApart() {
        draft.root(1, "#1 main");
        draft.spawn(1, 2, "#2 thread", "", 0);
        draft.spawn(1, 3, "#3 thread", "", 0);
        draft.touch(2, 0, touch("write", "Main.a", 1));
        Piece point = draft.signal(2);
        draft.touch(2, 1, touch("write", "Main.b", 2));
        draft.await(3, point, 1);
        draft.touch(3, 1, touch("write", "Main.c", 3));
        draft.race(new Race("id", "error", "data race", "", new Pair(-1, -1)), 2, 1, 3, 1);
        Picture picture = picture(FEW);
        assertTrue(isEdge(picture, node(picture, "Main.a"), node(picture, "Main.c"), Link.ORDER), picture.toString());
        assertTrue(node(picture, "Main.b").racing());
        assertFalse(node(picture, "Main.a").racing());
    }

    @Test
    void aThousandTasksBecomeAFewNodes() {
        draft.root(1, "#1 main");
        for (int i = 2; i < 1000; i++) {
            draft.spawn(1, i, "#" + i + " job", "Main.java", 1);
            draft.touch(i, 0, touch("write", "Main.x", i));
            draft.join(1, i, i);
            draft.touch(1, i, touch("read", "Main.x", 2));
        }
        draft.race(new Race("id", "error", "data race", "", new Pair(-1, -1)), 500, 0, 501, 0);
        Picture picture = picture(100);
        assertTrue(picture.nodes().size() < 12, picture.nodes().size() + " nodes");
        assertEquals(2, picture.nodes().stream().filter(Node::racing).count());
    }
}
