package dev.anyorder.testbed.kernels.raycast;

import java.util.concurrent.RecursiveTask;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** Facets in boxes within boxes. Built by tasks that share the array of facets' numbers, each a part of it. */
final class BoxTree {

    private static final int FEW = 4;
    private static final int SEQUENTIAL = 500;

    /** A box, with two smaller ones or a few facets in it. */
    private record Node(
            Box box,
            int from,
            int to,
            @Nullable Node left,
            @Nullable Node right) {}

    private final Facet[] facets;
    private final int[] order;
    private final Node root;

    /** Called from within a task. */
    BoxTree(Facet[] facets) {
        this.facets = facets;
        order = IntStream.range(0, facets.length).toArray();
        root = new Part(0, order.length).invoke();
    }

    /** The number of the first facet that a ray meets, of several at one place the least, or -1. */
    int first(Ray ray) {
        Hit hit = new Hit();
        search(root, ray, hit);
        return hit.facet;
    }

    private static final class Hit {
        private int facet = -1;
        private double distance = Double.POSITIVE_INFINITY;
    }

    private void search(Node node, Ray ray, Hit hit) {
        if (!node.box.isMetBefore(hit.distance, ray)) {
            return;
        }
        if (node.left != null && node.right != null) {
            search(node.left, ray, hit);
            search(node.right, ray, hit);
            return;
        }
        for (int i = node.from; i < node.to; i++) {
            double distance = facets[order[i]].distance(ray);
            if (distance < hit.distance || distance == hit.distance && order[i] < hit.facet) {
                hit.distance = distance;
                hit.facet = order[i];
            }
        }
    }

    private Node build(int from, int to) {
        Box box = box(from, to);
        if (to - from <= FEW) {
            return new Node(box, from, to, null, null);
        }
        int middle = split(box, from, to);
        return new Node(box, from, to, build(from, middle), build(middle, to));
    }

    private Box box(int from, int to) {
        Box box = new Box();
        for (int i = from; i < to; i++) {
            box.add(facets[order[i]]);
        }
        return box;
    }

    /** Parts the facets at the middle of the box, or in two halves when all are on one side. */
    private int split(Box box, int from, int to) {
        int axis = box.longestAxis();
        double border = box.middle(axis);
        int middle = from;
        for (int i = from; i < to; i++) {
            if (facets[order[i]].middle(axis) < border) {
                int swapped = order[i];
                order[i] = order[middle];
                order[middle++] = swapped;
            }
        }
        return middle == from || middle == to ? from + to >>> 1 : middle;
    }

    private final class Part extends RecursiveTask<Node> {

        private final int from;
        private final int to;

        Part(int from, int to) {
            this.from = from;
            this.to = to;
        }

        @Override
        protected Node compute() {
            if (to - from <= SEQUENTIAL) {
                return build(from, to);
            }
            Box box = box(from, to);
            int middle = split(box, from, to);
            Part left = new Part(from, middle);
            Part right = new Part(middle, to);
            invokeAll(left, right);
            return new Node(box, from, to, left.join(), right.join());
        }
    }
}
