package dev.anyorder.hooks;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Reads of the running step that become updates if a write follows in the same step. Otherwise the step's end reports
 * them. The delay is safe: all accesses of a step have the same happens-before relations. Thread-confined.
 */
public final class PendingReads {
    /** Bounded: exceptions leave reads without writes. */
    private static final int MOST = 64;

    private final @Nullable Object[] owners = new Object[MOST];

    /** The element, or -1 for a field. */
    private final int[] indices = new int[MOST];

    private final int[] sites = new int[MOST];
    private final int[] numbers = new int[MOST];
    private int size;
    private int last;

    PendingReads() {}

    /** Returns the number that the write passes. */
    int begin(Object owner, int index, HookContext context, int site) {
        if (size == MOST) {
            tell(context);
        }
        owners[size] = owner;
        indices[size] = index;
        sites[size] = site;
        numbers[size++] = ++last;
        return last;
    }

    /** Whether the read is of the running step. Also reports later reads: their writes failed. */
    boolean end(int number, HookContext context) {
        for (int i = size - 1; i >= 0; i--) {
            if (numbers[i] == number) {
                tell(i + 1, context);
                owners[i] = null;
                size = i;
                return true;
            }
        }
        return false;
    }

    /** Called when the step ends. */
    public void tell(HookContext context) {
        if (size > 0) {
            tell(0, context);
        }
    }

    private void tell(int first, HookContext context) {
        int end = size;
        size = first;
        for (int i = first; i < end; i++) {
            Object owner = owners[i];
            if (indices[i] >= 0 && owner != null) {
                ArrayFootprint.touch(owner, indices[i], context, sites[i]);
            } else if (owner instanceof Class<?> type) {
                EventSink.armed.readStatic(type, context, sites[i]);
            } else if (owner != null) {
                EventSink.armed.read(owner, context, sites[i]);
            }
        }
        Arrays.fill(owners, first, end, null);
    }
}
