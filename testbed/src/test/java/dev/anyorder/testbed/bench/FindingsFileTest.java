package dev.anyorder.testbed.bench;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class FindingsFileTest {

    @Test
    void countsTheElementsOfTheOutermostArrayOnly() {
        String json = "{\"run\":{\"findings\":[{},{},{}],\"skipped\":[\"a\"]},"
                + "\"findings\":[{\"accesses\":[{},{}]},{\"why\":{\"findings\":[{}]}}],\"rest\":[{},{}]}";

        assertEquals(2, FindingsFile.count(json));
    }

    @Test
    void isNotLedAstrayByStrings() {
        assertEquals(1, FindingsFile.count("{\"a\":\"\\\"findings\\\":[{\",\"findings\":[{\"b\":\"}]{\\\\\"}]}"));
    }

    @Test
    void tellsNoFindingsFromNoArray() {
        assertEquals(0, FindingsFile.count("{\"findings\": []}"));
        assertEquals(-1, FindingsFile.count("{\"version\": 1}"));
        assertEquals(-1, FindingsFile.count(""));
    }
}
