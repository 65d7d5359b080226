package dev.anyorder.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.anyorder.core.finding.AccessCycle;
import dev.anyorder.core.finding.AccessInfo;
import dev.anyorder.core.finding.CycleEdge;
import dev.anyorder.core.finding.Finding;
import dev.anyorder.core.finding.Frame;
import dev.anyorder.core.finding.LocationInfo;
import dev.anyorder.core.finding.RunResult;
import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Document;
import org.w3c.dom.NodeList;

/** Cycles, and blocks that are split, on a page. */
class FindingLanesTest {
    private static final Pattern DRAWING = Pattern.compile("<svg .*?</svg>", Pattern.DOTALL);

    private static RunResult drawn() {
        return Samples.result(
                Stream.of(Samples.cycle(), Samples.circle(), Samples.split(), Samples.splitUpdate(), Samples.deadlock())
                        .flatMap(result -> result.findings().stream())
                        .toArray(Finding[]::new));
    }

    private static List<Document> drawings(String page) {
        return DRAWING.matcher(page)
                .results()
                .map(match -> parsed(match.group()))
                .toList();
    }

    private static Document parsed(String xml) {
        try {
            return DocumentBuilderFactory.newInstance()
                    .newDocumentBuilder()
                    .parse(new ByteArrayInputStream(xml.getBytes(StandardCharsets.UTF_8)));
        } catch (Exception e) {
            throw new AssertionError(xml, e);
        }
    }

    @Test
    void eachIsDrawnAsItIsTold() throws Exception {
        Golden.check("pictures.html", ReportFormat.PICTURES.render(drawn(), List.of()));
    }

    @Test
    void everyOperationIsNamedWithItsLineAndItsTask() {
        List<Finding> findings = FindingOrder.sorted(drawn().findings());
        List<Document> drawings = drawings(FindingLanes.page(drawn()));
        assertEquals(findings.size(), drawings.size());
        for (int i = 0; i < findings.size(); i++) {
            String text = drawings.get(i).getDocumentElement().getTextContent();
            int number = 1;
            for (AccessInfo access : findings.get(i).accesses()) {
                assertTrue(text.contains("(" + number++ + ") " + ReportWording.deed(access)), text);
                assertTrue(text.contains(ReportWording.task(access.task())), text);
            }
            if (findings.get(i).why() instanceof AccessCycle cycle) {
                for (CycleEdge edge : cycle.edges()) {
                    assertTrue(text.contains(CycleText.reason(findings.get(i), edge)), text);
                }
            }
            NodeList arrows = drawings.get(i).getElementsByTagName("path");
            assertEquals(findings.get(i).accesses().size() + 1, arrows.getLength(), "with the tip");
        }
    }

    @Test
    void namesThatLookLikeElementsAreNone() {
        Finding awkward = Samples.cycle().findings().get(0);
        LocationInfo location = new LocationInfo("block", "a.<script>", "\"&\" onload=\"x", -1, -1, "", List.of());
        Finding renamed = new Finding(
                        "<i>",
                        awkward.kind(),
                        awkward.severity(),
                        awkward.evidence(),
                        awkward.analysis(),
                        1,
                        location,
                        awkward.accesses(),
                        new AccessCycle(new Frame("a.<script>&amp;", "m", "", 0), false, List.of(), List.of()))
                .withCount(2);
        String page = FindingLanes.page(Samples.result(renamed));
        assertFalse(page.contains("<script>") || page.contains("<i>"), page);
        assertTrue(page.contains("a.&lt;script&gt;&amp;amp;"), page);
        assertEquals(1, drawings(page).size());
    }

    @Test
    void thePageRefersToNothingElseAndEachDrawingHasItsOwnTip() {
        String page = FindingLanes.page(drawn());
        assertFalse(Pattern.compile("(src|href)=\"(?!data:)|url\\((?!#)|@import")
                .matcher(page)
                .find());
        Matcher tips = Pattern.compile("marker id=\"(\\w+)\"").matcher(page);
        assertEquals(
                List.of("tip1", "tip2", "tip3", "tip4", "tip5"),
                tips.results().map(match -> match.group(1)).toList());
    }

    @Test
    void otherFindingsAreNotDrawn() {
        String page = FindingLanes.page(Samples.fieldWithLocks());
        assertTrue(page.contains("<h1>AnyOrder: nothing to draw</h1>"), page);
        assertEquals(List.of(), drawings(page));
    }
}
