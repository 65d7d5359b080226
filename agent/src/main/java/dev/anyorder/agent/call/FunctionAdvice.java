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

/** What happens around each run of a function that a library runs. */
@SuppressWarnings({"unchecked", "rawtypes"})
abstract class FunctionAdvice {
    private final Consumer<Throwable> failures;

    /**
     * @param failures takes errors of ours, which must not reach the program
     */
    FunctionAdvice(Consumer<Throwable> failures) {
        this.failures = failures;
    }

    /** The function is about to be run with these arguments. */
    abstract void enter(@Nullable Object a, @Nullable Object b);

    /** The function has returned this; null if it returned nothing or threw. */
    abstract void exit(@Nullable Object result);

    /**
     * Stands in for a function under the interface that the library asks for.
     *
     * @param type the internal name of that interface
     * @return the function itself when it is of a sort that is not known here
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
