package dev.anyorder.testbed.targets.futures;

import java.util.concurrent.FutureTask;

/** The value is read before get. */
public final class FutureTaskRacy {
    private int value;

    public static void main(String[] args) throws Exception {
        FutureTaskRacy shared = new FutureTaskRacy();
        FutureTask<String> task = new FutureTask<>(() -> {
            shared.value = 1; // race: FutureTaskRacy.value
            return "done";
        });
        new Thread(task).start();
        int early = shared.value; // race: FutureTaskRacy.value
        System.out.println(task.get() + (early <= shared.value)); // prints: donetrue
    }
}
