package dev.anyorder.testbed.targets.library;

import static dev.anyorder.api.Regions.*;
import static dev.anyorder.api.Tasks.*;

import dev.anyorder.api.Region;

/** One task of the region has been received, and not the other. */
public final class EwaitRacy {
    private static int x;

    private static int look() {
        return x; // race: EwaitRacy.x
    }

    public static void main(String[] args) {
        Region<Integer> r = new Region<>("r", 0);
        finish(() -> {
            post(r, EwaitRacy::look, v -> {});
            post(r, EwaitRacy::look, v -> {});
            ewait(r);
            x = 1; // race: EwaitRacy.x
            await(r);
        });
        System.out.println(x); // prints: 1
    }
}
