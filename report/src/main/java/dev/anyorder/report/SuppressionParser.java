package dev.anyorder.report;

import dev.anyorder.core.finding.FindingKind;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.StringTokenizer;

/** Parses a suppression file. Reports all errors at once. */
final class SuppressionParser {
    private static final String FORM = "Example: data-race field:com.acme.Stats.hits  # why";

    private final String file;
    private final List<SuppressionRule> rules = new ArrayList<>();
    private final List<String> mistakes = new ArrayList<>();
    private int line;

    SuppressionParser(String file) {
        this.file = file;
    }

    List<SuppressionRule> parse(String text) throws SuppressionException {
        String withoutMark = text.startsWith("\ufeff") ? text.substring(1) : text;
        for (String each : withoutMark.lines().toList()) {
            line++;
            line(each);
        }
        if (!mistakes.isEmpty()) {
            throw new SuppressionException(String.join("\n", mistakes));
        }
        return rules;
    }

    private void line(String text) {
        List<String> words = words(text);
        if (words.isEmpty()) {
            return;
        }
        if (words.size() == 1) {
            mistake("'" + words.get(0) + "' is not a rule: it needs a kind and a pattern. " + FORM);
        } else if (words.size() > 2) {
            mistake("unexpected '" + words.get(2) + "'. Write one rule per line, and comments after #.");
        } else {
            rule(words.get(0), words.get(1));
        }
    }

    private void rule(String kindWord, String patternWord) {
        Optional<FindingKind> kind = kind(kindWord);
        if (kind.isEmpty() && !kindWord.equals("*")) {
            mistake("unknown kind '" + kindWord + "'. Known: " + kinds() + ", or * for all.");
            return;
        }
        int colon = patternWord.indexOf(':');
        String targetWord = colon < 0 ? "" : patternWord.substring(0, colon);
        String pattern = patternWord.substring(colon + 1);
        for (SuppressionTarget target : SuppressionTarget.values()) {
            if (target.word.equals(targetWord)) {
                rule(kind, target, pattern);
                return;
            }
        }
        String what = colon < 0 ? "has no type" : "has the unknown type '" + targetWord + "'";
        mistake("pattern '" + patternWord + "' " + what + ". Start it with one of " + targets() + ".");
    }

    private void rule(Optional<FindingKind> kind, SuppressionTarget target, String pattern) {
        if (pattern.isEmpty()) {
            mistake("empty pattern after " + target.word + ":. Example: " + target.example);
        } else if (pattern.contains("***")) {
            mistake("*** is not a wildcard. Use * for a part of a name without dots, ** for anything.");
        } else if (!target.accepts(pattern)) {
            mistake("'" + target.word + ":" + pattern + "' can never match. Example: " + target.example);
        } else {
            rules.add(new SuppressionRule(file + ":" + line, kind, target, new NameGlob(pattern)));
        }
    }

    private void mistake(String what) {
        mistakes.add(file + ":" + line + ": " + what);
    }

    /** A # inside a word belongs to the word. */
    private static List<String> words(String text) {
        List<String> words = new ArrayList<>();
        StringTokenizer tokens = new StringTokenizer(text);
        while (tokens.hasMoreTokens()) {
            String word = tokens.nextToken();
            if (word.startsWith("#")) {
                break;
            }
            words.add(word);
        }
        return words;
    }

    private static Optional<FindingKind> kind(String word) {
        for (FindingKind kind : FindingKind.values()) {
            if (kind.text().equals(word)) {
                return Optional.of(kind);
            }
        }
        return Optional.empty();
    }

    private static String kinds() {
        List<String> names = new ArrayList<>();
        for (FindingKind kind : FindingKind.values()) {
            names.add(kind.text());
        }
        return String.join(", ", names);
    }

    private static String targets() {
        List<String> names = new ArrayList<>();
        for (SuppressionTarget target : SuppressionTarget.values()) {
            names.add(target.word + ":");
        }
        return String.join(", ", names);
    }
}
