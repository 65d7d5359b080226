package dev.anyorder.testbed.targets.collections;

import dev.anyorder.testbed.targets.TwoThreads;
import java.security.MessageDigest;

/** A digest is fed by both threads. */
public final class MessageDigestRacy {
    private final MessageDigest digest;

    MessageDigestRacy(MessageDigest digest) {
        this.digest = digest;
    }

    void feed(int value) {
        digest.update((byte) value); // race
    }

    public static void main(String[] args) throws Exception {
        MessageDigestRacy shared = new MessageDigestRacy(MessageDigest.getInstance("SHA-256"));
        TwoThreads.run(() -> shared.feed(1), () -> shared.feed(2));
        System.out.println(shared.digest.getDigestLength()); // prints: 32
    }
}
