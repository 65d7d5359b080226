package dev.anyorder.report.picture;

import static dev.anyorder.report.picture.Svg.escaped;

import java.util.List;

/** Lanes below one another, as a page in one file that refers to nothing else. */
public final class LanesPage {
    private LanesPage() {}

    /** The whole page. */
    public static String render(String title, List<Lanes> drawn) {
        StringBuilder out =
                new StringBuilder("<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n");
        out.append("<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n");
        out.append("<link rel=\"icon\" href=\"data:,\">\n<title>")
                .append(escaped(title))
                .append("</title>\n<style>\n");
        out.append(Resource.text("picture.css")).append(Resource.text("lanes.css"));
        out.append("</style>\n</head>\n<body>\n<h1>").append(escaped(title)).append("</h1>\n");
        for (int i = 0; i < drawn.size(); i++) {
            Lanes lanes = drawn.get(i);
            out.append("<section>\n<h2>").append(escaped(lanes.title())).append("</h2>\n<div>\n");
            out.append(LanesSvg.element(lanes, "tip" + (i + 1))).append("</div>\n</section>\n");
        }
        return out.append("</body>\n</html>\n").toString();
    }
}
