package dev.anyorder.agent.transform;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;

class InstrumentationFilterTest {
    @Test
    void classesOfTheProgramAreWatched() {
        InstrumentationFilter filter = new InstrumentationFilter(List.of(), List.of());
        assertTrue(filter.watches("app/Main"));
        assertFalse(filter.watches("java/util/HashMap"));
        assertFalse(filter.watches("app/Main", InstrumentationFilter.NEWEST + 1));
    }

    @Test
    void aClassThatWasLoadedBeforeIsLeftAlone() {
        InstrumentationFilter filter = new InstrumentationFilter(List.of("app.*"), List.of());
        filter.leave("app/Early");
        assertFalse(filter.watches("app/Early"));
        assertTrue(filter.watches("app/Late"));
    }
}
