package dev.anyorder.cli;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Every usage error prints a message and exits with status 2; the program does not start, and no file changes. The
 * golden file errors.txt holds all messages.
 */
class BadInputTest {
    /** Standard error by command line. */
    private static final Map<String, String> MESSAGES = new TreeMap<>();

    static Stream<BadInput> all() {
        return Stream.of(BadPrograms.rows(), BadCommands.rows(), BadOptions.rows(), BadAgents.rows(), BadTraces.rows())
                .flatMap(rows -> rows);
    }

    @ParameterizedTest
    @MethodSource("all")
    void isRefusedWithASentence(BadInput bad, @TempDir Path folder, @TempDir Path fake) {
        Workshop files = new Workshop(folder);
        bad.make().accept(files);
        List<String> before = files.listing();
        Command command = new Command(folder, fake);
        bad.environment().forEach(command::with);
        Command.Result result = command.run(bad.words());
        MESSAGES.put(title(bad), withoutPaths(result.errors(), folder));
        assertAll(
                () -> assertTrue(result.errors().contains(bad.sentence()), result.errors()),
                () -> assertTrue(result.errors().contains("anyorder: "), result.errors()),
                () -> assertFalse(result.errors().contains("\tat "), result.errors()),
                () -> assertEquals(2, result.status()),
                () -> assertEquals("", result.output()),
                () -> assertFalse(command.startedTheProgram()),
                () -> assertEquals(before, files.listing()));
    }

    @AfterAll
    static void theMessagesAreTheGoldenOnes() throws IOException {
        String text = MESSAGES.entrySet().stream()
                .map(each -> each.getKey() + "\n" + each.getValue())
                .collect(Collectors.joining("\n"));
        GoldenText.check("errors.txt", text);
    }

    private static String title(BadInput bad) {
        String words = String.join(" ", bad.words());
        return "$ anyorder" + (words.isEmpty() ? "" : " " + words) + "   # " + bad.name();
    }

    private static String withoutPaths(String errors, Path folder) {
        return errors.replace(folder.toString(), "DIR").replaceAll("(this java is|--release) [0-9]+", "$1 N");
    }
}
