package dev.anyorder.testbed.targets.atomics;

import dev.anyorder.testbed.targets.TwoThreads;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/** Release and acquire modes, on a static field. */
public final class VarHandleAcquireClean {
    private static final VarHandle BOX;
    private static int[] box;

    static {
        try {
            BOX = MethodHandles.lookup().findStaticVarHandle(VarHandleAcquireClean.class, "box", int[].class);
        } catch (ReflectiveOperationException e) {
            throw new ExceptionInInitializerError(e);
        }
    }

    static void write() {
        int[] filled = new int[3];
        filled[2] = 9;
        BOX.setRelease(filled);
    }

    static void read() {
        int[] seen;
        do {
            seen = (int[]) BOX.getAcquire();
        } while (seen == null);
        System.out.println(seen[2]); // prints: 9
    }

    public static void main(String[] args) throws Exception {
        TwoThreads.run(VarHandleAcquireClean::write, VarHandleAcquireClean::read);
    }
}
