package dev.anyorder.testbed.tutorial;

/** Six threads, one field that all of them use, and one that two use. */
final class HotProgram {
    private final Object lock = new Object();
    private int hot;
    private int cold;

    private HotProgram() {}

    private void work(int number) {
        synchronized (lock) {
            hot += number;
            if (number < 2) {
                cold += number;
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        HotProgram shared = new HotProgram();
        Thread[] threads = new Thread[6];
        for (int i = 0; i < threads.length; i++) {
            int number = i;
            threads[i] = new Thread(() -> shared.work(number));
            threads[i].start();
        }
        for (Thread thread : threads) {
            thread.join();
        }
        System.out.println(shared.hot + shared.cold);
    }
}
