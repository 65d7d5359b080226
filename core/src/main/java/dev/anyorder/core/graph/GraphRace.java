package dev.anyorder.core.graph;

/**
 * Two nodes that no path connects touch the same locations, and one of them writes there.
 *
 * @param first the first of the locations, which are neighbours
 * @param end the location behind them
 * @param earlier the node that was made first
 * @param later the other one
 */
public record GraphRace(int first, int end, StepNode earlier, StepNode later) {
    @Override
    public String toString() {
        String where = end - first == 1 ? "location " + first : "locations " + first + "-" + (end - 1);
        return "race on " + where + ": " + earlier + ", " + later;
    }
}
