package dev.anyorder.core.options;

/** The form of an option's value. */
public enum OptionType {
    /** One of the choices. */
    NAME,
    /** Choices, separated by commas. */
    NAMES,
    /** Such as {@code com.acme.*}, separated by commas. */
    PATTERNS,
    /** Such as {@code com.acme.Account.balance}, separated by commas. */
    FIELDS,
    /** A readable file. */
    FILE,
    /** An existing folder. */
    FOLDER,
    /** The output folder; its writer checks it. */
    OUTPUT,
    SWITCH,
    NUMBER
}
