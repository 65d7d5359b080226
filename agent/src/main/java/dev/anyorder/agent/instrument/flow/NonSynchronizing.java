package dev.anyorder.agent.instrument.flow;

import static org.objectweb.asm.Opcodes.*;

import java.util.Set;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.LdcInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;

/** Instructions that cannot end a step: they call no code of the program and initialise no class. */
final class NonSynchronizing {
    private static final Set<String> VALUES = Set.of(
            "java/lang/Boolean",
            "java/lang/Byte",
            "java/lang/Character",
            "java/lang/Double",
            "java/lang/Float",
            "java/lang/Integer",
            "java/lang/Long",
            "java/lang/Math",
            "java/lang/Short",
            "java/lang/StrictMath",
            "java/lang/String");

    private NonSynchronizing() {}

    static boolean isPure(MethodInsnNode call) {
        if (!VALUES.contains(call.owner) || call.name.charAt(0) == '<') {
            return false;
        }
        for (Type type : Type.getArgumentTypes(call.desc)) {
            boolean isValue = type.getSort() < Type.ARRAY || VALUES.contains(type.getInternalName());
            if (!isValue && !call.name.equals("equals")) {
                return false;
            }
        }
        return Type.getReturnType(call.desc) != Type.VOID_TYPE;
    }

    /** May change locals, and throw. */
    static boolean isPlain(AbstractInsnNode insn, FieldFacts fields) {
        if (insn instanceof MethodInsnNode call) {
            return isPure(call);
        }
        if (insn instanceof FieldInsnNode field) {
            boolean isOwn = field.getOpcode() == GETSTATIC && field.owner.equals(fields.className());
            return (isOwn || field.getOpcode() == GETFIELD) && !fields.isVolatile(field);
        }
        int opcode = insn.getOpcode();
        return switch (insn.getType()) {
            case AbstractInsnNode.LINE,
                    AbstractInsnNode.LABEL,
                    AbstractInsnNode.FRAME,
                    AbstractInsnNode.JUMP_INSN,
                    AbstractInsnNode.TABLESWITCH_INSN,
                    AbstractInsnNode.LOOKUPSWITCH_INSN,
                    AbstractInsnNode.VAR_INSN,
                    AbstractInsnNode.IINC_INSN -> true;
            case AbstractInsnNode.INT_INSN -> opcode != NEWARRAY;
            case AbstractInsnNode.INSN ->
                opcode <= DCMPG && !Instructions.isArrayStore(opcode) || opcode == ARRAYLENGTH;
            case AbstractInsnNode.LDC_INSN -> {
                Object constant = ((LdcInsnNode) insn).cst;
                yield constant instanceof Number || constant instanceof String;
            }
            default -> false;
        };
    }

    /** Whether only the stack changes. */
    static boolean isWithoutTrace(AbstractInsnNode insn, FieldFacts fields) {
        boolean isStore = insn.getType() == AbstractInsnNode.VAR_INSN && insn.getOpcode() >= ISTORE;
        return !isStore && insn.getType() != AbstractInsnNode.IINC_INSN && isPlain(insn, fields);
    }
}
