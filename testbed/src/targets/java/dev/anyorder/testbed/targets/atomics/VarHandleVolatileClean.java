package dev.anyorder.testbed.targets.atomics;

import dev.anyorder.testbed.targets.TwoThreads;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/** Volatile mode on a field that is not declared volatile. */
public final class VarHandleVolatileClean {
    private static final VarHandle READY;

    static {
        try {
            READY = MethodHandles.lookup().findVarHandle(VarHandleVolatileClean.class, "ready", boolean.class);
        } catch (ReflectiveOperationException e) {
            throw new ExceptionInInitializerError(e);
        }
    }

    private boolean ready;
    private int data;

    void write() {
        data = 5;
        READY.setVolatile(this, true);
    }

    void read() {
        while (!(boolean) READY.getVolatile(this)) {
            Thread.onSpinWait();
        }
        System.out.println(data); // prints: 5
    }

    public static void main(String[] args) throws Exception {
        VarHandleVolatileClean shared = new VarHandleVolatileClean();
        TwoThreads.run(shared::write, shared::read);
    }
}
