package dev.anyorder.testbed.bench;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

class ChildOutputTest {

    private static final String END =
            "anyorder-bench end kernel=sor peak_live_bytes=7 peak_used_bytes=8 checksum=c valid=";

    @Test
    void takesTheMediansOfTheRepetitions() {
        ChildResult result = ChildOutput.parse(List.of(
                "the program says something",
                "anyorder-bench repetition kernel=sor wall_ns=30 cpu_ns=3 checksum=c",
                "anyorder-bench repetition kernel=sor wall_ns=10 cpu_ns=1 checksum=c",
                "anyorder-bench repetition kernel=sor wall_ns=20 cpu_ns=2 checksum=c",
                END + "true"));

        assertEquals(ChildResult.of(20, 2, 7, 8, "c"), result);
    }

    @Test
    void tellsAWrongResultFromNone() {
        assertEquals("wrong result", ChildOutput.parse(List.of(END + "false")).failure());
        assertEquals("no result", ChildOutput.parse(List.of()).failure());
    }
}
