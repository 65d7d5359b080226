package dev.anyorder.report.picture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;

class GraphBuilderTest {
    private static final int ALL = 1000;
    private static final int FEW = 1;

    private final GraphBuilder builder = new GraphBuilder();

    private static GraphAccess touch(String op, String what, int line) {
        return new GraphAccess(op, what, "Main.java", line, -1, -1);
    }

    private TaskGraph picture(int most) {
        return builder.picture("Tasks", List.of(), most);
    }

    private static PictureNode node(TaskGraph graph, String access) {
        return graph.nodes().stream()
                .filter(node -> node.accesses().stream().anyMatch(line -> line.contains(access)))
                .findFirst()
                .orElseThrow();
    }

    private static boolean isEdge(TaskGraph graph, PictureNode from, PictureNode to, EdgeReason edgeReason) {
        return graph.edges().contains(new PictureEdge(from.id(), to.id(), edgeReason));
    }

    /** The main task starts two others between accesses of its own, and waits for them. */
    private void twoTasks() {
        builder.root(1, "#1 main");
        builder.touch(1, 0, touch("write", "Main.before", 3));
        builder.spawn(1, 2, "#2 thread", "Main.java", 4);
        builder.spawn(1, 3, "#3 thread", "Main.java", 5);
        builder.touch(2, 0, touch("update", "Main.total", 7));
        builder.touch(3, 0, touch("update", "Main.total", 7));
        builder.join(1, 2, 3);
        builder.join(1, 3, 4);
        builder.touch(1, 4, touch("read", "Main.after", 9));
    }

    @Test
    void aTaskGoesOnInAnotherNodeAfterWhatItWaitedFor() {
        twoTasks();
        TaskGraph graph = picture(ALL);
        assertEquals(4, graph.nodes().size(), graph.toString());
        PictureNode before = node(graph, "Main.before");
        PictureNode after = node(graph, "Main.after");
        assertEquals("Main.java:3", before.place());
        assertEquals("#1 main", after.task());
        assertTrue(isEdge(graph, before, after, EdgeReason.NEXT), graph.toString());
        assertEquals(5, graph.edges().size(), graph.toString());
        assertEquals(
                2,
                graph.edges().stream()
                        .filter(edge -> edge.edgeReason() == EdgeReason.SPAWN)
                        .count());
        assertEquals(
                2,
                graph.edges().stream()
                        .filter(edge -> edge.edgeReason() == EdgeReason.JOIN)
                        .count());
    }

    @Test
    void theTwoStepsOfARaceAreMarked() {
        twoTasks();
        builder.race(new PictureFinding("id", "error", "data race", "", new ConflictPair(-1, -1)), 2, 0, 3, 0);
        TaskGraph graph = picture(ALL);
        assertEquals(2, graph.nodes().stream().filter(PictureNode::racing).count());
        PictureFinding pictureFinding = graph.races().get(0);
        assertEquals(
                "#2 thread",
                graph.nodes().get(pictureFinding.conflictPair().first()).task());
        assertEquals(
                "#3 thread",
                graph.nodes().get(pictureFinding.conflictPair().second()).task());
        assertEquals(List.of(pictureFinding.conflictPair()), graph.pairs());
    }

    @Test
    void accessesAfterASignalAreApartFromThoseBefore() {
        builder.root(1, "#1 main");
        builder.spawn(1, 2, "#2 thread", "", 0);
        builder.touch(1, 1, touch("write", "Main.early", 1));
        GraphNode point = builder.signal(1);
        builder.touch(1, 2, touch("write", "Main.late", 2));
        builder.await(2, point, 1);
        builder.touch(2, 1, touch("read", "Main.early", 3));
        TaskGraph graph = picture(ALL);
        PictureNode early = node(graph, "write Main.early");
        assertTrue(isEdge(graph, early, node(graph, "read Main.early"), EdgeReason.ORDER), graph.toString());
        assertTrue(isEdge(graph, early, node(graph, "Main.late"), EdgeReason.NEXT), graph.toString());
    }

    @Test
    void whatIsOverAndDidNotRaceIsFolded() {
        twoTasks();
        TaskGraph graph = picture(FEW);
        assertEquals(1, graph.nodes().size(), graph.toString());
        PictureNode only = graph.nodes().get(0);
        assertEquals(3, only.folded());
        assertTrue(only.accesses().contains("update Main.total :7"), only.toString());
        assertEquals("Main.java:3\u20139", only.place());
    }

    @Test
    void aRaceIsNeverFolded() {
        twoTasks();
        builder.race(new PictureFinding("id", "error", "data race", "", new ConflictPair(-1, -1)), 2, 0, 3, 0);
        TaskGraph graph = picture(FEW);
        assertEquals(4, graph.nodes().size(), graph.toString());
        assertFalse(graph.nodes().stream().anyMatch(node -> node.folded() > 0));
    }

    @Test
    void whatOthersAreOrderedWithStaysApart() {
        builder.root(1, "#1 main");
        builder.spawn(1, 2, "#2 thread", "", 0);
        builder.spawn(1, 3, "#3 thread", "", 0);
        builder.touch(2, 0, touch("write", "Main.a", 1));
        GraphNode point = builder.signal(2);
        builder.touch(2, 1, touch("write", "Main.b", 2));
        builder.await(3, point, 1);
        builder.touch(3, 1, touch("write", "Main.c", 3));
        builder.race(new PictureFinding("id", "error", "data race", "", new ConflictPair(-1, -1)), 2, 1, 3, 1);
        TaskGraph graph = picture(FEW);
        assertTrue(isEdge(graph, node(graph, "Main.a"), node(graph, "Main.c"), EdgeReason.ORDER), graph.toString());
        assertTrue(node(graph, "Main.b").racing());
        assertFalse(node(graph, "Main.a").racing());
    }

    @Test
    void aThousandTasksBecomeAFewNodes() {
        builder.root(1, "#1 main");
        for (int i = 2; i < 1000; i++) {
            builder.spawn(1, i, "#" + i + " job", "Main.java", 1);
            builder.touch(i, 0, touch("write", "Main.x", i));
            builder.join(1, i, i);
            builder.touch(1, i, touch("read", "Main.x", 2));
        }
        builder.race(new PictureFinding("id", "error", "data race", "", new ConflictPair(-1, -1)), 500, 0, 501, 0);
        TaskGraph graph = picture(100);
        assertTrue(graph.nodes().size() < 12, graph.nodes().size() + " nodes");
        assertEquals(2, graph.nodes().stream().filter(PictureNode::racing).count());
    }
}
