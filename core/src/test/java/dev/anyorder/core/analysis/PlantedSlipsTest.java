package dev.anyorder.core.analysis;

import static org.junit.jupiter.api.Assertions.assertNotEquals;

import dev.anyorder.core.order.Mutant;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Whether the tests would notice: each known mistake, planted in the source of an analysis, is caught. */
class PlantedSlipsTest {
    @ParameterizedTest
    @EnumSource
    void isCaughtByARandomProgram(Slip slip) throws Exception {
        Mutant mutant = new Mutant(Slip.class.getPackageName(), slip.file, slip.right, slip.wrong);
        String by = slip.noticedBy.name();
        String failure = (String)
                (slip.program.isEmpty()
                        ? mutant.callIn(Trials.class, "firstFailure", by, 50_000L)
                        : mutant.callIn(Trials.class, "failure", by, slip.program));
        System.out.println(slip + ": " + failure);
        assertNotEquals("", failure);
    }
}
