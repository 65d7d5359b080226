package dev.anyorder.testbed.targets.streams;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.SubmissionPublisher;

/** Two subscribers of one publisher run in parallel with each other. */
public final class SubscribersRacy {
    private int last;

    void see(int item) {
        last = item; // race: SubscribersRacy.last
    }

    public static void main(String[] args) throws Exception {
        SubscribersRacy shared = new SubscribersRacy();
        SubmissionPublisher<Integer> publisher = new SubmissionPublisher<>();
        CompletableFuture<Void> one = publisher.consume(shared::see);
        CompletableFuture<Void> two = publisher.consume(shared::see);
        publisher.submit(7);
        publisher.close();
        one.get();
        two.get();
        System.out.println(shared.last); // prints: 7
    }
}
