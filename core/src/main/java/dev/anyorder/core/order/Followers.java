package dev.anyorder.core.order;

import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Several who follow a task, as one: each is told what the others are, with its own marks and notes. */
public final class Followers implements Follower {
    private final Follower[] each;

    private Followers(Follower[] each) {
        this.each = each;
    }

    /** One that stands for all of these; null if there are none. */
    public static @Nullable Follower of(List<? extends Follower> all) {
        return switch (all.size()) {
            case 0 -> null;
            case 1 -> all.get(0);
            default -> new Followers(all.toArray(new Follower[0]));
        };
    }

    @Override
    public Follower spawned() {
        Follower[] children = new Follower[each.length];
        Arrays.setAll(children, i -> each[i].spawned());
        return new Followers(children);
    }

    @Override
    public Follower spawnedThen(@Nullable Object note) {
        Follower[] children = new Follower[each.length];
        Arrays.setAll(children, i -> each[i].spawnedThen(note instanceof Notes notes ? notes.at(i) : null));
        return new Followers(children);
    }

    @Override
    public @Nullable Mark mark() {
        @Nullable Mark[] marks = new Mark[each.length];
        boolean isAny = false;
        for (int i = 0; i < each.length; i++) {
            marks[i] = each[i].mark();
            isAny |= marks[i] != null;
        }
        return isAny ? new Marks(marks) : null;
    }

    @Override
    public Object note() {
        @Nullable Object[] notes = new Object[each.length];
        Arrays.setAll(notes, i -> each[i].note());
        return new Notes(notes);
    }

    @Override
    public void awaited(Mark mark) {
        tell(mark, Follower::awaited);
    }

    @Override
    public void locked(Mark mark) {
        tell(mark, Follower::locked);
    }

    @Override
    public void joined(Mark mark) {
        tell(mark, Follower::joined);
    }

    private interface Telling {
        void tell(Follower follower, Mark mark);
    }

    private void tell(Mark mark, Telling how) {
        for (int i = 0; i < each.length; i++) {
            Mark own = ((Marks) mark).at(i);
            if (own != null) {
                how.tell(each[i], own);
            }
        }
    }

    @Override
    public void began(@Nullable Object block) {
        forEach(follower -> follower.began(block));
    }

    @Override
    public void left() {
        forEach(Follower::left);
    }

    @Override
    public void ended() {
        forEach(Follower::ended);
    }

    private void forEach(Consumer<Follower> what) {
        for (Follower follower : each) {
            what.accept(follower);
        }
    }

    @Override
    public <F extends Follower> @Nullable F as(Class<F> sort) {
        for (Follower follower : each) {
            F found = follower.as(sort);
            if (found != null) {
                return found;
            }
        }
        return null;
    }
}
