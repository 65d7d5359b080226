package dev.anyorder.core.graph;

import java.util.ArrayList;
import java.util.List;

/**
 * What a task of a test program does, as text, in the words of {@code seeds/002}: {@code a write 3}, {@code a read 2-5},
 * {@code R async a}, {@code R post a>r} (into a region), {@code R post b>r<s} (handing region s over), {@code R await r},
 * {@code R ewait r}, {@code R finish}, {@code R unfinish}, {@code a get b}, {@code a isolated}, {@code a unisolated},
 * {@code a signal u}, {@code b heed u}, {@code a end}. The root is R.
 */
record Act(String task, String verb, String object) {
    static List<Act> parse(String program) {
        List<Act> acts = new ArrayList<>();
        for (String part : program.split(";")) {
            String[] words = part.trim().split(" +");
            acts.add(new Act(words[0], words[1], words.length > 2 ? words[2] : ""));
        }
        return acts;
    }

    static String text(List<Act> acts) {
        StringBuilder text = new StringBuilder();
        for (Act act : acts) {
            text.append(text.isEmpty() ? "" : "; ").append(act);
        }
        return text.toString();
    }

    @Override
    public String toString() {
        return object.isEmpty() ? task + " " + verb : task + " " + verb + " " + object;
    }
}
