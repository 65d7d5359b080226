package dev.anyorder.testbed.targets.futures;

import java.util.concurrent.FutureTask;

/** A FutureTask in a thread of its own. */
public final class FutureTaskClean {
    private int value;

    public static void main(String[] args) throws Exception {
        FutureTaskClean shared = new FutureTaskClean();
        shared.value = 1;
        FutureTask<String> task = new FutureTask<>(() -> {
            shared.value++;
            return "done";
        });
        new Thread(task).start();
        System.out.println(task.get() + shared.value); // prints: done2
    }
}
