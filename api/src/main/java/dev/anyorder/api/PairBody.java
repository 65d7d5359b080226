package dev.anyorder.api;

/** What one iteration of a parallel loop over pairs of numbers does. */
@FunctionalInterface
public interface PairBody {
    /** Does iteration {@code (i, j)}. */
    void run(int i, int j) throws Exception;
}
