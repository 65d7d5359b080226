package dev.anyorder.testbed.targets.atomics;

import dev.anyorder.testbed.targets.TwoThreads;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/** The atomic updates of a VarHandle: compare-and-set as a lock, addition and bits as counters. */
public final class VarHandleUpdateClean {
    private static final VarHandle LOCK;
    private static final VarHandle CELLS = MethodHandles.arrayElementVarHandle(int[].class);

    static {
        try {
            LOCK = MethodHandles.lookup().findVarHandle(VarHandleUpdateClean.class, "lock", int.class);
        } catch (ReflectiveOperationException e) {
            throw new ExceptionInInitializerError(e);
        }
    }

    private int lock;
    private int guarded;
    private final int[] cells = new int[2];

    void work(int bit) {
        while (!LOCK.compareAndSet(this, 0, 1)) {
            Thread.onSpinWait();
        }
        guarded++;
        LOCK.setVolatile(this, 0);
        CELLS.getAndAdd(cells, 0, 10);
        CELLS.getAndBitwiseOr(cells, 1, bit);
    }

    public static void main(String[] args) throws Exception {
        VarHandleUpdateClean shared = new VarHandleUpdateClean();
        TwoThreads.run(() -> shared.work(1), () -> shared.work(2));
        System.out.println(shared.guarded + shared.cells[0] + shared.cells[1]); // prints: 25
    }
}
