package dev.anyorder.agent;

import dev.anyorder.agent.catalogue.ModelCatalogue;
import dev.anyorder.agent.catalogue.ModelReader;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Enumeration;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import org.jspecify.annotations.Nullable;

/** The agent's model files. Reads the jar, since class loaders cannot list files. */
final class AgentResources {
    private static final String CATALOGUE = "dev/anyorder/agent/catalogue/";
    private static final String NONDETERMINISM = "dev/anyorder/agent/nondeterminism/nondeterminism.txt";

    private final File jar;

    AgentResources(File jar) {
        this.jar = jar;
    }

    /** The user's models come last. */
    ModelCatalogue catalogue(@Nullable Path users, boolean wantsNondeterminism) throws IOException {
        ModelReader reader = new ModelReader(Runtime.version().feature());
        try (JarFile file = new JarFile(jar)) {
            for (Enumeration<JarEntry> entries = file.entries(); entries.hasMoreElements(); ) {
                JarEntry entry = entries.nextElement();
                if (entry.getName().startsWith(CATALOGUE) && entry.getName().endsWith(".txt")) {
                    try (InputStream in = file.getInputStream(entry)) {
                        reader.add(entry.getName(), in);
                    }
                }
            }
            if (wantsNondeterminism) {
                reader.add(NONDETERMINISM, file.getInputStream(file.getJarEntry(NONDETERMINISM)));
            }
        }
        if (users != null) {
            try (InputStream in = Files.newInputStream(users)) {
                reader.add(users.toString(), in);
            }
        }
        return reader.catalogue();
    }
}
