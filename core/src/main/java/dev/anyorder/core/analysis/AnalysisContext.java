package dev.anyorder.core.analysis;

import org.jspecify.annotations.Nullable;

/** What a driver offers to the task listeners of one analysis in one run. Safe for all threads. */
public interface AnalysisContext {
    /** The operation that the calling thread performs now. Takes its stack: ask only when a finding may need it. */
    @Nullable
    Operation operation();

    /** Takes a finding. The driver counts findings that are equal. */
    void report(OperationFinding finding);
}
