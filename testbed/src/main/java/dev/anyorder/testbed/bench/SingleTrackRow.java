package dev.anyorder.testbed.bench;

import java.util.List;
import java.util.stream.Collectors;

/**
 * A program of Table 1 of seed 001, and what was published of it.
 *
 * @param kernel the kernel of ours
 * @param lines how long the program was
 * @param threads how many threads it had
 * @param seconds how long it took without a checker
 * @param empty how many times as long with hooks that do nothing
 * @param determinism how many times as long when it was checked for determinism
 * @param velodrome how many times as long when it was checked for atomicity
 * @param nonatomic how many methods were said not to be atomic
 * @param nondeterministic how many methods were said not to be deterministic
 */
record SingleTrackRow(
        String kernel,
        int lines,
        int threads,
        double seconds,
        double empty,
        double determinism,
        double velodrome,
        int nonatomic,
        int nondeterministic) {
    /** Table 1, in its order; those with an error come again, as they are without it. */
    static final List<SingleTrackRow> TABLE = List.of(
            new SingleTrackRow("crypt", 1241, 7, 0.3, 3.6, 18.5, 18.9, 4, 0),
            new SingleTrackRow("lufact", 1627, 4, 0.2, 6.9, 15.3, 15.2, 5, 0),
            new SingleTrackRow("series", 967, 4, 2.0, 1.3, 1.2, 1.4, 4, 0),
            new SingleTrackRow("sor-bug", 876, 4, 0.2, 3.8, 7.7, 7.5, 6, 6),
            new SingleTrackRow("sor", 876, 4, 0.2, 3.8, 7.7, 7.5, 6, 0),
            new SingleTrackRow("sparse", 868, 4, 0.3, 7.7, 24.6, 24.4, 4, 0),
            new SingleTrackRow("moldyn", 1402, 4, 0.7, 5.1, 18.6, 16.2, 6, 0),
            new SingleTrackRow("montecarlo", 2669, 4, 1.6, 2.2, 6.7, 6.9, 5, 0),
            new SingleTrackRow("raytracer-bug", 1970, 4, 0.9, 13.3, 19.5, 19.9, 5, 1),
            new SingleTrackRow("raytracer", 1970, 4, 0.9, 13.3, 19.5, 19.9, 5, 0),
            new SingleTrackRow("matrixmult", 301, 7, 0.04, 4.1, 5.8, 6.0, 5, 0),
            new SingleTrackRow("quicksort", 292, 29, 0.05, 4.2, 5.9, 5.8, 5, 0),
            new SingleTrackRow("hedc", 6400, 6, 25.9, 1.0, 1.0, 1.0, 0, 0),
            new SingleTrackRow("queue-jg", 3906, 9, 4.1, 2.1, 9.6, 10.0, 28, 0),
            new SingleTrackRow("queue-mm", 449, 11, 1.0, 1.3, 1.3, 1.3, 7, 0));

    /** The kernels, as an option names them. */
    static String kernels() {
        return TABLE.stream().map(SingleTrackRow::kernel).collect(Collectors.joining(","));
    }

    /** Whether the program has an error that is to be found. */
    boolean hasError() {
        return nondeterministic > 0;
    }
}
