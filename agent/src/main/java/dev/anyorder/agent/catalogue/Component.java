package dev.anyorder.agent.catalogue;

import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** A component of the state of a collection or atomic variable. */
public enum Component {
    /** The entry of the first argument. */
    KEY,
    /** Only distinguishes uses of a key's value from tests for its presence. */
    VALUE,
    /** The element at the first argument. */
    ELEMENT,
    /** Every key or element. */
    ALL,
    /** Which elements exist. */
    SHAPE,
    /** The removal of an element. */
    REMOVAL;

    static @Nullable Component of(String word) {
        for (Component component : values()) {
            if (component.text().equals(word)) {
                return component;
            }
        }
        return null;
    }

    public String text() {
        return name().toLowerCase(Locale.ROOT);
    }
}
