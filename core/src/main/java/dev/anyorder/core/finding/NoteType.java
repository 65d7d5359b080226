package dev.anyorder.core.finding;

import java.util.Locale;

/** What a note about a run is about; in parentheses its arguments. {@code report} has a sentence for each. */
public enum NoteType {
    /** The analyses stopped at an internal error (exception, place). */
    INTERNAL_ERROR(2),
    /** The analyses stopped: the program's stack overflowed inside an operation that orders steps. */
    STACK_OVERFLOW(0),
    /** Only selected fields were instrumented (option). */
    SELECTED_FIELDS(1),
    /** A class of the JDK could not be instrumented (class, reason). */
    JDK_CLASS_SKIPPED(2),
    /** Annotations of classes that are not on the class path were not checked (analysis, annotation, member, how many more). */
    LATE_DECLARATION(4),
    /** Reports were dropped because there were too many different findings (count). */
    FINDINGS_DROPPED(1),
    /** A suppression matched no finding (place, rule). */
    UNUSED_SUPPRESSION(2),
    /** A rule of the user's model file names a class that this Java does not have (place, class). */
    RULE_WITHOUT_CLASS(2),
    /** A rule of the user's model file names a method that its class does not have (place, method). */
    RULE_WITHOUT_METHOD(2),
    /** The rules of the user's model file could not be checked (file, reason). */
    RULES_UNCHECKED(2),
    /** The trace has no end. */
    TRACE_CUT_OFF(0),
    /** The trace does not hold the accesses that an analysis would use (analysis). */
    TRACE_WITHOUT_KEYS(1);

    private final int arguments;

    NoteType(int arguments) {
        this.arguments = arguments;
    }

    /** How many arguments a note of this type has. */
    public int arguments() {
        return arguments;
    }

    /** The name used in JSON and traces. */
    public String text() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
