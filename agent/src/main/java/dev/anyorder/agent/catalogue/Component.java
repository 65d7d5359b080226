package dev.anyorder.agent.catalogue;

import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** A component of the state of a collection or atomic variable, for {@link CollectionEffect}. */
public enum Component {
    /** The entry of the key that is the first argument. */
    KEY,
    /** No component of its own: distinguishes calls that use the value of a key from those that ask for its presence. */
    VALUE,
    /** The element at the index that is the first argument. */
    ELEMENT,
    /** Every key or element. */
    ALL,
    /** How many elements there are, and which. */
    SHAPE,
    /** That an element was removed. */
    REMOVAL;

    /** The component that a rule names so; null if there is none. */
    static @Nullable Component of(String word) {
        for (Component component : values()) {
            if (component.text().equals(word)) {
                return component;
            }
        }
        return null;
    }

    /** The word in a model file. */
    public String text() {
        return name().toLowerCase(Locale.ROOT);
    }
}
