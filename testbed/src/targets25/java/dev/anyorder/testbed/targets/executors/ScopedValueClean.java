package dev.anyorder.testbed.targets.executors;

import java.util.concurrent.StructuredTaskScope;

/** A scoped value is inherited by the subtasks; what it refers to is only read by them. */
public final class ScopedValueClean {
    private static final ScopedValue<int[]> LIMITS = ScopedValue.newInstance();

    public static void main(String[] args) throws Exception {
        int[] limits = {3, 4};
        ScopedValue.where(LIMITS, limits).run(() -> {
            try (var scope = StructuredTaskScope.open(StructuredTaskScope.Joiner.<Integer>allSuccessfulOrThrow())) {
                scope.fork(() -> LIMITS.get()[0]);
                scope.fork(() -> LIMITS.get()[1]);
                System.out.println(scope.join().mapToInt(subtask -> subtask.get()).sum()); // prints: 7
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        });
        limits[0] = 0;
    }
}
