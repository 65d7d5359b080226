package dev.anyorder.agent.transform;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.anyorder.core.finding.NoteType;
import dev.anyorder.core.finding.RunNote;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Declarations that are found too late to be checked are noted for each analysis. */
class LateDeclarationsTest {
    @Test
    void each_analysis_that_does_not_run_has_a_note() {
        LateDeclarations lateDeclarations = LateDeclarations.but(false, false);
        lateDeclarations.met(FieldAnnotationReader.ATOMIC, "com/acme/Account.transfer");
        lateDeclarations.met(FieldAnnotationReader.DETERMINISTIC, "com/acme/Account.open");
        lateDeclarations.met(FieldAnnotationReader.GROUP, "com/acme/Account.x");
        lateDeclarations.met(FieldAnnotationReader.GROUP, "com/acme/Account.x");
        assertEquals(
                List.of(
                        note("atomicity", "@Atomic", "com.acme.Account.transfer", "1"),
                        note("determinism", "@Deterministic", "com.acme.Account.open", "0")),
                lateDeclarations.notes());
    }

    private static RunNote note(String... arguments) {
        return new RunNote(NoteType.LATE_DECLARATION, arguments);
    }

    @Test
    void what_is_checked_or_not_asked_for_is_not_told() {
        LateDeclarations scopes = LateDeclarations.but(true, false);
        scopes.met(FieldAnnotationReader.ATOMIC, "com/acme/Account.transfer");
        scopes.met(FieldAnnotationReader.COMMUTES, "com/acme/Account.transfer");
        assertEquals(List.of(), scopes.notes());
        LateDeclarations nothing = LateDeclarations.nothing();
        nothing.met(FieldAnnotationReader.DETERMINISTIC, "com/acme/Account.open");
        assertEquals(List.of(), nothing.notes());
    }
}
