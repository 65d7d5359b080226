package dev.anyorder.testbed.targets.threads;

/** The child is joined, the grandchild that it has left behind is not. */
public final class GrandchildRacy {
    private int late;

    public static void main(String[] args) throws Exception {
        GrandchildRacy shared = new GrandchildRacy();
        Thread grandchild = new Thread(() -> {
            shared.late = 1; // race: GrandchildRacy.late
        });
        Thread child = new Thread(grandchild::start);
        child.start();
        child.join();
        shared.late = 1; // race: GrandchildRacy.late
        grandchild.join();
        System.out.println(shared.late); // prints: 1
    }
}
