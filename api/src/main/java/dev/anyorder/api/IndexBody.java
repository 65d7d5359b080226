package dev.anyorder.api;

/** The body of a parallel loop over a range. */
@FunctionalInterface
public interface IndexBody {
    /** Runs one iteration. */
    void run(int i) throws Exception;
}
