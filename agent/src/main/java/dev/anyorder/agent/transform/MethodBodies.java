package dev.anyorder.agent.transform;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.MethodNode;

/** The original methods of the class, read lazily. */
final class MethodBodies {
    private final ClassReader reader;
    private @Nullable ClassNode all;

    MethodBodies(ClassReader reader) {
        this.reader = reader;
    }

    @Nullable
    MethodNode find(String name, String descriptor) {
        for (MethodNode method : all()) {
            if (method.name.equals(name) && method.desc.equals(descriptor)) {
                return method;
            }
        }
        return null;
    }

    List<MethodNode> all() {
        ClassNode node = all;
        if (node == null) {
            node = new ClassNode();
            reader.accept(node, ClassReader.SKIP_DEBUG | ClassReader.SKIP_FRAMES);
            all = node;
        }
        return node.methods;
    }
}
