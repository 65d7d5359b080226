package dev.anyorder.testbed.targets.unsafe;

import java.lang.reflect.Field;
import sun.misc.Unsafe;

/** Two threads write different elements of an array by their offsets, and one hands over to the other by a third. */
@SuppressWarnings({"deprecation", "removal"})
public final class UnsafeElementsClean {
    private static final long BASE = Unsafe.ARRAY_INT_BASE_OFFSET;
    private static final long SCALE = Unsafe.ARRAY_INT_INDEX_SCALE;

    public static void main(String[] args) throws Exception {
        Field field = Unsafe.class.getDeclaredField("theUnsafe");
        field.setAccessible(true);
        Unsafe unsafe = (Unsafe) field.get(null);
        int[] numbers = new int[8];
        Thread other = new Thread(() -> {
            unsafe.putInt(numbers, BASE + SCALE, 1);
            unsafe.putIntVolatile(numbers, BASE + 5 * SCALE, 1);
        });
        other.start();
        unsafe.putInt(numbers, BASE + 2 * SCALE, 2);
        while (unsafe.getIntVolatile(numbers, BASE + 5 * SCALE) == 0) {
            Thread.onSpinWait();
        }
        System.out.println(unsafe.getInt(numbers, BASE + SCALE)); // prints: 1
        other.join();
    }
}
