package dev.anyorder.core.finding;

import java.util.List;

/** A run and its findings: the input of every report. */
public record RunResult(RunInfo run, List<Finding> findings) {
    public RunResult {
        findings = List.copyOf(findings);
    }
}
