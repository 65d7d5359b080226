package dev.anyorder.cli;

import java.io.PrintStream;
import java.nio.charset.Charset;
import java.nio.charset.IllegalCharsetNameException;
import java.nio.charset.UnsupportedCharsetException;

/** Standard error: the only place that AnyOrder writes to, since standard output belongs to the program. */
final class Terminal {
    private Terminal() {}

    /** Says a sentence, marked as ours. */
    static void say(String sentence) {
        System.err.println("anyorder: " + sentence);
    }

    /** Prints text as it is. */
    static void print(String text) {
        PrintStream plain = System.err;
        plain.print(text);
        plain.flush();
    }

    /** The charset of what is printed. */
    static Charset charset() {
        try {
            return Charset.forName(
                    System.getProperty("stderr.encoding", System.getProperty("native.encoding", "UTF-8")));
        } catch (IllegalCharsetNameException | UnsupportedCharsetException e) {
            return Charset.defaultCharset();
        }
    }

    /** Whether to print colours, for a value of the option {@code color}. */
    static boolean coloured(String when) {
        return switch (when) {
            case "always" -> true;
            case "never" -> false;
            default -> isTerminal() && System.getenv("NO_COLOR") == null;
        };
    }

    /** Java cannot tell where standard error goes; the anyorder script looks and says so. */
    private static boolean isTerminal() {
        return Boolean.getBoolean("anyorder.terminal");
    }
}
