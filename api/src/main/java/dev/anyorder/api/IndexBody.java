package dev.anyorder.api;

/** What one iteration of a parallel loop over numbers does. */
@FunctionalInterface
public interface IndexBody {
    /** Does iteration {@code i}. */
    void run(int i) throws Exception;
}
