package dev.anyorder.testbed.transparency;

import dev.anyorder.agent.site.SiteTable;
import dev.anyorder.agent.transform.CallModels;
import dev.anyorder.agent.transform.InstrumentationFilter;
import dev.anyorder.agent.transform.ProgramTransformer;
import dev.anyorder.agent.transform.SkippedClasses;
import dev.anyorder.agent.transform.TransformConfig;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** The agent's rewriting of classes, with a record of what became of them. May be used by several threads. */
final class Rewriter implements JarLoader.Rewriting {
    private final InstrumentationFilter filter = new InstrumentationFilter(List.of(), List.of());
    private final SkippedClasses skipped = new SkippedClasses();
    private final ProgramTransformer transformer;
    private final ShadowReferences references = new ShadowReferences();
    private final Map<String, String> errors = new ConcurrentHashMap<>();

    Rewriter() throws IOException {
        TransformConfig config = new TransformConfig(filter, new SiteTable(), new CallModels(StandardCatalogue.read()));
        transformer = new ProgramTransformer(config, skipped);
    }

    @Override
    public byte[] rewrite(ClassLoader loader, String name, byte[] bytes) {
        byte[] rewritten = null;
        try {
            rewritten = filter.watches(name) ? transformer.rewrite(loader, name, bytes) : null;
        } catch (Throwable failure) {
            errors.put(name, "cannot be rewritten: " + failure);
        }
        byte[] result = rewritten == null ? bytes : rewritten;
        references.add(result);
        return result;
    }

    /** What the agent would say of classes, or methods of classes, that it leaves alone; by binary name. */
    Map<String, String> skipped() {
        return skipped.reasons();
    }

    /** Classes, by internal name, whose rewriting threw something. */
    Map<String, String> errors() {
        return errors;
    }

    /** The shadows that rewritten code names. */
    ShadowReferences references() {
        return references;
    }
}
