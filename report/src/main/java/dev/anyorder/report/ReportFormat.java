package dev.anyorder.report;

import dev.anyorder.core.finding.RunResult;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/** The report formats: option name, file name and renderer. */
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

    /** Adds the formats that are always written. */
    public static Set<ReportFormat> of(List<String> names) {
        Set<ReportFormat> formats = EnumSet.of(TEXT, JSON);
        for (ReportFormat format : values()) {
            if (names.contains(format.text)) {
                formats.add(format);
            }
        }
        return formats;
    }

    public String text() {
        return text;
    }

    public String file() {
        return file;
    }

    abstract String render(RunResult result, List<Path> sourceRoots);
}
