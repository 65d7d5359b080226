package dev.anyorder.testbed.targets.monitors;

import dev.anyorder.testbed.targets.TwoThreads;
import java.util.Arrays;

/** Synchronized instance methods of one object. */
public final class InstanceMethodClean {
    private int[] items = new int[2];
    private int size;

    synchronized void push(int item) {
        if (size == items.length) {
            items = Arrays.copyOf(items, size * 2);
        }
        items[size++] = item;
    }

    synchronized int size() {
        return size;
    }

    public static void main(String[] args) throws Exception {
        InstanceMethodClean stack = new InstanceMethodClean();
        TwoThreads.run(
                () -> {
                    for (int i = 0; i < 20; i++) {
                        stack.push(i);
                    }
                },
                () -> {
                    while (stack.size() < 20) {
                        Thread.onSpinWait();
                    }
                    stack.push(20);
                });
        System.out.println(stack.size()); // prints: 21
    }
}
