package dev.anyorder.agent.transform;

/** Loops for {@link LoopInstrumenterTest}. Each is given arrays and three numbers. */
@SuppressWarnings("unused")
final class Loops {
    static int limit;
    static int sum;
    static boolean isOn;

    private Loops() {}

    static void up(int[] a, int[] b, int lo, int hi, int k) {
        for (int i = lo; i < hi; i++) {
            b[i] = a[i];
        }
    }

    static void down(int[] a, int[] b, int lo, int hi, int k) {
        for (int i = hi - 1; i >= lo; i--) {
            a[i]++;
        }
    }

    static void byThree(int[] a, int[] b, int lo, int hi, int k) {
        for (int i = lo; i < hi; i += 3) {
            a[i] = k;
        }
    }

    static void byFour(int[] a, int[] b, int lo, int hi, int k) {
        for (int i = lo; i < hi; i += 4) {
            a[i] = b[i] + k;
        }
    }

    static void neighbours(int[] a, int[] b, int lo, int hi, int k) {
        for (int i = lo + 1; i < hi - 1; i++) {
            b[i] = a[i - 1] + a[i + 1];
        }
    }

    static void some(int[] a, int[] b, int lo, int hi, int k) {
        for (int i = lo; i < hi; i++) {
            if (i % 3 == 0) {
                a[i] = k;
            }
        }
    }

    static void fixed(int[] a, int[] b, int lo, int hi, int k) {
        for (int i = lo; i < hi; i++) {
            b[k] += a[i];
        }
    }

    static void untilFound(int[] a, int[] b, int lo, int hi, int k) {
        for (int i = lo; i < hi; i++) {
            if (a[i] == 7) {
                break;
            }
            b[i] = 1;
        }
    }

    static void twoCounters(int[] a, int[] b, int lo, int hi, int k) {
        for (int i = lo, j = hi - 1; i < j; i++, j--) {
            b[i] = a[j];
        }
    }

    static void counterMovedInside(int[] a, int[] b, int lo, int hi, int k) {
        for (int i = lo; i < hi; i++) {
            if (a[i] > 3) {
                i++;
            }
        }
    }

    static void doWhile(int[] a, int[] b, int lo, int hi, int k) {
        int i = lo;
        do {
            a[i] = b[i];
            i++;
        } while (i < hi);
    }

    static void nested(int[] a, int[] b, int lo, int hi, int k) {
        for (int i = lo; i < hi; i++) {
            for (int j = i; j < hi; j++) {
                b[j] = a[i];
            }
        }
    }

    static void indirect(int[] a, int[] b, int lo, int hi, int k) {
        for (int i = lo; i < hi; i++) {
            b[a[i] & 31]++;
        }
    }

    static void swapped(int[] a, int[] b, int lo, int hi, int k) {
        int[] from = a;
        int[] to = b;
        for (int i = lo; i < hi; i++) {
            to[i] = from[i];
            int[] other = from;
            from = to;
            to = other;
        }
    }

    static void fromOffset(int[] a, int[] b, int lo, int hi, int k) {
        for (int i = 0; i < hi - lo; i++) {
            b[lo + i] = a[i + hi - 1 - 2 * i];
        }
    }

    static void byRows(int[] a, int[] b, int lo, int hi, int k) {
        int width = hi - lo;
        for (int i = 0; i < k % 3; i++) {
            for (int j = 0; j < width && j < 50; j++) {
                b[i * width % 60 + j] += a[i * 7 + 3 * j];
            }
            for (int j = 0; j < width % 60; j++) {
                b[i * 60 + j] += a[(i << 4) + (j << 1)];
            }
        }
    }

    static void inTurn(int[] a, int[] b, int lo, int hi, int k) {
        int[] at = a;
        for (int i = 0; i < k % 7; i++) {
            for (int j = hi - i; j > lo; j -= 2) {
                at[j] = j;
            }
            for (int j = lo + i; j < hi; j++) {
                sum += at[j] + b[k];
            }
            at = i % 3 == 0 ? b : a;
        }
    }

    static void fromTheEnd(int[] a, int[] b, int lo, int hi, int k) {
        for (int i = lo; i < hi; i++) {
            int at = a.length - 1 - i;
            b[at] = a[0] + a[limit];
        }
    }

    static void countedInBetween(int[] a, int[] b, int lo, int hi, int k) {
        int i = lo;
        while (i < hi) {
            a[i++] = b[i];
        }
    }

    static void twice(int[] a, int[] b, int lo, int hi, int k) {
        int j = lo;
        for (int i = lo; i < hi; i++) {
            b[i + j - k * 2 >= 0 ? 0 : 1] = a[(i + j) / 2];
            j++;
        }
    }

    static void byNothing(int[] a, int[] b, int lo, int hi, int k) {
        int n = k;
        for (int i = lo; i < hi; i++) {
            b[lo + i - lo] = a[n];
            n += 0;
        }
    }

    static void toLimit(int[] a, int[] b, int lo, int hi, int k) {
        for (int i = lo; i < limit; i++) {
            b[i] = a[i];
        }
    }

    static void whileOn(int[] a, int[] b, int lo, int hi, int k) {
        for (int i = lo; isOn; i++) {
            isOn = i < hi;
        }
    }

    static void pastTheEnd(int[] a, int[] b, int lo, int hi, int k) {
        for (int i = lo; i < 2 * a.length; i++) {
            a[i] = k;
        }
    }
}
