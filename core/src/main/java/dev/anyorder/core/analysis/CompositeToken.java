package dev.anyorder.core.analysis;

import dev.anyorder.core.order.ListenerToken;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** The tokens of several listeners, by index. */
final class CompositeToken implements ListenerToken {
    private final @Nullable ListenerToken[] each;

    CompositeToken(@Nullable ListenerToken[] each) {
        this.each = each;
    }

    @Nullable
    ListenerToken at(int listener) {
        return each[listener];
    }

    @Override
    public ListenerToken and(ListenerToken other) {
        @Nullable ListenerToken[] both = new ListenerToken[each.length];
        Arrays.setAll(both, i -> merge(each[i], ((CompositeToken) other).each[i]));
        return new CompositeToken(both);
    }

    private static @Nullable ListenerToken merge(@Nullable ListenerToken a, @Nullable ListenerToken b) {
        return a == null ? b : b == null ? a : a.and(b);
    }
}
