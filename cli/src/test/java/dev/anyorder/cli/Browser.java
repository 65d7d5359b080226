package dev.anyorder.cli;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** Finds a Chromium to look at pages with. */
final class Browser {
    private static final List<String> NAMES = List.of("chromium", "chromium-browser", "google-chrome", "chrome");

    private Browser() {}

    /** The command that starts it. There is no test of pages without one. */
    static String command() {
        String named = System.getenv("ANYORDER_BROWSER");
        if (named != null) {
            return named;
        }
        for (String folder : String.valueOf(System.getenv("PATH")).split(File.pathSeparator)) {
            for (String name : NAMES) {
                Path file = Path.of(folder, name);
                if (Files.isExecutable(file)) {
                    return file.toString();
                }
            }
        }
        throw new AssertionError(
                "No Chromium was found, which looks at the pages that anyorder graph writes. Install one "
                        + "(on Debian: apt-get install chromium), or name one with ANYORDER_BROWSER.");
    }
}
