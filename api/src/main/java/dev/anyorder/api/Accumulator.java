package dev.anyorder.api;

import java.util.Objects;
import java.util.concurrent.atomic.AtomicReferenceArray;
import java.util.function.BinaryOperator;

/**
 * A reduction over the tasks of a finish: tasks {@link #put} values, and after the finish {@link #get} has all of them
 * combined. Puts of parallel tasks neither race nor depend on each other's order.
 *
 * <pre>{@code
 * Accumulator<Long> sum = Accumulator.sum();
 * finish(sum, () -> forasync(0, 10, i -> sum.put((long) i * i)));
 * System.out.println(sum.get()); // 285
 * }</pre>
 *
 * <p>Guaranteed if the operator is associative and commutative: the same result in every schedule. Floating-point sums are
 * not quite: they may differ in rounding.
 *
 * @param <T> the type of the values; they must not be modified
 */
public final class Accumulator<T> {
    private static final int CELLS = 32;

    private final T identity;
    private final BinaryOperator<T> operator;

    /** Values that threads have put, combined cell by cell; cells are updated atomically. */
    private final AtomicReferenceArray<T> cells;

    /** Written by the owner of the finish when all tasks have ended. */
    private T total;

    /** Volatile; whether its finish has begun and is not over. */
    private volatile boolean open;

    private Accumulator(T identity, BinaryOperator<T> operator) {
        this.identity = Objects.requireNonNull(identity);
        this.operator = Objects.requireNonNull(operator);
        this.total = identity;
        cells = new AtomicReferenceArray<>(CELLS);
    }

    /** One that combines with {@code operator}; {@code identity} changes nothing when combined. */
    public static <T> Accumulator<T> of(T identity, BinaryOperator<T> operator) {
        return new Accumulator<>(identity, operator);
    }

    /** One that adds whole numbers. */
    public static Accumulator<Long> sum() {
        return of(0L, Long::sum);
    }

    /** One that adds floating-point numbers. */
    public static Accumulator<Double> sumOfDoubles() {
        return of(0.0, Double::sum);
    }

    /**
     * Adds a value.
     *
     * @throws IllegalStateException if no finish that names this accumulator is under way
     */
    @SuppressWarnings("deprecation") // any number that differs from thread to thread will do
    public void put(T value) {
        if (!open) {
            throw new IllegalStateException(
                    "put outside of the finish of this accumulator: finish(accumulator, () -> ...)");
        }
        int cell = (int) Thread.currentThread().getId() & CELLS - 1;
        cells.accumulateAndGet(cell, value, (sum, more) -> sum == null ? more : operator.apply(sum, more));
    }

    /** What finishes that are over have collected; values of a finish under way are not in it. */
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
