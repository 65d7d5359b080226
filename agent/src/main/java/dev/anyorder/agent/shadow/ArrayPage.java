package dev.anyorder.agent.shadow;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Cells of up to 64 adjacent elements with different histories: masks with shared cells, or a cell for each element.
 * Immutable and shared by pages of equal content, because programs access elements in patterns.
 */
final class ArrayPage {
    private static final int MOST_GROUPS = 12;

    /** Null if each element has its own cell. */
    final long @Nullable [] masks;

    final @Nullable ShadowCell[] cells;

    final int hash;

    /** Whether several places may use it. Never cleared; racy, because pages are copied before a change. */
    boolean isShared;

    private ArrayPage(long @Nullable [] masks, @Nullable ShadowCell[] cells) {
        this.masks = masks;
        this.cells = cells;
        int content = Arrays.hashCode(masks) * 31 + Arrays.hashCode(cells);
        this.hash = content ^ (content >>> 13);
    }

    @Nullable
    ShadowCell at(int element) {
        if (masks == null) {
            return cells[element];
        }
        for (int i = 0; i < masks.length; i++) {
            if ((masks[i] >>> element & 1) != 0) {
                return cells[i];
            }
        }
        throw new IllegalArgumentException("no element " + element);
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof ArrayPage that
                && hash == that.hash
                && Arrays.equals(masks, that.masks)
                && Arrays.equals(cells, that.cells);
    }

    @Override
    public int hashCode() {
        return hash;
    }

    /** Returns a single cell if all are the same. */
    static @Nullable Object of(@Nullable ShadowCell[] elements) {
        for (ShadowCell cell : elements) {
            if (cell != elements[0]) {
                return new ArrayPage(null, elements);
            }
        }
        return elements[0];
    }

    /** Reusable. */
    static final class Builder {
        private final long[] masks = new long[64];
        private final @Nullable ShadowCell[] cells = new ShadowCell[64];
        private int size;

        void add(long elements, @Nullable ShadowCell cell) {
            for (int i = 0; i < size; i++) {
                if (cells[i] == cell) {
                    masks[i] |= elements;
                    return;
                }
            }
            masks[size] = elements;
            cells[size++] = cell;
        }

        @Nullable
        Object build() {
            Object built = cells[0];
            if (size > 1 && (size > MOST_GROUPS || isShort())) {
                built = new ArrayPage(null, elements());
            } else if (size > 1) {
                built = new ArrayPage(Arrays.copyOf(masks, size), Arrays.copyOf(cells, size));
            }
            Arrays.fill(cells, 0, size, null);
            size = 0;
            return built;
        }

        /** Whether a cell for each element takes less memory. */
        private boolean isShort() {
            return count() < 4 + 3 * size;
        }

        private int count() {
            int count = 0;
            for (int i = 0; i < size; i++) {
                count += Long.bitCount(masks[i]);
            }
            return count;
        }

        private @Nullable ShadowCell[] elements() {
            @Nullable ShadowCell[] elements = new ShadowCell[count()];
            for (int i = 0; i < size; i++) {
                for (long rest = masks[i]; rest != 0; rest &= rest - 1) {
                    elements[Long.numberOfTrailingZeros(rest)] = cells[i];
                }
            }
            return elements;
        }
    }
}
