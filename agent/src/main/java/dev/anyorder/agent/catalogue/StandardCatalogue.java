package dev.anyorder.agent.catalogue;

import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The files about the JDK that come with AnyOrder. */
public final class StandardCatalogue {
    /** Their names, in the folder of this package. */
    public static final List<String> FILES = List.of(
            "locks.txt",
            "synchronizers.txt",
            "atomics.txt",
            "unsafe.txt",
            "tasks.txt",
            "concurrent.txt",
            "collections.txt",
            "guarded.txt",
            "arrays.txt",
            "streams.txt",
            "text.txt",
            "buffers.txt",
            "io.txt",
            "misc.txt");

    /** Where the files are opened: the agent's jar at run time. */
    public interface Files {
        /** Opens a file by its name; {@code null} if it is not there. */
        @Nullable
        InputStream open(String name) throws IOException;
    }

    private StandardCatalogue() {}

    /** Adds all files to a reader. A file that is not there means a broken jar: {@link IllegalStateException}. */
    public static CatalogueReader addTo(CatalogueReader reader, Files files) {
        for (String name : FILES) {
            InputStream stream;
            try {
                stream = files.open(name);
            } catch (IOException e) {
                throw new IllegalStateException("The catalogue file " + name + " cannot be opened.", e);
            }
            if (stream == null) {
                throw new IllegalStateException("The catalogue file " + name + " is missing from the jar.");
            }
            reader.add(name, stream);
        }
        return reader;
    }
}
