package dev.anyorder.testbed.documents;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** Every row of the table of tasks names programs that exist, racy and clean ones. */
class OrderOfTasksTest {
    private static final Pattern PROGRAM = Pattern.compile("`([a-z]+)\\.([A-Z]\\w+(?:Racy|Clean))`");
    private static final List<String> ROOTS = List.of("targets", "targets25");

    private final List<String> rows = Documents.text(Documents.ROOT.resolve("docs/order-of-tasks.md"))
            .lines()
            .filter(line -> line.startsWith("| ") && PROGRAM.matcher(line).find())
            .toList();

    @Test
    void everyConstructAndPatternHasARow() {
        assertTrue(rows.size() >= 50, rows.size() + " rows");
    }

    @Test
    void everyRowNamesRacyAndCleanPrograms() {
        rows.forEach(row -> {
            List<String> programs =
                    PROGRAM.matcher(row).results().map(MatchResult::group).toList();
            assertTrue(programs.stream().anyMatch(program -> program.endsWith("Racy`")), row);
            assertTrue(programs.stream().anyMatch(program -> program.endsWith("Clean`")), row);
        });
    }

    @Test
    void everyProgramThatIsNamedExists() {
        rows.forEach(row -> PROGRAM.matcher(row)
                .results()
                .forEach(program -> assertTrue(exists(program.group(1), program.group(2)), program.group())));
    }

    private static boolean exists(String group, String name) {
        return ROOTS.stream()
                .map(root -> Path.of("src", root, "java/dev/anyorder/testbed/targets", group, name + ".java"))
                .anyMatch(Files::exists);
    }
}
