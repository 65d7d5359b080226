package dev.anyorder.testbed.targets.streams;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** The same with a field, over a list. */
public final class ForEachFieldRacy {
    private int longest;

    void see(String word) {
        longest = word.length(); // race: ForEachFieldRacy.longest
    }

    public static void main(String[] args) {
        ForEachFieldRacy shared = new ForEachFieldRacy();
        List<String> words = new ArrayList<>(Collections.nCopies(200, "word"));
        words.parallelStream().forEach(shared::see);
        System.out.println(shared.longest); // prints: 4
    }
}
