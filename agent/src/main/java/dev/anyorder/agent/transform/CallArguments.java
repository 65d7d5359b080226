package dev.anyorder.agent.transform;

import static org.objectweb.asm.Opcodes.*;

import java.util.function.Consumer;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.TypeInsnNode;

/**
 * What a call is made with, or what a method was called with: the locals that hold it, and how it is told to a hook.
 * Only the first arguments are told; no row of the catalogue speaks of later ones.
 */
final class CallArguments {
    /** How the descriptors of hooks begin that are told all of it. */
    static final String SIGNATURE = "(OOOOIIIII";

    private static final int OBJECTS = 3;
    private static final int NUMBERS = 5;

    private final RewrittenClass scope;
    private final Type[] types;
    private final boolean hasReceiver;
    /** The locals of the receiver and of each argument. */
    private final int[] locals;

    private CallArguments(RewrittenClass scope, Type[] types, boolean hasReceiver, int[] locals) {
        this.scope = scope;
        this.types = types;
        this.hasReceiver = hasReceiver;
        this.locals = locals;
    }

    /** Those of a call, which {@link #putAside} takes from the stack. */
    static CallArguments ofCall(RewrittenClass scope, String descriptor, boolean hasReceiver) {
        Type[] types = Type.getArgumentTypes(descriptor);
        int[] locals = new int[types.length + 1];
        for (int i = 0; i < locals.length; i++) {
            locals[i] = MethodEdit.temporary(i);
        }
        return new CallArguments(scope, types, hasReceiver, locals);
    }

    /** The parameters of an instance method, at its entry. */
    static CallArguments ofMethod(RewrittenClass scope, String descriptor) {
        Type[] types = Type.getArgumentTypes(descriptor);
        int[] locals = new int[types.length + 1];
        int next = 1;
        for (int i = 0; i < types.length; i++) {
            locals[i + 1] = next;
            next += types[i].getSize();
        }
        return new CallArguments(scope, types, true, locals);
    }

    /** The receiver stays where it is: if it is null, the JVM tells the user where it came from. */
    void putAside(InsnSequence code) {
        for (int i = types.length - 1; i >= 0; i--) {
            if (isObject(i)) {
                code.forget(scope);
            }
            code.var(types[i].getOpcode(ISTORE), locals[i + 1]);
        }
        if (hasReceiver) {
            code.op(DUP).forget(scope).var(ASTORE, locals[0]);
        }
    }

    void bringBack(InsnSequence code) {
        for (int i = 0; i < types.length; i++) {
            code.var(types[i].getOpcode(ILOAD), locals[i + 1]);
            if (isObject(i)) {
                code.recall(scope, types[i]);
            }
        }
    }

    private boolean isObject(int i) {
        return types[i].getSort() >= Type.ARRAY;
    }

    /** Pushes the receiver, the objects and the numbers. A long is told as an int: no offset needs more. */
    void tell(InsnSequence code) {
        if (hasReceiver) {
            code.var(ALOAD, locals[0]);
        } else {
            code.op(ACONST_NULL);
        }
        for (int i = 0; i < OBJECTS; i++) {
            if (i < types.length && types[i].getSort() >= Type.ARRAY) {
                code.var(ALOAD, locals[i + 1]);
            } else {
                code.op(ACONST_NULL);
            }
        }
        for (int i = 0; i < NUMBERS; i++) {
            if (i < types.length && types[i].getSort() <= Type.INT) {
                code.var(ILOAD, locals[i + 1]);
            } else if (i < types.length && types[i].getSort() == Type.LONG) {
                code.var(LLOAD, locals[i + 1]).op(L2I);
            } else {
                code.op(ICONST_0);
            }
        }
    }

    void replace(InsnSequence code, int number, Consumer<InsnSequence> value) {
        value.accept(code);
        code.list.add(new TypeInsnNode(CHECKCAST, types[number - 1].getInternalName()));
        code.var(ASTORE, locals[number]);
    }
}
