package dev.anyorder.agent.site;

/**
 * What a site touches, as far as the code tells.
 *
 * @param kind the sort of location
 * @param owner the binary name of the class that declares the field or the group; empty otherwise
 * @param name the name of the field or the group; empty otherwise
 */
public record AccessTarget(Kind kind, String owner, String name) {
    /** An element of an array. */
    public static final AccessTarget ELEMENT = new AccessTarget(Kind.ARRAY, "", "");

    /** The abstract state of a library object. */
    public static final AccessTarget OBJECT = new AccessTarget(Kind.OBJECT, "", "");

    /** The sorts of location; the names are those of the JSON interface. */
    public enum Kind {
        FIELD,
        STATIC,
        ARRAY,
        OBJECT,
        GROUP
    }
}
