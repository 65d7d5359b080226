package dev.anyorder.testbed.kernels.delaunay;

import dev.anyorder.testbed.kernels.tasks.Range;
import java.util.List;
import java.util.function.IntFunction;
import org.jspecify.annotations.Nullable;

/**
 * Some insertions at once. First all of them look at the mesh and claim vertices; when that is done, those that have got
 * all of theirs change the mesh, and the others have to come again.
 */
final class Round {

    private static final int GRAIN = 32;

    private final int count;
    private final long number;
    private final @Nullable Cavity[] cavities;
    private final @Nullable List<Triangle>[] stars;

    /** Rounds are numbered from 1; claims of earlier rounds do not count. */
    @SuppressWarnings({"unchecked", "rawtypes"})
    Round(int count, long number) {
        this.count = count;
        this.number = number;
        cavities = new Cavity[count];
        stars = new List[count];
    }

    /** Does the insertions whose cavities are given, in which earlier ones go first. */
    void run(IntFunction<Cavity> insertion) {
        Range.each(0, count, GRAIN, (from, to) -> {
            for (int i = from; i < to; i++) {
                cavities[i] = insertion.apply(i);
                cavities[i].claim(key(i));
            }
        });
        Range.each(0, count, GRAIN, (from, to) -> {
            for (int i = from; i < to; i++) {
                if (cavities[i].isClaimedBy(key(i))) {
                    stars[i] = cavities[i].fill();
                }
            }
        });
    }

    private long key(int i) {
        return number << 32 | count - i;
    }

    /** The new triangles around a point, or nothing if it could not be inserted. */
    @Nullable
    List<Triangle> star(int i) {
        return stars[i];
    }
}
