package dev.anyorder.core.options;

/**
 * A name that an option knows.
 *
 * @param name as the user writes it
 * @param help what it means, without a full stop
 * @param ready whether it works in this version; one that does not is refused by a sentence of its own
 */
public record OptionChoice(String name, String help, boolean ready) {
    static OptionChoice of(String name, String help) {
        return new OptionChoice(name, help, true);
    }

    static OptionChoice planned(String name, String help) {
        return new OptionChoice(name, help, false);
    }
}
