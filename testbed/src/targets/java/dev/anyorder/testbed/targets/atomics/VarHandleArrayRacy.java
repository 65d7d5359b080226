package dev.anyorder.testbed.targets.atomics;

import dev.anyorder.testbed.targets.TwoThreads;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/** Plain accesses to array elements through a VarHandle. */
public final class VarHandleArrayRacy {
    private static final VarHandle CELLS = MethodHandles.arrayElementVarHandle(long[].class);

    static void write(long[] cells) {
        CELLS.set(cells, 3, 1L); // race: long[]
    }

    static long read(long[] cells) {
        return cells[3]; // race: long[]
    }

    public static void main(String[] args) throws Exception {
        long[] cells = new long[4];
        TwoThreads.run(() -> write(cells), () -> read(cells));
        System.out.println(cells[3]); // prints: 1
    }
}
