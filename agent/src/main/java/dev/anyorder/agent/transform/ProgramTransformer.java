package dev.anyorder.agent.transform;

import java.lang.instrument.ClassFileTransformer;
import java.security.ProtectionDomain;
import java.util.HashSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.MethodTooLargeException;

/**
 * Instruments the program's classes on loading. If that fails, a class still gets its shadow fields, on which others
 * rely, or stays unchanged.
 */
public final class ProgramTransformer implements ClassFileTransformer {
    private final TransformConfig config;
    private final SkippedClasses skipped;

    public ProgramTransformer(TransformConfig config, SkippedClasses skipped) {
        this.config = config;
        this.skipped = skipped;
    }

    @Override
    public byte @Nullable [] transform(
            @Nullable Module module,
            @Nullable ClassLoader loader,
            @Nullable String name,
            @Nullable Class<?> redefined,
            @Nullable ProtectionDomain domain,
            byte[] bytes) {
        if (loader == null || name == null || !config.filter().watches(name)) {
            return null;
        }
        try {
            return rewrite(loader, name, bytes);
        } catch (Throwable failure) {
            // The program must not be affected.
            skipped.add(name, failure.toString());
            return failure instanceof Error ? ShadowFieldFallback.of(() -> fields(loader, bytes)) : null;
        }
    }

    /** Null if the class stays unchanged. */
    public byte @Nullable [] rewrite(@Nullable ClassLoader loader, String name, byte[] bytes) {
        int version = (bytes[6] & 0xff) << 8 | bytes[7] & 0xff;
        if (version > InstrumentationFilter.NEWEST) {
            skipped.add(name, "class file version " + version + " is newer than Java 25");
            return null;
        }
        ClassReader reader = new ClassReader(bytes);
        RewrittenClass scope = new RewrittenClass(reader, loader, config);
        config.hierarchy().remember(loader, scope.info);
        try {
            byte[] rewritten = methods(reader, scope, name);
            skipped.instrumented();
            return rewritten;
        } catch (RuntimeException failure) {
            skipped.add(name, failure.toString());
            return fields(reader, scope);
        }
    }

    private byte[] fields(ClassLoader loader, byte[] bytes) {
        ClassReader reader = new ClassReader(bytes);
        return fields(reader, new RewrittenClass(reader, loader, config));
    }

    private static byte[] fields(ClassReader reader, RewrittenClass scope) {
        return write(reader, writer -> new FieldInjector(scope, writer), 0);
    }

    private byte[] methods(ClassReader reader, RewrittenClass scope, String name) {
        Set<String> leftAlone = new HashSet<>();
        while (true) {
            try {
                return write(reader, writer -> new ClassRewriter(scope, writer, leftAlone), ClassReader.EXPAND_FRAMES);
            } catch (MethodTooLargeException tooLarge) {
                String method = tooLarge.getMethodName() + tooLarge.getDescriptor();
                if (!leftAlone.add(method)) {
                    throw tooLarge;
                }
                skipped.add(name + "." + tooLarge.getMethodName(), "instrumented method too large");
            }
        }
    }

    private interface Rewriting {
        ClassVisitor onto(ClassWriter writer);
    }

    private static byte[] write(ClassReader reader, Rewriting rewriting, int flags) {
        ClassWriter writer = new ClassWriter(reader, flags == 0 ? 0 : ClassWriter.COMPUTE_MAXS);
        reader.accept(rewriting.onto(writer), flags);
        return writer.toByteArray();
    }
}
