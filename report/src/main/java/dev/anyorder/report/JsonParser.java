package dev.anyorder.report;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A strict JSON parser. Whole numbers become {@code Long}, others {@code Double}, {@code null} becomes {@link #NULL}.
 * Rejects duplicate keys, trailing text, numbers beyond 64 bits and nesting deeper than {@value #MAX_DEPTH}.
 */
final class JsonParser {
    static final Object NULL = new Object();
    private static final int MAX_DEPTH = 100;

    private final String text;
    private int at;
    private int depth;

    private JsonParser(String text) {
        this.text = text;
    }

    static Object parse(String text) throws ReportException {
        JsonParser parser = new JsonParser(text);
        Object value = parser.value();
        parser.space();
        if (parser.at < text.length()) {
            throw parser.error("nothing may follow the end of the value");
        }
        return value;
    }

    private Object value() throws ReportException {
        space();
        if (++depth > MAX_DEPTH) {
            throw error("nested too deeply");
        }
        char c = peek();
        Object value = switch (c) {
            case '{' -> object();
            case '[' -> array();
            case '"' -> string();
            case 't' -> word("true", true);
            case 'f' -> word("false", false);
            case 'n' -> word("null", NULL);
            default -> number();
        };
        depth--;
        return value;
    }

    private Map<String, Object> object() throws ReportException {
        Map<String, Object> members = new LinkedHashMap<>();
        at++;
        space();
        if (accept('}')) {
            return members;
        }
        do {
            space();
            String key = string();
            if (members.containsKey(key)) {
                throw error("the key \"" + key + "\" occurs twice in one object");
            }
            space();
            expect(':');
            members.put(key, value());
            space();
        } while (accept(','));
        expect('}');
        return members;
    }

    private List<Object> array() throws ReportException {
        List<Object> elements = new ArrayList<>();
        at++;
        space();
        if (accept(']')) {
            return elements;
        }
        do {
            elements.add(value());
            space();
        } while (accept(','));
        expect(']');
        return elements;
    }

    private String string() throws ReportException {
        expect('"');
        StringBuilder result = new StringBuilder();
        while (peek() != '"') {
            char c = text.charAt(at);
            if (c < ' ') {
                throw error("a control character in a string must be escaped");
            }
            at++;
            result.append(c == '\\' ? escaped() : c);
        }
        at++;
        return result.toString();
    }

    private char escaped() throws ReportException {
        char c = peek();
        at++;
        return switch (c) {
            case '"', '\\', '/' -> c;
            case 'b' -> '\b';
            case 'f' -> '\f';
            case 'n' -> '\n';
            case 'r' -> '\r';
            case 't' -> '\t';
            case 'u' -> unicode();
            default -> throw error("unknown escape \\" + c);
        };
    }

    private char unicode() throws ReportException {
        int code = 0;
        for (int i = 0; i < 4; i++) {
            char c = peek();
            int digit = c < 128 ? Character.digit(c, 16) : -1;
            if (digit < 0) {
                throw error("\\u needs four hexadecimal digits");
            }
            code = code << 4 | digit;
            at++;
        }
        return (char) code;
    }

    private Object number() throws ReportException {
        int start = at;
        accept('-');
        if (!accept('0')) {
            digits();
        }
        boolean whole = true;
        if (accept('.')) {
            digits();
            whole = false;
        }
        if (accept('e') || accept('E')) {
            if (!accept('+')) {
                accept('-');
            }
            digits();
            whole = false;
        }
        String number = text.substring(start, at);
        try {
            return whole ? (Object) Long.valueOf(number) : (Object) Double.valueOf(number);
        } catch (NumberFormatException e) {
            throw error("the number " + number + " is too large");
        }
    }

    private void digits() throws ReportException {
        int start = at;
        while (at < text.length() && text.charAt(at) >= '0' && text.charAt(at) <= '9') {
            at++;
        }
        if (at == start) {
            throw error(at < text.length() ? "'" + text.charAt(at) + "' was not expected" : "the text ends too early");
        }
    }

    private Object word(String word, Object value) throws ReportException {
        if (!text.startsWith(word, at)) {
            throw error("a value was expected");
        }
        at += word.length();
        return value;
    }

    private void space() {
        while (at < text.length() && " \t\r\n".indexOf(text.charAt(at)) >= 0) {
            at++;
        }
    }

    private char peek() throws ReportException {
        if (at >= text.length()) {
            throw error("the text ends too early");
        }
        return text.charAt(at);
    }

    private boolean accept(char c) {
        boolean found = at < text.length() && text.charAt(at) == c;
        if (found) {
            at++;
        }
        return found;
    }

    private void expect(char c) throws ReportException {
        if (peek() != c) {
            throw error("'" + c + "' was expected, not '" + peek() + "'");
        }
        at++;
    }

    private ReportException error(String message) {
        int line = 1;
        int column = 1;
        for (int i = 0; i < Math.min(at, text.length()); i++) {
            boolean lineEnd = text.charAt(i) == '\n';
            line += lineEnd ? 1 : 0;
            column = lineEnd ? 1 : column + 1;
        }
        return new ReportException("line " + line + ", column " + column + ": " + message);
    }
}
