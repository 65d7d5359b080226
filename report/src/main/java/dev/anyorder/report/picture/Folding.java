package dev.anyorder.report.picture;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Makes a large graph small. A stretch of a task is folded into one node, together with the tasks that were started and
 * waited for within it, if no step of all that is in a finding and nothing from outside is ordered with its middle. What is
 * left is ordered as before.
 */
final class Folding {
    /** Tasks of which an arrow leaves, or enters, the tasks below them, other than from and to their parents. */
    private final Set<DraftTask> open = new HashSet<>();

    private final Set<DraftTask> racing = new HashSet<>();
    /** For each piece that is folded, the piece that stands for all of it. */
    private final Map<Piece, Piece> folds = new HashMap<>();
    /** How many tasks were folded into it. */
    private final Map<Piece, Integer> counts = new HashMap<>();

    /** The piece that stands for another one. */
    Piece of(Piece piece) {
        return folds.getOrDefault(piece, piece);
    }

    /** All pieces for which others stand. */
    Set<Piece> folded() {
        return folds.keySet();
    }

    /** How many tasks a piece stands for, 0 if it is not folded. */
    int tasks(Piece piece) {
        return counts.getOrDefault(piece, 0);
    }

    /** Folds what can be folded of a task that nobody started, and of all below it. */
    void fold(DraftTask root) {
        List<DraftTask> all = below(root);
        for (DraftTask task : all) {
            for (Piece piece : task.pieces) {
                piece.out.forEach(arrow -> cross(arrow.from.task, arrow.to.task));
                if (piece.racing) {
                    for (DraftTask up = task; up != null && racing.add(up); ) {
                        up = up.parent;
                    }
                }
            }
        }
        ArrayDeque<DraftTask> shown = new ArrayDeque<>(List.of(root));
        for (DraftTask task = shown.poll(); task != null; task = shown.poll()) {
            shown.addAll(foldStretches(task));
        }
    }

    private static List<DraftTask> below(DraftTask root) {
        List<DraftTask> all = new ArrayList<>(List.of(root));
        for (int i = 0; i < all.size(); i++) {
            all.addAll(all.get(i).children);
        }
        return all;
    }

    /** Marks the tasks that an arrow leaves or enters from outside, but for those right below where both meet. */
    private void cross(DraftTask from, DraftTask to) {
        DraftTask a = from;
        DraftTask b = to;
        while (a != b && a != null && b != null) {
            DraftTask lower = a.depth >= b.depth ? a : b;
            DraftTask other = lower == a ? b : a;
            if (lower.parent != other && lower.parent != other.parent) {
                open.add(lower);
            }
            if (lower == a) {
                a = a.parent;
            } else {
                b = b.parent;
            }
        }
    }

    /** Folds stretches of a task; returns the children that are not part of any. */
    private List<DraftTask> foldStretches(DraftTask task) {
        Set<DraftTask> inside = new LinkedHashSet<>(task.children);
        inside.removeIf(child -> open.contains(child) || racing.contains(child));
        List<List<Piece>> stretches = stretches(task, inside);
        while (dropStraddling(task, inside, stretches)) {
            stretches = stretches(task, inside);
        }
        Map<Piece, List<Piece>> homes = homes(stretches);
        IdentityHashMap<List<Piece>, List<DraftTask>> folded = new IdentityHashMap<>();
        for (DraftTask child : inside) {
            folded.computeIfAbsent(homes.get(start(child)), none -> new ArrayList<>())
                    .addAll(below(child));
        }
        for (List<Piece> stretch : stretches) {
            List<DraftTask> tasks = folded.getOrDefault(stretch, List.of());
            if (stretch.size() + tasks.size() > 1) {
                foldInto(stretch, tasks);
            }
        }
        List<DraftTask> rest = new ArrayList<>(task.children);
        rest.removeAll(inside);
        return rest;
    }

    private static Map<Piece, List<Piece>> homes(List<List<Piece>> stretches) {
        Map<Piece, List<Piece>> homes = new HashMap<>();
        stretches.forEach(stretch -> stretch.forEach(piece -> homes.put(piece, stretch)));
        return homes;
    }

    /** Maximal stretches of a task whose middles nothing else is ordered with. */
    private static List<List<Piece>> stretches(DraftTask task, Set<DraftTask> inside) {
        List<List<Piece>> all = new ArrayList<>();
        List<Piece> stretch = new ArrayList<>();
        for (Piece piece : task.pieces) {
            boolean begins = piece.racing || piece.in.stream().anyMatch(arrow -> isOutside(arrow.from, task, inside));
            if (begins && !stretch.isEmpty()) {
                all.add(stretch);
                stretch = new ArrayList<>();
            }
            stretch.add(piece);
            if (piece.racing || piece.out.stream().anyMatch(arrow -> isOutside(arrow.to, task, inside))) {
                all.add(stretch);
                stretch = new ArrayList<>();
            }
        }
        if (!stretch.isEmpty()) {
            all.add(stretch);
        }
        return all;
    }

    private static boolean isOutside(Piece other, DraftTask task, Set<DraftTask> inside) {
        DraftTask child = childOf(task, other.task);
        return child == null ? other.task != task : !inside.contains(child);
    }

    /** The child of a task that another one is, or is below; null if there is none. */
    private static @Nullable DraftTask childOf(DraftTask task, DraftTask below) {
        DraftTask at = below;
        while (at != null && at.depth > task.depth + 1) {
            at = at.parent;
        }
        return at != null && at.parent == task ? at : null;
    }

    /** Takes away the children that start in one stretch and have to do with another, or start in one that races. */
    private static boolean dropStraddling(DraftTask task, Set<DraftTask> inside, List<List<Piece>> stretches) {
        Map<Piece, List<Piece>> homes = homes(stretches);
        Predicate<DraftTask> straddles = child -> {
            Piece start = start(child);
            List<Piece> home = homes.get(start);
            return home == null
                    || start.racing
                    || below(child).stream()
                            .flatMap(each -> each.pieces.stream())
                            .flatMap(piece -> Stream.concat(
                                    piece.out.stream().map(arrow -> arrow.to),
                                    piece.in.stream().map(arrow -> arrow.from)))
                            .anyMatch(
                                    other -> isOutside(other, task, inside) || homes.get(inTask(other, task)) != home);
        };
        return inside.removeIf(straddles);
    }

    /** The piece of a task that another is, or from which the child starts that it is below. */
    private static Piece inTask(Piece other, DraftTask task) {
        DraftTask child = childOf(task, other.task);
        return child == null ? other : start(child);
    }

    /** Where a task was started: a piece of its parent. */
    private static Piece start(DraftTask child) {
        Piece first = child.pieces.get(0);
        return first.in.stream()
                .filter(arrow -> arrow.link == Link.SPAWN)
                .map(arrow -> arrow.from)
                .findFirst()
                .orElse(first);
    }

    private void foldInto(List<Piece> stretch, List<DraftTask> folded) {
        Piece fold = stretch.get(0);
        List<Piece> others = new ArrayList<>(stretch.subList(1, stretch.size()));
        folded.forEach(task -> others.addAll(task.pieces));
        for (Piece each : others) {
            folds.put(each, fold);
            fold.addAll(each);
        }
        counts.put(fold, folded.size() + 1);
    }
}
