package dev.anyorder.report.picture;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;

/** Takes out of a graph what says nothing: tasks that touched nothing and that nobody waited for, and bare waypoints. */
final class Tidying {
    private Tidying() {}

    /**
     * Tidies these tasks.
     *
     * @param tasks parents before their children
     */
    static void of(List<DraftTask> tasks) {
        for (int i = tasks.size() - 1; i >= 0; i--) {
            DraftTask task = tasks.get(i);
            task.children.removeIf(child -> child.pieces.isEmpty());
            if (task.children.isEmpty() && saysNothing(task)) {
                List.copyOf(task.pieces).forEach(Piece::remove);
            }
        }
        ArrayDeque<Piece> open = new ArrayDeque<>();
        tasks.forEach(task -> open.addAll(task.pieces));
        for (Piece next = open.poll(); next != null; next = open.poll()) {
            bypass(next, open);
        }
    }

    private static boolean saysNothing(DraftTask task) {
        return task.pieces.stream()
                .allMatch(piece -> piece.isEmpty()
                        && !piece.racing
                        && piece.out.stream().allMatch(arrow -> arrow.to.task == task));
    }

    private static void bypass(Piece piece, ArrayDeque<Piece> open) {
        boolean isBare = piece.isEmpty() && !piece.racing && (!piece.isFirst() || piece.task.parent == null);
        boolean isRoot = piece.in.isEmpty() && piece.task.parent == null;
        if (!isBare || !piece.task.pieces.contains(piece)) {
            return;
        }
        if (piece.in.size() <= 1 && piece.out.isEmpty() || isRoot && piece.task.id == 0) {
            List<Piece.Arrow> around = new ArrayList<>(piece.in);
            piece.remove();
            around.forEach(arrow -> open.add(arrow.from));
        } else if (piece.in.size() == 1 && piece.out.size() == 1) {
            Piece.Arrow before = piece.in.get(0);
            Piece.Arrow after = piece.out.get(0);
            piece.remove();
            Piece.connect(before.from, after.to, before.link == Link.NEXT ? after.link : before.link);
            open.add(before.from);
            open.add(after.to);
        }
    }
}
