package dev.anyorder.report;

import dev.anyorder.core.finding.AccessInfo;
import dev.anyorder.core.finding.Explanation;
import dev.anyorder.core.finding.Finding;
import dev.anyorder.core.finding.Frame;
import dev.anyorder.core.finding.MissingOrder;
import dev.anyorder.core.finding.SplitBlock;
import dev.anyorder.core.finding.TaskBranch;
import dev.anyorder.core.finding.TaskJoin;
import dev.anyorder.core.finding.UnorderedPair;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The reason why two accesses are unordered, as a sentence. */
public final class ExplanationText {
    private ExplanationText() {}

    /** Without a full stop; empty if the finding is not about two unordered accesses. */
    public static String because(Finding finding) {
        Explanation why = finding.why();
        List<AccessInfo> accesses = finding.accesses();
        if (why instanceof UnorderedPair pair && accesses.size() == 2) {
            return because(pair.order(), accesses.get(0), accesses.get(1), target(finding));
        }
        if (why instanceof SplitBlock split && accesses.size() == 3) {
            return because(split.order(), accesses.get(1), accesses.get(2), target(finding));
        }
        return "";
    }

    /** By task id, so the text does not depend on which access came first. */
    private static String because(MissingOrder order, AccessInfo earlier, AccessInfo later, String target) {
        int a = earlier.task().id();
        int b = later.task().id();
        return a <= b
                ? because(order.ancestor(), a, order.first(), b, order.second(), target)
                : because(order.ancestor(), b, order.second(), a, order.first(), target);
    }

    private static String because(
            int ancestor, int a, @Nullable TaskBranch first, int b, @Nullable TaskBranch second, String target) {
        if (ancestor == MissingOrder.UNKNOWN) {
            return "no common ancestor of " + task(a) + " and " + task(b) + " was observed";
        }
        if (first != null && second != null) {
            boolean isDirect = first.task() == a && second.task() == b;
            return task(ancestor) + " started " + branch(first, a) + comma(first, a) + " and " + branch(second, b)
                    + ", and neither "
                    + (isDirect ? "" : "of " + task(a) + " and " + task(b) + " ") + "waits for the other"
                    + joins(first, a, second, b);
        }
        TaskBranch child = first != null ? first : second;
        if (child == null) {
            return "both accesses are made by " + task(ancestor);
        }
        int other = first != null ? a : b;
        return task(ancestor) + " started " + branch(child, other) + comma(child, other) + " and accessed " + target
                + " before joining " + (child.task() == other ? "it" : task(other)) + join(child, other);
    }

    private static String branch(TaskBranch branch, int task) {
        String at = branch.spawnedAt() == null ? "" : " (" + ReportWording.place(branch.spawnedAt()) + ")";
        return task(branch.task()) + at + (branch.task() == task ? "" : ", an ancestor of " + task(task));
    }

    private static String comma(TaskBranch branch, int task) {
        return branch.task() == task ? "" : ",";
    }

    private static String joins(TaskBranch first, int a, TaskBranch second, int b) {
        TaskJoin one = first.join();
        TaskJoin other = second.join();
        if (one == null || other == null || one.by() != other.by()) {
            return join(first, a) + join(second, b);
        }
        String place = ReportWording.place(one.at());
        String next = ReportWording.place(other.at());
        String where = place.equals(next) ? "both at " + place : "at " + place + " and " + next;
        return "; their first joins are " + where + " (" + task(one.by()) + ")";
    }

    /** Empty if no join was observed: not every join is modelled. */
    private static String join(TaskBranch branch, int task) {
        return branch.join() == null
                ? ""
                : "; the first join of " + task(task) + " is at "
                        + ReportWording.place(branch.join().at()) + " ("
                        + task(branch.join().by()) + ")";
    }

    private static String task(int id) {
        return "task " + id;
    }

    private static String target(Finding finding) {
        return switch (finding.location().kind()) {
            case "field", "static" -> "the field";
            case "group" -> "the fields";
            case "array" -> "the array";
            default -> "the object";
        };
    }

    /** {@code com.acme.Account.withdraw (Account.java:21)}. */
    static String block(Frame method) {
        String place = method.file().isEmpty() ? "" : " (" + method.file() + ":" + method.line() + ")";
        return method.className() + "." + method.method() + place;
    }
}
