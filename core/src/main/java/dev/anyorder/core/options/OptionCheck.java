package dev.anyorder.core.options;

import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Checks a value against its option. */
final class OptionCheck {
    private OptionCheck() {}

    static void check(Option option, String value) {
        if (value.isBlank()) {
            throw new UsageException("The option " + option.name() + " needs a value: " + option.help() + ".");
        }
        if (value.indexOf('\n') >= 0 || value.indexOf('\r') >= 0) {
            throw new UsageException("The value of " + option.name() + " holds a line break; write it in one line.");
        }
        switch (option.type()) {
            case NAME -> name(option, value);
            case NAMES -> items(value).forEach(name -> name(option, name));
            case PATTERNS -> items(value).forEach(pattern -> pattern(option, pattern));
            case FIELDS -> items(value).forEach(field -> field(option, field));
            case FILE -> file(option, path(option, value));
            case FOLDER -> folder(option, path(option, value));
            case OUTPUT -> path(option, value);
            case SWITCH -> bool(option, value);
            case NUMBER -> number(option, value);
        }
    }

    static List<String> items(String value) {
        List<String> items = new ArrayList<>();
        for (String item : value.split(",", -1)) {
            if (!item.isBlank()) {
                items.add(item.strip());
            }
        }
        return items;
    }

    private static void name(Option option, String name) {
        for (OptionChoice choice : option.choices()) {
            if (choice.name().equals(name)) {
                return;
            }
        }
        throw new UsageException(NameSuggestions.unknown(noun(option), name, option.names()));
    }

    private static String noun(Option option) {
        return switch (option.name()) {
            case "analyses" -> "analysis";
            case "report" -> "report format";
            case "fail-on" -> "severity";
            case "format" -> "format";
            default -> "value of " + option.name();
        };
    }

    private static void pattern(Option option, String pattern) {
        for (int i = 0; i < pattern.length(); i++) {
            char c = pattern.charAt(i);
            if (!Character.isJavaIdentifierPart(c) && c != '.' && c != '*') {
                throw new UsageException(
                        "The pattern " + pattern + " of " + option.name()
                                + " is not the name of a class or package; write it like com.acme.Account, com.acme.* or com.acme.**.");
            }
        }
    }

    private static void field(Option option, String field) {
        if (!field.matches("[\\p{javaJavaIdentifierPart}.]+\\.([\\p{javaJavaIdentifierPart}]+|\\*)")) {
            throw new UsageException(
                    "The value " + field + " of " + option.name()
                            + " is not a field with its class; write it like com.acme.Account.balance, or com.acme.Account.* for all of a class.");
        }
    }

    private static Path path(Option option, String value) {
        try {
            return Path.of(value);
        } catch (InvalidPathException e) {
            throw new UsageException("The value of " + option.name() + ", " + value + ", is not a path: "
                    + e.getReason() + ". Name a file or folder.");
        }
    }

    private static void file(Option option, Path file) {
        String why = !Files.exists(file)
                ? "does not exist"
                : Files.isDirectory(file) ? "is a folder" : Files.isReadable(file) ? "" : "cannot be read";
        if (!why.isEmpty()) {
            throw new UsageException(
                    "The file " + file + " of " + option.name() + " " + why + "; name a file that can be read.");
        }
    }

    private static void folder(Option option, Path folder) {
        if (!Files.isDirectory(folder)) {
            throw new UsageException("The folder " + folder + " of " + option.name()
                    + (Files.exists(folder) ? " is not a folder" : " does not exist") + "; name one that does.");
        }
    }

    private static void number(Option option, String value) {
        if (!value.matches("-?\\d{1,18}")) {
            throw new UsageException("The option " + option.name() + " is a whole number, not " + value + ".");
        }
    }

    private static void bool(Option option, String value) {
        if (!value.equals("true") && !value.equals("false")) {
            throw new UsageException("The option " + option.name() + " is true or false, not " + value + ".");
        }
    }
}
