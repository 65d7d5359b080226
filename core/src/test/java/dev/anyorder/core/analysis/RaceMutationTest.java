package dev.anyorder.core.analysis;

import static org.junit.jupiter.api.Assertions.assertNotEquals;

import dev.anyorder.core.order.Mutant;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Whether the tests would notice: each known mistake, planted in the source of an analysis, is caught. */
class RaceMutationTest {
    @ParameterizedTest
    @EnumSource
    void isCaughtByARandomProgram(RaceMutation mutation) throws Exception {
        Mutant mutant = new Mutant(RaceMutation.class.getPackageName(), mutation.file, mutation.right, mutation.wrong);
        String by = mutation.noticedBy.name();
        String failure = (String)
                (mutation.program.isEmpty()
                        ? mutant.callIn(Trials.class, "firstFailure", by, 50_000L)
                        : mutant.callIn(Trials.class, "failure", by, mutation.program));
        System.out.println(mutation + ": " + failure);
        assertNotEquals("", failure);
    }
}
