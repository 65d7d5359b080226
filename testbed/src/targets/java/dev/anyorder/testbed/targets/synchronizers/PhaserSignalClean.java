package dev.anyorder.testbed.targets.synchronizers;

import dev.anyorder.testbed.targets.TwoThreads;
import java.util.concurrent.Phaser;

/** One thread only arrives, the other only waits. */
public final class PhaserSignalClean {
    private final Phaser phaser = new Phaser(1);
    private String news;

    void write() {
        news = "rain";
        phaser.arrive();
    }

    void read() {
        phaser.awaitAdvance(0);
        System.out.println(news); // prints: rain
    }

    public static void main(String[] args) throws Exception {
        PhaserSignalClean shared = new PhaserSignalClean();
        TwoThreads.run(shared::write, shared::read);
    }
}
