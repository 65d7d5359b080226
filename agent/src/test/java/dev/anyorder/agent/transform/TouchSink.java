package dev.anyorder.agent.transform;

import dev.anyorder.agent.shadow.Touched;
import dev.anyorder.hooks.ArrayFootprint;
import dev.anyorder.hooks.EventSink;
import dev.anyorder.hooks.HookContext;
import dev.anyorder.hooks.ShadowWord;
import java.lang.invoke.MethodHandles;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.IntPredicate;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/** Takes down which elements of which arrays are told, and how often static fields are read. All that it does not need is made up, and does nothing. */
abstract class TouchSink extends EventSink {
    final Map<Object, String> names = new IdentityHashMap<>();
    final Set<String> told = new TreeSet<>();
    IntPredicate writes = site -> false;
    int staticReads;

    @Override
    public HookContext context(Thread thread) {
        return new HookContext(thread, "step", false) {};
    }

    @Override
    public @Nullable ShadowWord readStatic(Class<?> owner, HookContext context, int site) {
        staticReads++;
        return null;
    }

    @Override
    public @Nullable Object stack(int site) {
        return null;
    }

    @Override
    public void missed(Throwable failure) {
        throw new AssertionError(failure);
    }

    @Override
    public void commit(ArrayFootprint[] footprints, int count, HookContext context) {
        for (int f = 0; f < count; f++) {
            ArrayFootprint footprint = footprints[f];
            String name = (writes.test(footprint.site) ? "write " : "read ") + names.get(footprint.array);
            Touched.by(footprint).stream().forEach(i -> told.add(name + i));
        }
    }

    static TouchSink make() throws ReflectiveOperationException {
        String parent = Type.getInternalName(TouchSink.class);
        ClassWriter writer = new ClassWriter(ClassWriter.COMPUTE_MAXS);
        writer.visit(Opcodes.V17, 0, parent + "Made", null, parent, null);
        MethodVisitor init = writer.visitMethod(0, "<init>", "()V", null, null);
        init.visitVarInsn(Opcodes.ALOAD, 0);
        init.visitMethodInsn(Opcodes.INVOKESPECIAL, parent, "<init>", "()V", false);
        init.visitInsn(Opcodes.RETURN);
        init.visitMaxs(0, 0);
        init.visitEnd();
        for (Method method : TouchSink.class.getMethods()) {
            if (Modifier.isAbstract(method.getModifiers())) {
                Type result = Type.getReturnType(method);
                MethodVisitor made = writer.visitMethod(
                        Opcodes.ACC_PUBLIC, method.getName(), Type.getMethodDescriptor(method), null, null);
                if (result != Type.VOID_TYPE) {
                    made.visitInsn(result.getSort() >= Type.ARRAY ? Opcodes.ACONST_NULL : Opcodes.ICONST_0);
                }
                made.visitInsn(result.getOpcode(Opcodes.IRETURN));
                made.visitMaxs(0, 0);
                made.visitEnd();
            }
        }
        writer.visitEnd();
        Class<?> type = MethodHandles.lookup()
                .defineHiddenClass(writer.toByteArray(), true)
                .lookupClass();
        return (TouchSink) type.getDeclaredConstructor().newInstance();
    }
}
