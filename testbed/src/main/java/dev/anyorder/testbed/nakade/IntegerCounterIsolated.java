package dev.anyorder.testbed.nakade;

import static dev.anyorder.api.Tasks.async;
import static dev.anyorder.api.Tasks.finish;
import static dev.anyorder.api.Tasks.isolated;

/** Tasks count in isolated sections. */
final class IntegerCounterIsolated {
    private int count;

    public static void main(String[] args) {
        IntegerCounterIsolated counter = new IntegerCounterIsolated();
        finish(() -> {
            for (int i = 0; i < 9; i++) {
                async(() -> isolated(counter::increment));
            }
        });
        System.out.println(counter.count);
    }

    private void increment() {
        count++;
    }
}
