package dev.anyorder.core.options;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A row of the table of options.
 *
 * @param name the key in the agent's options; the flag on the command line is {@code --name}
 * @param letter the short flag on the command line such as {@code -a}, or empty
 * @param type the form of the value
 * @param label what stands for the value in help, such as {@code FILE}
 * @param defaultValue the value if none is given; empty for none
 * @param choices the names that the option knows, if its type asks for names
 * @param place where the option may be written
 * @param help what it does, without a full stop
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

    /** There is one option of a name. What a record does by itself costs a start some 100 ms. */
    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof Option option && option.name.equals(name);
    }

    @Override
    public int hashCode() {
        return name.hashCode();
    }

    /** The long flag on the command line. */
    public String flag() {
        return "--" + name;
    }

    /** All flags on the command line, the short one first. */
    public List<String> flags() {
        return letter.isEmpty() ? List.of(flag()) : List.of(letter, flag());
    }

    /** Whether several occurrences add up. */
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
