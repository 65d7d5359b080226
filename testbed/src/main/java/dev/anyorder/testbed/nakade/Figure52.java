package dev.anyorder.testbed.nakade;

import static dev.anyorder.api.Regions.await;
import static dev.anyorder.api.Regions.post;
import static dev.anyorder.api.Tasks.finish;

import dev.anyorder.api.Region;

/** Figure 5.2: regions one in the other; the two tasks of the inner one assign its variable. */
final class Figure52 {
    public static void main(String[] args) {
        Region<Integer> r1 = new Region<>("r1", 0);
        Region<Integer> r2 = new Region<>("r2", 0);
        finish(() -> {
            post(r1, () -> {
                post(r2, () -> r2.set(1));
                post(r2, () -> r2.set(1));
                await(r2);
            });
            await(r1);
        });
        System.out.println(r2.get());
    }
}
