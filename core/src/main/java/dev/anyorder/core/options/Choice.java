package dev.anyorder.core.options;

/**
 * A name that an option knows.
 *
 * @param name as the user writes it
 * @param help what it means, without a full stop
 * @param ready whether it works in this version; one that does not is refused by a sentence of its own
 */
public record Choice(String name, String help, boolean ready) {
    static Choice of(String name, String help) {
        return new Choice(name, help, true);
    }

    static Choice planned(String name, String help) {
        return new Choice(name, help, false);
    }
}
