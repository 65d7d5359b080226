package dev.anyorder.core.analysis;

import static org.junit.jupiter.api.Assertions.assertNotEquals;

import dev.anyorder.core.order.HappensBefore;
import dev.anyorder.core.order.Mutant;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Whether the tests would notice: each known mistake, planted in the source of atomicity or of blocks, is caught. */
class AtomicityMutationTest {
    @ParameterizedTest
    @EnumSource
    void isCaughtByARandomProgram(AtomicityMutation slip) throws Exception {
        String user = AtomicityMutation.class.getPackageName();
        String home = slip.file.startsWith("order.") ? HappensBefore.class.getPackageName() : user;
        String file = slip.file.substring(slip.file.indexOf('.') + 1);
        Mutant mutant = new Mutant(home, file, slip.right, slip.wrong, user);
        String by = slip.noticedBy.name();
        String failure = (String) mutant.callIn(AtomicTrials.class, "firstFailure", by, 100_000L);
        System.out.println(slip + ": " + failure);
        assertNotEquals("", failure);
    }
}
