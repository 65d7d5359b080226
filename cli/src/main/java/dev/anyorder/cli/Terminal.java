package dev.anyorder.cli;

import java.io.PrintStream;
import java.nio.charset.Charset;
import java.nio.charset.IllegalCharsetNameException;
import java.nio.charset.UnsupportedCharsetException;

/** Output to standard error; standard output belongs to the program. */
final class Terminal {
    private Terminal() {}

    static void say(String sentence) {
        System.err.println("anyorder: " + sentence);
    }

    static void print(String text) {
        PrintStream plain = System.err;
        plain.print(text);
        plain.flush();
    }

    static Charset charset() {
        try {
            return Charset.forName(
                    System.getProperty("stderr.encoding", System.getProperty("native.encoding", "UTF-8")));
        } catch (IllegalCharsetNameException | UnsupportedCharsetException e) {
            return Charset.defaultCharset();
        }
    }

    /** Evaluates the option {@code color}. */
    static boolean coloured(String when) {
        return switch (when) {
            case "always" -> true;
            case "never" -> false;
            default -> isTerminal() && System.getenv("NO_COLOR") == null;
        };
    }

    /** The anyorder script sets it, because Java cannot test standard error alone. */
    private static boolean isTerminal() {
        return Boolean.getBoolean("anyorder.terminal");
    }
}
