package dev.anyorder.testbed.transparency;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.DynamicContainer.dynamicContainer;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import dev.anyorder.testbed.targets.Jdk;
import dev.anyorder.testbed.targets.Jdks;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.DynamicNode;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/** Programs at the edge of what Java allows print the same and end alike with and without the agent. */
@Tag("sized")
class EdgesTest {
    @TempDir
    static Path folder;

    @TestFactory
    List<DynamicNode> everyProgramDoesWhatItDid() throws Exception {
        List<DynamicNode> nodes = new ArrayList<>();
        for (Jdk jdk : Jdks.findIfFull()) {
            EdgeSession session = new EdgeSession(jdk, folder.resolve("jdk" + jdk.feature()));
            session.compile();
            List<DynamicNode> tests = new ArrayList<>();
            for (Edge edge : Edge.read(EdgeSession.sources())) {
                tests.add(dynamicTest(edge.toString(), () -> compare(session, edge)));
            }
            nodes.add(dynamicContainer(jdk.toString(), tests));
        }
        return nodes;
    }

    @TestFactory
    List<DynamicNode> theReportGoesToTheStandardErrorOfTheStart() throws Exception {
        List<DynamicNode> nodes = new ArrayList<>();
        for (Jdk jdk : Jdks.findIfFull()) {
            EdgeSession session = new EdgeSession(jdk, folder.resolve("console" + jdk.feature()));
            session.compile();
            for (String way : List.of("return", "replaced streams", "no streams")) {
                Edge edge = new Edge("Endings", List.of(), way, "");
                nodes.add(dynamicTest(jdk + ", " + edge, () -> compareConsole(session, edge)));
            }
        }
        return nodes;
    }

    private static void compareConsole(EdgeSession session, Edge edge) throws Exception {
        Run plain = session.plain(edge);
        Run watched = session.onConsole(edge);
        assertAll(
                () -> assertEquals(plain.output(), watched.output()),
                () -> assertTrue(watched.errors().startsWith(plain.errors() + "AnyOrder found "), watched.errors()),
                () -> assertEquals(plain.status(), watched.status()));
    }

    private static void compare(EdgeSession session, Edge edge) throws Exception {
        Run plain = session.plain(edge);
        Run watched = session.watched(edge);
        assertAll(
                () -> assertEquals(plain.output(), watched.output()),
                () -> assertEquals(plain.errors(), watched.errors()),
                () -> assertEquals(plain.status(), watched.status()),
                () -> assertEquals(!edge.halts(), session.hasReport(edge), "report"),
                () -> assertTrue(edge.signal().isEmpty() || session.findings(edge) > 0, "findings"));
    }
}
