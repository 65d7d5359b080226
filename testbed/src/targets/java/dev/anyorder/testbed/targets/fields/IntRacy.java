package dev.anyorder.testbed.targets.fields;

import dev.anyorder.testbed.targets.TwoThreads;

/** One thread sets a score, the other reads it. */
public final class IntRacy {
    private int score;

    void set() {
        score = 7; // race: IntRacy.score
    }

    int get() {
        return score; // race: IntRacy.score
    }

    public static void main(String[] args) throws Exception {
        IntRacy game = new IntRacy();
        TwoThreads.run(game::set, game::get);
        System.out.println(game.score); // prints: 7
    }
}
