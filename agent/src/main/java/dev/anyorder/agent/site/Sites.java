package dev.anyorder.agent.site;

import dev.anyorder.core.analysis.Op;
import dev.anyorder.core.finding.Frame;
import java.util.Arrays;

/** All sites, by number. Grows with the code that is loaded, never shrinks. */
public final class Sites {
    /** Replaced, not changed, when it grows; slots are written before their number is handed out. */
    private volatile Site[] all = new Site[1024];

    /** Guarded by this. */
    private int size;

    /** Makes a site and gives it a number. */
    public synchronized Site add(Frame frame, Op op, Target target, String call) {
        if (size == all.length) {
            all = Arrays.copyOf(all, size * 2);
        }
        Site site = new Site(size, frame, op, target, call);
        all[size++] = site;
        return site;
    }

    /** The site with this number. */
    public Site get(int id) {
        return all[id];
    }

    /** How many there are. */
    public synchronized int size() {
        return size;
    }
}
