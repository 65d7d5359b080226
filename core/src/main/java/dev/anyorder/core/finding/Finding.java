package dev.anyorder.core.finding;

import java.util.List;
import java.util.Map;

/**
 * One thing that we tell the user: duplicates by location and pair of sites are folded into it.
 *
 * @param id the same from run to run for the same bug: made of kind, location and sites, never of addresses
 * @param kind what went wrong
 * @param level how much it matters
 * @param evidence how sure it is
 * @param analysis the name of the analysis that found it
 * @param count how often it was seen
 * @param location where in memory
 * @param accesses the accesses, earlier one first; of an atomicity violation the first of the block, the one that can come
 *     between, and the second of the block, which is the first once more if one update is both; of a cycle
 *     the two ends of each link, one link after the other
 * @param why why the accesses are not ordered, as data; keys and values are part of the JSON interface
 */
public record Finding(
        String id,
        FindingKind kind,
        Severity level,
        Evidence evidence,
        String analysis,
        long count,
        LocationInfo location,
        List<AccessInfo> accesses,
        Map<String, String> why) {
    /** The key of the reason in words; the other keys are the data that it is made of. */
    public static final String BECAUSE = "because";

    /** The key of what was to be atomic, or deterministic. */
    public static final String BLOCK = "block";

    /**
     * The key of how the third access of an atomicity violation that nobody declared depends on what the first has read: {@code data},
     * it makes use of it; {@code test}, that alone decides whether it is done; {@code choice}, that decides with other things.
     */
    public static final String DEPENDS = "depends";

    /** The beginning of the keys that say why the second of two accesses comes after the first: of the first link {@code link1}. */
    public static final String LINK = "link";

    /** The beginning of the keys that say which block an access of a cycle is in: of the first access {@code within1}. */
    public static final String WITHIN = "within";

    /** The key that says that no order of the others makes the block of a cycle atomic. */
    public static final String BLAMED = "blamed";

    public Finding {
        accesses = List.copyOf(accesses);
        why = Map.copyOf(why);
    }

    /** The same finding, with its reason. */
    public Finding because(Map<String, String> reason) {
        return new Finding(id, kind, level, evidence, analysis, count, location, accesses, reason);
    }

    /** The same finding, seen so often. */
    public Finding seen(long times) {
        return new Finding(id, kind, level, evidence, analysis, times, location, accesses, why);
    }
}
