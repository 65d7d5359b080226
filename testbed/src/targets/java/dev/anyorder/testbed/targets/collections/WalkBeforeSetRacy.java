package dev.anyorder.testbed.targets.collections;

import java.util.ArrayList;
import java.util.List;

/** Who has made a list walks over it while another task, later in this run, sets an element. */
public final class WalkBeforeSetRacy {
    public static void main(String[] args) throws Exception {
        List<String> words = new ArrayList<>(List.of("a", "b", "c"));
        Thread other = new Thread(() -> {
            pause();
            words.set(0, "d"); // race: ArrayList
        });
        other.start();
        int letters = 0;
        for (String word : words) { // race: ArrayList
            letters += word.length();
        }
        other.join();
        System.out.println(letters); // prints: 3
    }

    private static void pause() {
        try {
            Thread.sleep(50);
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }
}
