package dev.anyorder.agent.call;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;

class KeysTest {
    private final Keys keys = new Keys();
    private final Object map = new HashMap<>();

    private static String copy(String text) {
        return new String(text.toCharArray());
    }

    @Test
    void equalTextsAreOneKeyAndThoseOfOneHashCodeAreNot() {
        assertEquals(keys.of("Aa", map), keys.of(copy("Aa"), map));
        assertNotEquals(keys.of("Aa", map), keys.of("BB", map));
        assertNotEquals(keys.of("", map), keys.of("\0", map));
    }

    @Test
    void numbersAreOneKeyIfTheyAreEqual() {
        assertEquals(keys.of(100_000, map), keys.of(Integer.parseInt("100000"), map));
        assertNotEquals(keys.of(1, map), keys.of(1L, map));
        assertNotEquals(keys.of((short) 1, map), keys.of((byte) 1, map));
        assertEquals(keys.of(0.5, map), keys.of(Double.parseDouble("0.5"), map));
        assertNotEquals(keys.of(0.0, map), keys.of(-0.0, map));
    }

    @Test
    void toAMapByIdentityEqualTextsAreTwoKeys() {
        Object byIdentity = new IdentityHashMap<>();
        assertNotEquals(keys.of("a", byIdentity), keys.of(copy("a"), byIdentity));
    }

    @Test
    void otherKeysAreTheSameIfTheyAreIdenticalAndNoneOfTheirCodeIsRun() {
        Object strange = new Object() {
            @Override
            public int hashCode() {
                throw new AssertionError("asked");
            }

            @Override
            public boolean equals(Object other) {
                throw new AssertionError("asked");
            }
        };
        assertEquals(keys.of(strange, map), keys.of(strange, map));
        assertNotEquals(keys.of(new Object(), map), keys.of(strange, map));
        assertNotEquals(keys.of(List.of("a"), map), keys.of(List.of(copy("a")), map));
    }

    @Test
    void manyKeysOfAllSortsHaveDifferentNumbers() {
        Random dice = new Random(7);
        Set<Object> seen = new HashSet<>();
        Set<Long> numbers = new HashSet<>();
        for (int i = 0; i < 100_000; i++) {
            int value = dice.nextInt(50_000);
            Object key = switch (dice.nextInt(4)) {
                case 0 -> value;
                case 1 -> (long) value;
                case 2 -> Integer.toString(value, 36);
                default -> (double) value;
            };
            assertEquals(seen.add(key), numbers.add(keys.of(key, map)), key::toString);
        }
    }

    @Test
    void valuesAreKnownToDifferIfNoCodeOfTheProgramHasToSayIt() {
        assertEquals(keys.ofValue("a"), keys.ofValue(copy("a")));
        assertNotEquals(keys.ofValue(1), keys.ofValue(2));
        assertNotEquals(keys.ofValue(Thread.State.NEW), keys.ofValue(Thread.State.RUNNABLE));
        assertEquals(Keys.NOTHING, keys.ofValue(null));
        assertEquals(Keys.UNKNOWN, keys.ofValue(List.of("a")));
    }
}
