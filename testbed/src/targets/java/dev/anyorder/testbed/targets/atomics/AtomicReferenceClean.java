package dev.anyorder.testbed.targets.atomics;

import dev.anyorder.testbed.targets.TwoThreads;
import java.util.concurrent.atomic.AtomicReference;

/** A lock-free stack: nodes are plain objects, published by compareAndSet. */
public final class AtomicReferenceClean {
    private static final class Node {
        int value;
        Node next;
    }

    private final AtomicReference<Node> head = new AtomicReference<>();

    void push(int value) {
        Node node = new Node();
        node.value = value;
        do {
            node.next = head.get();
        } while (!head.compareAndSet(node.next, node));
    }

    int sum() {
        int sum = 0;
        for (Node node = head.get(); node != null; node = node.next) {
            sum += node.value;
        }
        return sum;
    }

    public static void main(String[] args) throws Exception {
        AtomicReferenceClean stack = new AtomicReferenceClean();
        TwoThreads.run(
                () -> {
                    for (int i = 1; i <= 10; i++) {
                        stack.push(i);
                    }
                },
                stack::sum);
        System.out.println(stack.sum()); // prints: 55
    }
}
