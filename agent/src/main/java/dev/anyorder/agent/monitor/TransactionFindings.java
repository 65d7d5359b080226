package dev.anyorder.agent.monitor;

import dev.anyorder.agent.task.Doing;
import dev.anyorder.core.analysis.Access;
import dev.anyorder.core.finding.AccessInfo;
import dev.anyorder.core.finding.Evidence;
import dev.anyorder.core.finding.Finding;
import dev.anyorder.core.finding.Frame;
import dev.anyorder.core.finding.Kind;
import dev.anyorder.core.finding.Level;
import dev.anyorder.core.finding.LocationInfo;
import dev.anyorder.core.velodrome.Cause;
import dev.anyorder.core.velodrome.Cycle;
import dev.anyorder.core.velodrome.Link;
import dev.anyorder.core.velodrome.Transaction;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Gathers circles of transactions: one finding for each block and each row of places, with a count. */
public final class TransactionFindings {
    private static final Frame NOWHERE = new Frame("", "", "", 0);

    private final Describer describer;
    private final BlockDescriber blocks;
    private final Gathered found = new Gathered();

    public TransactionFindings(Describer describer) {
        this.describer = describer;
        this.blocks = new BlockDescriber(describer);
    }

    /** Blocks that no serial order explains. */
    public void cycle(Cycle cycle) {
        found.add(finding(cycle));
    }

    /** What was found. */
    public List<Finding> findings() {
        return found.findings();
    }

    private Finding finding(Cycle cycle) {
        Frame method = method(cycle.running());
        List<AccessInfo> ends = new ArrayList<>();
        Map<String, String> why = new LinkedHashMap<>();
        why.put(Finding.BLOCK, Describer.block(method));
        if (cycle.isBlamed()) {
            why.put(Finding.BLAMED, "true");
        }
        StringBuilder key = new StringBuilder();
        for (Link link : cycle.links()) {
            // What comes later in the same task needs no telling.
            if (link.cause() != Cause.PROGRAM) {
                boolean isLast = link.after() == cycle.running();
                end(link.before(), access(link.from(), false), ends, why);
                end(link.after(), access(link.to(), isLast), ends, why);
                why.put(Finding.LINK + ends.size() / 2, link.cause().name().toLowerCase(Locale.ROOT));
            }
        }
        ends.forEach(end -> key.append('|').append(Describer.key(end)));
        return new Finding(
                Describer.id(Kind.ATOMICITY_CYCLE, Describer.block(method), key.toString()),
                Kind.ATOMICITY_CYCLE,
                Level.ERROR,
                Evidence.OBSERVED,
                "velodrome",
                1,
                new LocationInfo("block", method.className(), method.method(), -1, -1, "", List.of()),
                ends,
                why);
    }

    private static void end(Transaction in, AccessInfo access, List<AccessInfo> ends, Map<String, String> why) {
        ends.add(access);
        if (in.isBlock) {
            why.put(Finding.WITHIN + ends.size(), Describer.block(method(in)));
        }
    }

    private static Frame method(Transaction block) {
        return block.info instanceof Frame method ? method : NOWHERE;
    }

    /** What a transaction did: to a location, or to what tasks meet at. */
    private AccessInfo access(@Nullable Object what, boolean isNow) {
        return what instanceof Access access
                ? describer.access(access, isNow)
                : blocks.access((Doing) java.util.Objects.requireNonNull(what));
    }
}
