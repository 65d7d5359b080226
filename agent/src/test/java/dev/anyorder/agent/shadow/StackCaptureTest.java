package dev.anyorder.agent.shadow;

import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.anyorder.agent.site.AccessTarget;
import dev.anyorder.agent.site.Site;
import dev.anyorder.agent.site.SiteTable;
import dev.anyorder.core.analysis.AccessOp;
import dev.anyorder.core.finding.Frame;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class StackCaptureTest {
    private final SiteTable sites = new SiteTable();

    @Test
    void theFirstStacksOfASiteAreKept() {
        StackCapture stacks = new StackCapture(1L << 40);
        Site site = site(1);
        for (int i = 0; i < 32; i++) {
            assertNotNull(stacks.take(site));
        }
    }

    @Test
    void theFirstOfEverySiteIsKeptEvenIfThereIsNoRoomForMore() {
        StackCapture stacks = new StackCapture(0);
        List<Object> kept = new ArrayList<>();
        for (int line = 1; line <= 1000; line++) {
            Object stack = stacks.take(site(line));
            assertNotNull(stack);
            kept.add(stack);
        }
        Site last = site(1001);
        assertNotNull(stacks.take(last));
        assertNull(stacks.take(last));
        assertTrue(kept.size() == 1000, "all are still alive");
    }

    private Site site(int line) {
        return sites.add(new Frame("C", "m", "C.java", line), AccessOp.READ, AccessTarget.OBJECT, "");
    }
}
