package dev.anyorder.agent.call;

import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.BinaryOperator;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/** Code around each run of a function that the library calls. Its errors never reach the program. */
@SuppressWarnings({"unchecked", "rawtypes"})
abstract class FunctionAdvice {
    private final Consumer<Throwable> failures;

    FunctionAdvice(Consumer<Throwable> failures) {
        this.failures = failures;
    }

    abstract void enter(@Nullable Object a, @Nullable Object b);

    /** @param result null if the function threw or returned nothing */
    abstract void exit(@Nullable Object result);

    /**
     * Wraps a function; returns the function itself for an unsupported interface.
     *
     * @param type the internal name of the functional interface
     */
    Object wrap(Object function, String type) {
        return switch (type) {
            case "java/lang/Runnable" ->
                (Runnable) () -> run(null, null, () -> {
                    ((Runnable) function).run();
                    return null;
                });
            case "java/util/function/Supplier" -> (Supplier) () -> run(null, null, () -> ((Supplier) function).get());
            case "java/util/function/Consumer" ->
                (Consumer) a -> run(a, null, () -> {
                    ((Consumer) function).accept(a);
                    return null;
                });
            case "java/util/function/BiConsumer" ->
                (BiConsumer) (a, b) -> run(a, b, () -> {
                    ((BiConsumer) function).accept(a, b);
                    return null;
                });
            case "java/util/function/Predicate" ->
                (Predicate) a -> run(a, null, () -> ((Predicate) function).test(a)) == Boolean.TRUE;
            case "java/util/function/Function" -> (Function) a -> run(a, null, () -> ((Function) function).apply(a));
            case "java/util/function/UnaryOperator" ->
                (UnaryOperator) a -> run(a, null, () -> ((UnaryOperator) function).apply(a));
            case "java/util/function/BiFunction" ->
                (BiFunction) (a, b) -> run(a, b, () -> ((BiFunction) function).apply(a, b));
            case "java/util/function/BinaryOperator" ->
                (BinaryOperator) (a, b) -> run(a, b, () -> ((BinaryOperator) function).apply(a, b));
            default -> function;
        };
    }

    private @Nullable Object run(@Nullable Object a, @Nullable Object b, Supplier<@Nullable Object> body) {
        try {
            enter(a, b);
        } catch (Throwable failure) {
            failures.accept(failure);
        }
        Object result = null;
        try {
            result = body.get();
            return result;
        } finally {
            left(result);
        }
    }

    private void left(@Nullable Object result) {
        try {
            exit(result);
        } catch (Throwable failure) {
            failures.accept(failure);
        }
    }
}
