package dev.anyorder.agent.instrument.flow;

import org.objectweb.asm.tree.FieldInsnNode;

/** Facts about the fields that a method accesses. */
public interface FieldFacts {
    String className();

    /** Whether the field is volatile and instrumented. */
    boolean isVolatile(FieldInsnNode access);
}
