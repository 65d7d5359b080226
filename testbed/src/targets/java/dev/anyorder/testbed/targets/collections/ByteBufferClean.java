package dev.anyorder.testbed.targets.collections;

import dev.anyorder.testbed.targets.TwoThreads;
import java.nio.ByteBuffer;

/** Each thread has a buffer object of its own over a slice of the bytes. */
public final class ByteBufferClean {
    static void fill(ByteBuffer part, int value) {
        while (part.hasRemaining()) {
            part.put((byte) value);
        }
    }

    public static void main(String[] args) throws Exception {
        ByteBuffer whole = ByteBuffer.allocate(8);
        ByteBuffer low = whole.slice(0, 4);
        ByteBuffer high = whole.slice(4, 4);
        TwoThreads.run(() -> fill(low, 1), () -> fill(high, 2));
        System.out.println(whole.get(3) + whole.get(4)); // prints: 3
    }
}
