package dev.anyorder.agent.catalogue;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/**
 * Reads catalogue files. Files are added in order; a row of a later one replaces the rows of earlier ones for the same
 * class and method. Any mistake in a file is a {@link ModelException}, and the file is not used at all.
 */
public final class ModelReader {
    private final int release;
    private final List<ModelFile> files = new ArrayList<>();

    /** A reader that leaves out the sections and rows that other Java releases than this one have. */
    public ModelReader(int release) {
        this.release = release;
    }

    /** Reads a file. The stream is UTF-8; it is closed. The name is only used in messages. */
    public ModelReader add(String name, InputStream stream) {
        ModelFileParser parser = new ModelFileParser(name, release);
        try (BufferedReader reader = new BufferedReader(new InputStreamReader(stream, StandardCharsets.UTF_8))) {
            String line = reader.readLine();
            while (line != null) {
                parser.line(line);
                line = reader.readLine();
            }
        } catch (IOException e) {
            throw new ModelException(
                    "The catalogue file " + name + " cannot be read (" + e.getMessage()
                            + "). Check that it is there and readable.",
                    e);
        }
        files.add(parser.end());
        return this;
    }

    /** The catalogue of all files added so far. */
    public ModelCatalogue catalogue() {
        return ModelCatalogue.of(files);
    }
}
