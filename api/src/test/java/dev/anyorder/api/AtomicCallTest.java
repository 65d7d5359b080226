package dev.anyorder.api;

import static dev.anyorder.api.Tasks.async;
import static dev.anyorder.api.Tasks.atomic;
import static dev.anyorder.api.Tasks.finish;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.util.concurrent.CompletionException;
import org.junit.jupiter.api.Test;

class AtomicCallTest {
    @Test
    void aBlockIsRunAndReturnsItsValue() {
        int[] count = new int[1];
        atomic(() -> {
            count[0]++;
        });
        assertEquals(2, atomic(() -> ++count[0]));
    }

    @Test
    void itThrowsWhatItsBodyThrows() {
        IllegalStateException unchecked = new IllegalStateException();
        IOException checked = new IOException();
        TaskBody failing = () -> {
            throw unchecked;
        };
        assertSame(unchecked, assertThrows(IllegalStateException.class, () -> atomic(failing)));
        TaskBody alsoFailing = () -> {
            throw checked;
        };
        assertSame(
                checked,
                assertThrows(CompletionException.class, () -> atomic(alsoFailing))
                        .getCause());
    }

    @Test
    void itMayCreateTasksAndWaitForThem() {
        int[] parts = new int[2];
        atomic(() -> finish(() -> {
            async(() -> parts[0] = 20);
            parts[1] = atomic(() -> 22);
        }));
        assertEquals(42, parts[0] + parts[1]);
    }
}
