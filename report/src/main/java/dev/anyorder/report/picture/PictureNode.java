package dev.anyorder.report.picture;

import java.util.List;

/**
 * A node of a picture: steps of one task that nothing else comes between, or several such pieces folded into one.
 *
 * @param id its number
 * @param task the task, in words; empty for a mere junction
 * @param place the source lines, or empty
 * @param accesses what it reads and writes, a line each
 * @param racing whether an access of it is in a finding
 * @param folded how many tasks are folded into it, 0 if it is a single piece
 */
public record PictureNode(int id, String task, String place, List<String> accesses, boolean racing, int folded) {
    public PictureNode {
        accesses = List.copyOf(accesses);
    }

    /** Whether there is nothing to say of it: tasks only part or meet there. */
    public boolean isJunction() {
        return task.isEmpty();
    }
}
