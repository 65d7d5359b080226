package dev.anyorder.core.graph;

/**
 * A conflict of two unordered nodes on the locations [first, end).
 *
 * @param first the first location
 * @param end the end, exclusive
 * @param earlier the node created first
 * @param later the other node
 */
public record GraphRace(int first, int end, StepNode earlier, StepNode later) {
    @Override
    public String toString() {
        String where = end - first == 1 ? "location " + first : "locations " + first + "-" + (end - 1);
        return "race on " + where + ": " + earlier + ", " + later;
    }
}
