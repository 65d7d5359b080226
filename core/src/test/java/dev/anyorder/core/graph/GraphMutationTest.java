package dev.anyorder.core.graph;

import static org.junit.jupiter.api.Assertions.assertNotEquals;

import dev.anyorder.core.order.Mutant;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Whether the tests would notice: each known mistake, planted in the source of graphs, is caught. */
class GraphMutationTest {
    @ParameterizedTest
    @EnumSource
    void isCaughtByARandomProgram(GraphMutation mutation) throws Exception {
        Mutant mutant = new Mutant(GraphMutation.class.getPackageName(), mutation.file, mutation.right, mutation.wrong);
        String failure = (String) mutant.callIn(Rounds.class, "firstFailure", 50_000L);
        System.out.println(mutation + ": " + failure);
        assertNotEquals("", failure);
    }
}
