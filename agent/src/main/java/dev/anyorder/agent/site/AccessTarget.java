package dev.anyorder.agent.site;

/**
 * The location of a site, as far as the code shows.
 *
 * @param owner the binary name of the declaring class, or empty
 * @param name the field or group, or empty
 */
public record AccessTarget(Kind kind, String owner, String name) {
    public static final AccessTarget ELEMENT = new AccessTarget(Kind.ARRAY, "", "");

    /** The abstract state of a library object. */
    public static final AccessTarget OBJECT = new AccessTarget(Kind.OBJECT, "", "");

    /** Constant names are part of the JSON format. */
    public enum Kind {
        FIELD,
        STATIC,
        ARRAY,
        OBJECT,
        GROUP
    }
}
