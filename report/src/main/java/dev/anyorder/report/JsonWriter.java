package dev.anyorder.report;

/** Writes indented JSON. Valid for every input: lone surrogates and control characters are escaped. */
final class JsonWriter {
    private static final String HEX = "0123456789abcdef";

    private final StringBuilder out = new StringBuilder();
    private int depth;
    /** The depth of the container on one line; 0 if there is none. */
    private int flatFrom;

    private boolean empty = true;
    private boolean afterKey;

    JsonWriter beginObject() {
        return begin('{');
    }

    /** Stays on one line, with its contents. */
    JsonWriter beginFlatObject() {
        begin('{');
        if (flatFrom == 0) {
            flatFrom = depth;
        }
        return this;
    }

    JsonWriter endObject() {
        return end('}');
    }

    JsonWriter beginArray() {
        return begin('[');
    }

    JsonWriter endArray() {
        return end(']');
    }

    JsonWriter key(String key) {
        separate();
        quote(key);
        out.append(": ");
        afterKey = true;
        return this;
    }

    JsonWriter value(String value) {
        separate();
        quote(value);
        return this;
    }

    JsonWriter value(long value) {
        separate();
        out.append(value);
        return this;
    }

    JsonWriter value(boolean value) {
        separate();
        out.append(value);
        return this;
    }

    String text() {
        return out + "\n";
    }

    private JsonWriter begin(char bracket) {
        separate();
        out.append(bracket);
        depth++;
        empty = true;
        return this;
    }

    private JsonWriter end(char bracket) {
        boolean flat = flatFrom > 0;
        if (flatFrom == depth) {
            flatFrom = 0;
        }
        depth--;
        if (!empty && !flat) {
            newLine();
        }
        out.append(bracket);
        empty = false;
        return this;
    }

    private void separate() {
        if (afterKey) {
            afterKey = false;
            return;
        }
        boolean flat = flatFrom > 0;
        if (!empty) {
            out.append(flat ? ", " : ",");
        }
        if (!flat && depth > 0) {
            newLine();
        }
        empty = false;
    }

    private void newLine() {
        out.append('\n').append("  ".repeat(depth));
    }

    private void quote(String value) {
        out.append('"');
        for (int i = 0; i < value.length(); i++) {
            char c = value.charAt(i);
            if (Character.isHighSurrogate(c)
                    && i + 1 < value.length()
                    && Character.isLowSurrogate(value.charAt(i + 1))) {
                out.append(c).append(value.charAt(++i));
            } else {
                quote(c);
            }
        }
        out.append('"');
    }

    private void quote(char c) {
        switch (c) {
            case '"' -> out.append("\\\"");
            case '\\' -> out.append("\\\\");
            case '\n' -> out.append("\\n");
            case '\r' -> out.append("\\r");
            case '\t' -> out.append("\\t");
            default -> {
                // These end a line in JavaScript.
                if (Character.isISOControl(c) || Character.isSurrogate(c) || c == '\u2028' || c == '\u2029') {
                    out.append("\\u");
                    for (int shift = 12; shift >= 0; shift -= 4) {
                        out.append(HEX.charAt(c >> shift & 0xf));
                    }
                } else {
                    out.append(c);
                }
            }
        }
    }
}
