package dev.anyorder.cli.launch;

import static dev.anyorder.cli.launch.JavaCommand.Kind.CLASS;
import static dev.anyorder.cli.launch.JavaCommand.Kind.JAR;
import static dev.anyorder.cli.launch.JavaCommand.Kind.MODULE;
import static dev.anyorder.cli.launch.JavaCommand.Kind.NOTHING;
import static dev.anyorder.cli.launch.JavaCommand.Kind.SOURCE;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class JavaCommandTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "-cp x Main -jar y | CLASS | Main | x",
                "-cp x -classpath y a.b.Main | CLASS | a.b.Main | y",
                "--class-path=x -Xmx1g Main | CLASS | Main | x",
                "--class-path x --add-opens java.base/java.lang=ALL-UNNAMED Main | CLASS | Main | x",
                "-ea -jar app.jar -cp z | JAR | app.jar |",
                "-p mods --add-modules m -m m/a.Main x | MODULE | m/a.Main |",
                "--module=m | MODULE | m |",
                "-cp lib.jar Tool.java a b | SOURCE | Tool.java | lib.jar",
                "--source 21 tool a | CLASS | tool |",
                "-version | NOTHING | |",
                "-XshowSettings -version Main | NOTHING | -version |",
                "-ea | NOTHING | |",
            })
    void tellsWhatIsStarted(String words, JavaCommand.Kind kind, String target, String classPath) {
        JavaCommand command = JavaCommand.parse(List.of(words.split(" ")), "");
        assertEquals(kind, command.kind());
        if (kind != NOTHING) {
            assertEquals(target, command.target());
        }
        assertEquals(classPath, command.classPath());
    }

    @Test
    void variablesComeBeforeTheCommand() {
        JavaCommand command = JavaCommand.parse(List.of("Main"), "-cp 'a b' -ea");
        assertEquals(CLASS, command.kind());
        assertEquals("a b", command.classPath());
        assertEquals(List.of("-cp", "a b", "-ea"), command.options());
    }

    @Test
    void argumentFilesAreOpenedOnlyBeforeTheMainClass(@TempDir Path folder) throws IOException {
        String file = "@" + Files.writeString(folder.resolve("args"), "-cp x\n@kept");
        JavaCommand command = JavaCommand.parse(List.of("-ea", file, "@missing"), "");
        assertEquals("@kept", command.target());
        assertEquals(List.of("-ea", "-cp", "x"), command.options());
        assertEquals("@x", JavaCommand.parse(List.of("@@x"), "").target());
        assertEquals(
                "@missing",
                JavaCommand.parse(List.of("--disable-@files", "@missing"), "").target());
    }

    @Test
    void kindsAreWhatTheLauncherCallsThem() {
        assertEquals(JAR, JavaCommand.parse(List.of("-jar"), "").kind());
        assertEquals(MODULE, JavaCommand.parse(List.of("-m"), "").kind());
        assertEquals(SOURCE, JavaCommand.parse(List.of("A.java"), "").kind());
    }
}
