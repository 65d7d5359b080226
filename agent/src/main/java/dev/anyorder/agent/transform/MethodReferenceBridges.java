package dev.anyorder.agent.transform;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Handle;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.InsnNode;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.LineNumberNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.TypeInsnNode;
import org.objectweb.asm.tree.VarInsnNode;

/**
 * References to catalogued methods. The JVM calls these from a hidden class that no agent can instrument, so a bridge
 * method makes the call.
 */
final class MethodReferenceBridges {
    private static final String METAFACTORY = "java/lang/invoke/LambdaMetafactory";
    private static final int SERIALIZABLE = 1;

    private final RewrittenClass scope;
    private final List<MethodNode> made = new ArrayList<>();

    MethodReferenceBridges(RewrittenClass scope) {
        this.scope = scope;
    }

    List<MethodNode> made() {
        return List.copyOf(made);
    }

    void edit(InvokeDynamicInsnNode insn) {
        Handle target = target(insn);
        if (target == null
                || isSerializable(insn)
                || target.getTag() == Opcodes.H_INVOKESPECIAL
                || !scope.config()
                        .calls()
                        .matters(scope.supertypes(), target.getOwner(), target.getName(), target.getDesc())) {
            return;
        }
        boolean isVoid = insn.bsmArgs[0] instanceof Type method && method.getReturnType() == Type.VOID_TYPE;
        MethodNode bridge = bridge(target, Type.getArgumentTypes(insn.desc), isVoid);
        LabelNode start = new LabelNode();
        bridge.instructions.insert(new LineNumberNode(line(insn), start));
        bridge.instructions.insert(start);
        made.add(bridge);
        boolean isInterface = (scope.info.access() & Opcodes.ACC_INTERFACE) != 0;
        insn.bsmArgs[1] = new Handle(Opcodes.H_INVOKESTATIC, scope.info.name(), bridge.name, bridge.desc, isInterface);
    }

    /** The method behind a lambda or method reference; null for other dynamic calls. */
    static @Nullable Handle target(InvokeDynamicInsnNode insn) {
        return insn.bsm.getOwner().equals(METAFACTORY) && insn.bsmArgs[1] instanceof Handle target ? target : null;
    }

    private static int line(AbstractInsnNode insn) {
        AbstractInsnNode at = insn;
        while (at != null && !(at instanceof LineNumberNode)) {
            at = at.getPrevious();
        }
        return at instanceof LineNumberNode number ? number.line : 0;
    }

    private static boolean isSerializable(InvokeDynamicInsnNode insn) {
        return insn.bsm.getName().equals("altMetafactory")
                && insn.bsmArgs[3] instanceof Integer flags
                && (flags & SERIALIZABLE) != 0;
    }

    private MethodNode bridge(Handle target, Type[] captured, boolean isVoid) {
        boolean isNew = target.getTag() == Opcodes.H_NEWINVOKESPECIAL;
        boolean isStatic = target.getTag() == Opcodes.H_INVOKESTATIC;
        Type owner = Type.getObjectType(target.getOwner());
        List<Type> parameters = new ArrayList<>();
        if (!isNew && !isStatic) {
            parameters.add(owner);
        }
        parameters.addAll(List.of(Type.getArgumentTypes(target.getDesc())));
        // Captured values need their exact types, which may be subtypes of the owner.
        for (int i = 0; i < captured.length; i++) {
            parameters.set(i, captured[i]);
        }
        Type returned = isNew ? owner : Type.getReturnType(target.getDesc());
        // A void function drops the result, so that it counts as unused.
        boolean isDropped = isVoid && !isNew && returned != Type.VOID_TYPE;
        Type result = isDropped ? Type.VOID_TYPE : returned;
        MethodNode bridge = new MethodNode(
                Opcodes.ASM9,
                Opcodes.ACC_PRIVATE | Opcodes.ACC_STATIC | Opcodes.ACC_SYNTHETIC,
                "anyorder$bridge$" + made.size() + "$" + target.getName().replace("<init>", "new"),
                Type.getMethodDescriptor(result, parameters.toArray(new Type[0])),
                null,
                null);
        if (isNew) {
            bridge.instructions.add(new TypeInsnNode(Opcodes.NEW, target.getOwner()));
            bridge.instructions.add(new InsnNode(Opcodes.DUP));
        }
        if (!isNew && !isStatic && captured.length == 0) {
            // Fails like the JVM, without a message.
            bridge.instructions.add(new VarInsnNode(Opcodes.ALOAD, 0));
            bridge.instructions.add(new MethodInsnNode(
                    Opcodes.INVOKESTATIC,
                    "java/util/Objects",
                    "requireNonNull",
                    "(Ljava/lang/Object;)Ljava/lang/Object;"));
            bridge.instructions.add(new InsnNode(Opcodes.POP));
        }
        int local = 0;
        for (Type parameter : parameters) {
            bridge.instructions.add(new VarInsnNode(parameter.getOpcode(Opcodes.ILOAD), local));
            local += parameter.getSize();
        }
        bridge.instructions.add(new MethodInsnNode(
                opcode(target.getTag()), target.getOwner(), target.getName(), target.getDesc(), target.isInterface()));
        if (isDropped) {
            bridge.instructions.add(new InsnNode(returned.getSize() == 2 ? Opcodes.POP2 : Opcodes.POP));
        }
        bridge.instructions.add(new InsnNode(result.getOpcode(Opcodes.IRETURN)));
        bridge.maxLocals = local;
        bridge.maxStack = local + 2;
        return bridge;
    }

    private static int opcode(int tag) {
        return switch (tag) {
            case Opcodes.H_INVOKESTATIC -> Opcodes.INVOKESTATIC;
            case Opcodes.H_INVOKEINTERFACE -> Opcodes.INVOKEINTERFACE;
            case Opcodes.H_NEWINVOKESPECIAL -> Opcodes.INVOKESPECIAL;
            default -> Opcodes.INVOKEVIRTUAL;
        };
    }
}
