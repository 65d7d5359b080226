package dev.anyorder.api;

import java.util.Objects;
import java.util.concurrent.atomic.AtomicReferenceArray;
import java.util.function.BinaryOperator;

/**
 * A reduction over the tasks of a finish: tasks {@link #put} values, {@link #get} then returns the combined value.
 *
 * <pre>{@code
 * Accumulator<Long> sum = Accumulator.sum();
 * finish(sum, () -> forasync(0, 10, i -> sum.put((long) i * i)));
 * System.out.println(sum.get()); // 285
 * }</pre>
 *
 * <p>Parallel puts do not conflict. The result is schedule-independent if the operator is associative and commutative;
 * floating-point sums may differ in rounding.
 *
 * @param <T> the type of the values, which must be immutable
 */
public final class Accumulator<T> {
    private static final int CELLS = 32;

    private final T identity;
    private final BinaryOperator<T> operator;

    /** Partial results, updated atomically. */
    private final AtomicReferenceArray<T> cells;

    /** Written at the end of the finish. */
    private T total;

    /** Volatile: true during the finish. */
    private volatile boolean open;

    private Accumulator(T identity, BinaryOperator<T> operator) {
        this.identity = Objects.requireNonNull(identity);
        this.operator = Objects.requireNonNull(operator);
        this.total = identity;
        cells = new AtomicReferenceArray<>(CELLS);
    }

    /** {@code identity} must be neutral. */
    public static <T> Accumulator<T> of(T identity, BinaryOperator<T> operator) {
        return new Accumulator<>(identity, operator);
    }

    public static Accumulator<Long> sum() {
        return of(0L, Long::sum);
    }

    public static Accumulator<Double> sumOfDoubles() {
        return of(0.0, Double::sum);
    }

    /**
     * Adds a value.
     *
     * @throws IllegalStateException outside the finish of this accumulator
     */
    @SuppressWarnings("deprecation") // any number per thread will do
    public void put(T value) {
        if (!open) {
            throw new IllegalStateException(
                    "put outside of the finish of this accumulator: finish(accumulator, () -> ...)");
        }
        int cell = (int) Thread.currentThread().getId() & CELLS - 1;
        cells.accumulateAndGet(cell, value, (sum, more) -> sum == null ? more : operator.apply(sum, more));
    }

    /** The total of the completed finishes. */
    public T get() {
        return total;
    }

    void open() {
        if (open) {
            throw new IllegalStateException("An accumulator belongs to one finish at a time");
        }
        open = true;
    }

    void close() {
        open = false;
        T sum = identity;
        for (int i = 0; i < CELLS; i++) {
            T cell = cells.getAndSet(i, null);
            sum = cell == null ? sum : operator.apply(sum, cell);
        }
        total = operator.apply(total, sum);
    }
}
