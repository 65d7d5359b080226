package dev.anyorder.api;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The pieces of code in Javadoc and in the document on tasks compile, run, and print what their comments say. */
class SnippetsTest {
    private static final Pattern JAVADOC = Pattern.compile("(?s) \\* <pre>\\{@code\n(.*?)\\}</pre>");
    private static final Pattern BLOCK = Pattern.compile("(?ms)^```java\n(.*?)^```$");
    private static final Pattern PRINTED = Pattern.compile("println\\(.*\\);.*?// (\\[?[0-9][^\n]*)");
    private static final String IMPORTS = """
            import dev.anyorder.api.*;
            import static dev.anyorder.api.Loops.*;
            import static dev.anyorder.api.Regions.*;
            import static dev.anyorder.api.Tasks.*;
            import java.util.*;
            import java.util.stream.*;
            """;

    @TempDir
    Path folder;

    @Test
    void ofJavadoc() throws IOException, InterruptedException {
        List<String> snippets = new ArrayList<>();
        try (Stream<Path> sources = Files.walk(Path.of("src/main/java"))) {
            for (Path source : sources.filter(Files::isRegularFile).sorted().toList()) {
                JAVADOC.matcher(Files.readString(source))
                        .results()
                        .forEach(snippet -> snippets.add(
                                snippet.group(1).replaceAll("(?m)^ *\\* ?", "").strip()));
            }
        }
        assertTrue(snippets.size() >= 7, () -> "only " + snippets.size());
        run(snippets);
    }

    @Test
    void ofTheDocument() throws IOException, InterruptedException {
        List<String> snippets = BLOCK.matcher(Files.readString(Path.of("../docs/tasks.md")))
                .results()
                .map(block -> block.group(1))
                .toList();
        assertTrue(snippets.size() >= 8, () -> "only " + snippets.size());
        run(snippets);
    }

    /** Compiles each as the body of a method, runs them one after the other, and compares what they print. */
    private void run(List<String> snippets) throws IOException, InterruptedException {
        StringBuilder program = new StringBuilder(IMPORTS + "public class Snippets {\n");
        StringBuilder main = new StringBuilder();
        List<String> expected = new ArrayList<>();
        for (int i = 0; i < snippets.size(); i++) {
            String snippet = snippets.get(i);
            program.append("static void s" + i + "() throws Exception {\n");
            program.append(snippet.replaceAll("(?m)^import .*$", "")).append("\n}\n");
            main.append("s" + i + "(); ");
            Matcher printed = PRINTED.matcher(snippet);
            while (printed.find()) {
                expected.add(printed.group(1).strip());
            }
        }
        program.append("public static void main(String[] args) throws Exception { " + main + "}\n}\n");
        Path source = folder.resolve("Snippets.java");
        Files.writeString(source, program);
        assertEquals(
                0,
                ToolProvider.getSystemJavaCompiler()
                        .run(
                                null,
                                null,
                                null,
                                "-proc:none",
                                "-cp",
                                "target/classes",
                                "-d",
                                folder.toString(),
                                source.toString()));
        String classPath = Path.of("target/classes").toAbsolutePath() + ":" + folder;
        String output = Jvms.run(Jvms.current(), List.of("-cp", classPath, "Snippets"));
        assertTrue(output.endsWith("exit status 0\n"), output);
        assertEquals(
                expected,
                output.lines().filter(line -> line.matches("\\[?[0-9].*")).toList());
    }
}
