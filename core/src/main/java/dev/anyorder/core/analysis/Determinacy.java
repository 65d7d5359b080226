package dev.anyorder.core.analysis;

import dev.anyorder.core.finding.Evidence;
import dev.anyorder.core.finding.Kind;
import dev.anyorder.core.finding.Level;
import java.util.Collection;
import java.util.List;

/**
 * Determinacy races (described in {@code seeds/003}, Chapter 4): two accesses, at least one of which changes the
 * location, that the logical order does not keep in one order, so that what is computed depends on which comes first.
 * A common lock does not help; only commuting updates of one family ({@link Op}) under a common lock, or atomic, are in
 * no conflict. If they commute but for rounding, they are a rounding race.
 *
 * <p>Guarantees and bounds are those of {@link Race}; a location with determinacy races gets a finding that is one, even
 * if it has rounding races, too. Misses: whether a different order really leads to a different result.
 */
public final class Determinacy extends Unordered {
    public Determinacy() {
        this(Room.AMPLE);
    }

    Determinacy(Room room) {
        super(room);
    }

    @Override
    public String name() {
        return "determinacy";
    }

    @Override
    public boolean wantsAtomic() {
        return true;
    }

    @Override
    public List<Analysis> lookers(Extra at) {
        return at == Extra.KEY ? List.of(this) : List.of();
    }

    @Override
    boolean conflict(Op a, Op b, boolean exclusive) {
        return (a.writes() || b.writes()) && !(commute(a, b, exclusive) && !a.rounds());
    }

    @Override
    boolean slight(Op a, Op b, boolean exclusive) {
        return commute(a, b, exclusive) && a.rounds();
    }

    private static boolean commute(Op a, Op b, boolean exclusive) {
        return exclusive && a.family() == b.family() && a.commutes();
    }

    @Override
    boolean covers(Op a, Op q, boolean weaker) {
        return isPlainWrite(a) || standsFor(a, q) && (weaker || !a.commutes());
    }

    /** A read minds all changes, and a test all but those of its family. */
    private static boolean standsFor(Op a, Op q) {
        return a == q || q.isTest() && (a == Op.READ || a == q.family());
    }

    @Override
    boolean alike(Op a, Op b, boolean same) {
        return a.commutes() ? a == b && same : a == b || isPlainWrite(a) && isPlainWrite(b);
    }

    private static boolean isPlainWrite(Op op) {
        return op.writes() && !op.commutes();
    }

    @Override
    public boolean leaves(Kind kind, Access earlier, Access later, Collection<Analysis> running) {
        return !earlier.excludes(later) && running.stream().anyMatch(Race.class::isInstance);
    }

    @Override
    void report(Access earlier, Access later, Conflicts conflicts) {
        boolean exclusive = earlier.excludes(later);
        Evidence evidence = Evident.of(earlier, later);
        if (slight(earlier.op, later.op, exclusive)) {
            conflicts.conflict(this, Kind.ROUNDING_RACE, Level.NOTE, evidence, earlier, later);
        } else {
            conflicts.conflict(this, Kind.DETERMINACY_RACE, level(exclusive, evidence), evidence, earlier, later);
        }
    }

    /** Under a lock, an order that nobody asked for is worth a note; without, it is a data race as well. */
    private static Level level(boolean exclusive, Evidence evidence) {
        return exclusive ? Level.NOTE : evidence == Evidence.CONDITIONAL ? Level.WARNING : Level.ERROR;
    }
}
