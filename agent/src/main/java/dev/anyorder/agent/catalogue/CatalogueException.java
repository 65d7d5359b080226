package dev.anyorder.agent.catalogue;

/** A catalogue file that cannot be used. The message is a sentence: where, what is wrong, what to do. */
public final class CatalogueException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    CatalogueException(Place place, String sentence) {
        super(place + ": " + sentence);
    }

    CatalogueException(String sentence, Throwable cause) {
        super(sentence, cause);
    }
}
