package dev.anyorder.testbed.targets.language;

import dev.anyorder.testbed.targets.TwoThreads;

/** A switch over record patterns writes into what it has matched. */
public final class PatternSwitchRacy {
    sealed interface Shape permits Circle, Box {}

    record Circle(int[] radius) implements Shape {}

    record Box(int[] width, int[] height) implements Shape {}

    static void grow(Shape shape) {
        switch (shape) {
            case Circle(int[] radius) -> radius[0]++;
            case Box(int[] width, int[] height) when width.length > 0 -> width[0]++; // race: int[]
            case Box box -> throw new IllegalStateException(box.toString());
        }
    }

    public static void main(String[] args) throws Exception {
        Box box = new Box(new int[1], new int[1]);
        TwoThreads.run(() -> grow(box), () -> grow(box));
        System.out.println(box.height()[0]); // prints: 0
    }
}
