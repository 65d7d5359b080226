package dev.anyorder.core.options;

/** The form of an option's value, and so how it is checked. */
public enum OptionType {
    /** One name out of the option's choices. */
    NAME,
    /** Names out of the option's choices, separated by commas. */
    NAMES,
    /** Patterns of class names such as {@code com.acme.*}, separated by commas. */
    PATTERNS,
    /** Fields with their classes, such as {@code com.acme.Account.balance}, separated by commas. */
    FIELDS,
    /** A file that can be read. */
    FILE,
    /** A folder that exists. */
    FOLDER,
    /** The folder that results go to. Whoever writes there checks it. */
    OUTPUT,
    /** {@code true} or {@code false}. */
    SWITCH,
    /** A whole number. */
    NUMBER
}
