package dev.anyorder.core.finding;

import java.util.List;

/** A limitation or problem of a run. */
public record RunNote(NoteType type, List<String> arguments) {
    public RunNote {
        arguments = List.copyOf(arguments);
        if (arguments.size() != type.arguments()) {
            throw new IllegalArgumentException(type + " with " + arguments.size() + " arguments");
        }
    }

    public RunNote(NoteType type, String... arguments) {
        this(type, List.of(arguments));
    }
}
