package dev.anyorder.agent.catalogue;

/** An invalid model file. The message is a sentence: where, what is wrong, what to do. */
public final class ModelException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    ModelException(ModelLine line, String sentence) {
        super(line + ": " + sentence);
    }

    ModelException(String sentence, Throwable cause) {
        super(sentence, cause);
    }
}
