package dev.anyorder.report.picture;

/**
 * What a step did at one site to one location, or to elements of one array.
 *
 * @param op {@code read}, {@code write} or {@code update}
 * @param what the location, in words
 * @param file the source file, or empty
 * @param line the line, or 0
 * @param low the first element; -1 if it is not of an array
 * @param high the last one
 */
public record GraphAccess(String op, String what, String file, int line, int low, int high) {
    /** The same op and location at any line and element. */
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
