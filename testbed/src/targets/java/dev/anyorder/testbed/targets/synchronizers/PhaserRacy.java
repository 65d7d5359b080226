package dev.anyorder.testbed.targets.synchronizers;

import dev.anyorder.testbed.targets.TwoThreads;
import java.util.concurrent.Phaser;

/** The news is written after the arrival. */
public final class PhaserRacy {
    private final Phaser phaser = new Phaser(1);
    private String news;

    void write() {
        phaser.arrive();
        news = "rain"; // race: PhaserRacy.news
    }

    String read() {
        phaser.awaitAdvance(0);
        return news; // race: PhaserRacy.news
    }

    public static void main(String[] args) throws Exception {
        PhaserRacy shared = new PhaserRacy();
        TwoThreads.run(shared::write, shared::read);
        System.out.println(shared.news); // prints: rain
    }
}
