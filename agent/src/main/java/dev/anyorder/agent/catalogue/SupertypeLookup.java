package dev.anyorder.agent.catalogue;

/** Knows the supertypes of classes. The catalogue asks for them; it loads no class itself. */
public interface SupertypeLookup {
    /**
     * All superclasses and interfaces of the class, without the class itself, as internal names. A type comes before
     * its own supertypes; superclasses come before interfaces that are not related to them; {@code java/lang/Object}
     * comes last. Empty for a class that is not known.
     */
    Iterable<String> of(String internalName);
}
