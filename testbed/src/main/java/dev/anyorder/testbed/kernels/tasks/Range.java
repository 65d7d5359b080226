package dev.anyorder.testbed.kernels.tasks;

import java.util.concurrent.RecursiveAction;

/** A loop over a range of numbers, halved into tasks until a part is no longer than a grain. */
public final class Range extends RecursiveAction {

    /** What is done with a part of the range. */
    public interface Body {
        void accept(int from, int to);
    }

    private final int from;
    private final int to;
    private final int grain;
    private final Body body;

    public Range(int from, int to, int grain, Body body) {
        this.from = from;
        this.to = to;
        this.grain = grain;
        this.body = body;
    }

    /** Runs the whole loop from within a task, and returns when it is done. */
    public static void each(int from, int to, int grain, Body body) {
        new Range(from, to, grain, body).invoke();
    }

    @Override
    protected void compute() {
        if (to - from <= grain) {
            leaf();
        } else {
            int middle = from + to >>> 1;
            invokeAll(new Range(from, middle, grain, body), new Range(middle, to, grain, body));
        }
    }

    private void leaf() {
        body.accept(from, to);
    }
}
