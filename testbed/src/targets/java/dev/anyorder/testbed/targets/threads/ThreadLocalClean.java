package dev.anyorder.testbed.targets.threads;

import dev.anyorder.testbed.targets.TwoThreads;

/** Each thread gets a builder of its own from the ThreadLocal. */
public final class ThreadLocalClean {
    private static final ThreadLocal<StringBuilder> BUILDER = ThreadLocal.withInitial(StringBuilder::new);

    static String repeat(String word, int times) {
        StringBuilder builder = BUILDER.get();
        builder.setLength(0);
        for (int i = 0; i < times; i++) {
            builder.append(word);
        }
        return builder.toString();
    }

    public static void main(String[] args) throws Exception {
        TwoThreads.run(() -> repeat("a", 10), () -> repeat("b", 10));
        System.out.println(repeat("c", 3)); // prints: ccc
    }
}
