package dev.anyorder.testbed.nakade;

import static dev.anyorder.api.Loops.forall;
import static dev.anyorder.api.Tasks.async;
import static dev.anyorder.api.Tasks.finish;

/** Figure 7.1, the program of Table 7.2: two tasks that race, and then as many in a loop as are asked for. */
final class Figure71 {
    private static int x;

    public static void main(String[] args) {
        int n = args.length == 0 ? 5 : Integer.parseInt(args[0]);
        finish(() -> {
            async(() -> {
                x = x + 1;
            });
            async(() -> {
                x = x + 2;
            });
        });
        forall(1, n + 1, index -> {
            x = x + index;
        });
        System.out.println(x > 0);
    }
}
