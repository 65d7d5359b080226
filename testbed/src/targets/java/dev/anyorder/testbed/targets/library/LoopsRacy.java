package dev.anyorder.testbed.targets.library;

import static dev.anyorder.api.Loops.*;
import static dev.anyorder.api.Tasks.*;

import java.util.List;

/** Iterations add to one field; a forasync is not over when it returns. */
public final class LoopsRacy {
    private static int sum;
    private static int last;
    private static int chunks;

    public static void main(String[] args) {
        forall(0, 4, i -> {
            sum += i; // race: LoopsRacy.sum
        });
        forallChunked(0, 4, 2, i -> {
            chunks++; // race: LoopsRacy.chunks
        });
        finish(() -> {
            forasync(List.of(1, 2), item -> {
                last = item; // race: LoopsRacy.last
            });
            last = 3; // race: LoopsRacy.last
        });
        System.out.println(last > 0); // prints: true
    }
}
