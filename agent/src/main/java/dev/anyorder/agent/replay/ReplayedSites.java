package dev.anyorder.agent.replay;

import dev.anyorder.agent.site.AccessTarget;
import dev.anyorder.agent.site.Site;
import dev.anyorder.agent.site.SiteTable;
import dev.anyorder.core.analysis.AccessOp;
import dev.anyorder.core.finding.Frame;
import dev.anyorder.core.trace.TraceDefinitions;
import dev.anyorder.core.trace.TraceException;
import dev.anyorder.core.trace.TracedSite;

/** Converts recorded sites to those of a live run. */
final class ReplayedSites {
    private static final AccessOp[] OPS = AccessOp.values();
    private static final AccessTarget.Kind[] KINDS = AccessTarget.Kind.values();

    private final SiteTable all = new SiteTable();
    private final Site[] byNumber;

    ReplayedSites(TraceDefinitions definitions) {
        byNumber = new Site[definitions.sites() + 1];
        for (int number = 1; number < byNumber.length; number++) {
            TracedSite traced = definitions.site(number);
            if (traced.op() >= OPS.length || traced.target() >= KINDS.length) {
                throw TraceException.ofAnotherAnyOrder();
            }
            AccessTarget target = new AccessTarget(KINDS[traced.target()], traced.owner(), traced.name());
            byNumber[number] = all.add(traced.frame(), OPS[traced.op()], target, traced.call());
            byNumber[number].atomic = traced.atomic();
        }
        definitions.allocations().forEach((String type, Frame frame) -> all.allocates(type, frame));
    }

    SiteTable all() {
        return all;
    }

    Site get(int number) {
        return byNumber[number];
    }
}
