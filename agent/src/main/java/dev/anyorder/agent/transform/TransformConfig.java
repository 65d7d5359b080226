package dev.anyorder.agent.transform;

import dev.anyorder.agent.call.CollectionEffects;
import dev.anyorder.agent.site.SiteTable;
import org.jspecify.annotations.Nullable;

/**
 * What the rewriting of all classes shares.
 *
 * @param blocks whether somebody wants to know what is declared to be atomic
 * @param lateDeclarations what is declared and nobody looks at
 * @param effects what calls do to parts of objects, if somebody wants to know of that for blocks or pairs; otherwise null
 * @param manners the same, if the order matters to somebody in which calls come to a key; otherwise null
 * @param pairs whether somebody wants to know of accesses that depend on others
 */
public record TransformConfig(
        ClassHierarchy hierarchy,
        InstrumentationFilter filter,
        SiteTable sites,
        CallModels calls,
        boolean blocks,
        LateDeclarations lateDeclarations,
        @Nullable CollectionEffects effects,
        @Nullable CollectionEffects manners,
        boolean pairs) {
    public TransformConfig(
            InstrumentationFilter filter,
            SiteTable sites,
            CallModels calls,
            boolean blocks,
            LateDeclarations lateDeclarations,
            @Nullable CollectionEffects effects,
            @Nullable CollectionEffects manners) {
        this(new ClassHierarchy(), filter, sites, calls, blocks, lateDeclarations, effects, manners, effects != null);
    }

    public TransformConfig(InstrumentationFilter filter, SiteTable sites, CallModels calls) {
        this(filter, sites, calls, true, LateDeclarations.nothing(), null, null);
    }
}
