package dev.anyorder.core.velodrome;

import static org.junit.jupiter.api.Assertions.assertNotEquals;

import dev.anyorder.core.order.Mutant;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Whether the tests would notice: each known mistake, planted in the source of transactions, is caught. */
class VelodromeMutationTest {
    @ParameterizedTest
    @EnumSource
    void isCaughtByARandomTrace(VelodromeMutation mutation) throws Exception {
        Mutant mutant =
                new Mutant(VelodromeMutation.class.getPackageName(), mutation.file, mutation.right, mutation.wrong);
        String failure = (String) mutant.callIn(Traces.class, "firstFailure", 50_000L);
        System.out.println(mutation + ": " + failure);
        assertNotEquals("", failure);
    }
}
