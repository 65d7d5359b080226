package dev.anyorder.testbed.nakade;

import java.util.List;

/**
 * A size of the program of Figure 7.1, with what was published of it in Table 7.2.
 *
 * @param tasks how many iterations the loop has
 * @param onTheFly the published time of the check on the fly, which ends with the first race; empty if none was published
 * @param afterwards that of the check after the run
 */
record Size(int tasks, String onTheFly, String afterwards) {
    /** Table 7.2, and further on. */
    static final List<Size> ALL = List.of(
            new Size(5, "00:01", "00:01"),
            new Size(50, "00:01", "00:03"),
            new Size(100, "00:01", "00:05"),
            new Size(500, "00:01", "02:25"),
            new Size(1_000, "00:01", "08:34"),
            new Size(10_000, "", ""),
            new Size(100_000, "", ""),
            new Size(1_000_000, "", ""));

    /** The smallest and the largest of the published ones. */
    static final List<Size> QUICK = List.of(ALL.get(0), ALL.get(4));
}
