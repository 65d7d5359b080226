package dev.anyorder.testbed.nakade;

import static dev.anyorder.api.Tasks.async;
import static dev.anyorder.api.Tasks.finish;

import org.jspecify.annotations.Nullable;

/** A tree that tasks build, one for each left child, and that is counted afterwards. */
final class BinaryTrees {
    private static final int DEPTH = 9;

    private record Node(@Nullable Node left, @Nullable Node right) {}

    public static void main(String[] args) {
        System.out.println(count(build(DEPTH)));
    }

    private static Node build(int depth) {
        if (depth == 0) {
            return new Node(null, null);
        }
        Node[] children = new Node[2];
        finish(() -> {
            async(() -> children[0] = build(depth - 1));
            children[1] = build(depth - 1);
        });
        return new Node(children[0], children[1]);
    }

    private static int count(@Nullable Node node) {
        return node == null ? 0 : count(node.left()) + count(node.right()) + 1;
    }
}
