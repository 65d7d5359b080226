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
 * class and method. Any mistake in a file is a {@link CatalogueException}, and the file is not used at all.
 */
public final class CatalogueReader {
    private final int release;
    private final List<CatalogueFile> files = new ArrayList<>();

    /** A reader that leaves out the sections and rows that other Java releases than this one have. */
    public CatalogueReader(int release) {
        this.release = release;
    }

    /** Reads a file. The stream is UTF-8; it is closed. The name is only used in messages. */
    public CatalogueReader add(String name, InputStream stream) {
        FileParser parser = new FileParser(name, release);
        try (BufferedReader reader = new BufferedReader(new InputStreamReader(stream, StandardCharsets.UTF_8))) {
            String line = reader.readLine();
            while (line != null) {
                parser.line(line);
                line = reader.readLine();
            }
        } catch (IOException e) {
            throw new CatalogueException(
                    "The catalogue file " + name + " cannot be read (" + e.getMessage()
                            + "). Check that it is there and readable.",
                    e);
        }
        files.add(parser.end());
        return this;
    }

    /** The catalogue of all files added so far. */
    public Catalogue catalogue() {
        return Catalogue.of(files);
    }
}
