package dev.anyorder.agent.catalogue;

/**
 * A line of a catalogue file.
 *
 * @param file the name of the file as it was handed in
 * @param line the line, from 1
 */
public record ModelLine(String file, int line) {
    @Override
    public String toString() {
        return file + ", line " + line;
    }
}
