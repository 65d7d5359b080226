package dev.anyorder.agent.catalogue;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.anyorder.core.analysis.Op;
import org.junit.jupiter.api.Test;

class EffectTest {
    @Test
    void a_used_result_makes_every_change_an_update() {
        assertEquals(Op.ADD, new Effect(Op.ADD, 0).of(false, Combiner.UNKNOWN));
        assertEquals(Op.UPDATE, new Effect(Op.ADD, 0).of(true, Combiner.UNKNOWN));
        assertEquals(Op.READ, new Effect(Op.READ, 0).of(true, Combiner.UNKNOWN));
    }

    @Test
    void a_function_says_what_is_done_if_it_is_known() {
        Effect effect = new Effect(Op.UPDATE, 2);
        assertEquals(Op.MAX, effect.of(false, Combiner.of(Op.MAX)));
        assertEquals(Op.UPDATE, effect.of(false, Combiner.UNKNOWN));
        assertEquals(Op.UPDATE, effect.of(true, Combiner.of(Op.MAX)));
    }

    @Test
    void a_function_does_not_matter_to_a_row_that_does_not_ask() {
        assertEquals(Op.INSERT, new Effect(Op.INSERT, 0).of(false, Combiner.of(Op.MAX)));
    }

    @Test
    void a_function_of_the_second_parameter_is_another_question() {
        Effect effect = new Effect(Op.UPDATE, 2, true);
        assertEquals(Op.ADD, effect.of(false, new Combiner(null, Op.ADD)));
        assertEquals(Op.UPDATE, effect.of(false, new Combiner(Op.ADD, null)));
        assertEquals("second of arg2", effect.toString());
    }
}
