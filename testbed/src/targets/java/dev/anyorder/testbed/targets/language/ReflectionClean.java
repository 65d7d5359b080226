package dev.anyorder.testbed.targets.language;

import dev.anyorder.testbed.targets.TwoThreads;
import java.lang.reflect.Modifier;
import java.util.Arrays;
import java.util.stream.Collectors;

/** Reflection sees the fields that were declared, and no others that are not synthetic. */
public final class ReflectionClean {
    private int a;
    static String b = "2";
    volatile long[] c;

    static String names(Class<?> type) {
        return Arrays.stream(type.getDeclaredFields())
                .filter(field -> !field.isSynthetic())
                .map(field -> Modifier.toString(field.getModifiers()) + field.getName())
                .sorted()
                .collect(Collectors.joining(" "));
    }

    public static void main(String[] args) throws Exception {
        ReflectionClean object = new ReflectionClean();
        TwoThreads.run(() -> object.a = 1, () -> object.c = new long[1]);
        System.out.println(names(ReflectionClean.class)); // prints: privatea staticb volatilec
        System.out.println(ReflectionClean.class.getDeclaredConstructors().length); // prints: 1
        System.out.println(ReflectionClean.class.getDeclaredField("a").getInt(object)); // prints: 1
    }
}
