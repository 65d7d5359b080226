package dev.anyorder.agent.transform;

import dev.anyorder.agent.catalogue.ModelReader;
import dev.anyorder.agent.site.SiteTable;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.tree.ClassNode;

/** Class files before and after the rewriting, with no row in the catalogue. */
final class Rewritten {
    private Rewritten() {}

    static ProgramTransformer transformer() {
        return transformer("", new SiteTable());
    }

    /** With the rows of a catalogue of its own. */
    static ProgramTransformer transformer(String rows, SiteTable sites) {
        ModelReader reader = new ModelReader(Runtime.version().feature());
        reader.add("rows", new ByteArrayInputStream(rows.getBytes(StandardCharsets.UTF_8)));
        TransformConfig config = new TransformConfig(
                new InstrumentationFilter(List.of(), List.of()), sites, new CallModels(reader.catalogue()));
        return new ProgramTransformer(config, new SkippedClasses());
    }

    static byte[] of(Class<?> type) throws IOException {
        String name = type.getName().replace('.', '/');
        try (InputStream in = type.getResourceAsStream("/" + name + ".class")) {
            return of(name, Objects.requireNonNull(in).readAllBytes());
        }
    }

    static byte[] of(String name, byte[] bytes) {
        return Objects.requireNonNull(transformer().rewrite(Rewritten.class.getClassLoader(), name, bytes));
    }

    static ClassNode tree(byte[] bytes) {
        ClassNode node = new ClassNode();
        new ClassReader(bytes).accept(node, 0);
        return node;
    }
}
