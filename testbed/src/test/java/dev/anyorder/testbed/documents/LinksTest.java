package dev.anyorder.testbed.documents;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

class LinksTest {
    private static final Pattern LINK = Pattern.compile("\\[[^\\]]*\\]\\(([^)\\s]+)\\)");
    private static final Pattern HEADING = Pattern.compile("(?m)^#+ (.*)$");

    @Test
    void everyLinkLeadsSomewhere() {
        List<String> broken = new ArrayList<>();
        for (Path document : Documents.all()) {
            for (String link : links(document)) {
                if (!link.contains("://") && !leadsSomewhere(document, link)) {
                    broken.add(Documents.ROOT.relativize(document) + ": " + link);
                }
            }
        }
        assertEquals(List.of(), broken);
    }

    @Test
    void theReadmeLeadsToEveryDocument() {
        TreeSet<Path> reached = new TreeSet<>();
        List<Path> open = new ArrayList<>(List.of(Documents.ROOT.resolve("README.md")));
        while (!open.isEmpty()) {
            Path document = open.remove(open.size() - 1);
            if (reached.add(document)) {
                links(document).stream()
                        .filter(link -> !link.contains("://"))
                        .map(link -> file(document, link))
                        .filter(file -> file.toString().endsWith(".md") && Files.exists(file))
                        .forEach(open::add);
            }
        }
        List<Path> all = Documents.all();
        assertTrue(
                reached.containsAll(all),
                () -> "not reached: "
                        + all.stream()
                                .filter(document -> !reached.contains(document))
                                .toList());
    }

    private static List<String> links(Path document) {
        String prose = Documents.BLOCK.matcher(Documents.text(document)).replaceAll("");
        return LINK.matcher(prose).results().map(found -> found.group(1)).toList();
    }

    private static boolean leadsSomewhere(Path document, String link) {
        Path file = file(document, link);
        int hash = link.indexOf('#');
        return Files.exists(file) && (hash < 0 || headings(file).contains(link.substring(hash + 1)));
    }

    private static Path file(Path document, String link) {
        String path = link.replaceFirst("#.*", "");
        return path.isEmpty() ? document : document.resolveSibling(path).normalize();
    }

    /** The headings of a document, as links name them. */
    private static List<String> headings(Path file) {
        return HEADING.matcher(Documents.text(file))
                .results()
                .map((MatchResult found) -> found.group(1)
                        .toLowerCase(Locale.ROOT)
                        .replaceAll("[^a-z0-9 _-]", "")
                        .replace(' ', '-'))
                .toList();
    }
}
