package dev.anyorder.testbed.documents;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

class DecisionsTest {
    private static final Path FOLDER = Documents.ROOT.resolve("docs/decisions");

    private final List<Path> decisions = Documents.all().stream()
            .filter(document -> document.startsWith(FOLDER))
            .filter(document -> !document.endsWith("README.md"))
            .toList();

    @Test
    void everyDecisionIsListed() {
        String list = Documents.text(FOLDER.resolve("README.md"));
        for (Path decision : decisions) {
            String name = decision.getFileName().toString();
            String row = "| [" + name.substring(0, 4) + "](" + name + ") | ";
            assertTrue(list.contains(row), () -> "docs/decisions/README.md has no row that begins with " + row);
        }
    }

    @Test
    void decisionsAreNumberedWithoutGaps() {
        for (int i = 0; i < decisions.size(); i++) {
            String number = String.format("%04d", i + 1);
            assertTrue(
                    decisions.get(i).getFileName().toString().startsWith(number + "-"),
                    decisions.get(i).toString());
            assertTrue(Documents.text(decisions.get(i)).startsWith("# " + number + ": "));
        }
    }

    @Test
    void everyDecisionHasAProblemAChoiceAndAlternatives() {
        for (Path decision : decisions) {
            String text = Documents.text(decision);
            assertEquals(
                    List.of(),
                    List.of("**Problem.**", "**Choice.**", "**Alternatives.**").stream()
                            .filter(part -> !text.contains(part))
                            .toList(),
                    decision.toString());
        }
    }
}
