package dev.anyorder.testbed.targets.futures;

import dev.anyorder.testbed.targets.Hint;
import java.util.concurrent.CompletableFuture;

/** Who has the result of a composed stage has that of the future that its function returned, and comes after the function. */
public final class ComposeClean {
    private int value;

    void compose(boolean late) {
        CompletableFuture<Integer> other = new CompletableFuture<>();
        Hint composed = new Hint();
        Hint completed = new Hint();
        new Thread(() -> {
                    if (!late) {
                        composed.take();
                    }
                    value++;
                    other.complete(1);
                    completed.give();
                })
                .start();
        if (late) {
            completed.take();
        }
        CompletableFuture<Integer> result = CompletableFuture.completedFuture(1).thenCompose(one -> other);
        composed.give();
        result.join();
        value++;
    }

    public static void main(String[] args) throws Exception {
        ComposeClean shared = new ComposeClean();
        shared.compose(true);
        shared.compose(false);
        System.out.println(shared.value); // prints: 4
    }
}
