package dev.anyorder.core.graph;

import static org.junit.jupiter.api.Assertions.assertNotEquals;

import dev.anyorder.core.order.Mutant;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Whether the tests would notice: each known mistake, planted in the source of graphs, is caught. */
class PlantedBlundersTest {
    @ParameterizedTest
    @EnumSource
    void isCaughtByARandomProgram(Blunder blunder) throws Exception {
        Mutant mutant = new Mutant(Blunder.class.getPackageName(), blunder.file, blunder.right, blunder.wrong);
        String failure = (String) mutant.callIn(Rounds.class, "firstFailure", 50_000L);
        System.out.println(blunder + ": " + failure);
        assertNotEquals("", failure);
    }
}
