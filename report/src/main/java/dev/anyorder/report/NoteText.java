package dev.anyorder.report;

import dev.anyorder.core.finding.RunNote;
import java.util.List;

/** Notes about a run, as sentences. */
public final class NoteText {
    private NoteText() {}

    public static String of(RunNote note) {
        List<String> with = note.arguments();
        return switch (note.type()) {
            case INTERNAL_ERROR ->
                "AnyOrder stopped at an internal error: " + with.get(0)
                        + (with.get(1).isEmpty() ? "" : " at " + with.get(1)) + ". The report is incomplete.";
            case STACK_OVERFLOW ->
                "AnyOrder stopped because the program's stack overflowed inside a synchronisation operation. The report is"
                        + " incomplete.";
            case SELECTED_FIELDS ->
                "Only the fields selected by the option " + with.get(0)
                        + ", and the arrays and collections they refer to, were instrumented.";
            case JDK_CLASS_SKIPPED -> "Could not instrument JDK class " + with.get(0) + ": " + with.get(1);
            case LATE_DECLARATION -> late(with.get(0), with.get(1) + " on " + with.get(2), with.get(3));
            case FINDINGS_DROPPED -> with.get(0) + " reports were dropped: there are too many different findings.";
            case UNUSED_SUPPRESSION -> "The suppression at " + with.get(0) + " matched no finding: " + with.get(1);
            case RULE_WITHOUT_CLASS ->
                "The rule at " + with.get(0) + " matched nothing: this Java has no class " + with.get(1)
                        + ". Check its spelling.";
            case RULE_WITHOUT_METHOD ->
                "The rule at " + with.get(0) + " matched nothing: there is no method " + with.get(1)
                        + ". Check its spelling.";
            case RULES_UNCHECKED -> "Could not check the rules of " + with.get(0) + ": " + with.get(1);
            case TRACE_CUT_OFF ->
                "The trace is incomplete: the program was killed, or recording failed. Everything after that point, and up to"
                        + " a second before it, is missing.";
            case TRACE_WITHOUT_KEYS ->
                "A trace does not record the keys of concurrent maps: " + with.get(0)
                        + " cannot find conflicts on them here. Use check to find those.";
        };
    }

    private static String late(String analysis, String declaration, String others) {
        String more = others.equals("0")
                ? ""
                : others.equals("1") ? " and 1 other declaration" : " and " + others + " others";
        return declaration + more + (more.isEmpty() ? " was" : " were")
                + " not checked: the class is not on the class path. Select the analysis with -a " + analysis + ".";
    }
}
