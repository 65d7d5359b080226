package dev.anyorder.testbed.targets.streams;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.SubmissionPublisher;

/** A subscriber gets its items one after the other; its plain fields need no lock. */
public final class PublisherClean {
    private int items;
    private long sum;

    public static void main(String[] args) throws Exception {
        PublisherClean subscriber = new PublisherClean();
        SubmissionPublisher<int[]> publisher = new SubmissionPublisher<>();
        CompletableFuture<Void> done = publisher.consume(item -> {
            subscriber.items++;
            subscriber.sum += item[0];
        });
        for (int i = 1; i <= 20; i++) {
            int[] item = new int[1];
            item[0] = i;
            publisher.submit(item);
        }
        publisher.close();
        done.get();
        System.out.println(subscriber.items + " " + subscriber.sum); // prints: 20 210
    }
}
