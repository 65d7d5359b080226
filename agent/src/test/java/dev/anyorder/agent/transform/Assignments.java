package dev.anyorder.agent.transform;

/** Assignments for {@link UpdateFinderTest}: one location each. */
@SuppressWarnings({"unused", "ShortCircuitBoolean", "SelfAssignment", "NarrowCalculation", "OperatorPrecedence"})
final class Assignments {
    int x;
    static int s;
    short small;
    long wide;
    double real;
    boolean flag;
    Integer boxed = 0;
    int[] a = new int[8];
    boolean[] flags = new boolean[8];
    Assignments next = this;
    int other;

    int f() {
        return 1;
    }

    void plus(int e) {
        x += e;
    }

    void minusMinus() {
        x--;
    }

    void spelledOut(int e) {
        x = x + e;
    }

    void otherWayRound(int e) {
        x = x * e * e;
    }

    void ofAnother(int e) {
        next.x += e;
    }

    void ofStatic(int e) {
        s += e;
    }

    void ofShort(int e) {
        small += (short) e;
    }

    void ofLong(int e) {
        wide -= e;
    }

    void ofElement(int i, int e) {
        a[i] |= e;
    }

    void ofElementSpelledOut(int i, int e) {
        int[] b = a;
        b[i] = b[i] ^ e;
    }

    void ofReal(double e) {
        real /= e;
    }

    void largest(int e) {
        x = Math.max(x, e);
    }

    void smallest(double e) {
        real = Math.min(e, real);
    }

    void withCall() {
        x += f();
    }

    void subtractedFrom(int e) {
        x = e - x;
    }

    void twoOperators(int e) {
        x = x * 2 + e;
    }

    void twice() {
        x += x;
    }

    int resultUsed() {
        return x++;
    }

    @SuppressWarnings("lossy-conversions")
    void narrowed(double e) {
        x += e;
    }

    void otherLocation(Assignments other) {
        x = other.x + 1;
    }

    void copied() {
        int old = x;
        x = old + 1;
    }

    void shifted() {
        x <<= 1;
    }

    void plusOneOfTwo(boolean c) {
        x += c ? 1 : 2;
    }

    void plusOneOfMany(int c) {
        s += switch (c) {
            case 1 -> 10;
            case 2 -> 20;
            default -> c > 5 ? 30 : 40;
        };
    }

    void plusOnManyLines(int e, boolean c) {
        a[e] += c ? e : e * 2;
    }

    void plusOrNothing(boolean c) {
        x = x + (c ? 1 : 0);
    }

    void setOrPlus(boolean c) {
        x = c ? 5 : x + 1;
    }

    void plusOrSet(boolean c) {
        x = c ? x + 1 : 5;
    }

    void plusOrTimes(boolean c, int e) {
        int old = c ? 1 : 2;
        x = c ? x + e : x * e;
    }

    void plusWhatDependsOnIt() {
        x += x > 3 ? 1 : 2;
    }

    void plusLength(int[] e) {
        x += e.length;
    }

    void plusSimpleCall(String e) {
        x += e.length() + Integer.parseInt(e) + Math.abs(e.charAt(0));
    }

    void plusOfBoxed(Integer e) {
        x += e;
    }

    void boxedPlus(int e) {
        boxed += e;
    }

    void callBetweenBranches(boolean c) {
        x += c ? f() : 2;
    }

    void callWithIt() {
        x += Assignments.half(x);
    }

    static int half(int e) {
        return e / 2;
    }

    void timesCallPlus() {
        x = x * f() + 1;
    }

    void elementPlusCall(int i) {
        a[i] += f();
    }

    void staticPlusCall() {
        s += f();
    }

    void cutAndPlus(int e) {
        x = (byte) (x + e);
    }

    void andThen(boolean e) {
        flag = flag && e;
    }

    void orElse(boolean e, boolean f) {
        flag = flag || e || f;
    }

    void andOfBranches(boolean e, boolean f) {
        flag &= e && f;
    }

    void orOfElement(int i, boolean e) {
        flags[i] = flags[i] || e;
    }

    void turned() {
        flag = !flag;
    }

    void implied(boolean e) {
        flag = !flag || e;
    }

    void trueIfEqual(int e) {
        flag = flag == (e == 3);
    }

    void orCall() {
        flag = flag || f() > 3;
    }

    void orCounting(int e) {
        flag = flag || e++ > 3;
    }

    void orAssigning() {
        flag = flag || (other = 3) > 2;
    }

    void andAlsoUsed(boolean e) {
        flag = flag && e;
        other = flag ? 1 : 2;
    }

    void intoTwo(boolean e) {
        x = other = x + 1;
    }

    void larger(int e) {
        if (e > x) x = e;
    }

    void largerWritten(int e) {
        if (x <= e) {
            x = e;
        }
    }

    void smallerLong(long e) {
        if (wide > e) wide = e;
    }

    void largerStatic(int e) {
        if (e >= s) s = e;
    }

    void smallerElement(int i, int e) {
        if (e < a[i]) a[i] = e;
    }

    void largerOfElements(int i, int[] e) {
        if (e[i] > x) x = e[i];
    }

    void largerReal(double e) {
        if (e > real) real = e;
    }

    void largerInTurn(int[] e) {
        for (int i = 0; i < e.length; i++) {
            if (e[i] <= x) {
                continue;
            }
            x = e[i];
        }
    }

    void largerIfAsked(boolean c, int e) {
        if (c && e > x) x = e;
    }

    void largerIfAskedLater(boolean c, int e) {
        if (e > x && c) x = e;
    }

    void atLeastZero() {
        if (x < 0) x = 0;
    }

    synchronized void largerLocked(int e) {
        synchronized (this) {
            if (e > x) x = e;
        }
    }

    void largerOfTwo(int e) {
        x = e > x ? e : x;
    }

    void smallerOfTwo(int e) {
        x = x < e ? x : e;
    }

    void largerOfTwoReal(double e) {
        real = e > real ? e : real;
    }

    void notANumberReplaces(double e) {
        if (!(e <= real)) real = e;
    }

    void notANumberReplacesToo(double e) {
        real = real >= e ? real : e;
    }

    void largerAndMore(int e) {
        if (e > x) {
            x = e;
            other++;
        }
    }

    void largerOrElse(int e) {
        if (e > x) x = e;
        else other++;
    }

    void largerAndReturned(int e) {
        if (e > x) x = e;
        other = x;
    }

    boolean largerSaid(int e) {
        if (e > x) {
            x = e;
            return true;
        }
        return false;
    }

    void largerButNext(int e) {
        if (e > x) x = e + 1;
    }

    void largerChanged(int e) {
        if (e > x) x = ++e;
    }

    void largerButOfAnother(int e, Assignments o) {
        if (e > o.x) x = e;
    }

    void largerCalled() {
        if (f() > x) x = f();
    }

    void largerTwiceAsked(int e) {
        if (e > x && x != 7) x = e;
    }

    void notEqual(int e) {
        if (e != x) x = e;
    }

    void doubleChecked(int e) {
        if (e > x) {
            synchronized (this) {
                x = e;
            }
        }
    }

    void largerFromElsewhere(int e, boolean c) {
        if (c || e > x) x = e;
    }
}
