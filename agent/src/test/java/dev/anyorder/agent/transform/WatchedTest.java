package dev.anyorder.agent.transform;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;

class WatchedTest {
    @Test
    void classesOfTheProgramAreWatched() {
        Watched watched = new Watched(List.of(), List.of());
        assertTrue(watched.watches("app/Main"));
        assertFalse(watched.watches("java/util/HashMap"));
        assertFalse(watched.watches("app/Main", Watched.NEWEST + 1));
    }

    @Test
    void aClassThatWasLoadedBeforeIsLeftAlone() {
        Watched watched = new Watched(List.of("app.*"), List.of());
        watched.leave("app/Early");
        assertFalse(watched.watches("app/Early"));
        assertTrue(watched.watches("app/Late"));
    }
}
