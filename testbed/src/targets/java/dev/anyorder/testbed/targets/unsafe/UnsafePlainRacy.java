package dev.anyorder.testbed.targets.unsafe;

import dev.anyorder.testbed.targets.TwoThreads;
import java.lang.reflect.Field;
import sun.misc.Unsafe;

/** Plain accesses through Unsafe are plain accesses. */
public final class UnsafePlainRacy {
    private static final Unsafe UNSAFE;
    private static final long VALUE;

    static {
        try {
            Field field = Unsafe.class.getDeclaredField("theUnsafe");
            field.setAccessible(true);
            UNSAFE = (Unsafe) field.get(null);
            VALUE = UNSAFE.objectFieldOffset(UnsafePlainRacy.class.getDeclaredField("value"));
        } catch (ReflectiveOperationException e) {
            throw new ExceptionInInitializerError(e);
        }
    }

    private int value;

    void write() {
        UNSAFE.putInt(this, VALUE, 5); // race
    }

    int read() {
        return UNSAFE.getInt(this, VALUE); // race
    }

    public static void main(String[] args) throws Exception {
        UnsafePlainRacy shared = new UnsafePlainRacy();
        TwoThreads.run(shared::write, shared::read);
        System.out.println(shared.value); // prints: 5
    }
}
