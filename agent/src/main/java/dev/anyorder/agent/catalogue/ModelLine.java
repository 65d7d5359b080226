package dev.anyorder.agent.catalogue;

/**
 * A line of a model file.
 *
 * @param line from 1
 */
public record ModelLine(String file, int line) {
    @Override
    public String toString() {
        return file + ", line " + line;
    }
}
