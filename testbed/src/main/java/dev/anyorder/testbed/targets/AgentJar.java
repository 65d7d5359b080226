package dev.anyorder.testbed.targets;

import java.io.FileNotFoundException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Finds the folder of this module, and the jars of agent and command, which the build makes before it. */
public final class AgentJar {
    private AgentJar() {}

    /** The folder of the module, whether the working directory is that folder or the one above. */
    public static Path module() {
        Path here = Path.of("").toAbsolutePath();
        return Files.isDirectory(here.resolve("src/targets")) ? here : here.resolve("testbed");
    }

    /** The classes of the task library, which some programs use. */
    public static Path library() {
        return module().resolveSibling("api").resolve("target/classes");
    }

    /** The agent's jar, or a sentence that says how to get it. */
    public static Path find() throws FileNotFoundException {
        return find("anyorder-agent.jar");
    }

    /** The command's jar, or a sentence that says how to get it. */
    public static Path command() throws FileNotFoundException {
        return find("anyorder.jar");
    }

    private static Path find(String name) throws FileNotFoundException {
        Path jar = module().resolveSibling("cli").resolve("target").resolve(name);
        if (!Files.exists(jar)) {
            throw new FileNotFoundException(jar + " does not exist: build the module cli first");
        }
        return jar;
    }
}
