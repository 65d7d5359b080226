package dev.anyorder.testbed.targets.evidence;

import dev.anyorder.testbed.targets.Hint;
import dev.anyorder.testbed.targets.TwoThreads;

/** Two critical sections have nothing to do with each other; only their order in this run keeps the writes apart. */
public final class PredictedRacy {
    private int value;
    private int inside;

    synchronized void section() {
        inside++;
    }

    public static void main(String[] args) throws Exception {
        PredictedRacy shared = new PredictedRacy();
        Hint hint = new Hint();
        TwoThreads.run(
                () -> {
                    shared.value = 1; // predicted: PredictedRacy.value
                    shared.section();
                    hint.give();
                },
                () -> {
                    hint.take();
                    shared.section();
                    shared.value = 1; // predicted: PredictedRacy.value
                });
        System.out.println(shared.inside); // prints: 2
    }
}
