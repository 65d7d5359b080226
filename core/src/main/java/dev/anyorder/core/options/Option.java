package dev.anyorder.core.options;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A row of the option table.
 *
 * @param name the agent's key; the flag is {@code --name}
 * @param letter a short flag such as {@code -a}, or empty
 * @param type the form of the value
 * @param label the placeholder in help
 * @param defaultValue may be empty
 * @param choices for types with names
 * @param place where it is accepted
 * @param help without a full stop
 */
public record Option(
        String name,
        String letter,
        OptionType type,
        String label,
        String defaultValue,
        List<OptionChoice> choices,
        OptionPlace place,
        String help) {
    public Option {
        choices = List.copyOf(choices);
    }

    /** Hand-written: the generated record method costs about 100 ms at start-up. */
    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof Option option && option.name.equals(name);
    }

    @Override
    public int hashCode() {
        return name.hashCode();
    }

    public String flag() {
        return "--" + name;
    }

    /** The short flag first. */
    public List<String> flags() {
        return letter.isEmpty() ? List.of(flag()) : List.of(letter, flag());
    }

    /** Whether repeated occurrences accumulate. */
    public boolean isList() {
        return type == OptionType.NAMES || type == OptionType.PATTERNS;
    }

    /** The names of the choices. */
    public List<String> names() {
        List<String> names = new ArrayList<>();
        for (OptionChoice choice : choices) {
            names.add(choice.name());
        }
        return names;
    }
}
