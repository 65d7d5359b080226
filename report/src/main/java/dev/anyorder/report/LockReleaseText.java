package dev.anyorder.report;

import dev.anyorder.core.finding.AccessInfo;
import dev.anyorder.core.finding.Finding;
import dev.anyorder.core.finding.Frame;
import dev.anyorder.core.finding.LockInfo;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/**
 * The locks that a block releases after its first access and that the interleaving access needs. Of other locks the
 * release time is unknown.
 */
final class LockReleaseText {
    private final List<AccessInfo> accesses;

    LockReleaseText(Finding finding) {
        this.accesses = finding.accesses();
    }

    List<String> releases() {
        return lines(LockInfo::releasedAt, lock -> "releases " + lock.name());
    }

    List<String> takings() {
        return lines(LockInfo::takenAgainAt, lock -> "acquires " + lock.name() + " again");
    }

    private List<String> lines(Function<LockInfo, List<Frame>> places, Function<LockInfo, String> what) {
        List<String> lines = new ArrayList<>();
        for (LockInfo lock : accesses.get(0).locks()) {
            List<Frame> place = places.apply(lock);
            if (!place.isEmpty() && isNeeded(lock)) {
                lines.add(what.apply(lock) + " at " + ReportWording.place(place.get(0)));
            }
        }
        return lines;
    }

    private boolean isNeeded(LockInfo lock) {
        return accesses.get(1).locks().stream()
                .anyMatch(other -> other.name().equals(lock.name()) && !(other.shared() && lock.shared()));
    }
}
