package dev.anyorder.cli;

import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * Where {@code java -jar anyorder.jar} enters. Most of the command's classes need those of the agent's jar, so this class,
 * which needs none of them, checks first that the jar is there.
 */
public final class CommandJar {
    private static final int USAGE = 2;

    private CommandJar() {}

    /** Runs the command and ends the process with its exit status. */
    public static void main(String[] arguments) throws URISyntaxException {
        Path jar = Path.of(CommandJar.class
                .getProtectionDomain()
                .getCodeSource()
                .getLocation()
                .toURI());
        Path agent = jar.resolveSibling("anyorder-agent.jar");
        if (!Files.isRegularFile(agent)) {
            System.err.println("anyorder: '" + agent + "' does not exist. Keep it next to anyorder.jar.");
            System.exit(USAGE);
        }
        Main.main(arguments);
    }
}
