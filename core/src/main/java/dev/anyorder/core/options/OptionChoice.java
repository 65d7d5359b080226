package dev.anyorder.core.options;

/**
 * A possible value of an option.
 *
 * @param name as the user writes it
 * @param help what it means, without a full stop
 */
public record OptionChoice(String name, String help) {
    static OptionChoice of(String name, String help) {
        return new OptionChoice(name, help);
    }
}
