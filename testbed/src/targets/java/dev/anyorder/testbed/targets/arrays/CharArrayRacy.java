package dev.anyorder.testbed.targets.arrays;

import dev.anyorder.testbed.targets.TwoThreads;

/** One thread upper-cases a buffer that the other one reads. */
public final class CharArrayRacy {
    static void shout(char[] text) {
        text[0] = 'H'; // race: char[]
    }

    static boolean greets(char[] text) {
        return text[0] == 'h'; // race: char[]
    }

    public static void main(String[] args) throws Exception {
        char[] text = "hello".toCharArray();
        TwoThreads.run(() -> shout(text), () -> greets(text));
        System.out.println(new String(text)); // prints: Hello
    }
}
