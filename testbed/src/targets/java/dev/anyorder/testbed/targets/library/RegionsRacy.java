package dev.anyorder.testbed.targets.library;

import static dev.anyorder.api.Regions.*;
import static dev.anyorder.api.Tasks.*;

import dev.anyorder.api.Region;

/** Two tasks of a region update its variable. */
public final class RegionsRacy {
    public static void main(String[] args) {
        Region<Integer> r = new Region<>("r", 0);
        finish(() -> {
            post(r, () -> r.set(r.get() + 1)); // race: Region
            post(r, () -> r.set(r.get() + 2)); // race: Region
            await(r);
        });
        System.out.println(r.get() > 0); // prints: true
    }
}
