package dev.anyorder.report;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.anyorder.core.finding.FindingKind;
import dev.anyorder.core.finding.LocationInfo;
import java.util.List;
import org.junit.jupiter.api.Test;

class ReportWordingTest {
    private static String location(String kind, String type, int length, int index, String instance) {
        return ReportWording.location(new LocationInfo(kind, type, "", length, index, instance, List.of()));
    }

    @Test
    void numbersAreGroupedByThousands() {
        assertEquals("0", ReportWording.number(0));
        assertEquals("999", ReportWording.number(999));
        assertEquals("1,204", ReportWording.number(1204));
        assertEquals("-100", ReportWording.number(-100));
        assertEquals("-1,000", ReportWording.number(-1000));
        assertEquals("9,223,372,036,854,775,807", ReportWording.number(Long.MAX_VALUE));
    }

    @Test
    void aKindHasAPlural() {
        assertEquals("data race", ReportWording.kind(FindingKind.DATA_RACE, 1));
        assertEquals("data races", ReportWording.kind(FindingKind.DATA_RACE, 2));
        assertEquals("sources of nondeterminism", ReportWording.kind(FindingKind.NONDETERMINISM_SOURCE, 0));
    }

    @Test
    void arraysAreNamedByWhatIsKnown() {
        assertEquals("int[128] element 17", location("array", "int[]", 128, 17, "int[]@1"));
        assertEquals("String[3][] element 0", location("array", "java.lang.String[][]", 3, 0, ""));
        assertEquals("int[]", location("array", "int[]", -1, -1, ""));
    }

    @Test
    void anObjectWithoutIdentityIsNamedByItsClass() {
        assertEquals("HashMap@2", location("object", "java.util.HashMap", -1, -1, "HashMap@2"));
        assertEquals("Map$Entry", location("object", "java.util.Map$Entry", -1, -1, ""));
        assertEquals("A$$Lambda/0x1.2", location("object", "a.b.A$$Lambda/0x1.2", -1, -1, ""));
    }
}
