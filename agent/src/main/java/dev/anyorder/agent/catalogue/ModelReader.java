package dev.anyorder.agent.catalogue;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/** Reads model files. Later rules replace earlier ones for the same method. A file with an error is not used. */
public final class ModelReader {
    private final int release;
    private final List<ModelFile> files = new ArrayList<>();

    /** @param release rules for other Java releases are skipped */
    public ModelReader(int release) {
        this.release = release;
    }

    /** Reads and closes the UTF-8 stream. The name is for messages. */
    public ModelReader add(String name, InputStream stream) {
        ModelFileParser parser = new ModelFileParser(name, release);
        try (BufferedReader reader = new BufferedReader(new InputStreamReader(stream, StandardCharsets.UTF_8))) {
            String line = reader.readLine();
            while (line != null) {
                parser.line(line);
                line = reader.readLine();
            }
        } catch (IOException e) {
            throw new ModelException("Cannot read catalogue file '" + name + "': " + e.getMessage() + ".", e);
        }
        files.add(parser.end());
        return this;
    }

    public ModelCatalogue catalogue() {
        return ModelCatalogue.of(files);
    }
}
