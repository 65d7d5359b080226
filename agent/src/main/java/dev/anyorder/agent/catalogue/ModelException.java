package dev.anyorder.agent.catalogue;

/** A catalogue file that cannot be used. The message is a sentence: where, what is wrong, what to do. */
public final class ModelException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    ModelException(ModelLine line, String sentence) {
        super(line + ": " + sentence);
    }

    ModelException(String sentence, Throwable cause) {
        super(sentence, cause);
    }
}
