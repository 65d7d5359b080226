package dev.anyorder.agent.catalogue;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.anyorder.core.analysis.Op;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** What {@code docs/catalogue.md} shows can be read, and it names everything there is. */
class DocumentTest {
    private static final Pattern EXAMPLE = Pattern.compile("```catalogue\n(.*?)```", Pattern.DOTALL);

    private static String document() throws IOException {
        return Files.readString(Path.of("..", "docs", "catalogue.md"));
    }

    @Test
    void every_example_can_be_read() throws IOException {
        List<Integer> rows = new ArrayList<>();
        Matcher example = EXAMPLE.matcher(document());
        while (example.find()) {
            Catalogue catalogue = new CatalogueReader(17)
                    .add("catalogue.md", CatalogueReaderTest.stream(example.group(1)))
                    .catalogue();
            rows.add(catalogue.rows().size());
        }
        assertEquals(List.of(14, 6, 4, 1, 1, 1, 1), rows);
    }

    @Test
    void every_word_for_what_an_access_does_is_explained() throws IOException {
        for (Op op : Op.values()) {
            assertTrue(
                    op.isTest()
                            || Pattern.compile("\n\\| .*`" + Effect.text(op) + "`.* \\|")
                                    .matcher(document())
                                    .find(),
                    op + " is missing");
        }
    }

    @Test
    void every_verb_and_nature_is_explained() throws IOException {
        String document = document();
        for (Verb verb : Verb.values()) {
            assertTrue(
                    Pattern.compile("\\| .*`" + verb.text() + "\\b[^`]*`.* \\|")
                            .matcher(document)
                            .find(),
                    verb + " is missing");
        }
        for (Nature nature : Nature.values()) {
            assertTrue(document.contains("- `is " + nature.text() + "`"), nature + " is missing");
        }
    }
}
