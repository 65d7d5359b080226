package dev.anyorder.testbed.targets;

import dev.anyorder.core.finding.Kind;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * What a line of a target program says of itself: {@code // race}, {@code // determinacy: Counter.value} or
 * {@code // rounding}.
 *
 * @param kind the kind of every finding that names the line
 * @param word what one of them must call the location or the call; empty if anything will do
 */
record Mark(Kind kind, String word) {
    private static final Pattern MARK = Pattern.compile("// (race|determinacy|rounding)(?:: (\\S+))?$");

    /** The mark at the end of a line, null if there is none. */
    static @Nullable Mark of(String line) {
        Matcher mark = MARK.matcher(line);
        if (!mark.find()) {
            return null;
        }
        Kind kind = switch (mark.group(1)) {
            case "determinacy" -> Kind.DETERMINACY_RACE;
            case "rounding" -> Kind.ROUNDING_RACE;
            default -> Kind.DATA_RACE;
        };
        return new Mark(kind, mark.group(2) == null ? "" : mark.group(2));
    }
}
