package dev.anyorder.agent.catalogue;

import org.jspecify.annotations.Nullable;

/**
 * The head of a class's rules.
 *
 * @param className the internal name, {@code java/util/Map$Entry}
 * @param safety of the class, or {@code null}
 * @param onlyIf the thread safety that a receiver must have, or {@code null}
 * @param byRuntimeClass whether a subtype has its own rules for the same methods
 */
public record ClassSection(
        String className,
        Kind kind,
        @Nullable ThreadSafety safety,
        @Nullable ThreadSafety onlyIf,
        boolean byRuntimeClass,
        ReleaseRange releases,
        ModelLine place) {

    public enum Kind {
        CLASS,
        /** No subclasses: the static type decides. */
        FINAL_CLASS,
        /** Without {@link ClassSection#onlyIf()} a contract for user code too. */
        INTERFACE
    }

    /** Whether the rules also hold for instrumented methods. */
    public boolean contract() {
        return kind == Kind.INTERFACE && onlyIf == null;
    }
}
