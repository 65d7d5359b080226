package dev.anyorder.report;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class NameGlobTest {
    @ParameterizedTest
    @CsvSource({
        "a.B.c, a.B.c, true",
        "a.B.c, a.B.cd, false",
        "a.B.c, xa.B.c, false",
        "a.*.c, a.B.c, true",
        "a.*.c, a.b.B.c, false",
        "a.**.c, a.b.B.c, true",
        "a.**, a.b.B.c, true",
        "a.**, a, false",
        "**, a.b, true",
        "*, a.b, false",
        "*.*, a.b, true",
        "a.B$*.c, a.B$C$1.c, true",
        "int[], int[], true",
        "a.B.c, aXB.c, false",
        "a.*Test.run*, a.MyTest.runAll, true",
    })
    void starsMatchWithinANameAndDoubleStarsAcrossDots(String pattern, String name, boolean expected) {
        assertEquals(expected, new NameGlob(pattern).matches(name));
    }

    @Test
    void randomPatternsAgreeWithRegularExpressions() {
        Random random = new Random(7);
        for (int i = 0; i < 20_000; i++) {
            String pattern = letters(random, "ab.**").replaceAll("\\*{3,}", "**");
            String name = letters(random, "ab.");
            String regex = pattern.replace(".", "\\.")
                    .replace("**", "#")
                    .replace("*", "[^.]*")
                    .replace("#", ".*");
            assertEquals(name.matches(regex), new NameGlob(pattern).matches(name), pattern + " " + name);
        }
    }

    private static String letters(Random random, String alphabet) {
        StringBuilder letters = new StringBuilder();
        for (int length = random.nextInt(8); length > 0; length--) {
            letters.append(alphabet.charAt(random.nextInt(alphabet.length())));
        }
        return letters.toString();
    }
}
