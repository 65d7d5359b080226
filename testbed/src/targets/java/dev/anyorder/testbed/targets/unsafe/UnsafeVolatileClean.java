package dev.anyorder.testbed.targets.unsafe;

import dev.anyorder.testbed.targets.TwoThreads;
import java.lang.reflect.Field;
import sun.misc.Unsafe;

/** Volatile and ordered accesses through Unsafe publish plain data. */
public final class UnsafeVolatileClean {
    private static final Unsafe UNSAFE;
    private static final long READY;

    static {
        try {
            Field field = Unsafe.class.getDeclaredField("theUnsafe");
            field.setAccessible(true);
            UNSAFE = (Unsafe) field.get(null);
            READY = UNSAFE.objectFieldOffset(UnsafeVolatileClean.class.getDeclaredField("ready"));
        } catch (ReflectiveOperationException e) {
            throw new ExceptionInInitializerError(e);
        }
    }

    private int ready;
    private int data;

    void write() {
        data = 5;
        UNSAFE.putOrderedInt(this, READY, 1);
    }

    void read() {
        while (UNSAFE.getIntVolatile(this, READY) == 0) {
            Thread.onSpinWait();
        }
        System.out.println(data); // prints: 5
    }

    public static void main(String[] args) throws Exception {
        UnsafeVolatileClean shared = new UnsafeVolatileClean();
        TwoThreads.run(shared::write, shared::read);
    }
}
