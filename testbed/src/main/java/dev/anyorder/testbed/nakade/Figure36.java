package dev.anyorder.testbed.nakade;

import static dev.anyorder.api.Regions.await;
import static dev.anyorder.api.Regions.post;
import static dev.anyorder.api.Tasks.finish;

import dev.anyorder.api.Region;

/** Figure 3.6: whether the third task is posted, and races, depends on which of the first two is received last. */
final class Figure36 {
    public static void main(String[] args) {
        Region<Integer> r1 = new Region<>("r1", 0);
        int[] n = {1};
        finish(() -> {
            post(r1, () -> 0, v -> n[0] = v);
            post(r1, () -> 1, v -> n[0] = v);
            await(r1);
            if (n[0] == 1) {
                post(r1, () -> r1.set(2));
                r1.set(1);
            }
            await(r1);
        });
        System.out.println(n[0] == 1 ? Row.RACING_SCHEDULE : "another schedule");
    }
}
