package dev.anyorder.report;

import dev.anyorder.core.finding.AccessInfo;
import dev.anyorder.core.finding.Evidence;
import dev.anyorder.core.finding.Finding;
import dev.anyorder.core.finding.FindingKind;
import dev.anyorder.core.finding.Frame;
import dev.anyorder.core.finding.LocationInfo;
import dev.anyorder.core.finding.SplitBlock;
import dev.anyorder.core.finding.TaskInfo;
import java.util.Set;

/** The wording of reports. */
public final class ReportWording {
    private static final String CONDITION =
            "but the program reads lock-protected data that could change its control flow in that order";

    private ReportWording() {}

    /** {@code data race on Account.balance of Account@1f}. */
    public static String headline(Finding finding) {
        LocationInfo location = finding.location();
        String kind = kind(finding.kind(), 1);
        return switch (location.kind()) {
            case "block" -> kind + " in " + field(location);
            case "call" -> kind + ": " + field(location);
            default -> kind + " on " + location(location);
        };
    }

    static String kind(FindingKind kind, long count) {
        return switch (kind) {
            case NONDETERMINISM_SOURCE -> count == 1 ? "source of nondeterminism" : "sources of nondeterminism";
            default -> kind.text().replace('-', ' ') + (count == 1 ? "" : "s");
        };
    }

    static String evidence(Finding finding) {
        return finding.evidence().text() + ": "
                + switch (finding.kind()) {
                    case ATOMICITY_VIOLATION -> splitting(finding);
                    case ATOMICITY_CYCLE -> "this run is not conflict-serialisable";
                    case DETERMINISM_CYCLE -> "no run without this interference is equivalent to this one";
                    case NONDETERMINISM_SOURCE -> "the call was made in this run";
                    case DEADLOCK -> deadlock(finding.evidence());
                    case MEASUREMENT -> "counted in this run";
                    default -> ordering(finding);
                };
    }

    private static String splitting(Finding finding) {
        return switch (finding.evidence()) {
            case OBSERVED ->
                finding.why() instanceof SplitBlock split && split.interleaved()
                        ? "(2) interleaved in this run"
                        : "nothing ordered (2) and the block in this run; only timing kept (2) out";
            case PREDICTED ->
                "in this run only lock acquisition order kept (2) out, which another schedule can reverse";
            case CONDITIONAL -> "another schedule can let (2) in, " + CONDITION;
        };
    }

    private static String ordering(Finding finding) {
        String accesses = isMemory(finding) ? "accesses" : "operations";
        return switch (finding.evidence()) {
            case OBSERVED -> "the " + accesses + " were unordered in this run";
            case PREDICTED ->
                "in this run the " + accesses
                        + " were ordered only by lock acquisition order, which another schedule can reverse";
            case CONDITIONAL -> "another schedule can reverse the order of the " + accesses + ", " + CONDITION;
        };
    }

    private static String deadlock(Evidence evidence) {
        return switch (evidence) {
            case OBSERVED -> "the tasks blocked each other in this run";
            case PREDICTED -> "the tasks did not block each other in this run; another schedule can make them";
            case CONDITIONAL -> "another schedule can make the tasks block each other, " + CONDITION;
        };
    }

    private static boolean isMemory(Finding finding) {
        return finding.accesses().stream()
                .allMatch(access -> Set.of("read", "write", "update").contains(access.op()));
    }

    static String location(LocationInfo location) {
        return switch (location.kind()) {
            case "field", "group" ->
                field(location) + (location.instance().isEmpty() ? "" : " of " + location.instance());
            case "static" -> "static " + field(location);
            case "array" -> array(location) + (location.index() < 0 ? "" : " element " + location.index());
            case "object" -> location.instance().isEmpty() ? simple(location.type()) : location.instance();
            default -> field(location);
        };
    }

    /** With package names. */
    static String fullLocation(LocationInfo location) {
        String instance = location.instance().isEmpty() ? "" : " (" + location.instance() + ")";
        return switch (location.kind()) {
            case "field", "group" -> location.kind() + " " + location.name() + " of " + location.type() + instance;
            case "static" -> "static field " + location.name() + " of " + location.type();
            case "array" ->
                array(location.type(), location.length())
                        + instance
                        + (location.index() < 0 ? "" : ", element " + location.index());
            case "block" -> "method " + location.name() + " of " + location.type();
            case "call" -> "call of " + location.type() + "." + location.name();
            default -> location.kind() + " of type " + location.type() + instance;
        };
    }

    static String task(TaskInfo task) {
        String name = task.name().isEmpty() ? "" : " " + task.name();
        String what = switch (task.kind()) {
            case "main" -> "the main thread";
            case "thread" -> "thread" + (name.isEmpty() ? "" : " \"" + task.name() + "\"");
            case "fork" -> "forked task" + name;
            default -> task.kind() + name;
        };
        return what + " (task " + task.id() + ")";
    }

    static String access(AccessInfo access) {
        return operation(access) + " by " + task(access.task());
    }

    static String deed(AccessInfo access) {
        return operation(access) + " at " + place(access.site());
    }

    private static String operation(AccessInfo access) {
        String what = access.call().isEmpty() ? access.op() : access.call() + " (" + access.op() + ")";
        return access.target().isEmpty() ? what : what + (access.call().isEmpty() ? " " : " of ") + access.target();
    }

    static String place(Frame site) {
        return site.file().isEmpty() ? site.className() : site.file() + ":" + site.line();
    }

    static String frame(Frame frame) {
        String place = frame.file().isEmpty() ? "source unknown" : frame.file();
        String line = frame.file().isEmpty() || frame.line() <= 0 ? "" : ":" + frame.line();
        return frame.className() + "." + frame.method() + "(" + place + line + ")";
    }

    /** {@code 1,204 tasks}. */
    static String count(long count, String one, String many) {
        return number(count) + " " + (count == 1 ? one : many);
    }

    static String number(long number) {
        StringBuilder digits = new StringBuilder(Long.toString(number));
        int first = number < 0 ? 1 : 0;
        for (int i = digits.length() - 3; i > first; i -= 3) {
            digits.insert(i, ',');
        }
        return digits.toString();
    }

    private static String field(LocationInfo location) {
        return simple(location.type()) + (location.name().isEmpty() ? "" : "." + location.name());
    }

    private static String array(LocationInfo location) {
        return array(simple(location.type()), location.length());
    }

    private static String array(String type, int length) {
        int bracket = type.indexOf("[]");
        return length < 0 || bracket < 0
                ? type
                : type.substring(0, bracket) + "[" + length + "]" + type.substring(bracket + 2);
    }

    /** A hidden class has a slash after its name. */
    private static String simple(String type) {
        int slash = type.indexOf('/');
        return type.substring(type.lastIndexOf('.', slash < 0 ? type.length() : slash) + 1);
    }
}
