package dev.anyorder.agent.transform;

import static org.objectweb.asm.Opcodes.*;

import java.util.function.Consumer;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.TypeInsnNode;

/**
 * Locals that hold the receiver and arguments of a call. Hooks get only the first arguments; no rule refers to later
 * ones.
 */
final class CallArguments {
    static final String SIGNATURE = "(OOOOIIIII";

    private static final int OBJECTS = 3;
    private static final int NUMBERS = 5;

    private final RewrittenClass scope;
    private final Type[] types;
    private final boolean hasReceiver;
    /** Receiver first. */
    private final int[] locals;

    private CallArguments(RewrittenClass scope, Type[] types, boolean hasReceiver, int[] locals) {
        this.scope = scope;
        this.types = types;
        this.hasReceiver = hasReceiver;
        this.locals = locals;
    }

    static CallArguments ofCall(RewrittenClass scope, String descriptor, boolean hasReceiver) {
        Type[] types = Type.getArgumentTypes(descriptor);
        int[] locals = new int[types.length + 1];
        for (int i = 0; i < locals.length; i++) {
            locals[i] = MethodEdit.temporary(i);
        }
        return new CallArguments(scope, types, hasReceiver, locals);
    }

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

    /** The receiver stays on the stack, so that the JVM's message for a null receiver is unchanged. */
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

    /** Pushes receiver, objects and numbers. Longs are truncated to int, which suffices for offsets. */
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
