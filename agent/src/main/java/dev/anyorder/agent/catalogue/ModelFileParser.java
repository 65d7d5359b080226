package dev.anyorder.agent.catalogue;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Reads the lines of one file. */
final class ModelFileParser {
    private final String name;
    private final int release;
    private final List<ClassSection> sections = new ArrayList<>();
    private final List<CallRule> rows = new ArrayList<>();
    private final List<FieldRule> fields = new ArrayList<>();
    private final Map<String, Integer> lineOf = new HashMap<>();
    private final List<MethodPattern> patterns = new ArrayList<>();
    private @Nullable ClassSection section;
    private boolean body;
    private int number;

    ModelFileParser(String name, int release) {
        this.name = name;
        this.release = release;
    }

    void line(String line) {
        number++;
        ModelLine place = new ModelLine(name, number);
        int comment = line.indexOf('#');
        String text = (comment < 0 ? line : line.substring(0, comment)).strip();
        if (text.isEmpty()) {
            return;
        }
        if (SectionParser.begins(text)) {
            requireNoOpenRow(place);
            section = SectionParser.parse(new TokenReader(text, place));
            if (section.releases().contain(release)) {
                sections.add(section);
            }
            return;
        }
        if (section == null) {
            throw new ModelException(place, "A row stands before the first section. Begin with 'class' and a name.");
        }
        if (FieldRule.begins(text)) {
            requireNoOpenRow(place);
            fields.addAll(FieldRule.parse(new TokenReader(text, place), section));
            return;
        }
        row(text, place, section);
    }

    private void row(String text, ModelLine place, ClassSection head) {
        int meaning = methods(text, place);
        if (meaning == text.length()) {
            return;
        }
        if (patterns.isEmpty()) {
            throw new ModelException(
                    place, "The row names no method. Write a method with its parameters, as in 'size()', first.");
        }
        List<CallEffect> meanings = new ArrayList<>();
        String[] parts = text.substring(meaning).split(";", -1);
        ReleaseRange releases = ReleaseRange.ALL;
        for (int i = 0; i < parts.length; i++) {
            TokenReader tokens = new TokenReader(parts[i], place);
            CallEffect parsed = CallEffectParser.parse(tokens);
            if (parsed.action() != EffectAction.NONE) {
                meanings.add(parsed);
            } else if (parts.length > 1) {
                throw tokens.error("'none' stands beside other meanings. Remove one or the other.");
            }
            if (i == parts.length - 1) {
                releases = tokens.releases();
            }
            requireEnd(tokens);
        }
        finish(head, meanings, releases, place);
    }

    /** Collects the methods that the line begins with; returns where its meanings begin. */
    private int methods(String text, ModelLine place) {
        int at = 0;
        while (at < text.length()) {
            int end = text.indexOf(' ', at);
            String word = text.substring(at, end < 0 ? text.length() : end);
            if (word.equals("body") && patterns.isEmpty()) {
                body = true;
            } else if (word.indexOf('(') >= 0) {
                try {
                    patterns.add(MethodPattern.parse(word));
                } catch (IllegalArgumentException e) {
                    throw new ModelException(place, String.valueOf(e.getMessage()));
                }
            } else if (!word.isEmpty()) {
                return at;
            }
            at += word.length() + 1;
        }
        return text.length();
    }

    private void finish(ClassSection head, List<CallEffect> meanings, ReleaseRange releases, ModelLine place) {
        if (!body && says(meanings, EffectAction.COMMUTES)) {
            throw new ModelException(
                    place, "Only bodies commute. Write 'body' before the method, or 'writes this as declared'.");
        }
        if (!body && says(meanings, EffectAction.DETERMINISTIC)) {
            throw new ModelException(place, "Only bodies are deterministic. Write 'body' before the method.");
        }
        if (!body && says(meanings, EffectAction.BLOCK)) {
            throw new ModelException(
                    place, "Only bodies are atomic as such. Write 'body' before the method, or 'atomic this'.");
        }
        for (MethodPattern pattern : patterns) {
            if (!head.releases().contain(release) || !releases.contain(release)) {
                continue;
            }
            requireArguments(pattern, meanings, place);
            Integer earlier = lineOf.putIfAbsent(key(head, pattern), place.line());
            if (earlier != null) {
                throw new ModelException(
                        place, pattern + " has a row already, in line " + earlier + ". Remove one of the two.");
            }
            rows.add(new CallRule(head, pattern, body, meanings, releases, place));
        }
        patterns.clear();
        body = false;
    }

    private static boolean says(List<CallEffect> meanings, EffectAction action) {
        return meanings.stream().anyMatch(meaning -> meaning.action() == action);
    }

    /** Built by hand: this runs while the program waits to start, and {@code +} costs its first users dearly. */
    private String key(ClassSection head, MethodPattern pattern) {
        StringBuilder key = new StringBuilder(head.className());
        return key.append(head.onlyIf()).append(body).append(pattern).toString();
    }

    private static void requireArguments(MethodPattern pattern, List<CallEffect> meanings, ModelLine place) {
        for (CallEffect meaning : meanings) {
            int highest = meaning.condition().argument();
            if (meaning.operand() != null) {
                highest = Math.max(highest, meaning.operand().highestArgument());
            }
            int function = meaning.effect() == null ? 0 : meaning.effect().argument();
            if (function > 0 && (function != pattern.minimum() || pattern.open())) {
                throw new ModelException(
                        place,
                        "arg" + function + " is not the last of " + pattern + ". Only that one can be a function.");
            }
            if (meaning.other() != null) {
                highest = Math.max(highest, meaning.other().highestArgument());
            }
            if (highest > pattern.minimum()) {
                throw new ModelException(
                        place,
                        pattern + " does not surely have an arg" + highest
                                + ". Name so many parameters, with * for those of any type.");
            }
        }
    }

    private static void requireEnd(TokenReader tokens) {
        String left = tokens.peek();
        if (left != null) {
            throw tokens.error("'" + left + "' is not understood here. Separate meanings with ';'.");
        }
    }

    private void requireNoOpenRow(ModelLine place) {
        if (!patterns.isEmpty()) {
            throw new ModelException(
                    place, "The row before this line says nothing about " + patterns.get(0) + ". Say what it does.");
        }
    }

    ModelFile end() {
        requireNoOpenRow(new ModelLine(name, number));
        return new ModelFile(sections, rows, fields);
    }
}
