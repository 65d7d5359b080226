package dev.anyorder.agent.transform;

import dev.anyorder.agent.task.TaskEvent;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.InsnNode;
import org.objectweb.asm.tree.IntInsnNode;
import org.objectweb.asm.tree.JumpInsnNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.LdcInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.TypeInsnNode;
import org.objectweb.asm.tree.VarInsnNode;

/** Builds instructions to insert. */
final class InsnSequence {
    static final String HOOKS = "dev/anyorder/hooks/Hooks";
    static final String RUNNING = "dev/anyorder/hooks/ContextRegistry";
    static final String VISIBLE = "dev/anyorder/hooks/ReflectionFilter";
    static final String CONTEXT = "dev/anyorder/hooks/HookContext";
    static final String SHADOW = "dev/anyorder/hooks/ShadowWord";
    static final String FOOTPRINT = "dev/anyorder/hooks/ArrayFootprint";
    static final String HELD = "dev/anyorder/hooks/WatchedArrayFilter";

    final InsnList list = new InsnList();

    InsnSequence op(int... opcodes) {
        for (int opcode : opcodes) {
            list.add(new InsnNode(opcode));
        }
        return this;
    }

    InsnSequence var(int opcode, int local) {
        list.add(new VarInsnNode(opcode, local));
        return this;
    }

    InsnSequence field(int opcode, String owner, String name, String descriptor) {
        list.add(new FieldInsnNode(opcode, owner, name, descriptor));
        return this;
    }

    /** In signatures, C is a context, S a shadow word, F a footprint, O an object, K a class. */
    InsnSequence hook(String name, String signature) {
        return call(HOOKS, name, signature);
    }

    InsnSequence moment(TaskEvent event, int number) {
        return op(Opcodes.ACONST_NULL).push(number).push(event.ordinal()).hook("moment", "(OOII)V");
    }

    InsnSequence call(String owner, String name, String signature) {
        list.add(new MethodInsnNode(Opcodes.INVOKESTATIC, owner, name, expand(signature), false));
        return this;
    }

    InsnSequence push(int value) {
        if (value >= -1 && value <= 5) {
            return op(Opcodes.ICONST_0 + value);
        }
        if (value >= Short.MIN_VALUE && value <= Short.MAX_VALUE) {
            boolean small = value >= Byte.MIN_VALUE && value <= Byte.MAX_VALUE;
            list.add(new IntInsnNode(small ? Opcodes.BIPUSH : Opcodes.SIPUSH, value));
            return this;
        }
        list.add(new LdcInsnNode(value));
        return this;
    }

    InsnSequence type(String internalName) {
        list.add(new LdcInsnNode(Type.getObjectType(internalName)));
        return this;
    }

    InsnSequence jump(int opcode, LabelNode label) {
        list.add(new JumpInsnNode(opcode, label));
        return this;
    }

    InsnSequence land(LabelNode label) {
        list.add(label);
        list.add(new DeferredFrame());
        return this;
    }

    /**
     * Without frames, hides the type on top: the verifier would otherwise merge types at joins, and load classes that
     * the program may not have.
     */
    InsnSequence forget(RewrittenClass scope) {
        if (!scope.hasFrames()) {
            list.add(new TypeInsnNode(Opcodes.CHECKCAST, "java/lang/Object"));
        }
        return this;
    }

    /** Not needed for interfaces, which the verifier treats as {@code Object}. */
    InsnSequence recall(RewrittenClass scope, Type type) {
        if (!scope.hasFrames() && !scope.isInterface(type)) {
            list.add(new TypeInsnNode(Opcodes.CHECKCAST, type.getInternalName()));
        }
        return this;
    }

    /** From owner, value to value, owner. */
    InsnSequence ownerToTop(String descriptor) {
        return Type.getType(descriptor).getSize() == 2 ? op(Opcodes.DUP2_X1, Opcodes.POP2) : op(Opcodes.SWAP);
    }

    /** From owner, value to owner, owner, value. */
    InsnSequence keepOwner(String descriptor) {
        return Type.getType(descriptor).getSize() == 2
                ? op(Opcodes.DUP2_X1, Opcodes.POP2, Opcodes.DUP_X2, Opcodes.DUP_X2, Opcodes.POP)
                : op(Opcodes.SWAP, Opcodes.DUP_X1, Opcodes.SWAP);
    }

    private static String expand(String signature) {
        StringBuilder descriptor = new StringBuilder();
        for (int i = 0; i < signature.length(); i++) {
            char c = signature.charAt(i);
            switch (c) {
                case 'C' -> descriptor.append('L').append(CONTEXT).append(';');
                case 'S' -> descriptor.append('L').append(SHADOW).append(';');
                case 'F' -> descriptor.append('L').append(FOOTPRINT).append(';');
                case 'O' -> descriptor.append("Ljava/lang/Object;");
                case 'K' -> descriptor.append("Ljava/lang/Class;");
                default -> descriptor.append(c);
            }
        }
        return descriptor.toString();
    }
}
