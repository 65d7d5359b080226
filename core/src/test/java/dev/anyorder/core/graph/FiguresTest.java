package dev.anyorder.core.graph;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The examples of {@code seeds/002}, with its verdicts. A region's variable is a location: r1 is 1, r2 is 2. */
class FiguresTest {
    /** The racy locations, on which the two graphs, the other analyses and brute force agree. */
    private static String racy(String program) {
        return Rounds.racy(program).toString();
    }

    @Test
    void twoTasksThatUpdateOneVariableRaceInFigure32() {
        assertEquals(
                "{1}",
                racy("R post a>r; R post b>r; a read 1; a write 1; a end; b read 1; b write 1; b end; R await r"));
    }

    @Test
    void theGraphOfFigure21HasSevenNodesAndEightEdges() {
        Machine machine = Rounds.run(
                Act.parse("R write 0; R post a>r; R post b>r; a read 1; a write 1; b read 1; b write 1; R await r"));
        assertEquals(7, machine.after.size());
        EdgeList edges = machine.after.edges();
        List<String> all = new ArrayList<>();
        for (int i = 0; i < edges.size(); i++) {
            all.add(edges.from(i) + " " + edges.kind(i) + " " + edges.to(i));
        }
        assertEquals(
                List.of(
                        "0 POST 1",
                        "0 CONTINUE 2",
                        "2 POST 3",
                        "2 CONTINUE 4",
                        "4 CONTINUE 5",
                        "1 JOIN 5",
                        "5 CONTINUE 6",
                        "3 JOIN 6"),
                all);
    }

    @Test
    void theRaceOfFigure36ShowsOnlyInTheScheduleThatPostsTheThirdTask() {
        String start = "R post a>r; R post b>r; a end; b end; R await r";
        assertEquals("{}", racy(start));
        assertEquals("{1}", racy(start + "; R post c>r; R write 1; c write 1; c end; R await r"));
    }

    @Test
    void theTaskOutsideTheInnerFinishRacesInFigure41() {
        assertEquals(
                "{0}",
                racy("R write 0; R finish; R async a; a read 0; a write 0; R finish; R async b; b read 0; b write 0;"
                        + " R unfinish; R unfinish; R async c; c end; R get c; R write 0"));
    }

    @Test
    void theInnerRegionOfFigure52IsRacy() {
        assertEquals(
                "{2}",
                racy("R post a>r; a post b>s; a post c>s; b write 2; c write 2; b end; c end; a await s; a end;"
                        + " R await r"));
    }

    @Test
    void theInnerRegionOfFigure52BecomesOneNodeIfItsTasksDoNotMeet() {
        Machine machine = Rounds.run(Act.parse(
                "R post a>r; a post b>s; a post c>s; b write 2; c write 3; b end; c end; a await s; a end; R await r"));
        assertEquals(2, machine.fly.merged());
    }

    @Test
    void theRaceOfFigure62DependsOnWhichIsolatedSectionComesFirst() {
        assertEquals(
                "{}",
                racy("R post a>r; R post b>r; a isolated; a write 1; a unisolated; b isolated; b read 1; b write 1;"
                        + " b unisolated; R await r"));
        assertEquals(
                "{1}",
                racy("R post a>r; R post b>r; b isolated; b read 1; b post c>r; b unisolated; c write 1;"
                        + " a isolated; a write 1; a unisolated; R await r"));
    }

    @Test
    void aRegionWithAnIsolatedSectionIsKept() {
        Machine machine =
                Rounds.run(Act.parse("R finish; R async a; a isolated; a write 1; a unisolated; a write 2; R write 3;"
                        + " R unfinish; R write 4"));
        assertEquals(0, machine.fly.merged());
    }

    @Test
    void aRaceIsToldOnTheFlyBeforeTheRestOfFigure71IsRun() {
        List<GraphRace> races = new ArrayList<>();
        ComputationGraph graph = new ComputationGraph(RaceCheckTime.ON_THE_FLY, races::add);
        GraphTask main = graph.root("main");
        main.beginFinish();
        for (int i = 0; i < 2; i++) {
            GraphTask task = main.post("task");
            task.read(0);
            task.write(0);
            task.end();
        }
        main.endFinish();
        assertEquals("[race on location 0: node 1 of task, node 3 of task]", races.toString());
    }
}
