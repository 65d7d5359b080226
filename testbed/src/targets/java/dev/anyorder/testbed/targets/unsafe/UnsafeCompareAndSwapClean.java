package dev.anyorder.testbed.targets.unsafe;

import dev.anyorder.testbed.targets.TwoThreads;
import java.lang.reflect.Field;
import sun.misc.Unsafe;

/** A lock made of compareAndSwapInt, and memory outside the heap that no one shares. */
public final class UnsafeCompareAndSwapClean {
    private static final Unsafe UNSAFE;
    private static final long LOCK;

    static {
        try {
            Field field = Unsafe.class.getDeclaredField("theUnsafe");
            field.setAccessible(true);
            UNSAFE = (Unsafe) field.get(null);
            LOCK = UNSAFE.objectFieldOffset(UnsafeCompareAndSwapClean.class.getDeclaredField("lock"));
        } catch (ReflectiveOperationException e) {
            throw new ExceptionInInitializerError(e);
        }
    }

    private volatile int lock;
    private int guarded;

    void add() {
        long memory = UNSAFE.allocateMemory(8);
        UNSAFE.putLong(memory, 1L);
        while (!UNSAFE.compareAndSwapInt(this, LOCK, 0, 1)) {
            Thread.onSpinWait();
        }
        guarded += (int) UNSAFE.getLong(memory);
        UNSAFE.putIntVolatile(this, LOCK, 0);
        UNSAFE.freeMemory(memory);
    }

    public static void main(String[] args) throws Exception {
        UnsafeCompareAndSwapClean shared = new UnsafeCompareAndSwapClean();
        TwoThreads.run(shared::add, shared::add);
        System.out.println(shared.guarded); // prints: 2
    }
}
