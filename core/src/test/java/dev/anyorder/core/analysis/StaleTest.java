package dev.anyorder.core.analysis;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.anyorder.core.finding.Evidence;
import dev.anyorder.core.finding.Kind;
import dev.anyorder.core.finding.Level;
import dev.anyorder.core.order.Block;
import dev.anyorder.core.order.Gap;
import dev.anyorder.core.order.LockSet;
import dev.anyorder.core.order.Orders;
import dev.anyorder.core.order.Strand;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** Pairs of accesses of which the second depends on the first: what is worth a warning. Sites are named by letters. */
class StaleTest implements Conflicts {
    private static final Object LOCK = new Object();

    private final Strand main = Strand.root("main", Orders.ALL);
    private final Strand one = main.spawnApart("one");
    private final Strand two = main.spawnApart("two");
    private final List<String> found = new ArrayList<>();
    private @Nullable Object history;

    @Override
    public void conflict(Analysis by, Kind kind, Level level, Evidence evidence, Access earlier, Access later) {
        throw new AssertionError("no pair");
    }

    @Override
    public void split(
            Analysis by,
            Kind kind,
            Level level,
            Evidence evidence,
            Gap gap,
            Access first,
            Access split,
            Access second) {
        assertEquals(Level.WARNING, level);
        found.add("" + (char) first.site + (char) split.site + (char) second.site + " " + evidence.text());
    }

    private void touch(
            Strand by, char site, Op op, boolean isAtomic, @Nullable Block pair, @Nullable Dependence dependence) {
        Access access = new Access(by.step(), op, isAtomic, site, null, pair, dependence);
        history = Atomicity.ofDependences().access(history, access, this);
    }

    private Block first(Strand by, char site, Dependence dependence) {
        Block pair = by.beginPair();
        touch(by, site, Op.READ, true, pair, dependence);
        return pair;
    }

    private void second(Strand by, char site, Block pair, Dependence dependence) {
        touch(by, site, Op.WRITE, true, pair, dependence);
    }

    private void write(Strand by, char site) {
        touch(by, site, Op.WRITE, true, null, null);
    }

    private void both(Strand by, Dependence first, Dependence second) {
        second(by, 'b', first(by, 'a', first), second);
    }

    private void found(String... expected) {
        assertEquals(List.of(expected), found);
    }

    @Test
    void whatCameBetweenIsReported() {
        Block pair = first(one, 'a', Dependence.READ);
        write(two, 'w');
        second(one, 'b', pair, Dependence.CHOICE);
        found("awb observed");
    }

    @Test
    void theSameCodeByTwoTasksIsReportedIfTheSecondAccessIsAlwaysDone() {
        both(one, Dependence.READ, Dependence.DATA);
        both(two, Dependence.READ, Dependence.DATA);
        found("abb observed", "abb observed");
    }

    @Test
    void whoComesToTheTestLaterWouldHaveGoneOnIfItHadComeEarlier() {
        both(one, Dependence.DECIDES, Dependence.TEST);
        first(two, 'a', Dependence.DECIDES);
        found("aab observed");
    }

    @Test
    void soWouldWhoCameToTheTestInBetween() {
        Block pair = first(one, 'a', Dependence.DECIDES);
        first(two, 'a', Dependence.DECIDES);
        second(one, 'b', pair, Dependence.TEST);
        found("aab observed");
    }

    @Test
    void whoeverGoesOnInThisRunTheSameIsReported() {
        Block one = first(this.one, 'a', Dependence.DECIDES);
        Block two = first(this.two, 'a', Dependence.DECIDES);
        second(this.two, 'b', two, Dependence.TEST);
        second(this.one, 'b', one, Dependence.TEST);
        found("aab observed");
    }

    @Test
    void notSoWhoCameToTheTestBefore() {
        first(two, 'a', Dependence.DECIDES);
        both(one, Dependence.DECIDES, Dependence.TEST);
        found();
    }

    @Test
    void notSoWhoReadsElsewhereOrDecidesByMore() {
        both(one, Dependence.DECIDES, Dependence.TEST);
        first(two, 'c', Dependence.DECIDES);
        first(two, 'a', Dependence.READ);
        found();
    }

    @Test
    void aTestThatAsksForMoreMakesItConditional() {
        both(one, Dependence.READ, Dependence.CHOICE);
        both(two, Dependence.READ, Dependence.CHOICE);
        found("abb conditional");
    }

    @Test
    void otherCodeThatCameBeforeMayBeWhyTheTestWasPassed() {
        write(two, 'w');
        both(one, Dependence.DECIDES, Dependence.TEST);
        found();
        two.nextStep();
        write(two, 'v');
        found("avb observed");
    }

    @Test
    void otherCodeThatCameBeforeIsReportedIfNothingDependsOnIt() {
        write(two, 'w');
        both(one, Dependence.READ, Dependence.DATA);
        found("awb observed");
    }

    @Test
    void ofFieldsUnderLocksOtherCodeMustHaveComeBetween() {
        one.locks(LockSet.EMPTY.with(LOCK, false));
        Block pair = one.beginPair();
        touch(one, 'a', Op.READ, false, pair, Dependence.READ);
        one.locks(LockSet.EMPTY);
        one.locks(LockSet.EMPTY.with(LOCK, false));
        touch(one, 'b', Op.WRITE, false, pair, Dependence.DATA);
        one.locks(LockSet.EMPTY);
        two.locks(LockSet.EMPTY.with(LOCK, false));
        touch(two, 'w', Op.WRITE, false, null, null);
        found();
        touch(two, 'b', Op.WRITE, false, two.beginPair(), Dependence.DATA);
        found("abb observed");
    }

    @Test
    void aLockThatIsHeldAllTheTimeKeepsOthersOut() {
        one.locks(LockSet.EMPTY.with(LOCK, false));
        both(one, Dependence.READ, Dependence.DATA);
        one.locks(LockSet.EMPTY);
        two.locks(LockSet.EMPTY.with(LOCK, false));
        both(two, Dependence.READ, Dependence.DATA);
        found();
    }

    @Test
    void dataRacesAreForOthersToReport() {
        Block pair = one.beginPair();
        touch(one, 'a', Op.READ, false, pair, Dependence.READ);
        touch(two, 'w', Op.WRITE, false, null, null);
        touch(one, 'b', Op.WRITE, false, pair, Dependence.DATA);
        found();
    }

    @Test
    void ofABlockThatIsDeclaredAtomicOnlyVolatileAccessesAre() {
        one.beginBlock("declared");
        one.locks(LockSet.EMPTY.with(LOCK, false));
        Block pair = one.beginPair();
        touch(one, 'a', Op.READ, false, pair, Dependence.READ);
        two.locks(LockSet.EMPTY.with(LOCK, false));
        touch(two, 'w', Op.WRITE, false, null, null);
        touch(one, 'b', Op.WRITE, false, pair, Dependence.DATA);
        found();
        Block other = first(one, 'c', Dependence.READ);
        two.nextStep();
        write(two, 'v');
        second(one, 'd', other, Dependence.DATA);
        found("cvd observed");
    }

    @Test
    void whatTheTaskItselfOrItsChildDoesIsItsOwnDoing() {
        Block pair = first(one, 'a', Dependence.READ);
        write(one, 'w');
        Strand child = one.spawnApart("child");
        write(child, 'v');
        second(one, 'b', pair, Dependence.DATA);
        found();
    }

    @Test
    void aChildThatWasThereBeforeIsNot() {
        Strand child = one.spawnApart("child");
        Block pair = first(one, 'a', Dependence.READ);
        write(child, 'v');
        second(one, 'b', pair, Dependence.DATA);
        found("avb observed");
    }

    @Test
    void whatIsOrderedIsNoMatter() {
        both(one, Dependence.DECIDES, Dependence.TEST);
        one.end();
        two.join(one);
        both(two, Dependence.DECIDES, Dependence.TEST);
        found();
    }

    @Test
    void twoSecondsOfOneFirstAreNoPair() {
        Block pair = first(one, 'a', Dependence.READ);
        second(one, 'b', pair, Dependence.DATA);
        touch(two, 'r', Op.READ, true, null, null);
        second(one, 'b', pair, Dependence.DATA);
        found();
    }

    @Test
    void ofSeveralPairsAtOnceEachHasItsOwnMoments() {
        Block outer = first(one, 'a', Dependence.READ);
        one.locks(LockSet.EMPTY.with(LOCK, false));
        Block inner = first(one, 'c', Dependence.READ);
        two.locks(LockSet.EMPTY.with(LOCK, false));
        second(one, 'd', inner, Dependence.DATA);
        one.endPair(inner);
        second(one, 'b', outer, Dependence.DATA);
        write(two, 'w');
        found("awb observed");
    }
}
