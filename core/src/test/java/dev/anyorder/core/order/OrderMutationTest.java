package dev.anyorder.core.order;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Whether the tests would notice: each known mistake, planted in the engine's source, is caught. */
class OrderMutationTest {
    @ParameterizedTest
    @EnumSource
    void isCaughtByTheFuzzerAndItsSmallestProgram(OrderMutation mutation) throws Exception {
        Mutant mutant = new Mutant(mutation);
        assertTrue((boolean) mutant.call("fails", mutation.program, mutation.height), mutation.program);
        String failure = (String) mutant.call("firstFailure", 20_000L);
        System.out.println(mutation + ": " + failure);
        assertNotEquals("", failure);
    }

    @ParameterizedTest
    @EnumSource
    void theEngineIsFreeOf(OrderMutation mutation) {
        assertFalse(Fuzzer.fails(mutation.program, mutation.height));
        String[] claim = mutation.answer.split(" ");
        Run run = Run.of(Program.parse(mutation.program), TrackedOrders.ALL, mutation.height);
        assertEquals(claim[1].equals("<"), HappensBefore.logical(run.step(claim[0]), run.step(claim[2])));
    }

    /** The smallest program for a source's map that is not merged, were it not that b goes on in R's lane. */
    @Test
    void aTaskThatGoesOnInALaneTellsOfWhoWasThereBefore() {
        assertFalse(Fuzzer.fails("R spawn a; R spawn b; R end; b join R; b end; a join b", Fuzzer.TALL));
    }
}
