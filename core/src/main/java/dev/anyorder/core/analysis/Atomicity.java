package dev.anyorder.core.analysis;

import dev.anyorder.core.order.Block;
import dev.anyorder.core.order.Orders;
import dev.anyorder.core.order.Step;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Atomicity violations of every schedule (described in {@code seeds/000}): two accesses of one {@link Block} to a location,
 * and a third by somebody else that can come between them and is in conflict with both. It can, unless it is before the first
 * or after the second in the logical order, or holds locks that kept it out all the time. A group of locations is one
 * location, with one history.
 *
 * <p>Whether locks keep it out is a matter of moments, not of names: at each moment from the first access to the second the
 * block held some locks, and if at one of them none excluded those of the third access, it can come then. A lock that is
 * released and taken again leaves such a moment; one that is passed on hand over hand does not
 * ({@code docs/decisions/0011}).
 *
 * <p>A lone access q is forgotten for a newer one a if a can split whatever q can: it does as much, holds no lock that q did
 * not hold, q is before it, and q was before a's block had begun, or is in the same; otherwise q could split that very block.
 * A pair likewise for a newer pair. Of an open block its first access and its first write are remembered.
 *
 * <p>Guarantees: every location with such a triple gets at least one finding, and no other triple is reported. Whether a
 * pair is remembered does not matter to its own check. Holds in the {@link Room} that {@link Race} has, and up to what
 * {@link Block} says of very many moments. Misses: code that this run did not reach; further violations of a location after
 * its first, if there are many. Locks are judged by what is held, not by how one gets there: if they are taken in orders
 * that might end in a deadlock, or are in hand while tasks meet, a triple may be reported that no schedule reaches.
 */
public final class Atomicity extends Analysis {
    private static final Atomicity STRETCHES = new Atomicity(Room.AMPLE, Unit.STRETCH);
    private static final Atomicity COUNTS = new Atomicity(Room.AMPLE, Unit.COUNT);
    private static final Atomicity PAIRS = new Atomicity(Room.AMPLE, Unit.PAIR);

    private final Room room;
    private final Unit unit;

    public Atomicity() {
        this(Room.AMPLE);
    }

    Atomicity(Room room) {
        this(room, Unit.BLOCK);
    }

    private Atomicity(Room room, Unit unit) {
        this.room = room;
        this.unit = unit;
    }

    /**
     * The same of {@linkplain Step#stretch stretches}, which lie between two operations that order tasks: for locations that
     * are declared atomic.
     */
    static Atomicity ofStretches() {
        return STRETCHES;
    }

    /** The same of pairs of accesses of which one depends on the other: not all that can be is reported, see {@link Stale}. */
    static Atomicity ofDependences() {
        return PAIRS;
    }

    @Override
    public String name() {
        return "atomicity";
    }

    @Override
    public Orders orders() {
        return Orders.ALL;
    }

    @Override
    public boolean wantsAtomic() {
        return true;
    }

    @Override
    public boolean wantsBlocks() {
        return true;
    }

    @Override
    public List<Analysis> lookers(Extra at) {
        return switch (at) {
            case GROUP -> List.of(this, STRETCHES);
            case PART -> List.of(this);
            case COUNT -> List.of(COUNTS);
            case PAIR -> List.of(PAIRS);
            case KEY -> List.of();
        };
    }

    @Override
    public boolean knows(@Nullable Object history, Step step, Op op) {
        return history != null && ((Touched) history).knows(step, unit.own(step, null), op.writes());
    }

    @Override
    public @Nullable Object access(@Nullable Object history, Access access, Conflicts conflicts) {
        Touched past = history == null ? Touched.NEVER : (Touched) history;
        Block block = unit.own(access.step, access.pair);
        if (past.knows(access.step, block, access.op.writes())) {
            return history;
        }
        Block around = unit.around(access.step, access.pair);
        Splits splits = new Splits(this, past, access, around, unit == Unit.PAIR, conflicts);
        splits.asSplitter();
        Half before = block == null ? null : Half.find(past.halves(), block);
        boolean isPaired = before != null || unit.isBegunBy(access.op);
        if (block != null && isPaired) {
            splits.asSecond(before, block);
        }
        Remembering next = new Remembering(past, splits.sorts(), access, around);
        if (block != null && isPaired) {
            next.complete(before, block);
        }
        return next.touched(past.told() || splits.hasTold(), room);
    }
}
