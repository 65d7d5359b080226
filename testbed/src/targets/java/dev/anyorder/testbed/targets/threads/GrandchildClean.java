package dev.anyorder.testbed.targets.threads;

/** Each thread joins the thread that it has started: the chain of joins orders everything. */
public final class GrandchildClean {
    private int depth;

    void dive(int levels) {
        depth++;
        if (levels > 0) {
            Thread child = new Thread(() -> dive(levels - 1));
            child.start();
            try {
                child.join();
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        }
        depth++;
    }

    public static void main(String[] args) throws Exception {
        GrandchildClean sea = new GrandchildClean();
        sea.dive(4);
        System.out.println(sea.depth); // prints: 10
    }
}
