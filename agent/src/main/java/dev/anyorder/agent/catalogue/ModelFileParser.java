package dev.anyorder.agent.catalogue;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Parses one model file, line by line. */
final class ModelFileParser {
    private final String name;
    private final int release;
    private final List<ClassSection> sections = new ArrayList<>();
    private final List<MethodRule> rules = new ArrayList<>();
    private final List<FieldRule> fields = new ArrayList<>();
    private final Map<String, Integer> lineOf = new HashMap<>();
    private final List<MethodPattern> patterns = new ArrayList<>();
    private @Nullable ClassSection section;
    private Subject subject = Subject.CALL;
    /** A line that continues after its semicolon. */
    private String begun = "";

    private int number;

    /** The first word of a rule about methods; none for calls. */
    private enum Subject {
        CALL(""),
        BODY("body"),
        COLLECTION("collection"),
        HOOK("hook");

        private final String word;

        Subject(String word) {
            this.word = word;
        }

        static @Nullable Subject of(String word) {
            for (Subject subject : values()) {
                if (subject != CALL && subject.word.equals(word)) {
                    return subject;
                }
            }
            return null;
        }
    }

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
        if (text.endsWith(";")) {
            begun = begun.concat(text).concat(" ");
            return;
        }
        text = begun.concat(text);
        begun = "";
        if (SectionParser.begins(text)) {
            requireNoOpenRow(place);
            section = SectionParser.parse(new TokenReader(text, place));
            if (section.releases().contain(release)) {
                sections.add(section);
            }
            return;
        }
        if (section == null) {
            throw new ModelException(place, "Rule before the first section. Start with 'class' and a name.");
        }
        if (FieldRule.begins(text)) {
            requireNoOpenRow(place);
            TokenReader tokens = new TokenReader(text, place);
            List<FieldRule> parsed = FieldRule.parse(tokens, section);
            ReleaseRange releases = tokens.releases();
            requireEnd(tokens);
            if (holds(section, releases)) {
                fields.addAll(parsed);
            }
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
                    place, "The rule names no method. Start with a method and its parameters, such as 'size()'.");
        }
        List<CallEffect> meanings = new ArrayList<>();
        List<JdkHook> hooks = new ArrayList<>();
        CollectionEffectParser collection = new CollectionEffectParser();
        String[] parts = text.substring(meaning).split(";", -1);
        ReleaseRange releases = ReleaseRange.ALL;
        for (int i = 0; i < parts.length; i++) {
            TokenReader tokens =
                    new TokenReader(subject == Subject.HOOK ? parts[i].replace(",", " , ") : parts[i], place);
            switch (subject) {
                case HOOK -> hooks.addAll(JdkHook.parse(tokens));
                case COLLECTION -> collection.parse(tokens);
                default -> meaning(tokens, parts.length, meanings);
            }
            if (i == parts.length - 1) {
                releases = tokens.releases();
            }
            requireEnd(tokens);
        }
        if (subject == Subject.CALL) {
            requireBody(meanings, place);
        }
        if (holds(head, releases)) {
            for (MethodPattern pattern : patterns) {
                rules.add(
                        switch (subject) {
                            case HOOK -> new HookRule(head, pattern, place, hooks);
                            case COLLECTION -> collection.rule(head, pattern, place);
                            default -> call(head, pattern, place, meanings);
                        });
            }
        }
        patterns.clear();
        subject = Subject.CALL;
    }

    private static void meaning(TokenReader tokens, int parts, List<CallEffect> meanings) {
        CallEffect parsed = CallEffectParser.parse(tokens);
        if (parsed.action() != EffectAction.NONE) {
            meanings.add(parsed);
        } else if (parts > 1) {
            throw tokens.error("'none' cannot be combined with other effects.");
        }
    }

    private boolean holds(ClassSection head, ReleaseRange releases) {
        return head.releases().contain(release) && releases.contain(release);
    }

    private CallRule call(ClassSection head, MethodPattern pattern, ModelLine place, List<CallEffect> meanings) {
        requireArguments(pattern, meanings, place);
        Integer earlier = lineOf.putIfAbsent(key(head, pattern), place.line());
        if (earlier != null) {
            throw new ModelException(
                    place, "Duplicate rule for " + pattern + "; the first is in line " + earlier + ".");
        }
        return new CallRule(head, pattern, place, subject == Subject.BODY, meanings);
    }

    /** Collects the methods; returns the start of the effects. */
    private int methods(String text, ModelLine place) {
        int at = 0;
        while (at < text.length()) {
            int end = text.indexOf(' ', at);
            String word = text.substring(at, end < 0 ? text.length() : end);
            Subject named = patterns.isEmpty() ? Subject.of(word) : null;
            if (named != null) {
                subject = named;
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

    private static void requireBody(List<CallEffect> meanings, ModelLine place) {
        if (says(meanings, EffectAction.COMMUTES)) {
            throw new ModelException(
                    place,
                    "'commutes' applies to method bodies. Write 'body' before the method, or 'writes this as declared'.");
        }
        if (says(meanings, EffectAction.DETERMINISTIC)) {
            throw new ModelException(
                    place, "'deterministic' applies to method bodies. Write 'body' before the method.");
        }
        if (says(meanings, EffectAction.ATOMIC)) {
            throw new ModelException(place, "'atomic' applies to method bodies. Write 'body' before the method.");
        }
    }

    private static boolean says(List<CallEffect> meanings, EffectAction action) {
        return meanings.stream().anyMatch(meaning -> meaning.action() == action);
    }

    /** Without {@code +}: it would delay the program's start. */
    private String key(ClassSection head, MethodPattern pattern) {
        StringBuilder key = new StringBuilder(head.className());
        return key.append(head.onlyIf()).append(subject.word).append(pattern).toString();
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
                        "arg" + function + " is not the last argument of " + pattern
                                + ". Only the last one can be a function.");
            }
            if (meaning.other() != null) {
                highest = Math.max(highest, meaning.other().highestArgument());
            }
            if (highest > pattern.minimum()) {
                throw new ModelException(
                        place,
                        pattern + " may have no arg" + highest + ". List " + highest
                                + " parameters, with * for any type.");
            }
        }
    }

    private static void requireEnd(TokenReader tokens) {
        String left = tokens.peek();
        if (left != null) {
            throw tokens.error("Unexpected '" + left + "'. Separate effects with ';'.");
        }
    }

    private void requireNoOpenRow(ModelLine place) {
        if (!patterns.isEmpty()) {
            throw new ModelException(place, "The previous rule gives no effect for " + patterns.get(0) + ".");
        }
    }

    ModelFile end() {
        requireNoOpenRow(new ModelLine(name, number));
        if (!begun.isEmpty()) {
            throw new ModelException(new ModelLine(name, number), "The last rule ends with ';'. Remove it.");
        }
        return new ModelFile(sections, rules, fields);
    }
}
