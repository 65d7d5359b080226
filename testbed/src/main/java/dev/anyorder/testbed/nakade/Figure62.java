package dev.anyorder.testbed.nakade;

import static dev.anyorder.api.Regions.await;
import static dev.anyorder.api.Regions.post;
import static dev.anyorder.api.Tasks.finish;
import static dev.anyorder.api.Tasks.isolated;

import dev.anyorder.api.Region;

/** Figure 6.2: whether the third task is posted, and races, depends on which isolated section comes first. */
final class Figure62 {
    public static void main(String[] args) {
        Region<Integer> r1 = new Region<>("r1", 1);
        boolean[] posted = new boolean[1];
        int n = 1;
        finish(() -> {
            post(r1, () -> isolated(() -> r1.set(n + 1)));
            post(
                    r1,
                    () -> isolated(() -> {
                        if (r1.get() == n) {
                            posted[0] = true;
                            post(r1, () -> r1.set(n + 2));
                        } else {
                            r1.set(n - 1);
                        }
                    }));
            await(r1);
        });
        System.out.println(posted[0] ? Row.RACING_SCHEDULE : "another schedule");
    }
}
