package dev.anyorder.core.finding;

import java.util.Locale;

/** The type of a note about a run; arguments in parentheses. {@code report} has the sentences. */
public enum NoteType {
    /** An internal error stopped the analyses (exception, place). */
    INTERNAL_ERROR(2),
    /** A stack overflow of the program inside an ordering operation stopped the analyses. */
    STACK_OVERFLOW(0),
    /** Only selected fields were instrumented (option). */
    SELECTED_FIELDS(1),
    /** A JDK class was not instrumented (class, reason). */
    JDK_CLASS_SKIPPED(2),
    /** Annotations of classes outside the class path were not checked (analysis, annotation, member, how many more). */
    LATE_DECLARATION(4),
    /** Too many different findings; some were dropped (count). */
    FINDINGS_DROPPED(1),
    /** A suppression matched no finding (place, rule). */
    UNUSED_SUPPRESSION(2),
    /** A user rule names a class that this Java lacks (place, class). */
    RULE_WITHOUT_CLASS(2),
    /** A user rule names a method that its class lacks (place, method). */
    RULE_WITHOUT_METHOD(2),
    /** The user's rules could not be checked (file, reason). */
    RULES_UNCHECKED(2),
    /** The trace has no end. */
    TRACE_CUT_OFF(0),
    /** The trace lacks accesses that an analysis needs (analysis). */
    TRACE_WITHOUT_KEYS(1);

    private final int arguments;

    NoteType(int arguments) {
        this.arguments = arguments;
    }

    public int arguments() {
        return arguments;
    }

    /** The name in JSON and traces. */
    public String text() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
