package dev.anyorder.testbed.targets.collections;

import dev.anyorder.testbed.targets.TwoThreads;

/** Two threads append to one builder. */
public final class StringBuilderRacy {
    private final StringBuilder text = new StringBuilder(64);

    void write(String word) {
        text.append(word); // race: StringBuilder.append
    }

    public static void main(String[] args) throws Exception {
        StringBuilderRacy page = new StringBuilderRacy();
        TwoThreads.run(() -> page.write("left"), () -> page.write("right"));
        System.out.println(page.text.length() > 0); // prints: true
    }
}
