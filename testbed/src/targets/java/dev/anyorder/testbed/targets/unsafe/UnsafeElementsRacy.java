package dev.anyorder.testbed.targets.unsafe;

import java.lang.reflect.Field;
import sun.misc.Unsafe;

/** Two threads write one element of an array by its offset, and others by theirs. */
@SuppressWarnings({"deprecation", "removal"})
public final class UnsafeElementsRacy {
    private static final long BASE = Unsafe.ARRAY_INT_BASE_OFFSET;
    private static final long SCALE = Unsafe.ARRAY_INT_INDEX_SCALE;

    public static void main(String[] args) throws Exception {
        Field field = Unsafe.class.getDeclaredField("theUnsafe");
        field.setAccessible(true);
        Unsafe unsafe = (Unsafe) field.get(null);
        int[] numbers = new int[8];
        Thread other = new Thread(() -> {
            unsafe.putInt(numbers, BASE + SCALE, 1);
            unsafe.putInt(numbers, BASE + 3 * SCALE, 1); // race
        });
        other.start();
        unsafe.putInt(numbers, BASE + 2 * SCALE, 2);
        unsafe.putInt(numbers, BASE + 3 * SCALE, 2); // race
        other.join();
        System.out.println(numbers[1] + numbers[2]); // prints: 3
    }
}
