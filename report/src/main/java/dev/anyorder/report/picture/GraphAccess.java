package dev.anyorder.report.picture;

/**
 * The accesses of a step at one site to one location or array.
 *
 * @param op {@code read}, {@code write} or {@code update}
 * @param what the location
 * @param file or empty
 * @param line or 0
 * @param low the first element; -1 without an array
 * @param high the last element
 */
public record GraphAccess(String op, String what, String file, int line, int low, int high) {
    String key() {
        return op + " " + what;
    }

    GraphAccess with(GraphAccess other) {
        return new GraphAccess(
                op, what, file, line == other.line ? line : 0, Math.min(low, other.low), Math.max(high, other.high));
    }

    @Override
    public String toString() {
        String elements = low < 0 ? "" : low == high ? " [" + low + "]" : " [" + low + ".." + high + "]";
        return op + " " + what + elements + (line > 0 ? " :" + line : "");
    }
}
