package dev.anyorder.testbed.nakade;

import static dev.anyorder.api.Regions.await;
import static dev.anyorder.api.Regions.post;
import static dev.anyorder.api.Regions.regions;
import static dev.anyorder.api.Tasks.finish;

import dev.anyorder.api.Region;

/** Figure 3.2, and the graph of Figure 2.1: two tasks of a region update its variable. */
final class Figure32 {
    public static void main(String[] args) {
        Region<Integer> r1 = new Region<>("r1", 0);
        int[] n = {1};
        finish(() -> {
            post(r1, m -> add(r1, m, 1), n[0], regions(), regions(r1), regions(r1), v -> n[0] += v);
            post(r1, m -> add(r1, m, 2), n[0], regions(), regions(r1), regions(r1), v -> n[0] += v);
            await(r1);
        });
        System.out.println(n[0]);
    }

    private static int add(Region<Integer> r1, int n, int more) {
        r1.set(r1.get() + n);
        return n + more;
    }
}
