package dev.anyorder.testbed.targets.language;

import dev.anyorder.testbed.targets.TwoThreads;

/** Nested patterns and guards on shared immutable data, with results of each thread's own. */
public final class PatternSwitchClean {
    sealed interface Term permits Number, Sum {}

    record Number(int value) implements Term {}

    record Sum(Term left, Term right) implements Term {}

    private int calls;

    int value(Term term) {
        calls++;
        return switch (term) {
            case Number(var value) -> value;
            case Sum(Number(int left), Number(int right)) -> left + right;
            case Sum(Term left, Term right) -> value(left) + value(right);
        };
    }

    public static void main(String[] args) throws Exception {
        Term term = new Sum(new Sum(new Number(1), new Number(2)), new Number(3));
        PatternSwitchClean one = new PatternSwitchClean();
        PatternSwitchClean two = new PatternSwitchClean();
        TwoThreads.run(() -> one.value(term), () -> two.value(term));
        System.out.println(one.value(term) + one.calls + two.calls); // prints: 15
    }
}
