package dev.anyorder.agent.transform;

import dev.anyorder.agent.site.SiteTable;

/**
 * Configuration of all transformations.
 *
 * @param blocks whether an analysis uses atomic declarations
 * @param components whether an analysis needs accesses to components of collections
 * @param values whether an analysis needs effects on values of keys
 * @param pairs whether an analysis needs dependent accesses
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
