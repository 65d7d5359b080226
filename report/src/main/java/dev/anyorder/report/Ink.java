package dev.anyorder.report;

/**
 * The sheet that a text report is written on. What is written is made printable, so that the name of a thread or a
 * file of the watched program can neither break a line nor steer the terminal.
 */
final class Ink {
    private final StringBuilder out = new StringBuilder();
    private final boolean colour;

    Ink(boolean colour) {
        this.colour = colour;
    }

    boolean hasColour() {
        return colour;
    }

    Ink text(String text) {
        return text(Style.PLAIN, text);
    }

    Ink text(Style style, String text) {
        boolean styled = colour && style != Style.PLAIN;
        if (styled) {
            out.append(style.begin);
        }
        text.codePoints().forEach(this::printable);
        if (styled) {
            out.append(Style.END);
        }
        return this;
    }

    Ink indent(int columns) {
        out.append(" ".repeat(columns));
        return this;
    }

    Ink line() {
        out.append('\n');
        return this;
    }

    Ink line(String text) {
        return text(text).line();
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
