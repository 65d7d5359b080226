package dev.anyorder.report;

import dev.anyorder.core.finding.RunResult;
import java.nio.file.Path;
import java.util.List;

/** The table of report formats: the name for options, the file in the output folder, and who writes it. */
public enum Format {
    TEXT("text", "report.txt") {
        @Override
        String render(RunResult result, List<Path> sourceRoots) {
            return TextReport.plain().withSources(sourceRoots).render(result);
        }
    },
    JSON("json", "findings.json") {
        @Override
        String render(RunResult result, List<Path> sourceRoots) {
            return JsonReport.render(result);
        }
    };

    private final String text;
    private final String file;

    Format(String text, String file) {
        this.text = text;
        this.file = file;
    }

    /** The name used in options. */
    public String text() {
        return text;
    }

    /** The name of the file in the output folder. */
    public String file() {
        return file;
    }

    abstract String render(RunResult result, List<Path> sourceRoots);
}
