package dev.anyorder.testbed.nakade;

import static dev.anyorder.api.Tasks.async;
import static dev.anyorder.api.Tasks.finish;

/** A task for each place where a word may begin; all that find it set the same flag. */
final class SubstringSearch {
    private static boolean found;

    public static void main(String[] args) {
        String text = "abcabc".repeat(10);
        String word = "bca";
        finish(() -> {
            for (int i = 0; i <= text.length() - word.length(); i++) {
                int start = i;
                async(() -> {
                    if (text.startsWith(word, start)) {
                        found = true;
                    }
                });
            }
        });
        System.out.println(found);
    }
}
