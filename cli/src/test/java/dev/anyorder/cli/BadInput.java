package dev.anyorder.cli;

import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

/**
 * A row of the table of bad input.
 *
 * @param name what is wrong
 * @param sentence what the sentence for the user has to hold
 * @param make makes the files
 * @param environment variables to set
 * @param words what follows {@code anyorder}
 */
record BadInput(
        String name, String sentence, Consumer<Workshop> make, Map<String, String> environment, List<String> words) {
    /** Makes a program that runs, as a source file. */
    static final Consumer<Workshop> GOOD = files -> files.program("Good", "");
    /** Makes a program that runs, as a class file. */
    static final Consumer<Workshop> COMPILED = files -> files.compiled("Good", "");

    static BadInput row(String name, String sentence, String words) {
        return row(name, sentence, files -> {}, words);
    }

    static BadInput row(String name, String sentence, Consumer<Workshop> make, String words) {
        return new BadInput(name, sentence, make, Map.of(), words.isEmpty() ? List.of() : List.of(words.split(" ")));
    }

    BadInput with(String variable, String value) {
        return new BadInput(name, sentence, make, Map.of(variable, value), words);
    }

    @Override
    public String toString() {
        return name;
    }
}
