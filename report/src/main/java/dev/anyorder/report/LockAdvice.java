package dev.anyorder.report;

import dev.anyorder.core.finding.AccessInfo;
import dev.anyorder.core.finding.Finding;
import dev.anyorder.core.finding.FindingKind;
import dev.anyorder.core.finding.LockInfo;
import java.util.List;

/** Explains why the held locks did not protect the accesses. */
final class LockAdvice {
    private LockAdvice() {}

    /** Empty if there is nothing to add. */
    static String of(Finding finding) {
        if (finding.kind() == FindingKind.ATOMICITY_VIOLATION
                && finding.accesses().size() == 3) {
            return ofSplit(finding.accesses());
        }
        if (finding.kind() != FindingKind.DATA_RACE || finding.accesses().size() != 2) {
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
                    return "both accesses hold " + lock.name()
                            + ", but only in read mode, which does not exclude other readers";
                }
                if (lock.name().equals(other.name())) {
                    return "";
                }
            }
        }
        return "each access holds a lock, but not the same one";
    }

    private static String ofSplit(List<AccessInfo> accesses) {
        List<LockInfo> first = accesses.get(0).locks();
        List<LockInfo> between = accesses.get(1).locks();
        List<LockInfo> second = accesses.get(2).locks();
        for (LockInfo lock : between) {
            if (!lock.shared() && has(first, lock.name()) && has(second, lock.name())) {
                return "all three accesses hold " + lock.name() + ", but the block releases it between (1) and (3)";
            }
        }
        boolean isCovered = first.stream().anyMatch(lock -> has(second, lock.name()));
        return isCovered ? "(2) holds no lock that (1) and (3) hold" : "";
    }

    private static boolean has(List<LockInfo> locks, String name) {
        return locks.stream().anyMatch(lock -> lock.name().equals(name));
    }
}
