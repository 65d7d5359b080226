package dev.anyorder.core.velodrome;

import static org.junit.jupiter.api.Assertions.assertNotEquals;

import dev.anyorder.core.order.Mutant;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Whether the tests would notice: each known mistake, planted in the source of transactions, is caught. */
class PlantedFaultsTest {
    @ParameterizedTest
    @EnumSource
    void isCaughtByARandomTrace(Fault fault) throws Exception {
        Mutant mutant = new Mutant(Fault.class.getPackageName(), fault.file, fault.right, fault.wrong);
        String failure = (String) mutant.callIn(Traces.class, "firstFailure", 50_000L);
        System.out.println(fault + ": " + failure);
        assertNotEquals("", failure);
    }
}
