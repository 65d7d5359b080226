package dev.anyorder.agent.shadow;

import dev.anyorder.agent.site.Site;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * The cells of up to 64 neighbouring elements of an array that do not all have the same past: groups of elements, each
 * a mask and the cell that they share. Programs touch elements in patterns, every second one or a few at the edge, so a
 * page has few groups whatever its size. Guarded by its array's shadow.
 */
final class Page {
    private long[] masks;
    private @Nullable Cell[] cells;
    private int size;

    /** All elements of the page in one group. */
    Page(long all, @Nullable Cell cell) {
        masks = new long[] {all, 0};
        cells = new Cell[] {cell, null};
        size = 1;
    }

    /** The elements of the mask were touched; {@code first} is the number of the page's first element. */
    void access(long mask, int first, Object array, Site site, Recorder recorder) {
        int before = size;
        for (int i = 0; i < before; i++) {
            long touched = masks[i] & mask;
            if (touched != 0) {
                int element = first + Long.numberOfTrailingZeros(touched);
                Cell after = recorder.after(cells[i], site, array, element);
                if (after != cells[i]) {
                    move(i, touched, after);
                }
            }
        }
        compact();
    }

    /** Gives some elements of a group another cell, in a group of their own until {@link #compact}. */
    private void move(int from, long elements, @Nullable Cell cell) {
        if (masks[from] == elements) {
            cells[from] = cell;
            return;
        }
        masks[from] &= ~elements;
        if (size == masks.length) {
            masks = Arrays.copyOf(masks, size * 2);
            cells = Arrays.copyOf(cells, size * 2);
        }
        masks[size] = elements;
        cells[size++] = cell;
    }

    /** Unites groups that have the same cell. */
    private void compact() {
        int kept = 0;
        for (int i = 0; i < size; i++) {
            int same = indexOf(cells[i], kept);
            if (same < kept) {
                masks[same] |= masks[i];
            } else {
                masks[kept] = masks[i];
                cells[kept++] = cells[i];
            }
        }
        Arrays.fill(cells, kept, size, null);
        size = kept;
    }

    private int indexOf(@Nullable Cell cell, int below) {
        int i = 0;
        while (i < below && cells[i] != cell) {
            i++;
        }
        return i;
    }

    /** Whether all elements have the same past again. */
    boolean isUniform() {
        return size == 1;
    }

    /** The cell of a page that is uniform. */
    @Nullable
    Cell cell() {
        return cells[0];
    }
}
