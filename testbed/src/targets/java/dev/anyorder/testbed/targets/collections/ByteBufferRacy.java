package dev.anyorder.testbed.targets.collections;

import dev.anyorder.testbed.targets.TwoThreads;
import java.nio.ByteBuffer;

/** Relative access moves the buffer's position. */
public final class ByteBufferRacy {
    private final ByteBuffer buffer = ByteBuffer.allocate(16);

    void put() {
        buffer.put((byte) 1); // race
    }

    int left() {
        return buffer.remaining(); // race
    }

    public static void main(String[] args) throws Exception {
        ByteBufferRacy shared = new ByteBufferRacy();
        TwoThreads.run(shared::put, shared::left);
        System.out.println(shared.buffer.position()); // prints: 1
    }
}
