package dev.anyorder.api;

/** The body of a parallel loop over pairs. */
@FunctionalInterface
public interface PairBody {
    /** Runs one iteration. */
    void run(int i, int j) throws Exception;
}
