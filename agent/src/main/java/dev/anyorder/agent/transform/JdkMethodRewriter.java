package dev.anyorder.agent.transform;

import static org.objectweb.asm.Opcodes.*;

import dev.anyorder.agent.catalogue.JdkHook;
import dev.anyorder.agent.task.TaskEvent;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FrameNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.TryCatchBlockNode;

/** Inserts the hooks of a method of the JDK. */
final class JdkMethodRewriter extends MethodNode {
    private static final String FUTURE = "Ljava/util/concurrent/CompletableFuture;";

    private final String owner;
    private final MethodVisitor next;
    private final List<JdkHook> hooks;
    private final Map<String, String> fields;
    /** Later hooks follow these instructions. */
    private final Set<AbstractInsnNode> afters = new HashSet<>();

    private @Nullable AbstractInsnNode entered;

    JdkMethodRewriter(
            String owner,
            int access,
            String name,
            String descriptor,
            @Nullable String signature,
            String @Nullable [] exceptions,
            MethodVisitor next,
            List<JdkHook> hooks,
            Map<String, String> fields) {
        super(Opcodes.ASM9, access, name, descriptor, signature, exceptions);
        this.owner = owner;
        this.next = next;
        this.hooks = hooks;
        this.fields = fields;
    }

    @Override
    public void visitEnd() {
        super.visitEnd();
        for (JdkHook hook : hooks) {
            edit(hook);
        }
        accept(new FrameFiller(owner, access, name, desc, next));
    }

    private void edit(JdkHook hook) {
        switch (hook.point()) {
            case ENTRY -> atStart(insert(hook));
            case UNLESS -> atStart(unless(hook));
            case RETURN -> atReturns(hook);
            case RESULT -> {
                String type = Type.getReturnType(desc).getDescriptor();
                for (AbstractInsnNode insn : instructions.toArray()) {
                    if (insn.getOpcode() == ARETURN) {
                        instructions.insertBefore(
                                insn,
                                new MethodInsnNode(
                                        INVOKESTATIC, InsnSequence.VISIBLE, hook.event(), "(" + type + ")" + type));
                    }
                }
            }
            case EXIT -> {
                LabelNode start = new LabelNode();
                instructions.insert(start);
                atReturns(hook);
                LabelNode end = new LabelNode();
                instructions.add(end);
                instructions.add(handlerFrame());
                instructions.add(insert(hook).op(ATHROW).list);
                tryCatchBlocks.add(new TryCatchBlockNode(start, end, end, null));
            }
            case BEFORE, AFTER, AROUND -> {
                for (AbstractInsnNode insn : instructions.toArray()) {
                    if (insn instanceof MethodInsnNode call && call.name.equals(hook.name())) {
                        switch (hook.point()) {
                            case BEFORE -> before(call, hook);
                            case AFTER -> after(call, hook);
                            default -> around(call, hook);
                        }
                    }
                }
            }
        }
    }

    /** After the code of earlier hooks. */
    private void atStart(InsnSequence code) {
        AbstractInsnNode last = code.list.getLast();
        if (entered == null) {
            instructions.insert(code.list);
        } else {
            instructions.insert(entered, code.list);
        }
        entered = last;
    }

    private InsnSequence unless(JdkHook hook) {
        LabelNode on = new LabelNode();
        SavedTypes types = new SavedTypes();
        InsnSequence code = new InsnSequence();
        code.list.add(types);
        code.list.add(operand("this." + hook.name()).jump(IFNONNULL, on).list);
        code.list.add(insert(hook).list);
        code.list.add(on);
        code.list.add(types.again());
        return code;
    }

    private void atReturns(JdkHook hook) {
        for (AbstractInsnNode insn : instructions.toArray()) {
            if (insn.getOpcode() >= IRETURN && insn.getOpcode() <= RETURN) {
                instructions.insertBefore(insn, insert(hook).list);
            }
        }
    }

    private void before(MethodInsnNode call, JdkHook hook) {
        Type[] arguments = Type.getArgumentTypes(call.desc);
        if (hook.operand().equals("both")) {
            instructions.insertBefore(call, insert(hook, insert(hook, new InsnSequence().op(DUP2))).list);
            return;
        }
        InsnSequence operand = switch (hook.operand()) {
            case "last" -> new InsnSequence().op(DUP);
            case "receiver" ->
                switch (arguments.length) {
                    case 0 -> new InsnSequence().op(DUP);
                    case 1 -> new InsnSequence().op(DUP2, POP);
                    default -> throw new IllegalArgumentException(hook + ": too many arguments");
                };
            default -> operand(hook.operand());
        };
        instructions.insertBefore(call, insert(hook, operand).list);
    }

    private void after(MethodInsnNode call, JdkHook hook) {
        AbstractInsnNode last = call;
        while (afters.contains(last.getNext())) {
            last = last.getNext();
        }
        InsnSequence code = insert(hook);
        for (AbstractInsnNode insn : code.list) {
            afters.add(insn);
        }
        instructions.insert(last, code.list);
    }

    /** The callee has no parameters; its receiver is the job. */
    private void around(MethodInsnNode call, JdkHook hook) {
        int job = maxLocals++;
        InsnSequence begin = new InsnSequence().op(DUP, DUP).var(ASTORE, job).moment(TaskEvent.BEGIN, hook.kind());
        LabelNode start = new LabelNode();
        LabelNode end = new LabelNode();
        LabelNode handler = new LabelNode();
        LabelNode on = new LabelNode();
        SavedTypes before = new SavedTypes();
        SavedTypes returned = new SavedTypes();
        begin.list.add(before);
        begin.list.add(start);
        instructions.insertBefore(call, begin.list);
        InsnSequence after = new InsnSequence();
        after.list.add(end);
        after.var(ALOAD, job).moment(TaskEvent.END, 0);
        after.list.add(returned);
        after.jump(GOTO, on);
        after.list.add(handler);
        after.list.add(before.handler());
        after.var(ALOAD, job).moment(TaskEvent.END, 0).op(ATHROW);
        after.list.add(on);
        after.list.add(returned.again());
        instructions.insert(call, after.list);
        tryCatchBlocks.add(0, new TryCatchBlockNode(start, end, handler, null));
    }

    private InsnSequence insert(JdkHook hook) {
        return insert(hook, operand(hook.operand()));
    }

    private static InsnSequence insert(JdkHook hook, InsnSequence code) {
        return code.moment(hook.moment(), Math.max(hook.kind(), 0));
    }

    private InsnSequence operand(String operand) {
        if (operand.equals("this") || operand.equals("first")) {
            return new InsnSequence().var(ALOAD, 0);
        }
        if (operand.equals("result")) {
            return new InsnSequence().op(DUP);
        }
        if (operand.startsWith("this.")) {
            String field = operand.substring(5);
            return new InsnSequence().var(ALOAD, 0).field(GETFIELD, owner, field, fields.getOrDefault(field, FUTURE));
        }
        int number = Integer.parseInt(operand.substring(3));
        int local = (access & ACC_STATIC) != 0 ? 0 : 1;
        Type[] types = Type.getArgumentTypes(desc);
        for (int i = 0; i < number - 1; i++) {
            local += types[i].getSize();
        }
        return new InsnSequence().var(ALOAD, local);
    }

    /** Receiver and parameters, which these methods do not overwrite. */
    private FrameNode handlerFrame() {
        java.util.ArrayList<Object> locals = new java.util.ArrayList<>();
        if ((access & ACC_STATIC) == 0) {
            locals.add(owner);
        }
        for (Type type : Type.getArgumentTypes(desc)) {
            locals.add(
                    switch (type.getSort()) {
                        case Type.LONG -> Opcodes.LONG;
                        case Type.DOUBLE -> Opcodes.DOUBLE;
                        case Type.FLOAT -> Opcodes.FLOAT;
                        case Type.OBJECT, Type.ARRAY -> type.getInternalName();
                        default -> Opcodes.INTEGER;
                    });
        }
        return new FrameNode(F_NEW, locals.size(), locals.toArray(), 1, new Object[] {"java/lang/Throwable"});
    }
}
