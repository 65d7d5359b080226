package dev.anyorder.core.analysis;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.anyorder.core.finding.Evidence;
import dev.anyorder.core.finding.FindingKind;
import dev.anyorder.core.finding.Severity;
import dev.anyorder.core.order.AtomicBlock;
import dev.anyorder.core.order.BlockGap;
import dev.anyorder.core.order.LockSet;
import dev.anyorder.core.order.TaskState;
import dev.anyorder.core.order.TrackedOrders;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** Pairs of accesses of which the second depends on the first: what is worth a warning. Sites are named by letters. */
class StaleReadCheckTest implements ConflictListener {
    private static final Object LOCK = new Object();

    private final TaskState main = TaskState.root("main", TrackedOrders.ALL);
    private final TaskState one = main.spawnDetached("one");
    private final TaskState two = main.spawnDetached("two");
    private final List<String> found = new ArrayList<>();
    private @Nullable Object history;

    @Override
    public void conflict(
            Analysis by, FindingKind kind, Severity severity, Evidence evidence, Access earlier, Access later) {
        throw new AssertionError("no pair");
    }

    @Override
    public void split(
            Analysis by,
            FindingKind kind,
            Severity severity,
            Evidence evidence,
            BlockGap gap,
            boolean interleaved,
            Access first,
            Access split,
            Access second) {
        assertEquals(Severity.WARNING, severity);
        found.add("" + (char) first.site + (char) split.site + (char) second.site + " " + evidence.text());
    }

    private void touch(
            TaskState by,
            char site,
            AccessOp op,
            boolean isAtomic,
            @Nullable AtomicBlock pair,
            @Nullable AccessDependence dependence) {
        Access access = new Access(by.step(), op, isAtomic, site, null, pair, dependence);
        history = AtomicityAnalysis.ofDependences().access(history, access, this);
    }

    private AtomicBlock first(TaskState by, char site, AccessDependence dependence) {
        AtomicBlock pair = by.beginPair();
        touch(by, site, AccessOp.READ, true, pair, dependence);
        return pair;
    }

    private void second(TaskState by, char site, AtomicBlock pair, AccessDependence dependence) {
        touch(by, site, AccessOp.WRITE, true, pair, dependence);
    }

    private void write(TaskState by, char site) {
        touch(by, site, AccessOp.WRITE, true, null, null);
    }

    private void both(TaskState by, AccessDependence first, AccessDependence second) {
        second(by, 'b', first(by, 'a', first), second);
    }

    private void found(String... expected) {
        assertEquals(List.of(expected), found);
    }

    @Test
    void whatCameBetweenIsReported() {
        AtomicBlock pair = first(one, 'a', AccessDependence.READ);
        write(two, 'w');
        second(one, 'b', pair, AccessDependence.CHOICE);
        found("awb observed");
    }

    @Test
    void theSameCodeByTwoTasksIsReportedIfTheSecondAccessIsAlwaysDone() {
        both(one, AccessDependence.READ, AccessDependence.DATA);
        both(two, AccessDependence.READ, AccessDependence.DATA);
        found("abb observed", "abb observed");
    }

    @Test
    void whoComesToTheTestLaterWouldHaveGoneOnIfItHadComeEarlier() {
        both(one, AccessDependence.DECIDES, AccessDependence.TEST);
        first(two, 'a', AccessDependence.DECIDES);
        found("aab observed");
    }

    @Test
    void soWouldWhoCameToTheTestInBetween() {
        AtomicBlock pair = first(one, 'a', AccessDependence.DECIDES);
        first(two, 'a', AccessDependence.DECIDES);
        second(one, 'b', pair, AccessDependence.TEST);
        found("aab observed");
    }

    @Test
    void whoeverGoesOnInThisRunTheSameIsReported() {
        AtomicBlock one = first(this.one, 'a', AccessDependence.DECIDES);
        AtomicBlock two = first(this.two, 'a', AccessDependence.DECIDES);
        second(this.two, 'b', two, AccessDependence.TEST);
        second(this.one, 'b', one, AccessDependence.TEST);
        found("aab observed");
    }

    @Test
    void notSoWhoCameToTheTestBefore() {
        first(two, 'a', AccessDependence.DECIDES);
        both(one, AccessDependence.DECIDES, AccessDependence.TEST);
        found();
    }

    @Test
    void notSoWhoReadsElsewhereOrDecidesByMore() {
        both(one, AccessDependence.DECIDES, AccessDependence.TEST);
        first(two, 'c', AccessDependence.DECIDES);
        first(two, 'a', AccessDependence.READ);
        found();
    }

    @Test
    void aTestThatAsksForMoreMakesItConditional() {
        both(one, AccessDependence.READ, AccessDependence.CHOICE);
        both(two, AccessDependence.READ, AccessDependence.CHOICE);
        found("abb conditional");
    }

    @Test
    void otherCodeThatCameBeforeMayBeWhyTheTestWasPassed() {
        write(two, 'w');
        both(one, AccessDependence.DECIDES, AccessDependence.TEST);
        found();
        two.nextStep();
        write(two, 'v');
        found("avb observed");
    }

    @Test
    void otherCodeThatCameBeforeIsReportedIfNothingDependsOnIt() {
        write(two, 'w');
        both(one, AccessDependence.READ, AccessDependence.DATA);
        found("awb observed");
    }

    @Test
    void ofFieldsUnderLocksOtherCodeMustHaveComeBetween() {
        one.locks(LockSet.EMPTY.with(LOCK, false));
        AtomicBlock pair = one.beginPair();
        touch(one, 'a', AccessOp.READ, false, pair, AccessDependence.READ);
        one.locks(LockSet.EMPTY);
        one.locks(LockSet.EMPTY.with(LOCK, false));
        touch(one, 'b', AccessOp.WRITE, false, pair, AccessDependence.DATA);
        one.locks(LockSet.EMPTY);
        two.locks(LockSet.EMPTY.with(LOCK, false));
        touch(two, 'w', AccessOp.WRITE, false, null, null);
        found();
        touch(two, 'b', AccessOp.WRITE, false, two.beginPair(), AccessDependence.DATA);
        found("abb observed");
    }

    @Test
    void aLockThatIsHeldAllTheTimeKeepsOthersOut() {
        one.locks(LockSet.EMPTY.with(LOCK, false));
        both(one, AccessDependence.READ, AccessDependence.DATA);
        one.locks(LockSet.EMPTY);
        two.locks(LockSet.EMPTY.with(LOCK, false));
        both(two, AccessDependence.READ, AccessDependence.DATA);
        found();
    }

    @Test
    void dataRacesAreForOthersToReport() {
        AtomicBlock pair = one.beginPair();
        touch(one, 'a', AccessOp.READ, false, pair, AccessDependence.READ);
        touch(two, 'w', AccessOp.WRITE, false, null, null);
        touch(one, 'b', AccessOp.WRITE, false, pair, AccessDependence.DATA);
        found();
    }

    @Test
    void ofABlockThatIsDeclaredAtomicOnlyVolatileAccessesAre() {
        one.beginBlock("declared");
        one.locks(LockSet.EMPTY.with(LOCK, false));
        AtomicBlock pair = one.beginPair();
        touch(one, 'a', AccessOp.READ, false, pair, AccessDependence.READ);
        two.locks(LockSet.EMPTY.with(LOCK, false));
        touch(two, 'w', AccessOp.WRITE, false, null, null);
        touch(one, 'b', AccessOp.WRITE, false, pair, AccessDependence.DATA);
        found();
        AtomicBlock other = first(one, 'c', AccessDependence.READ);
        two.nextStep();
        write(two, 'v');
        second(one, 'd', other, AccessDependence.DATA);
        found("cvd observed");
    }

    @Test
    void whatTheTaskItselfOrItsChildDoesIsItsOwnDoing() {
        AtomicBlock pair = first(one, 'a', AccessDependence.READ);
        write(one, 'w');
        TaskState child = one.spawnDetached("child");
        write(child, 'v');
        second(one, 'b', pair, AccessDependence.DATA);
        found();
    }

    @Test
    void aChildThatWasThereBeforeIsNot() {
        TaskState child = one.spawnDetached("child");
        AtomicBlock pair = first(one, 'a', AccessDependence.READ);
        write(child, 'v');
        second(one, 'b', pair, AccessDependence.DATA);
        found("avb observed");
    }

    @Test
    void whatIsOrderedIsNoMatter() {
        both(one, AccessDependence.DECIDES, AccessDependence.TEST);
        one.end();
        two.join(one);
        both(two, AccessDependence.DECIDES, AccessDependence.TEST);
        found();
    }

    @Test
    void twoSecondsOfOneFirstAreNoPair() {
        AtomicBlock pair = first(one, 'a', AccessDependence.READ);
        second(one, 'b', pair, AccessDependence.DATA);
        touch(two, 'r', AccessOp.READ, true, null, null);
        second(one, 'b', pair, AccessDependence.DATA);
        found();
    }

    @Test
    void ofSeveralPairsAtOnceEachHasItsOwnMoments() {
        AtomicBlock outer = first(one, 'a', AccessDependence.READ);
        one.locks(LockSet.EMPTY.with(LOCK, false));
        AtomicBlock inner = first(one, 'c', AccessDependence.READ);
        two.locks(LockSet.EMPTY.with(LOCK, false));
        second(one, 'd', inner, AccessDependence.DATA);
        one.endPair(inner);
        second(one, 'b', outer, AccessDependence.DATA);
        write(two, 'w');
        found("awb observed");
    }
}
