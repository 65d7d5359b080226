package dev.anyorder.testbed.targets.fields;

import dev.anyorder.testbed.targets.TwoThreads;

/** A reference is published by a plain write. Its object has only final fields, so only the reference races. */
public final class ReferenceRacy {
    private static final class Message {
        final int size;

        Message(int size) {
            this.size = size;
        }
    }

    private Message latest;

    void send() {
        latest = new Message(3); // race: ReferenceRacy.latest
    }

    int receive() {
        Message message = latest; // race: ReferenceRacy.latest
        return message == null ? 0 : message.size;
    }

    public static void main(String[] args) throws Exception {
        ReferenceRacy box = new ReferenceRacy();
        TwoThreads.run(box::send, box::receive);
        System.out.println(box.latest.size); // prints: 3
    }
}
