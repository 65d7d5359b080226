package dev.anyorder.core.order;

import org.jspecify.annotations.Nullable;

/** What several {@link CompositeTaskListener} had to say when a step began. */
final class StepAttachments {
    private final @Nullable Object[] each;

    StepAttachments(@Nullable Object[] each) {
        this.each = each;
    }

    /** That of one of them, by its place. */
    @Nullable
    Object at(int place) {
        return each[place];
    }

    /** The one of that sort. */
    <T> @Nullable T of(Class<T> sort) {
        for (Object note : each) {
            if (sort.isInstance(note)) {
                return sort.cast(note);
            }
        }
        return null;
    }
}
