package dev.anyorder.report;

import dev.anyorder.core.finding.AccessInfo;
import dev.anyorder.core.finding.Finding;
import dev.anyorder.core.finding.FindingKind;
import dev.anyorder.core.finding.RunResult;
import dev.anyorder.report.picture.LaneDiagram;
import dev.anyorder.report.picture.LaneDiagram.Arrow;
import dev.anyorder.report.picture.LaneDiagram.Deed;
import dev.anyorder.report.picture.LanePage;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Findings about blocks as pictures: cycles edge by edge, and what can come between two accesses of a block. */
final class FindingLanes {
    private final Finding finding;
    private final List<CycleEdge> edges;

    private FindingLanes(Finding finding) {
        this.finding = finding;
        this.edges = CycleEdge.of(finding);
    }

    /** The page of all findings that can be drawn. */
    static String page(RunResult result) {
        List<LaneDiagram> drawn = FindingOrder.sorted(result.findings()).stream()
                .filter(finding ->
                        InterleavingText.fits(finding) || !CycleEdge.of(finding).isEmpty())
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
        String title = finding.level().text() + ": " + ReportWording.headline(finding) + ", id " + finding.id();
        return new LaneDiagram(title, heads, deeds, arrows, closing());
    }

    private boolean isInside(int index) {
        return index == 0 || index == finding.accesses().size() - 1;
    }

    private List<String> lines(int number, AccessInfo access) {
        List<String> lines = new ArrayList<>(List.of("(" + number + ") " + ReportWording.deed(access)));
        if (edges.isEmpty()) {
            lines.addAll(InterleavingText.locks(access));
            lines.addAll(number == 1 ? new LockReleaseText(finding).releases() : List.of());
        } else if (!CycleEdge.within(finding, number).isEmpty()) {
            lines.add(CycleEdge.within(finding, number));
        }
        return lines;
    }

    /** From the access with this number, counted from 1, to the next one. */
    private Arrow arrow(int number) {
        if (edges.isEmpty()) {
            return new Arrow(number == 1 ? "(2) can come now" : "and then the block goes on", number > 1);
        }
        boolean isEdge = number % 2 == 1;
        return isEdge
                ? new Arrow("before: " + edges.get(number / 2).reason(), false)
                : new Arrow(isSameTask(number) ? "the same task goes on" : "in the same block", true);
    }

    private boolean isSameTask(int number) {
        List<AccessInfo> accesses = finding.accesses();
        return accesses.get(number - 1).task().id()
                == accesses.get(number).task().id();
    }

    private String closing() {
        int last = finding.accesses().size();
        String block = finding.why().get(Finding.BLOCK);
        return "(1) and (" + last + ") are in " + (block == null ? "what a task does at one go" : block)
                + ", which is to be " + (finding.kind() == FindingKind.DETERMINISM_CYCLE ? "deterministic" : "atomic");
    }
}
