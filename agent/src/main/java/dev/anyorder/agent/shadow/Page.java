package dev.anyorder.agent.shadow;

import dev.anyorder.agent.site.Site;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * The cells of up to 64 neighbouring elements of an array that do not all have the same past: groups of elements, each
 * a mask and the cell that they share. Programs touch elements in patterns, every second one or a few at the edge, so a
 * page has few groups; one with many becomes a list of elements. Guarded by its array's shadow.
 */
final class Page {
    private static final int MOST_GROUPS = 12;

    private long[] masks;
    private @Nullable Cell[] cells;
    /** How many groups there are; -1 when {@link #cells} has one for each element. */
    private int size;

    /** All elements of the page in one group. */
    Page(long all, @Nullable Cell cell) {
        masks = new long[] {all, 0};
        cells = new Cell[] {cell, null};
        size = 1;
    }

    /** The elements of the mask were touched; {@code first} is the number of the page's first element. */
    void access(long mask, int first, Object array, Site site, Recorder recorder) {
        if (size < 0) {
            accessElements(mask, first, array, site, recorder);
        } else {
            accessGroups(mask, first, array, site, recorder);
        }
    }

    private void accessElements(long mask, int first, Object array, Site site, Recorder recorder) {
        for (long rest = mask; rest != 0; rest &= rest - 1) {
            int i = Long.numberOfTrailingZeros(rest);
            cells[i] = recorder.after(cells[i], site, array, first + i);
        }
        Cell same = cells[0];
        for (Cell cell : cells) {
            if (cell != same) {
                return;
            }
        }
        masks = new long[] {-1L >>> -cells.length, 0};
        cells = new Cell[] {same, null};
        size = 1;
    }

    private void accessGroups(long mask, int first, Object array, Site site, Recorder recorder) {
        int before = size;
        int kept = 0;
        for (int i = 0; i < before; i++) {
            Cell cell = cells[i];
            long elements = masks[i];
            long touched = elements & mask;
            Cell after = cell;
            if (touched != 0) {
                after = recorder.after(cell, site, array, first + Long.numberOfTrailingZeros(touched));
            }
            if (after == cell) {
                masks[kept] = elements;
                cells[kept++] = cell;
                continue;
            }
            add(touched, after, before);
            if (touched != elements) {
                masks[kept] = elements & ~touched;
                cells[kept++] = cell;
            }
        }
        int made = size - before;
        System.arraycopy(masks, before, masks, kept, made);
        System.arraycopy(cells, before, cells, kept, made);
        Arrays.fill(cells, kept + made, size, null);
        size = kept + made;
        if (size > MOST_GROUPS) {
            spread();
        }
    }

    /** Gives elements another cell, in a group behind those that were there before. */
    private void add(long elements, @Nullable Cell cell, int from) {
        for (int i = from; i < size; i++) {
            if (cells[i] == cell) {
                masks[i] |= elements;
                return;
            }
        }
        if (size == masks.length) {
            masks = Arrays.copyOf(masks, size * 2);
            cells = Arrays.copyOf(cells, size * 2);
        }
        masks[size] = elements;
        cells[size++] = cell;
    }

    private void spread() {
        long all = 0;
        for (int i = 0; i < size; i++) {
            all |= masks[i];
        }
        @Nullable Cell[] elements = new Cell[Long.bitCount(all)];
        for (int i = 0; i < size; i++) {
            for (long rest = masks[i]; rest != 0; rest &= rest - 1) {
                elements[Long.numberOfTrailingZeros(rest)] = cells[i];
            }
        }
        masks = new long[0];
        cells = elements;
        size = -1;
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
