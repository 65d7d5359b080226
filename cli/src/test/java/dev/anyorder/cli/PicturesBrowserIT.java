package dev.anyorder.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The page of a program that was recorded and drawn with the packed jars, looked at by a browser. Runs with -Pbrowser. */
class PicturesBrowserIT {
    /** The script that is added clicks each finding, and says which nodes came into view and have the focus. */
    @Test
    void aBrowserShowsThePageAndHasNothingToSayOnItsConsole(@TempDir Path folder) throws Exception {
        String page = new Drawn(folder).as("run.html");
        Path clicked = folder.resolve("clicked.html");
        Files.writeString(clicked, page.replace("</body>", """
                <script>
                  const seen = [];
                  for (const button of document.querySelectorAll("button[data-node]")) {
                    button.click();
                    const box = document.activeElement.getBoundingClientRect();
                    const view = document.querySelector("main").getBoundingClientRect();
                    const isInView = box.left >= view.left && box.right <= view.right
                        && box.top >= view.top && box.bottom <= view.bottom;
                    seen.push(document.activeElement.id + " " + document.activeElement.classList.contains("racing") + " " + isInView);
                  }
                  document.body.dataset.seen = seen.join(", ");
                  document.body.dataset.racing = document.querySelectorAll(".node.racing").length;
                  document.body.dataset.dashed = document.querySelectorAll("main path.race").length;
                </script>
                </body>"""));
        Path errors = folder.resolve("console");
        Process browser = new ProcessBuilder(
                        Browser.command(),
                        "--headless",
                        "--no-sandbox",
                        "--disable-gpu",
                        "--disable-background-networking",
                        "--disable-component-update",
                        "--disable-sync",
                        "--no-first-run",
                        "--user-data-dir=" + folder.resolve("profile"),
                        "--window-size=1400,900",
                        "--enable-logging=stderr",
                        "--virtual-time-budget=2000",
                        "--dump-dom",
                        clicked.toUri().toString())
                .redirectError(errors.toFile())
                .start();
        browser.getOutputStream().close();
        String dom = new String(browser.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertEquals(0, browser.waitFor());
        List<String> console = Files.readAllLines(errors, StandardCharsets.UTF_8).stream()
                .filter(line -> line.contains(":CONSOLE"))
                .toList();
        assertEquals(List.of(), console);
        assertTrue(dom.contains("data-racing=\"4\""), dom);
        assertTrue(dom.matches("(?s).*data-dashed=\"[1-6]\".*"), dom);
        assertTrue(dom.matches("(?s).*data-seen=\"n\\d+ true true, n\\d+ true true\".*"), dom);
    }
}
