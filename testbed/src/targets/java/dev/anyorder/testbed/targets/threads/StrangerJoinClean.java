package dev.anyorder.testbed.targets.threads;

/** A thread joins one that it has not started. */
public final class StrangerJoinClean {
    private int value;

    public static void main(String[] args) throws Exception {
        StrangerJoinClean shared = new StrangerJoinClean();
        Thread writer = new Thread(() -> shared.value = 1);
        Thread second = new Thread(() -> {
            try {
                writer.join();
                shared.value++;
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        });
        writer.start();
        second.start();
        second.join();
        System.out.println(shared.value); // prints: 2
    }
}
