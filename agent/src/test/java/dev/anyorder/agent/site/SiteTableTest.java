package dev.anyorder.agent.site;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.anyorder.core.finding.Frame;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class SiteTableTest {
    private final SiteTable sites = new SiteTable();
    private final Frame here = new Frame("A", "main", "A.java", 3);

    @Test
    void theOnlyPlaceThatAllocatesIsKnown() {
        sites.allocates("B", here);
        sites.allocates("B", here);
        assertEquals(Optional.of(here), sites.allocation("B"));
        assertEquals(Optional.empty(), sites.allocation("C"));
    }

    @Test
    void ofSeveralPlacesNoneIsTakenForIt() {
        sites.allocates("B", here);
        sites.allocates("B", new Frame("A", "main", "A.java", 4));
        sites.allocates("B", here);
        assertEquals(Optional.empty(), sites.allocation("B"));
    }
}
