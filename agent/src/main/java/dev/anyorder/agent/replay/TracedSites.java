package dev.anyorder.agent.replay;

import dev.anyorder.agent.site.Site;
import dev.anyorder.agent.site.Sites;
import dev.anyorder.agent.site.Target;
import dev.anyorder.core.analysis.Op;
import dev.anyorder.core.finding.Frame;
import dev.anyorder.core.trace.Lexicon;
import dev.anyorder.core.trace.TraceException;
import dev.anyorder.core.trace.TracedSite;

/** The sites of a recorded run, as those of a live one. */
final class TracedSites {
    private static final Op[] OPS = Op.values();
    private static final Target.Kind[] KINDS = Target.Kind.values();

    private final Sites all = new Sites();
    private final Site[] byNumber;

    TracedSites(Lexicon lexicon) {
        byNumber = new Site[lexicon.sites() + 1];
        for (int number = 1; number < byNumber.length; number++) {
            TracedSite traced = lexicon.site(number);
            if (traced.op() >= OPS.length || traced.target() >= KINDS.length) {
                throw TraceException.ofAnotherAnyOrder();
            }
            Target target = new Target(KINDS[traced.target()], traced.owner(), traced.name());
            byNumber[number] = all.add(traced.frame(), OPS[traced.op()], target, traced.call());
            byNumber[number].atomic = traced.atomic();
        }
        lexicon.allocations().forEach((String type, Frame frame) -> all.allocates(type, frame));
    }

    Sites all() {
        return all;
    }

    Site get(int number) {
        return byNumber[number];
    }
}
