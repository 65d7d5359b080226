package dev.anyorder.report.picture;

import java.util.List;

/**
 * A drawn node.
 *
 * @param id its number
 * @param task empty for a junction
 * @param place the source lines, or empty
 * @param accesses one per line
 * @param racing whether it is in a finding
 * @param folded the number of folded tasks, or 0
 */
public record PictureNode(int id, String task, String place, List<String> accesses, boolean racing, int folded) {
    public PictureNode {
        accesses = List.copyOf(accesses);
    }

    /** Edges only fork or join there. */
    public boolean isJunction() {
        return task.isEmpty();
    }
}
