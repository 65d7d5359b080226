package dev.anyorder.core.order;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** The marks of several {@link Followers}, in their order. */
final class Marks implements Mark {
    private final @Nullable Mark[] each;

    Marks(@Nullable Mark[] each) {
        this.each = each;
    }

    @Nullable
    Mark at(int follower) {
        return each[follower];
    }

    @Override
    public Mark and(Mark other) {
        @Nullable Mark[] both = new Mark[each.length];
        Arrays.setAll(both, i -> Stamp.merge(each[i], ((Marks) other).each[i]));
        return new Marks(both);
    }
}
