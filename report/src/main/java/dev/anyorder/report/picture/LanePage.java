package dev.anyorder.report.picture;

import static dev.anyorder.report.picture.SvgWriter.escaped;

import java.util.List;

/** Renders lane diagrams as a self-contained page. */
public final class LanePage {
    private LanePage() {}

    public static String render(String title, List<LaneDiagram> drawn) {
        StringBuilder out =
                new StringBuilder("<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n");
        out.append("<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n");
        out.append("<link rel=\"icon\" href=\"data:,\">\n<title>")
                .append(escaped(title))
                .append("</title>\n<style>\n");
        out.append(PageResource.text("picture.css")).append(PageResource.text("lanes.css"));
        out.append("</style>\n</head>\n<body>\n<h1>").append(escaped(title)).append("</h1>\n");
        for (int i = 0; i < drawn.size(); i++) {
            LaneDiagram laneDiagram = drawn.get(i);
            out.append("<section>\n<h2>").append(escaped(laneDiagram.title())).append("</h2>\n<div>\n");
            out.append(LaneSvg.element(laneDiagram, "tip" + (i + 1))).append("</div>\n</section>\n");
        }
        return out.append("</body>\n</html>\n").toString();
    }
}
