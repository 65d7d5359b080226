package dev.anyorder.testbed.targets.threads;

/** The progress of a Thread subclass is watched while it runs. */
public final class SubclassRacy extends Thread {
    private int percent;

    @Override
    public void run() {
        percent = 100; // race: SubclassRacy.percent
    }

    public static void main(String[] args) throws Exception {
        SubclassRacy worker = new SubclassRacy();
        worker.start();
        int seen = worker.percent; // race: SubclassRacy.percent
        worker.join();
        System.out.println(seen <= worker.percent); // prints: true
    }
}
