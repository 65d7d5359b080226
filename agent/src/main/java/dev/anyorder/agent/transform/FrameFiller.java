package dev.anyorder.agent.transform;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.commons.AnalyzerAdapter;

/** Tracks types, and writes frames at the targets of inserted jumps. */
final class FrameFiller extends MethodVisitor {
    private final AnalyzerAdapter types;

    FrameFiller(String owner, int access, String name, String descriptor, MethodVisitor next) {
        super(Opcodes.ASM9);
        types = new AnalyzerAdapter(owner, access, name, descriptor, next);
        mv = types;
    }

    void frameHere() {
        frame(types.locals, types.stack);
    }

    /** Unreachable code has no frame. */
    void frame(@Nullable List<Object> localTypes, @Nullable List<Object> stackTypes) {
        if (localTypes != null) {
            Object[] locals = compact(localTypes);
            Object[] stack = compact(stackTypes);
            types.visitFrame(Opcodes.F_NEW, locals.length, locals, stack.length, stack);
        }
    }

    void save(SavedTypes saved) {
        saved.localTypes = types.locals == null ? null : new ArrayList<>(types.locals);
        saved.stackTypes = types.stack == null ? null : new ArrayList<>(types.stack);
    }

    /** The adapter lists both slots of a long or double; a frame lists one. */
    private static Object[] compact(@Nullable List<Object> slots) {
        List<Object> entries = new ArrayList<>();
        if (slots != null) {
            for (int i = 0; i < slots.size(); i++) {
                Object type = slots.get(i);
                entries.add(type);
                if (type == Opcodes.LONG || type == Opcodes.DOUBLE) {
                    i++;
                }
            }
        }
        return entries.toArray();
    }
}
