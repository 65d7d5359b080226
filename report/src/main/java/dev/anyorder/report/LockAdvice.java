package dev.anyorder.report;

import dev.anyorder.core.finding.Finding;
import dev.anyorder.core.finding.Kind;
import dev.anyorder.core.finding.LockInfo;
import java.util.List;

/** Says why the locks that were held did not help, where a reader could overlook it. */
final class LockAdvice {
    private LockAdvice() {}

    /** A sentence, or an empty string when there is nothing to add. */
    static String of(Finding finding) {
        if (finding.kind() != Kind.DATA_RACE || finding.accesses().size() != 2) {
            return "";
        }
        List<LockInfo> first = finding.accesses().get(0).locks();
        List<LockInfo> second = finding.accesses().get(1).locks();
        if (first.isEmpty() || second.isEmpty()) {
            return first.isEmpty() && second.isEmpty() ? "" : "only one of the two accesses holds a lock";
        }
        for (LockInfo lock : first) {
            for (LockInfo other : second) {
                if (lock.name().equals(other.name()) && lock.shared() && other.shared()) {
                    return "both hold " + lock.name() + ", but only in read mode, which excludes no other reader";
                }
                if (lock.name().equals(other.name())) {
                    return "";
                }
            }
        }
        return "each access holds a lock, but not the same one";
    }
}
