package dev.anyorder.testbed.targets.atomics;

import dev.anyorder.testbed.targets.TwoThreads;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/** Opaque mode publishes the field itself, and nothing that was written before. */
public final class VarHandleOpaqueRacy {
    private static final VarHandle READY;

    static {
        try {
            READY = MethodHandles.lookup().findVarHandle(VarHandleOpaqueRacy.class, "ready", boolean.class);
        } catch (ReflectiveOperationException e) {
            throw new ExceptionInInitializerError(e);
        }
    }

    private boolean ready;
    private int data;

    void write() {
        data = 5; // race: VarHandleOpaqueRacy.data
        READY.setOpaque(this, true);
    }

    int read() {
        while (!(boolean) READY.getOpaque(this)) {
            Thread.onSpinWait();
        }
        return data; // race: VarHandleOpaqueRacy.data
    }

    public static void main(String[] args) throws Exception {
        VarHandleOpaqueRacy shared = new VarHandleOpaqueRacy();
        TwoThreads.run(shared::write, shared::read);
        System.out.println(shared.data); // prints: 5
    }
}
