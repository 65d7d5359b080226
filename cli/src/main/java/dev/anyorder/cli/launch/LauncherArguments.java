package dev.anyorder.cli.launch;

import dev.anyorder.core.options.UsageException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The words after {@code java}, with argument files expanded. */
final class LauncherArguments {
    private final Deque<String> rest;
    private final Deque<String> fromFile = new ArrayDeque<>();
    private boolean opening = true;

    LauncherArguments(List<String> words) {
        rest = new ArrayDeque<>(words);
    }

    /** Do not call it beyond the main class, where the launcher expands nothing. */
    @Nullable
    String next() {
        while (fromFile.isEmpty()) {
            String word = rest.poll();
            if (word == null || !opening || !word.startsWith("@") || word.length() == 1) {
                return seen(word);
            }
            if (word.startsWith("@@")) {
                return word.substring(1);
            }
            fromFile.addAll(read(word.substring(1)));
        }
        return seen(fromFile.poll());
    }

    private @Nullable String seen(@Nullable String word) {
        if ("--disable-@files".equals(word)) {
            opening = false;
        }
        return word;
    }

    private static List<String> read(String name) {
        try {
            return ArgumentFile.words(Files.readString(Path.of(name)));
        } catch (IOException | InvalidPathException e) {
            throw new UsageException("Cannot read argument file '@" + name + "' of the java command.");
        }
    }
}
