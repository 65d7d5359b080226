package dev.anyorder.agent.catalogue;

/** Finds supertypes, so that the catalogue loads no class. */
public interface SupertypeLookup {
    /**
     * The internal names of all proper supertypes; empty if unknown. Each type precedes its supertypes, superclasses
     * precede unrelated interfaces, {@code java/lang/Object} is last.
     */
    Iterable<String> of(String internalName);
}
