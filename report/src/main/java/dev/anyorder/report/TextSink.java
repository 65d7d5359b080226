package dev.anyorder.report;

/**
 * Collects the text of a report. Escapes control characters, so names from the program cannot break lines or control
 * the terminal.
 */
final class TextSink {
    private static final int WIDTH = 110;

    private final StringBuilder out = new StringBuilder();
    private final boolean colour;

    TextSink(boolean colour) {
        this.colour = colour;
    }

    boolean hasColour() {
        return colour;
    }

    TextSink text(String text) {
        return text(TextStyle.PLAIN, text);
    }

    TextSink text(TextStyle style, String text) {
        boolean styled = colour && style != TextStyle.PLAIN;
        if (styled) {
            out.append(style.begin);
        }
        text.codePoints().forEach(this::printable);
        if (styled) {
            out.append(TextStyle.END);
        }
        return this;
    }

    TextSink indent(int columns) {
        out.append(" ".repeat(columns));
        return this;
    }

    TextSink line() {
        out.append('\n');
        return this;
    }

    TextSink line(String text) {
        return text(text).line();
    }

    /** Wrapped; indented by two columns, then four. */
    TextSink paragraph(String text) {
        StringBuilder line = new StringBuilder();
        int indent = 2;
        for (String word : text.split(" ", -1)) {
            if (line.length() + word.length() >= WIDTH) {
                indent(indent).line(line.toString());
                line.setLength(0);
                indent = 4;
            }
            line.append(line.length() == 0 ? "" : " ").append(word);
        }
        return indent(indent).line(line.toString());
    }

    @Override
    public String toString() {
        return out.toString();
    }

    private void printable(int c) {
        switch (Character.getType(c)) {
            case Character.CONTROL,
                    Character.FORMAT,
                    Character.SURROGATE,
                    Character.LINE_SEPARATOR,
                    Character.PARAGRAPH_SEPARATOR ->
                out.append("\\u{").append(Integer.toHexString(c)).append('}');
            default -> out.appendCodePoint(c);
        }
    }
}
