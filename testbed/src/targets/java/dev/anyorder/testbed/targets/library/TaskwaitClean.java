package dev.anyorder.testbed.targets.library;

import static dev.anyorder.api.Tasks.*;

/** After a taskwait all that the children did can be seen, however many they were. */
public final class TaskwaitClean {
    private static final int MANY = 10_000;

    public static void main(String[] args) {
        int[] cells = new int[MANY];
        finish(() -> {
            for (int i = 0; i < MANY; i++) {
                int cell = i;
                async(() -> cells[cell] = 1);
            }
            taskwait();
            int sum = 0;
            for (int cell : cells) {
                sum += cell;
            }
            System.out.println(sum); // prints: 10000
        });
    }
}
