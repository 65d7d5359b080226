package dev.anyorder.testbed.targets.atomics;

import dev.anyorder.testbed.targets.TwoThreads;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/** One thread writes in volatile mode, the other reads the field plainly: volatile on one side orders nothing. */
public final class VarHandleMixedRacy {
    private static final VarHandle VALUE;

    static {
        try {
            VALUE = MethodHandles.lookup().findVarHandle(VarHandleMixedRacy.class, "value", int.class);
        } catch (ReflectiveOperationException e) {
            throw new ExceptionInInitializerError(e);
        }
    }

    private int value;

    void write() {
        VALUE.setVolatile(this, 5); // race
    }

    int read() {
        return value; // race
    }

    public static void main(String[] args) throws Exception {
        VarHandleMixedRacy shared = new VarHandleMixedRacy();
        TwoThreads.run(shared::write, shared::read);
        System.out.println(shared.value); // prints: 5
    }
}
