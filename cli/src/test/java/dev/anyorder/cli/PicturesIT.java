package dev.anyorder.cli;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A program is recorded and drawn with the packed jars. */
class PicturesIT {
    @Test
    void racesAreRed(@TempDir Path folder) throws Exception {
        Drawn drawn = new Drawn(folder);

        assertTrue(drawn.as("run.dot").contains("style=dashed, color=\"#cf222e\""));
        assertTrue(drawn.as("run.svg").contains("class=\"node racing\""));
        assertTrue(drawn.as("run.html").contains("class=\"node racing\""));
    }
}
