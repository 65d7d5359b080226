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
            throw new UsageException("Option '" + option.name() + "' needs a value: " + option.help() + ".");
        }
        if (value.indexOf('\n') >= 0 || value.indexOf('\r') >= 0) {
            throw new UsageException(
                    "The value of '" + option.name() + "' contains a line break. Write it on one line.");
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
                throw new UsageException("Invalid class pattern '" + pattern + "' in '" + option.name()
                        + "'. Examples: com.acme.Account, com.acme.*, com.acme.**.");
            }
        }
    }

    private static void field(Option option, String field) {
        if (!field.matches("[\\p{javaJavaIdentifierPart}.]+\\.([\\p{javaJavaIdentifierPart}]+|\\*)")) {
            throw new UsageException("Invalid field '" + field + "' in '" + option.name()
                    + "'. Write the class and the field: com.acme.Account.balance or com.acme.Account.*.");
        }
    }

    private static Path path(Option option, String value) {
        try {
            return Path.of(value);
        } catch (InvalidPathException e) {
            throw new UsageException(
                    "Invalid path '" + value + "' for '" + option.name() + "': " + e.getReason() + ".");
        }
    }

    private static void file(Option option, Path file) {
        String why = !Files.exists(file)
                ? "does not exist"
                : Files.isDirectory(file) ? "is a folder, not a file" : Files.isReadable(file) ? "" : "cannot be read";
        if (!why.isEmpty()) {
            throw new UsageException(pathNoun(option) + " '" + file + "' " + why + ".");
        }
    }

    private static String pathNoun(Option option) {
        return switch (option.name()) {
            case "suppress" -> "Suppression file";
            case "catalogue" -> "Catalogue file";
            case "source" -> "Source folder";
            default -> "File";
        };
    }

    private static void folder(Option option, Path folder) {
        if (!Files.isDirectory(folder)) {
            throw new UsageException(pathNoun(option) + " '" + folder + "' "
                    + (Files.exists(folder) ? "is not a folder." : "does not exist."));
        }
    }

    private static void number(Option option, String value) {
        if (!value.matches("-?\\d{1,18}")) {
            throw new UsageException("Option '" + option.name() + "' must be a whole number, not '" + value + "'.");
        }
    }

    private static void bool(Option option, String value) {
        if (!value.equals("true") && !value.equals("false")) {
            throw new UsageException("Option '" + option.name() + "' must be true or false, not '" + value + "'.");
        }
    }
}
