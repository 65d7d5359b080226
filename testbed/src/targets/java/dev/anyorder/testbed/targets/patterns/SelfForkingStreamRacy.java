package dev.anyorder.testbed.targets.patterns;

import java.util.stream.IntStream;

/** The tasks of forEach fork themselves: the first and the last element still belong to different ones. */
public final class SelfForkingStreamRacy {
    private int end;

    void visit(int i) {
        if (i == 0) {
            end = 1; // race: SelfForkingStreamRacy.end
        }
        if (i == 99_999) {
            end = 1; // race: SelfForkingStreamRacy.end
        }
    }

    public static void main(String[] args) {
        SelfForkingStreamRacy shared = new SelfForkingStreamRacy();
        IntStream.range(0, 100_000).parallel().forEach(shared::visit);
        System.out.println(shared.end); // prints: 1
    }
}
