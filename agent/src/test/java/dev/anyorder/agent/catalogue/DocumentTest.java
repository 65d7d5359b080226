package dev.anyorder.agent.catalogue;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.anyorder.core.analysis.AccessOp;
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
            ModelCatalogue catalogue = new ModelReader(17)
                    .add("catalogue.md", ModelReaderTest.stream(example.group(1)))
                    .catalogue();
            rows.add(catalogue.rules().size());
        }
        assertEquals(List.of(14, 6, 4, 4, 3), rows);
    }

    @Test
    void every_word_for_what_an_access_does_is_explained() throws IOException {
        for (AccessOp op : AccessOp.values()) {
            assertTrue(
                    op.isTest()
                            || Pattern.compile("\n\\| .*`" + StateEffect.text(op) + "`.* \\|")
                                    .matcher(document())
                                    .find(),
                    op + " is missing");
        }
    }

    @Test
    void every_component_and_value_effect_is_explained() throws IOException {
        String document = document();
        for (Component component : Component.values()) {
            assertTrue(document.contains("`" + component.text() + "`"), component + " is missing");
        }
        for (ValueEffect effect : ValueEffect.values()) {
            assertTrue(document.contains("`" + effect.text() + "`"), effect + " is missing");
        }
    }

    @Test
    void every_verb_and_nature_is_explained() throws IOException {
        String document = document();
        for (EffectAction action : EffectAction.values()) {
            assertTrue(
                    Pattern.compile("\\| .*`" + action.text() + "\\b[^`]*`.* \\|")
                            .matcher(document)
                            .find(),
                    action + " is missing");
        }
        for (ThreadSafety safety : ThreadSafety.values()) {
            assertTrue(document.contains("- `is " + safety.text() + "`"), safety + " is missing");
        }
    }
}
