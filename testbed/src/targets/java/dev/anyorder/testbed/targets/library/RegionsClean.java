package dev.anyorder.testbed.targets.library;

import static dev.anyorder.api.Regions.*;
import static dev.anyorder.api.Tasks.*;

import dev.anyorder.api.Region;
import dev.anyorder.api.RegionProcedure;

/** Each region is awaited before the next; tasks that are passed on are awaited by who got them. */
public final class RegionsClean {
    public static void main(String[] args) {
        Region<Integer> r = new Region<>("r", 0);
        Region<Integer> s = new Region<>("s", 0);
        finish(() -> {
            post(r, () -> r.set(r.get() + 1));
            await(r);
            post(r, () -> r.set(r.get() + 2));
            RegionProcedure<Integer, Integer> second = n -> {
                await(r);
                r.set(r.get() + n);
                return n;
            };
            post(s, second, 4, regions(r), regions(r), regions(r), v -> r.set(r.get() + v));
            await(s);
        });
        System.out.println(r.get()); // prints: 11
    }
}
