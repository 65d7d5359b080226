package dev.anyorder.testbed.documents;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** The documents of the repository. */
final class Documents {
    static final Path ROOT = Path.of("..").toAbsolutePath().normalize();

    /** A block of code: the word after the fence, and what is in it. */
    static final Pattern BLOCK = Pattern.compile("(?ms)^```(\\w*)\n(.*?)^```$");

    private static final Pattern INLINE = Pattern.compile("`([^`\n]+)`");

    private Documents() {}

    /** All of them, those at the root first. */
    static List<Path> all() {
        List<Path> all = new ArrayList<>();
        try (Stream<Path> top = Files.list(ROOT);
                Stream<Path> docs = Files.walk(ROOT.resolve("docs"))) {
            Stream.concat(top, docs)
                    .filter(file -> file.toString().endsWith(".md"))
                    .sorted()
                    .forEach(all::add);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return all;
    }

    static String text(Path document) {
        try {
            return Files.readString(document);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static String text(String name) {
        return text(ROOT.resolve(name));
    }

    /** The pieces of code in a document: each line of a block, and each piece within a sentence. */
    static List<String> code(Path document) {
        String text = text(document);
        List<String> code = new ArrayList<>();
        BLOCK.matcher(text).results().flatMap(block -> block.group(2).lines()).forEach(code::add);
        INLINE.matcher(BLOCK.matcher(text).replaceAll(""))
                .results()
                .map(MatchResult::group)
                .map(piece -> piece.substring(1, piece.length() - 1))
                .forEach(code::add);
        return code;
    }
}
