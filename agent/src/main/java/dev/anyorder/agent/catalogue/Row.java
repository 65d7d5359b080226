package dev.anyorder.agent.catalogue;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** What the calls of one method (or of several that one pattern matches) mean. Immutable. */
public final class Row {
    private static final Set<Part> TOUCHED = EnumSet.of(Part.ALL, Part.SHAPE, Part.CURSOR);

    private final Section section;
    private final MethodPattern pattern;
    private final boolean body;
    private final List<Meaning> meanings;
    private final Releases releases;
    private final Place place;
    private final boolean needsReceiver;
    private final @Nullable Meaning update;
    private final boolean onlyTouches;
    private final boolean isOwn;
    private final @Nullable Meaning atomic;

    Row(Section section, MethodPattern pattern, boolean body, List<Meaning> meanings, Releases releases, Place place) {
        this.section = section;
        this.pattern = pattern;
        this.body = body;
        this.meanings = List.copyOf(meanings);
        this.releases = releases;
        this.place = place;
        this.needsReceiver = decideByReceiver();
        this.update = findUpdate();
        this.onlyTouches = touchesOnly();
        this.isOwn = meanings.stream().allMatch(Row::isOwn);
        this.atomic = meanings.stream()
                .filter(meaning -> meaning.verb() == Verb.ATOMIC)
                .findFirst()
                .orElse(null);
    }

    private static boolean isOwn(Meaning meaning) {
        Operand about = switch (meaning.verb()) {
            case READS, WRITES -> meaning.operand();
            case VIEW, CURSOR -> meaning.other();
            default -> null;
        };
        return about != null && about.base() == Base.THIS;
    }

    private boolean touchesOnly() {
        boolean hasCell = false;
        for (Meaning meaning : meanings) {
            if (!isTouch(meaning)) {
                return false;
            }
            hasCell |= isOfCell(meaning);
        }
        return meanings.size() == 1 || !meanings.isEmpty() && !hasCell;
    }

    private static boolean isTouch(Meaning meaning) {
        Operand operand = meaning.operand();
        return (meaning.verb() == Verb.READS || meaning.verb() == Verb.WRITES)
                && meaning.effect() == null
                && meaning.condition().kind() == Condition.Kind.ALWAYS
                && operand != null
                && operand.base() == Base.THIS
                && (TOUCHED.contains(operand.part()) || isOfCell(meaning) && operand.from() == 1);
    }

    private static boolean isOfCell(Meaning meaning) {
        return meaning.operand() != null && meaning.operand().part() == Part.CELL;
    }

    private @Nullable Meaning findUpdate() {
        for (Meaning meaning : meanings) {
            if (meaning.verb() == Verb.WRITES && meaning.effect() != null) {
                return meaning;
            }
        }
        return null;
    }

    private boolean decideByReceiver() {
        if (section.kind() == Section.Kind.FINAL_CLASS) {
            return false;
        }
        if (section.onlyIf() != null || section.byRuntimeClass()) {
            return true;
        }
        if (section.contract()) {
            return false;
        }
        for (Meaning meaning : meanings) {
            if (!meaning.verb().repeatable()) {
                return true;
            }
        }
        return false;
    }

    /** The head of the section that the row stands in. */
    public Section section() {
        return section;
    }

    /** The method. */
    public MethodPattern pattern() {
        return pattern;
    }

    /**
     * Whether the row is not about calls but about the bodies of instrumented methods that the library calls: what is
     * said to happen after a call happens at the entry of the body, what is said to happen before it at its exit,
     * however it ends.
     */
    public boolean body() {
        return body;
    }

    /** What a call does, in order. A row that says {@code none} has no meanings. */
    public List<Meaning> meanings() {
        return meanings;
    }

    /** The write that has an effect, which may stand for all accesses of its operand; or {@code null}. */
    public @Nullable Meaning update() {
        return update;
    }

    /** That the call holds the monitor of an object all the time, or {@code null}. */
    public @Nullable Meaning atomic() {
        return atomic;
    }

    /**
     * Whether a call does nothing, whatever its result, but read and write the state of its receiver: all of it, its shape, its cursor,
     * or only the cell that its first argument names.
     */
    public boolean onlyTouches() {
        return onlyTouches;
    }

    /** Whether a call does nothing but read and write the state of its receiver, and perhaps make a view of it. */
    public boolean isOwn() {
        return isOwn;
    }

    /** Whether there is nothing to do at a call: {@code none}, {@code task} or {@code combines}. */
    public boolean silent() {
        for (Meaning meaning : meanings) {
            if (meaning.verb() != Verb.TASK && meaning.verb() != Verb.COMBINES) {
                return false;
            }
        }
        return true;
    }

    /** The Java releases that have the method. */
    public Releases releases() {
        return releases;
    }

    /** Where the row stands. */
    public Place place() {
        return place;
    }

    /**
     * Whether a virtual call may be modelled by this row only after a look at the receiver: its class may have another
     * row, another nature, or an override in instrumented code, see {@link Catalogue#findFor}. Static calls and calls of
     * constructors have no such receiver.
     */
    public boolean needsReceiver() {
        return needsReceiver;
    }

    /** The same row, for an object whose methods are synchronized: atomic, if it reads or writes. */
    Row guarded() {
        boolean accesses = false;
        for (Meaning meaning : meanings) {
            accesses |= meaning.verb() == Verb.READS || meaning.verb() == Verb.WRITES;
        }
        if (!accesses) {
            return this;
        }
        List<Meaning> atomic = new ArrayList<>();
        atomic.add(Meaning.ATOMIC_THIS);
        atomic.addAll(meanings);
        return new Row(section, pattern, body, atomic, releases, place);
    }

    @Override
    public String toString() {
        StringBuilder text = new StringBuilder(pattern.toString());
        String separator = " ";
        for (Meaning meaning : meanings) {
            text.append(separator).append(meaning);
            separator = "; ";
        }
        return meanings.isEmpty() ? text.append(" none").toString() : text.toString();
    }
}
