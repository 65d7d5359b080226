package dev.anyorder.core.analysis;

import org.jspecify.annotations.Nullable;

/** The driver's services for the task listeners of one analysis in one run. Thread-safe. */
public interface AnalysisContext {
    /** The current operation of the calling thread. Captures the stack, so call it only for possible findings. */
    @Nullable
    Operation operation();

    /** Equal findings are counted, not repeated. */
    void report(OperationFinding finding);
}
