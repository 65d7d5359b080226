package dev.anyorder.testbed.targets.library;

import static dev.anyorder.api.Regions.*;
import static dev.anyorder.api.Tasks.*;

import dev.anyorder.api.Region;

/** With one task in the region there is but one to be received; with two they are received one by one. */
public final class EwaitClean {
    private static int x;

    public static void main(String[] args) {
        Region<Integer> r = new Region<>("r", 0);
        finish(() -> {
            post(r, () -> x = 1);
            ewait(r);
            x++;
            post(r, () -> x * 2, v -> x += v);
            ewait(r);
        });
        System.out.println(x); // prints: 6
    }
}
