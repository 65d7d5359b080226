package dev.anyorder.testbed.targets.futures;

import java.util.concurrent.FutureTask;

/** What the thread of a future task did happens before {@code get} returns, under the default analyses too. */
public final class UnloadedFutureTaskClean { // analyses: race,determinacy,declared
    private static int data;

    public static void main(String[] args) throws Exception {
        FutureTask<Integer> task = new FutureTask<>(() -> {
            data = 5;
            return 1;
        });
        new Thread(task).start();
        System.out.println(task.get() + data); // prints: 6
    }
}
