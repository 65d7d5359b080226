package dev.anyorder.testbed.targets.threads;

/** A subclass of Thread keeps its result in a field of its own. */
public final class SubclassClean extends Thread {
    private final int n;
    private long result;

    SubclassClean(int n) {
        this.n = n;
    }

    @Override
    public void run() {
        result = 1;
        for (int i = 2; i <= n; i++) {
            result *= i;
        }
    }

    public static void main(String[] args) throws Exception {
        SubclassClean small = new SubclassClean(5);
        SubclassClean large = new SubclassClean(10);
        small.start();
        large.start();
        small.join();
        large.join();
        System.out.println(small.result + large.result); // prints: 3628920
    }
}
