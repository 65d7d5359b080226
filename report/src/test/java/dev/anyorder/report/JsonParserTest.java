package dev.anyorder.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class JsonParserTest {
    @Test
    void everySortOfValueIsParsed() throws Exception {
        assertEquals(
                Map.of("a", List.of(1L, -2L, 0L, 0.5, -1e3, true, false), "", Map.of(), "b", List.of()),
                JsonParser.parse(" {\"a\" : [1,-2, 0,0.5,-1E+3, true,false],\r\n\t\"\":{},\"b\":[ ]} "));
        assertSame(JsonParser.NULL, JsonParser.parse("null"));
        assertEquals(Long.MIN_VALUE, JsonParser.parse("-9223372036854775808"));
    }

    @Test
    void everyEscapeIsParsed() throws Exception {
        assertEquals(
                "\"\\/\b\f\n\r\t\u00e9\ud83d\ude00\ud800",
                JsonParser.parse("\"\\\"\\\\\\/\\b\\f\\n\\r\\t" + "\\u00E9\\ud83d\\ude00\\ud800\""));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                " ",
                "{",
                "[",
                "[1",
                "[1,]",
                "[,1]",
                "{\"a\"}",
                "{\"a\":}",
                "{\"a\":1,}",
                "{a:1}",
                "{\"a\" 1}",
                "{\"a\":1,\"a\":2}",
                "'a'",
                "\"a",
                "\"a\nb\"",
                "\"\\x\"",
                "\"\\u12g4\"",
                "\"\\u12",
                "01",
                "-",
                "+1",
                "1.",
                ".5",
                "1e",
                "--1",
                "NaN",
                "Infinity",
                "tru",
                "nul",
                "true false",
                "1 2",
                "[] //",
                "\ufeff1",
                "9223372036854775808"
            })
    void whatIsNotJsonIsRefused(String text) {
        assertThrows(ReportException.class, () -> JsonParser.parse(text));
    }

    @Test
    void deepNestingIsRefusedBeforeTheStackOverflows() {
        String deep = "[".repeat(100_000);
        assertEquals(
                "line 1, column 101: nested too deeply",
                assertThrows(ReportException.class, () -> JsonParser.parse(deep))
                        .getMessage());
    }
}
