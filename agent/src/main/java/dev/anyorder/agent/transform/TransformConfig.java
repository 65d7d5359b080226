package dev.anyorder.agent.transform;

import dev.anyorder.agent.site.SiteTable;

/**
 * What the rewriting of all classes shares.
 *
 * @param blocks whether somebody wants to know what is declared to be atomic
 * @param lateDeclarations what is declared and nobody looks at
 * @param components whether an analysis wants the accesses of calls to components of collections
 * @param values whether an analysis wants what calls do to the values of keys
 * @param pairs whether somebody wants to know of accesses that depend on others
 */
public record TransformConfig(
        ClassHierarchy hierarchy,
        InstrumentationFilter filter,
        SiteTable sites,
        CallModels calls,
        boolean blocks,
        LateDeclarations lateDeclarations,
        boolean components,
        boolean values,
        boolean pairs) {
    public TransformConfig(
            InstrumentationFilter filter,
            SiteTable sites,
            CallModels calls,
            boolean blocks,
            LateDeclarations lateDeclarations,
            boolean components,
            boolean values) {
        this(new ClassHierarchy(), filter, sites, calls, blocks, lateDeclarations, components, values, components);
    }

    public TransformConfig(InstrumentationFilter filter, SiteTable sites, CallModels calls) {
        this(filter, sites, calls, true, LateDeclarations.nothing(), false, false);
    }
}
