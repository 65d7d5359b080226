package dev.anyorder.cli.launch;

import java.util.ArrayList;
import java.util.List;

/**
 * Parses a java argument file or {@code JDK_JAVA_OPTIONS}, with quotes, escapes and comments. For checks only; the
 * launcher gets the original.
 */
final class ArgumentFile {
    private final String text;
    private final List<String> words = new ArrayList<>();
    private final StringBuilder word = new StringBuilder();
    private boolean inWord;
    private char quote;
    private int at;

    private ArgumentFile(String text) {
        this.text = text;
    }

    static List<String> words(String text) {
        ArgumentFile file = new ArgumentFile(text);
        while (file.at < text.length()) {
            file.take(text.charAt(file.at++));
        }
        file.endWord();
        return file.words;
    }

    private void take(char c) {
        if (quote != 0) {
            takeQuoted(c);
        } else if (c == '"' || c == '\'') {
            quote = c;
            inWord = true;
        } else if (c == '#' && !inWord) {
            skipLine();
        } else if (Character.isWhitespace(c)) {
            endWord();
        } else {
            word.append(c);
            inWord = true;
        }
    }

    private void takeQuoted(char c) {
        if (c == quote) {
            quote = 0;
        } else if (c == '\\' && at < text.length()) {
            escape(text.charAt(at++));
        } else {
            word.append(c);
        }
    }

    private void escape(char c) {
        switch (c) {
            case 'n' -> word.append('\n');
            case 'r' -> word.append('\r');
            case 't' -> word.append('\t');
            case 'f' -> word.append('\f');
            case '\n', '\r' -> skipWhiteSpace();
            default -> word.append(c);
        }
    }

    private void skipWhiteSpace() {
        while (at < text.length() && Character.isWhitespace(text.charAt(at))) {
            at++;
        }
    }

    private void skipLine() {
        while (at < text.length() && text.charAt(at) != '\n') {
            at++;
        }
    }

    private void endWord() {
        if (inWord) {
            words.add(word.toString());
            word.setLength(0);
            inWord = false;
        }
    }
}
