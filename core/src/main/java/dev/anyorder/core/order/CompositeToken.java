package dev.anyorder.core.order;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** The marks of several {@link CompositeTaskListener}, in their order. */
final class CompositeToken implements ListenerToken {
    private final @Nullable ListenerToken[] each;

    CompositeToken(@Nullable ListenerToken[] each) {
        this.each = each;
    }

    @Nullable
    ListenerToken at(int follower) {
        return each[follower];
    }

    @Override
    public ListenerToken and(ListenerToken other) {
        @Nullable ListenerToken[] both = new ListenerToken[each.length];
        Arrays.setAll(both, i -> ClockSnapshot.merge(each[i], ((CompositeToken) other).each[i]));
        return new CompositeToken(both);
    }
}
