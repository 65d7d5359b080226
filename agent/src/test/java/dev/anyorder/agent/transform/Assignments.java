package dev.anyorder.agent.transform;

/** Assignments for {@link UpdatesTest}: one location each, named {@code x}. */
@SuppressWarnings("unused")
final class Assignments {
    int x;
    static int s;
    short small;
    long wide;
    double real;
    int[] a = new int[8];
    Assignments next = this;

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
}
