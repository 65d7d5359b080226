package dev.anyorder.testbed.targets.language;

import dev.anyorder.testbed.targets.TwoThreads;

/** A default method works on state that each implementation provides. */
public final class DefaultMethodRacy {
    interface Counted {
        int[] cell();

        default void count() {
            cell()[0]++; // race: int[]
        }
    }

    record Door(int[] cell) implements Counted {}

    public static void main(String[] args) throws Exception {
        Door door = new Door(new int[1]);
        TwoThreads.run(door::count, door::count);
        System.out.println(door.cell()[0] > 0); // prints: true
    }
}
