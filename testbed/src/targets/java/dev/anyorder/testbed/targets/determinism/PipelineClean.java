package dev.anyorder.testbed.targets.determinism;

import dev.anyorder.api.Deterministic;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;

/** Stages of a pipeline: each queue, however short, has one task that gives and one that takes. */
public final class PipelineClean { // analyses: determinism
    private static final int ITEMS = 20;

    private final BlockingQueue<Integer> first = new ArrayBlockingQueue<>(2);
    private final BlockingQueue<Integer> second = new ArrayBlockingQueue<>(1);

    private void square() {
        try {
            for (int i = 0; i < ITEMS; i++) {
                int item = first.take();
                second.put(item * item);
            }
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    private void count() {
        try {
            for (int i = 0; i < ITEMS; i++) {
                first.put(i);
            }
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    @Deterministic
    String all() throws InterruptedException {
        new Thread(this::count).start();
        new Thread(this::square).start();
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < ITEMS; i++) {
            text.append(second.take() % 10);
        }
        return text.toString();
    }

    public static void main(String[] args) throws Exception {
        System.out.println(new PipelineClean().all()); // prints: 01496569410149656941
    }
}
