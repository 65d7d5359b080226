package dev.anyorder.testbed.targets.atomicity;

import dev.anyorder.api.Atomic;
import dev.anyorder.api.Tasks;

/** Whoever counts first counts once more, in a section of its own. */
public final class CountTwiceRacy { // analyses: atomicity
    private int value;

    @Atomic
    void count() {
        boolean isFirst;
        synchronized (this) {
            value++; // atomicity: CountTwiceRacy.value
            isFirst = value == 1;
        }
        if (isFirst) {
            synchronized (this) {
                value++; // atomicity: CountTwiceRacy.value
            }
        }
    }

    public static void main(String[] args) throws Exception {
        CountTwiceRacy shared = new CountTwiceRacy();
        Tasks.finish(() -> {
            Tasks.async(shared::count);
            Tasks.async(shared::count);
        });
        System.out.println("done"); // prints: done
    }
}
