package dev.anyorder.report.picture;

import static dev.anyorder.report.picture.SvgWriter.escaped;

import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Renders the graph and its findings as a self-contained page. */
public final class HtmlPicture {
    private static final Pattern PART = Pattern.compile("@(\\w+)@");

    private HtmlPicture() {}

    public static String render(TaskGraph graph, GraphPlacement placement) {
        Map<String, String> parts = Map.of(
                "style", PageResource.text("picture.css") + PageResource.text("page.css"),
                "script", PageResource.text("page.js"),
                "title", escaped(graph.title()),
                "findings", findings(graph.races()),
                "notes", notes(graph.notes()),
                "graph", SvgPicture.element(graph, placement));
        return PART.matcher(PageResource.text("page.html"))
                .replaceAll(found -> Matcher.quoteReplacement(parts.getOrDefault(found.group(1), "")));
    }

    private static String findings(List<PictureFinding> races) {
        if (races.isEmpty()) {
            return "<p>No races were found in this run.</p>";
        }
        StringBuilder out = new StringBuilder("<ol class=\"findings\">\n");
        for (PictureFinding pictureFinding : races) {
            out.append("<li class=\"")
                    .append(escaped(pictureFinding.severity()))
                    .append("\"><p><strong>");
            out.append(escaped(pictureFinding.severity()))
                    .append(":</strong> ")
                    .append(escaped(pictureFinding.headline()))
                    .append("</p>");
            if (!pictureFinding.because().isEmpty()) {
                out.append("<p class=\"because\">because ")
                        .append(escaped(pictureFinding.because()))
                        .append("</p>");
            }
            out.append("<p>")
                    .append(button(
                            pictureFinding.conflictPair(),
                            pictureFinding.conflictPair().first(),
                            "first access"));
            out.append(' ')
                    .append(button(
                            pictureFinding.conflictPair(),
                            pictureFinding.conflictPair().second(),
                            "second access"))
                    .append("</p></li>\n");
        }
        return out.append("</ol>").toString();
    }

    private static String button(ConflictPair conflictPair, int node, String text) {
        return "<button type=\"button\" data-node=\"n" + node + "\" data-pair=\"" + SvgPicture.name(conflictPair)
                + "\">" + text + "</button>";
    }

    private static String notes(List<String> notes) {
        StringBuilder out = new StringBuilder();
        notes.forEach(note -> out.append("<p>").append(escaped(note)).append("</p>\n"));
        return out.toString();
    }
}
