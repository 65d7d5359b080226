package dev.anyorder.report;

import dev.anyorder.core.finding.RunResult;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/** The table of report formats: the name for options, the file in the output folder, and who writes it. */
public enum ReportFormat {
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
    },
    PICTURES("pictures", "pictures.html") {
        @Override
        String render(RunResult result, List<Path> sourceRoots) {
            return FindingLanes.page(result);
        }
    };

    private final String text;
    private final String file;

    ReportFormat(String text, String file) {
        this.text = text;
        this.file = file;
    }

    /** Those of these names, and those that are always written. */
    public static Set<ReportFormat> of(List<String> names) {
        Set<ReportFormat> formats = EnumSet.of(TEXT, JSON);
        for (ReportFormat format : values()) {
            if (names.contains(format.text)) {
                formats.add(format);
            }
        }
        return formats;
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
