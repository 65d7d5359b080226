package dev.anyorder.testbed.targets.atomics;

import dev.anyorder.testbed.targets.TwoThreads;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/** Plain mode of a VarHandle is a plain access. */
public final class VarHandlePlainRacy {
    private static final VarHandle VALUE;

    static {
        try {
            VALUE = MethodHandles.lookup().findVarHandle(VarHandlePlainRacy.class, "value", int.class);
        } catch (ReflectiveOperationException e) {
            throw new ExceptionInInitializerError(e);
        }
    }

    private int value;

    void write() {
        VALUE.set(this, 5); // race
    }

    int read() {
        return (int) VALUE.get(this); // race
    }

    public static void main(String[] args) throws Exception {
        VarHandlePlainRacy shared = new VarHandlePlainRacy();
        TwoThreads.run(shared::write, shared::read);
        System.out.println(shared.value); // prints: 5
    }
}
