package dev.anyorder.testbed.documents;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The README shows an example and the report that it really gets. To write a new report into it:
 * {@code mvn verify -pl testbed -am -Dtest=ReadmeTest -Dsurefire.failIfNoSpecifiedTests=false -Danyorder.write-docs=true}.
 */
class ReadmeTest {
    private static final Path FILE = Documents.ROOT.resolve("README.md");
    private static final Pattern REPORT = Pattern.compile("(?s)<!-- report: (\\S+) -->\n```text\n(.*?)```");
    private static final Pattern EXIT_STATUS = Pattern.compile("(?m)^\\| status \\| meaning \\|\n(\\|.*\n)+");

    private final String readme = Documents.text(FILE);

    @Test
    void theSnippetIsTheExample() {
        Matcher snippet = Documents.BLOCK.matcher(readme);
        assertTrue(snippet.find());
        assertEquals("java", snippet.group(1));
        assertTrue(Documents.text("examples/Counter.java").endsWith(snippet.group(2)));
    }

    @Test
    void theReportIsWhatCheckPrints(@TempDir Path folder) throws IOException, InterruptedException {
        Matcher shown = REPORT.matcher(readme);
        assertTrue(shown.find());
        String report = check(shown.group(1), folder.resolve("results"));
        if (Boolean.getBoolean("anyorder.write-docs")) {
            Files.writeString(FILE, readme.substring(0, shown.start(2)) + report + readme.substring(shown.end(2)));
        } else {
            assertEquals(comparable(report), comparable(shown.group(2)), report);
        }
    }

    @Test
    void theExitStatusIsToldAsInTheOptions() {
        assertEquals(exitStatus(Documents.text("docs/options.md")), exitStatus(readme));
    }

    private static String exitStatus(String document) {
        Matcher table = EXIT_STATUS.matcher(document);
        assertTrue(table.find());
        return table.group();
    }

    private static String check(String example, Path out) throws IOException, InterruptedException {
        String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        Path errors = out.resolveSibling("errors");
        Path jar = Documents.ROOT.resolve("cli/target/anyorder.jar");
        assertTrue(Files.exists(jar), () -> jar + " does not exist: build the module cli first");
        Process process = new ProcessBuilder(java, "-jar", jar.toString(), "check", "-o", out.toString(), example)
                .directory(Documents.ROOT.toFile())
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .redirectError(errors.toFile())
                .start();
        process.getOutputStream().close();
        assertEquals(66, process.waitFor(), () -> Documents.text(errors));
        return Files.readString(out.resolve("report.txt"), StandardCharsets.UTF_8);
    }

    /**
     * The lines without what changes from run to run or from JDK to JDK: numbers, the JVM, and which of the two threads
     * came first.
     */
    private static List<String> comparable(String report) {
        return report.lines()
                .map(line -> line.replaceAll("\\((\\d)\\) ", "(n) ")
                        .replaceAll("seen [\\d,]+ times?", "seen n times")
                        .replaceAll("… \\d+ frames? of the JDK", "… n frames of the JDK")
                        .replaceAll("[\\d,]+ (task|step|location|class)(s|es)?\\b", "n $1")
                        .replaceAll(" on Java .*", ""))
                .sorted()
                .toList();
    }
}
