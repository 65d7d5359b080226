package dev.anyorder.report.picture;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;

/** Gives numbers to what is left of a graph, and leaves out what would be too much all the same. */
final class Drawing {
    private final Folding folding;
    /** So many nodes are drawn; those of tasks that race, and above them, go first. */
    private final int most;

    private final Map<Piece, Integer> numbers = new LinkedHashMap<>();

    Drawing(Folding folding, int most) {
        this.folding = folding;
        this.most = 4 * most;
    }

    Picture picture(
            String title,
            List<String> notes,
            Collection<DraftTask> tasks,
            Set<List<Piece>> pairs,
            Map<Race, List<Piece>> races) {
        List<Piece> racing = pairs.stream().flatMap(List::stream).toList();
        Set<DraftTask> first = new HashSet<>();
        for (Piece piece : racing) {
            for (DraftTask up = piece.task; up != null && first.add(up); ) {
                up = up.parent;
            }
        }
        List<Piece> all = new ArrayList<>();
        tasks.forEach(task -> all.addAll(task.pieces));
        all.removeIf(piece -> folding.of(piece) != piece);
        long leftOut = all.size();
        racing.forEach(this::number);
        all.stream().filter(piece -> first.contains(piece.task)).forEach(this::number);
        all.forEach(this::number);
        leftOut -= numbers.size();
        List<String> said = new ArrayList<>(notes);
        if (leftOut > 0) {
            said.add(leftOut + " more nodes are left out, of tasks that do not race.");
        }
        long folded = numbers.keySet().stream().mapToLong(folding::tasks).sum();
        if (folded > 0) {
            said.add("A box with another behind it stands for all tasks that began and ended there.");
        }
        List<Pair> dashed = pairs.stream().map(this::pair).distinct().toList();
        return new Picture(title, said, nodes(), edges(all), dashed, races(races));
    }

    private void number(Piece piece) {
        Piece shown = folding.of(piece);
        if (numbers.size() < most || piece.racing) {
            numbers.putIfAbsent(shown, numbers.size());
        }
    }

    private List<Node> nodes() {
        List<Node> nodes = new ArrayList<>();
        numbers.forEach((piece, number) -> {
            int folded = folding.tasks(piece);
            boolean isJunction = piece.isEmpty() && !piece.isFirst() && !piece.racing && folded == 0;
            List<String> lines = new ArrayList<>();
            if (folded > 0) {
                lines.add(folded == 1 ? "(folded)" : "(" + folded + " tasks, folded)");
            }
            lines.addAll(piece.lines());
            nodes.add(new Node(number, isJunction ? "" : piece.task.words, piece.place(), lines, piece.racing, folded));
        });
        return nodes;
    }

    private List<Edge> edges(List<Piece> shown) {
        Map<Long, Edge> edges = new LinkedHashMap<>();
        Set<Piece> sources = new HashSet<>(shown);
        folding.folded().forEach(sources::add);
        for (Piece piece : sources) {
            for (Piece.Arrow arrow : piece.out) {
                Integer from = numbers.get(folding.of(arrow.from));
                Integer to = numbers.get(folding.of(arrow.to));
                if (from != null && to != null && !from.equals(to)) {
                    edges.merge((long) from << 32 | to, new Edge(from, to, arrow.link), Drawing::stronger);
                }
            }
        }
        List<Edge> sorted = new ArrayList<>(edges.values());
        sorted.sort(java.util.Comparator.comparingInt(Edge::from).thenComparingInt(Edge::to));
        return sorted;
    }

    private static Edge stronger(Edge a, Edge b) {
        return a.link().compareTo(b.link()) <= 0 ? a : b;
    }

    private List<Race> races(Map<Race, List<Piece>> races) {
        List<Race> numbered = new ArrayList<>();
        races.forEach((race, pair) ->
                numbered.add(new Race(race.id(), race.level(), race.headline(), race.because(), pair(pair))));
        return numbered;
    }

    private Pair pair(List<Piece> two) {
        int first = Objects.requireNonNull(numbers.get(folding.of(two.get(0))));
        int second = Objects.requireNonNull(numbers.get(folding.of(two.get(1))));
        return new Pair(Math.min(first, second), Math.max(first, second));
    }
}
