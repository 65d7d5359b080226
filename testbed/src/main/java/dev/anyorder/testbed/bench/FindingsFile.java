package dev.anyorder.testbed.bench;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Counts the findings in a {@code findings.json}, without understanding them. */
final class FindingsFile {

    private FindingsFile() {}

    static int count(Path file) {
        try {
            return count(Files.readString(file));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The number of elements of the array {@code findings} of the outermost object; -1 when there is none. */
    static int count(String json) {
        int depth = 0;
        int elements = -1;
        String lastString = "";
        String key = "";
        for (int i = 0; i < json.length(); i++) {
            char c = json.charAt(i);
            if (c == '"') {
                int end = endOfString(json, i);
                lastString = json.substring(i + 1, end);
                i = end;
            } else if (c == ':' && depth == 1) {
                key = lastString;
            } else if (c == '{' || c == '[') {
                depth++;
                if (c == '[' && depth == 2 && key.equals("findings")) {
                    elements = 0;
                } else if (c == '{' && depth == 3 && key.equals("findings") && elements >= 0) {
                    elements++;
                }
            } else if (c == '}' || c == ']') {
                depth--;
            }
        }
        return elements;
    }

    private static int endOfString(String json, int quote) {
        int i = quote + 1;
        while (i < json.length() && json.charAt(i) != '"') {
            i += json.charAt(i) == '\\' ? 2 : 1;
        }
        return Math.min(i, json.length());
    }
}
