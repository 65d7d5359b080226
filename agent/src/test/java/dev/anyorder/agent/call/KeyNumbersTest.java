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

class KeyNumbersTest {
    private final KeyNumbers keyNumbers = new KeyNumbers();
    private final Object map = new HashMap<>();

    private static String copy(String text) {
        return new String(text.toCharArray());
    }

    @Test
    void equalTextsAreOneKeyAndThoseOfOneHashCodeAreNot() {
        assertEquals(keyNumbers.of("Aa", map), keyNumbers.of(copy("Aa"), map));
        assertNotEquals(keyNumbers.of("Aa", map), keyNumbers.of("BB", map));
        assertNotEquals(keyNumbers.of("", map), keyNumbers.of("\0", map));
    }

    @Test
    void numbersAreOneKeyIfTheyAreEqual() {
        assertEquals(keyNumbers.of(100_000, map), keyNumbers.of(Integer.parseInt("100000"), map));
        assertNotEquals(keyNumbers.of(1, map), keyNumbers.of(1L, map));
        assertNotEquals(keyNumbers.of((short) 1, map), keyNumbers.of((byte) 1, map));
        assertEquals(keyNumbers.of(0.5, map), keyNumbers.of(Double.parseDouble("0.5"), map));
        assertNotEquals(keyNumbers.of(0.0, map), keyNumbers.of(-0.0, map));
    }

    @Test
    void toAMapByIdentityEqualTextsAreTwoKeys() {
        Object byIdentity = new IdentityHashMap<>();
        assertNotEquals(keyNumbers.of("a", byIdentity), keyNumbers.of(copy("a"), byIdentity));
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
        assertEquals(keyNumbers.of(strange, map), keyNumbers.of(strange, map));
        assertNotEquals(keyNumbers.of(new Object(), map), keyNumbers.of(strange, map));
        assertNotEquals(keyNumbers.of(List.of("a"), map), keyNumbers.of(List.of(copy("a")), map));
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
            assertEquals(seen.add(key), numbers.add(keyNumbers.of(key, map)), key::toString);
        }
    }

    @Test
    void valuesAreKnownToDifferIfNoCodeOfTheProgramHasToSayIt() {
        assertEquals(keyNumbers.ofValue("a"), keyNumbers.ofValue(copy("a")));
        assertNotEquals(keyNumbers.ofValue(1), keyNumbers.ofValue(2));
        assertNotEquals(keyNumbers.ofValue(Thread.State.NEW), keyNumbers.ofValue(Thread.State.RUNNABLE));
        assertEquals(KeyNumbers.NOTHING, keyNumbers.ofValue(null));
        assertEquals(KeyNumbers.UNKNOWN, keyNumbers.ofValue(List.of("a")));
    }
}
