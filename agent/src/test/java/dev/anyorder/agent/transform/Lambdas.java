package dev.anyorder.agent.transform;

import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReference;

/** Functions that are handed to calls, for {@link LambdaEffectTest}. */
@SuppressWarnings({"unused", "UnnecessaryLambda", "MathAbsoluteNegative"})
class Lambdas {
    final AtomicInteger number = new AtomicInteger();
    final AtomicLong wide = new AtomicLong();
    final AtomicReference<Double> real = new AtomicReference<>(0.0);
    final AtomicReference<Boolean> flag = new AtomicReference<>(false);
    final Map<String, Integer> map = new HashMap<>();
    int field;

    static int plus(int a, int b) {
        return a + b;
    }

    int open(int a, int b) {
        return a + b;
    }

    private int closed(int a, int b) {
        return a + b;
    }

    int call() {
        return 1;
    }

    void sum() {
        number.accumulateAndGet(1, (a, b) -> a + b);
    }

    void sumOfBoxed() {
        map.merge("k", 1, (a, b) -> a + b);
    }

    void sumByCall() {
        map.merge("k", 1, (a, b) -> Integer.sum(a, b));
    }

    void largest() {
        wide.accumulateAndGet(1, (a, b) -> Math.max(a, b));
    }

    void largestByComparison() {
        wide.accumulateAndGet(1, (a, b) -> a > b ? a : b);
    }

    void smallestOfBoxed() {
        map.merge("k", 1, (a, b) -> {
            if (b < a) {
                return b;
            }
            return a;
        });
    }

    void or() {
        flag.accumulateAndGet(true, (a, b) -> a | b);
    }

    void realSum() {
        real.accumulateAndGet(1.0, (a, b) -> a + b);
    }

    void ownMethod() {
        number.accumulateAndGet(1, Lambdas::plus);
    }

    void ownPrivateMethod() {
        number.accumulateAndGet(1, this::closed);
    }

    void methodThatMayBeOverridden() {
        number.accumulateAndGet(1, this::open);
    }

    void difference() {
        map.merge("k", 1, (a, b) -> a - b);
    }

    void sumOfDouble() {
        map.merge("k", 1, (a, b) -> a + 2 * b);
    }

    void onlyTheNew() {
        map.merge("k", 1, (a, b) -> b);
    }

    void onlyTheOld() {
        map.merge("k", 1, (a, b) -> a);
    }

    void oldTwice() {
        map.merge("k", 1, (a, b) -> a + a);
    }

    void newAndConstant() {
        map.merge("k", 1, (a, b) -> b + 5);
    }

    void seen() {
        map.merge("k", 1, (a, b) -> {
            field = a;
            return a + b;
        });
    }

    void caught() {
        map.merge("k", 1, (a, b) -> {
            try {
                return a + b;
            } catch (RuntimeException e) {
                return 7;
            }
        });
    }

    void added(int d) {
        number.updateAndGet(x -> x + d);
    }

    void subtracted(int d) {
        number.updateAndGet(x -> x - d);
    }

    void addedField() {
        number.updateAndGet(x -> x + field + call());
    }

    void addedByBranch(boolean c) {
        number.updateAndGet(x -> c ? x + 1 : x + 2);
    }

    void limited(int d) {
        number.updateAndGet(x -> x < d ? d : x);
    }

    void limitedAndCounted(int d) {
        number.updateAndGet(x -> {
            if (x < d) {
                field++;
                return d;
            }
            return x;
        });
    }

    void wrapped(int d) {
        number.updateAndGet(x -> x == d ? 0 : x + 1);
    }

    void doubledAndAdded() {
        number.updateAndGet(x -> 2 * x + 1);
    }

    void count() {
        map.compute("k", (key, old) -> old == null ? 1 : old + 1);
    }

    void countByValue(int d) {
        map.compute("k", (key, old) -> old == null ? d : d + old);
    }

    void countFromElsewhere(int d) {
        map.compute("k", (key, old) -> old == null ? 1 : old + d);
    }

    void countWhatIsThere() {
        map.compute("k", (key, old) -> old + 1);
    }

    void countByKey() {
        map.compute("k", (key, old) -> old == null ? key.length() : old + 1);
    }
}
