package dev.anyorder.agent.catalogue;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.anyorder.core.analysis.Op;
import org.junit.jupiter.api.Test;

class EffectTest {
    @Test
    void a_used_result_makes_every_change_an_update() {
        assertEquals(Op.ADD, new Effect(Op.ADD, 0).of(false, null));
        assertEquals(Op.UPDATE, new Effect(Op.ADD, 0).of(true, null));
        assertEquals(Op.READ, new Effect(Op.READ, 0).of(true, null));
    }

    @Test
    void a_function_says_what_is_done_if_it_is_known() {
        Effect effect = new Effect(Op.UPDATE, 2);
        assertEquals(Op.MAX, effect.of(false, Op.MAX));
        assertEquals(Op.UPDATE, effect.of(false, null));
        assertEquals(Op.UPDATE, effect.of(true, Op.MAX));
    }

    @Test
    void a_function_does_not_matter_to_a_row_that_does_not_ask() {
        assertEquals(Op.INSERT, new Effect(Op.INSERT, 0).of(false, Op.MAX));
    }
}
