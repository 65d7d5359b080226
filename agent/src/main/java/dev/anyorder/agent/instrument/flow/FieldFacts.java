package dev.anyorder.agent.instrument.flow;

import org.objectweb.asm.tree.FieldInsnNode;

/** What the analyses of a method ask about the fields that it names. */
public interface FieldFacts {
    /** The internal name of the class that declares the method. */
    String className();

    /** Whether the access is to a volatile field that is instrumented. */
    boolean isVolatile(FieldInsnNode access);
}
