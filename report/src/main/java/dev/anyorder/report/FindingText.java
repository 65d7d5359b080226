package dev.anyorder.report;

import dev.anyorder.core.finding.AccessCycle;
import dev.anyorder.core.finding.AccessInfo;
import dev.anyorder.core.finding.Finding;
import dev.anyorder.core.finding.Frame;
import dev.anyorder.core.finding.LocationInfo;
import dev.anyorder.core.finding.LockInfo;
import dev.anyorder.core.finding.NondeterministicCall;
import dev.anyorder.core.finding.SplitBlock;
import dev.anyorder.core.finding.TaskInfo;
import dev.anyorder.core.finding.UnorderedPair;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** One finding as text. */
final class FindingText {
    private final TextSink sink;
    private final StackText stacks;

    FindingText(TextSink sink, StackText stacks) {
        this.sink = sink;
        this.stacks = stacks;
    }

    void full(Finding finding) {
        headline(finding);
        sink.line();
        sink.paragraph(ReportWording.evidence(finding));
        String times = finding.count() == 1 ? "once" : ReportWording.count(finding.count(), "time", "times");
        sink.indent(2).line("reported " + times + " by " + finding.analysis() + ", id " + finding.id());
        explanation(finding);
        List<AccessInfo> accesses = finding.accesses();
        for (int i = 0; i < accesses.size(); i++) {
            boolean isFirstAgain = i == 2 && accesses.get(2).equals(accesses.get(0));
            if (isFirstAgain) {
                sink.line()
                        .indent(2)
                        .line("(3) the same " + accesses.get(0).op() + " as (1), which reads and then writes");
            } else {
                access(i + 1, accesses.get(i));
            }
        }
        String advice = LockAdvice.of(finding);
        if (!advice.isEmpty()) {
            sink.line().paragraph(advice);
        }
        Map<Integer, TaskInfo> tasks = new LinkedHashMap<>();
        for (AccessInfo access : finding.accesses()) {
            tasks.putIfAbsent(access.task().id(), access.task());
        }
        for (TaskInfo task : tasks.values()) {
            task(task, tasks);
        }
        location(finding.location());
    }

    private void explanation(Finding finding) {
        String because = ExplanationText.because(finding);
        if (!because.isEmpty()) {
            sink.paragraph("because " + because);
        }
        if (finding.why() instanceof UnorderedPair pair && pair.block() != null) {
            declared(pair.block(), "but (1) and (2) can execute in either order");
        } else if (finding.why() instanceof NondeterministicCall call) {
            declared(call.block(), "but the result or the effect of the call can differ from run to run");
        } else if (finding.why() instanceof AccessCycle cycle) {
            new CycleText(sink, finding, cycle).write();
        } else if (finding.why() instanceof SplitBlock split
                && finding.accesses().size() == 3) {
            new InterleavingText(sink, finding, split).write();
        }
    }

    private void declared(Frame block, String but) {
        sink.line().paragraph(ExplanationText.block(block) + " is declared @Deterministic, " + but);
    }

    /** In one line. */
    void brief(Finding finding) {
        headline(finding);
        List<String> sites = new ArrayList<>();
        for (AccessInfo access : finding.accesses()) {
            sites.add(ReportWording.place(access.site()));
        }
        String at = sites.isEmpty() ? "" : " at " + String.join(" and ", sites);
        sink.line(at + ", id " + finding.id());
    }

    private void headline(Finding finding) {
        TextStyle style = switch (finding.severity()) {
            case ERROR -> TextStyle.ERROR;
            case WARNING -> TextStyle.WARNING;
            case NOTE -> TextStyle.NOTE;
        };
        sink.text(style, finding.severity().text() + ":")
                .text(" ")
                .text(TextStyle.STRONG, ReportWording.headline(finding));
    }

    private void access(int number, AccessInfo access) {
        sink.line()
                .indent(2)
                .text("(" + number + ") ")
                .text(TextStyle.STRONG, ReportWording.access(access))
                .line();
        List<Frame> stack = new ArrayList<>(access.stack());
        if (!stack.contains(access.site())) {
            stack.add(0, access.site());
        }
        stacks.access(stack);
        if (!access.stackComplete()) {
            stacks.more(
                    stack.size() == 1
                            ? "incomplete stack: the callers were not recorded"
                            : "incomplete stack: callers may differ");
        }
        locks(access.locks());
    }

    private void locks(List<LockInfo> locks) {
        if (locks.isEmpty()) {
            sink.indent(6).line("holding no lock");
        }
        String before = "holding ";
        for (LockInfo lock : locks) {
            String mode = lock.shared() ? " in read mode" : "";
            sink.indent(6).line(before + lock.name() + mode);
            for (Frame released : lock.releasedAt()) {
                sink.indent(10).line("released before (3) at " + ReportWording.frame(released));
            }
            for (Frame again : lock.takenAgainAt()) {
                sink.indent(10).line("acquired again at " + ReportWording.frame(again));
            }
            before = "    and ";
        }
    }

    private void task(TaskInfo task, Map<Integer, TaskInfo> others) {
        if (task.kind().equals("main")) {
            return;
        }
        TaskInfo parent = others.get(task.parent());
        String by = task.parent() < 0
                ? ""
                : " by " + (parent == null ? "task " + task.parent() : ReportWording.task(parent));
        sink.line().indent(2).text(ReportWording.task(task));
        if (task.createdAt().isEmpty()) {
            sink.line(" was created" + by + " (stack not recorded)");
        } else {
            sink.line(" was created" + by);
            stacks.creation(task.createdAt());
        }
    }

    private void location(LocationInfo location) {
        sink.line().indent(2).text("location: " + ReportWording.fullLocation(location));
        if (location.allocatedAt().isEmpty()) {
            sink.line();
        } else {
            sink.line(", allocated");
            stacks.creation(location.allocatedAt());
        }
    }
}
