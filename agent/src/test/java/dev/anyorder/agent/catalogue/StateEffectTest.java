package dev.anyorder.agent.catalogue;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.anyorder.core.analysis.AccessOp;
import org.junit.jupiter.api.Test;

class StateEffectTest {
    @Test
    void a_used_result_makes_every_change_an_update() {
        assertEquals(AccessOp.ADD, new StateEffect(AccessOp.ADD, 0).of(false, StateCombiner.UNKNOWN));
        assertEquals(AccessOp.UPDATE, new StateEffect(AccessOp.ADD, 0).of(true, StateCombiner.UNKNOWN));
        assertEquals(AccessOp.READ, new StateEffect(AccessOp.READ, 0).of(true, StateCombiner.UNKNOWN));
    }

    @Test
    void a_function_says_what_is_done_if_it_is_known() {
        StateEffect effect = new StateEffect(AccessOp.UPDATE, 2);
        assertEquals(AccessOp.MAX, effect.of(false, StateCombiner.of(AccessOp.MAX)));
        assertEquals(AccessOp.UPDATE, effect.of(false, StateCombiner.UNKNOWN));
        assertEquals(AccessOp.UPDATE, effect.of(true, StateCombiner.of(AccessOp.MAX)));
    }

    @Test
    void a_function_does_not_matter_to_a_row_that_does_not_ask() {
        assertEquals(AccessOp.INSERT, new StateEffect(AccessOp.INSERT, 0).of(false, StateCombiner.of(AccessOp.MAX)));
    }

    @Test
    void a_function_of_the_second_parameter_is_another_question() {
        StateEffect effect = new StateEffect(AccessOp.UPDATE, 2, true);
        assertEquals(AccessOp.ADD, effect.of(false, new StateCombiner(null, AccessOp.ADD)));
        assertEquals(AccessOp.UPDATE, effect.of(false, new StateCombiner(AccessOp.ADD, null)));
        assertEquals("second of arg2", effect.toString());
    }
}
