package dev.anyorder.agent.transform;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

/** What came to light too late to be checked is told in a sentence for each analysis. */
class LateDeclarationsTest {
    @Test
    void each_analysis_that_does_not_run_has_a_sentence() {
        LateDeclarations lateDeclarations = LateDeclarations.but(false, false);
        lateDeclarations.met(FieldAnnotationReader.ATOMIC, "com/acme/Account.transfer");
        lateDeclarations.met(FieldAnnotationReader.DETERMINISTIC, "com/acme/Account.open");
        lateDeclarations.met(FieldAnnotationReader.GROUP, "com/acme/Account.x");
        lateDeclarations.met(FieldAnnotationReader.GROUP, "com/acme/Account.x");
        assertEquals(
                List.of(
                        "@Atomic on com.acme.Account.transfer and one more declaration were not checked, as what is not on"
                                + " the class path comes to light too late; ask for atomicity by its name.",
                        "@Deterministic on com.acme.Account.open was not checked, as what is not on the class path comes"
                                + " to light too late; ask for determinism by its name."),
                lateDeclarations.notes());
        lateDeclarations.met(FieldAnnotationReader.GROUP, "com/acme/Account.y");
        assertEquals(
                "@Atomic on com.acme.Account.transfer and 2 others were not checked",
                lateDeclarations.notes().get(0).split(",", 2)[0]);
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
