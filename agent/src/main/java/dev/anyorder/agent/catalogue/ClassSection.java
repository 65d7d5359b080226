package dev.anyorder.agent.catalogue;

import org.jspecify.annotations.Nullable;

/**
 * The head of a class's rows.
 *
 * @param className the internal name of the class, {@code java/util/Map$Entry}
 * @param kind the word before the name
 * @param safety the nature that the section gives to the class, or {@code null}
 * @param onlyIf the nature that a receiver must have for the rows to hold, or {@code null}
 * @param byRuntimeClass whether a subtype has rows of its own for the same methods
 * @param releases the Java releases for which the section holds
 * @param place where the section begins
 */
public record ClassSection(
        String className,
        Kind kind,
        @Nullable ThreadSafety safety,
        @Nullable ThreadSafety onlyIf,
        boolean byRuntimeClass,
        ReleaseRange releases,
        ModelLine place) {

    /** What a section is about. */
    public enum Kind {
        /** A class that can be extended. */
        CLASS,
        /** A class without subclasses: the static type says everything. */
        FINAL_CLASS,
        /** An interface. Without {@link ClassSection#onlyIf()} its rows are a contract that the user's own code keeps too. */
        INTERFACE
    }

    /**
     * Whether the rows hold also when the method that runs is a method of an instrumented class. All other rows stand
     * for code that is not seen; code that is seen speaks for itself.
     */
    public boolean contract() {
        return kind == Kind.INTERFACE && onlyIf == null;
    }
}
