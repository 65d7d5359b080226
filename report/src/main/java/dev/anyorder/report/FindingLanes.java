package dev.anyorder.report;

import dev.anyorder.core.finding.AccessCycle;
import dev.anyorder.core.finding.AccessInfo;
import dev.anyorder.core.finding.CycleEdge;
import dev.anyorder.core.finding.Finding;
import dev.anyorder.core.finding.FindingKind;
import dev.anyorder.core.finding.Frame;
import dev.anyorder.core.finding.RunResult;
import dev.anyorder.core.finding.SplitBlock;
import dev.anyorder.report.picture.LaneDiagram;
import dev.anyorder.report.picture.LaneDiagram.Arrow;
import dev.anyorder.report.picture.LaneDiagram.Deed;
import dev.anyorder.report.picture.LanePage;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Draws findings about blocks: cycles edge by edge, and interleavings of two accesses of a block. */
final class FindingLanes {
    private final Finding finding;
    private final @Nullable AccessCycle cycle;
    private final @Nullable SplitBlock split;

    private FindingLanes(Finding finding) {
        this.finding = finding;
        this.cycle = finding.why() instanceof AccessCycle each ? each : null;
        this.split = finding.why() instanceof SplitBlock each ? each : null;
    }

    static String page(RunResult result) {
        List<LaneDiagram> drawn = FindingOrder.sorted(result.findings()).stream()
                .filter(finding -> finding.why() instanceof SplitBlock || finding.why() instanceof AccessCycle)
                .map(finding -> new FindingLanes(finding).laneDiagram())
                .toList();
        String count = drawn.isEmpty() ? "nothing to draw" : ReportWording.count(drawn.size(), "picture", "pictures");
        return LanePage.render("AnyOrder: " + count, drawn);
    }

    private LaneDiagram laneDiagram() {
        Map<Integer, Integer> numbers = new LinkedHashMap<>();
        List<String> heads = new ArrayList<>();
        List<Deed> deeds = new ArrayList<>();
        List<Arrow> arrows = new ArrayList<>();
        List<AccessInfo> accesses = finding.accesses();
        for (int i = 0; i < accesses.size(); i++) {
            AccessInfo access = accesses.get(i);
            if (numbers.putIfAbsent(access.task().id(), numbers.size()) == null) {
                heads.add(ReportWording.task(access.task()));
            }
            deeds.add(new Deed(numbers.getOrDefault(access.task().id(), 0), lines(i + 1, access), isInside(i)));
            if (i > 0) {
                arrows.add(arrow(i));
            }
        }
        String title = finding.severity().text() + ": " + ReportWording.headline(finding) + ", id " + finding.id();
        return new LaneDiagram(title, heads, deeds, arrows, closing());
    }

    private boolean isInside(int index) {
        boolean isEnd = index == 0 || index == finding.accesses().size() - 1;
        return isEnd && (cycle == null || cycle.block() != null);
    }

    private List<String> lines(int number, AccessInfo access) {
        List<String> lines = new ArrayList<>(List.of("(" + number + ") " + ReportWording.deed(access)));
        if (cycle == null) {
            lines.addAll(InterleavingText.locks(access));
            lines.addAll(number == 1 ? new LockReleaseText(finding).releases() : List.of());
        } else if (!CycleText.within(finding, cycle, number).isEmpty()) {
            lines.add(CycleText.within(finding, cycle, number));
        }
        return lines;
    }

    /** From this access, counted from 1, to the next. */
    private Arrow arrow(int number) {
        if (cycle == null) {
            return new Arrow(number == 1 ? "(2) can execute here" : "then the block continues", number > 1);
        }
        for (CycleEdge edge : cycle.edges()) {
            if (edge.from() == number && edge.to() == number + 1) {
                return new Arrow(CycleText.edge(finding, edge), false);
            }
        }
        return new Arrow(isSameTask(number) ? "the same task continues" : "in the same block", true);
    }

    private boolean isSameTask(int number) {
        List<AccessInfo> accesses = finding.accesses();
        return accesses.get(number - 1).task().id()
                == accesses.get(number).task().id();
    }

    private String closing() {
        int last = finding.accesses().size();
        Frame block = cycle != null ? cycle.block() : split != null ? split.block() : null;
        if (cycle != null && block == null) {
            return "each task waits for a lock that the next one holds";
        }
        String ends = "(1) and (" + last + ") are in ";
        return block == null
                ? ends + "one sequence of accesses that must be atomic"
                : ends + ExplanationText.block(block) + ", which is declared "
                        + (finding.kind() == FindingKind.DETERMINISM_CYCLE ? "@Deterministic" : "@Atomic");
    }
}
