package dev.anyorder.testbed.nakade;

import static dev.anyorder.api.Loops.forall;

import java.util.List;

/** A parallel loop over the items of a collection, each of which has a slot of its own. */
final class ForAllWithIterable {
    public static void main(String[] args) {
        int[] lengths = new int[1];
        List<String> words = List.of("parallel");
        forall(words, word -> lengths[words.indexOf(word)] = word.length());
        System.out.println(lengths[0]);
    }
}
