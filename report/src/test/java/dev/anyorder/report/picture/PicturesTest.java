package dev.anyorder.report.picture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.anyorder.report.picture.GraphPlacement.Box;
import dev.anyorder.report.picture.GraphPlacement.Point;
import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.regex.Pattern;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Document;

/** A picture of three nodes, with names that each of the languages would take for something else. */
class PicturesTest {
    private static final String AWKWARD = "List<\"a&b\"> \\ </script> @graph@";

    private final TaskGraph graph = new TaskGraph(
            "Tasks of <run> & \"others\"",
            List.of("A note."),
            List.of(
                    new PictureNode(0, "#1 main", "Main.java:3", List.of("write " + AWKWARD), true, 0),
                    new PictureNode(1, "#2 thread", "", List.of(), true, 4),
                    new PictureNode(2, "", "", List.of(), false, 0)),
            List.of(new PictureEdge(0, 2, EdgeReason.NEXT), new PictureEdge(1, 2, EdgeReason.JOIN)),
            List.of(new ConflictPair(0, 1)),
            List.of(new PictureFinding(
                    "abc", "error", "data race on " + AWKWARD, "nobody waits", new ConflictPair(0, 1))));

    private final GraphPlacement placement = new GraphPlacement(
            300,
            200,
            List.of(new Box(0, 0, 100, 60), new Box(150, 0, 100, 60), new Box(100, 150, 12, 12)),
            List.of(List.of(new Point(50, 60), new Point(106, 150)), List.of(new Point(200, 60), new Point(106, 150))));

    private static Document parsed(String xml) throws Exception {
        DocumentBuilderFactory factory = DocumentBuilderFactory.newInstance();
        factory.setFeature("http://apache.org/xml/features/disallow-doctype-decl", true);
        return factory.newDocumentBuilder().parse(new ByteArrayInputStream(xml.getBytes(StandardCharsets.UTF_8)));
    }

    @Test
    void svgIsWellFormedAndHasWhatRaces() throws Exception {
        String svg = SvgPicture.render(graph, placement);
        Document document = parsed(svg);
        assertEquals("svg", document.getDocumentElement().getTagName());
        assertTrue(svg.contains("class=\"node racing\" id=\"n0\""), svg);
        assertTrue(svg.contains("class=\"node racing folded\" id=\"n1\""), svg);
        assertTrue(svg.contains("class=\"race\" id=\"n0-n1\""), svg);
        assertEquals(2, svg.split("marker-end", -1).length - 1);
    }

    @Test
    void htmlRefersToNothingElse() {
        String page = HtmlPicture.render(graph, placement);
        assertFalse(
                Pattern.compile("(src|href)=\"(?!data:)|url\\((?!#)|@import")
                        .matcher(page)
                        .find(),
                page);
        assertFalse(page.contains("@style@") || page.contains("@findings@"), page);
        assertEquals(1, page.split("</script>", -1).length - 1, page);
        assertTrue(page.contains("data-node=\"n0\"") && page.contains("data-node=\"n1\""), page);
    }

    @Test
    void dotQuotesWhatItHasTo() {
        String dot = DotPicture.render(graph);
        assertTrue(dot.startsWith("digraph run {\n") && dot.endsWith("}\n"), dot);
        assertTrue(dot.contains("write List<\\\"a&b\\\"> \\\\ </script> @graph@"), dot);
        assertTrue(dot.contains("n0 -> n1 [dir=none, style=dashed"), dot);
        assertTrue(dot.contains("n2 [shape=point"), dot);
    }
}
