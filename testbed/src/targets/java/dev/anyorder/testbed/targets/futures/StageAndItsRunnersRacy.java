package dev.anyorder.testbed.targets.futures;

import dev.anyorder.testbed.targets.Hint;
import java.util.concurrent.CompletableFuture;

/** A stage is in parallel with who registered it, and with who completed what it waits for, whichever of them runs it. */
public final class StageAndItsRunnersRacy {
    private int one;
    private int two;

    public static void main(String[] args) throws Exception {
        StageAndItsRunnersRacy shared = new StageAndItsRunnersRacy();
        CompletableFuture<Integer> future = new CompletableFuture<>();
        Hint completed = new Hint();
        Thread completer = new Thread(() -> {
            future.complete(1);
            shared.one = 1; // race: StageAndItsRunnersRacy.one
            completed.give();
        });
        completer.start();
        completed.take();
        CompletableFuture<Void> stage = future.thenRun(() -> {
            shared.one = 1; // race: StageAndItsRunnersRacy.one
            shared.two = 1; // race: StageAndItsRunnersRacy.two
        });
        shared.two = 1; // race: StageAndItsRunnersRacy.two
        stage.join();
        completer.join();
        System.out.println(shared.one + shared.two); // prints: 2
    }
}
