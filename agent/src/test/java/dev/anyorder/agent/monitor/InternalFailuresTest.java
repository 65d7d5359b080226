package dev.anyorder.agent.monitor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.anyorder.core.finding.NoteType;
import java.util.List;
import org.junit.jupiter.api.Test;

class InternalFailuresTest {
    private final InternalFailures failures = new InternalFailures();

    @Test
    void anAccessMissedForWantOfStackIsNoErrorOfOurs() {
        failures.missed(new StackOverflowError());
        assertFalse(failures.off());
        assertEquals(List.of(), failures.notes());
    }

    @Test
    void anyOtherMissedAccessStopsTheWatching() {
        failures.missed(new IllegalStateException("of ours"));
        assertTrue(failures.off());
        assertTrue(failures.notes().get(0).type() == NoteType.INTERNAL_ERROR, failures.notes()::toString);
    }

    @Test
    void aFullStackInAnOperationThatOrdersIsToldAsSuch() {
        failures.add(new StackOverflowError());
        assertTrue(failures.off());
        assertTrue(failures.notes().get(0).type() == NoteType.STACK_OVERFLOW, failures.notes()::toString);
    }
}
