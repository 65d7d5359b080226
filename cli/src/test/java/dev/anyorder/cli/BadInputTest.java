package dev.anyorder.cli;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every mistake is one sentence and exit status 2; the program does not start, and no file changes. */
class BadInputTest {
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
        assertAll(
                () -> assertTrue(result.errors().contains(bad.sentence()), result.errors()),
                () -> assertTrue(result.errors().contains("anyorder: "), result.errors()),
                () -> assertFalse(result.errors().contains("\tat "), result.errors()),
                () -> assertEquals(2, result.status()),
                () -> assertEquals("", result.output()),
                () -> assertFalse(command.startedTheProgram()),
                () -> assertEquals(before, files.listing()));
    }
}
