package dev.anyorder.testbed.targets.streams;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.SubmissionPublisher;

/** The publisher changes an item that it has already submitted. */
public final class PublisherRacy {
    private int number;

    int number() {
        return number; // race: PublisherRacy.number
    }

    public static void main(String[] args) throws Exception {
        SubmissionPublisher<PublisherRacy> publisher = new SubmissionPublisher<>();
        CompletableFuture<Void> done = publisher.consume(PublisherRacy::number);
        PublisherRacy item = new PublisherRacy();
        publisher.submit(item);
        item.number = 2; // race: PublisherRacy.number
        publisher.close();
        done.get();
        System.out.println(item.number); // prints: 2
    }
}
