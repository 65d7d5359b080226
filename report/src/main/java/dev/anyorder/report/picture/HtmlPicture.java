package dev.anyorder.report.picture;

import static dev.anyorder.report.picture.Svg.escaped;

import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A picture as a page of its own, in one file that refers to nothing else: the graph, and the findings beside it. */
public final class HtmlPicture {
    private static final Pattern PART = Pattern.compile("@(\\w+)@");

    private HtmlPicture() {}

    /** The whole page. */
    public static String render(Picture picture, Placement placement) {
        Map<String, String> parts = Map.of(
                "style", Resource.text("picture.css") + Resource.text("page.css"),
                "script", Resource.text("page.js"),
                "title", escaped(picture.title()),
                "findings", findings(picture.races()),
                "notes", notes(picture.notes()),
                "graph", SvgPicture.element(picture, placement));
        return PART.matcher(Resource.text("page.html"))
                .replaceAll(found -> Matcher.quoteReplacement(parts.getOrDefault(found.group(1), "")));
    }

    private static String findings(List<Race> races) {
        if (races.isEmpty()) {
            return "<p>No races were found in this run.</p>";
        }
        StringBuilder out = new StringBuilder("<ol class=\"findings\">\n");
        for (Race race : races) {
            out.append("<li class=\"").append(escaped(race.level())).append("\"><p><strong>");
            out.append(escaped(race.level()))
                    .append(":</strong> ")
                    .append(escaped(race.headline()))
                    .append("</p>");
            if (!race.because().isEmpty()) {
                out.append("<p class=\"because\">because ")
                        .append(escaped(race.because()))
                        .append("</p>");
            }
            out.append("<p>").append(button(race.pair(), race.pair().first(), "first access"));
            out.append(' ')
                    .append(button(race.pair(), race.pair().second(), "second access"))
                    .append("</p></li>\n");
        }
        return out.append("</ol>").toString();
    }

    private static String button(Pair pair, int node, String text) {
        return "<button type=\"button\" data-node=\"n" + node + "\" data-pair=\"" + SvgPicture.name(pair) + "\">" + text
                + "</button>";
    }

    private static String notes(List<String> notes) {
        StringBuilder out = new StringBuilder();
        notes.forEach(note -> out.append("<p>").append(escaped(note)).append("</p>\n"));
        return out.toString();
    }
}
