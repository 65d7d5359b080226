package dev.anyorder.report;

import dev.anyorder.core.finding.AccessInfo;
import dev.anyorder.core.finding.Evidence;
import dev.anyorder.core.finding.Finding;
import dev.anyorder.core.finding.FindingKind;
import dev.anyorder.core.finding.Frame;
import dev.anyorder.core.finding.LocationInfo;
import dev.anyorder.core.finding.TaskInfo;

/** Names for the things of a report, in the words that users know. */
public final class ReportWording {
    private ReportWording() {}

    /** What a finding is about, in one line: {@code data race on Account.balance of Account@1f}. */
    public static String headline(Finding finding) {
        return kind(finding.kind(), 1) + " on " + location(finding.location());
    }

    static String kind(FindingKind kind, long count) {
        return switch (kind) {
            case OUTPUT_NONDETERMINISM -> (count == 1 ? "" : "cases of ") + "output nondeterminism";
            case NONDETERMINISM_SOURCE -> count == 1 ? "source of nondeterminism" : "sources of nondeterminism";
            default -> kind.text().replace('-', ' ') + (count == 1 ? "" : "s");
        };
    }

    static String evidence(Finding finding) {
        return switch (finding.kind()) {
            case ATOMICITY_VIOLATION -> splitting(finding.evidence());
            case ATOMICITY_CYCLE ->
                "observed: no run in which blocks come one after the other does the same as this one";
            case DETERMINISM_CYCLE -> "observed: no run in which the block is undisturbed does the same as this one";
            case NONDETERMINISM_SOURCE -> "observed: the call was made in this run";
            default -> ordering(finding.evidence());
        };
    }

    private static String splitting(Evidence evidence) {
        return switch (evidence) {
            case OBSERVED -> "observed: (2) came between in this run, or nothing but chance kept it out";
            case PREDICTED -> "predicted: locks kept (2) out in this run, and another schedule may let it in";
            case CONDITIONAL ->
                "conditional: locks kept (2) out in this run; another schedule may let it in, but then the program"
                        + " may take another branch";
            case CONFIRMED -> "confirmed: the other schedule was replayed, and showed it";
        };
    }

    private static String ordering(Evidence evidence) {
        return switch (evidence) {
            case OBSERVED -> "observed: nothing ordered the accesses, not even in this run";
            case PREDICTED ->
                "predicted: only locks ordered the accesses in this run, and another schedule may take"
                        + " them the other way round";
            case CONDITIONAL ->
                "conditional: only locks ordered the accesses in this run, but in the other order the"
                        + " program may take another branch";
            case CONFIRMED -> "confirmed: the other schedule was replayed, and showed it";
        };
    }

    /** The location in short, as in a headline. */
    static String location(LocationInfo location) {
        return switch (location.kind()) {
            case "field", "group" ->
                field(location) + (location.instance().isEmpty() ? "" : " of " + location.instance());
            case "static" -> "static " + field(location);
            case "array" -> array(location) + (location.index() < 0 ? "" : " element " + location.index());
            case "object" -> location.instance().isEmpty() ? simple(location.type()) : location.instance();
            default -> location.kind() + " " + field(location);
        };
    }

    /** The location in full, with the names of packages. */
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
        String call = access.call();
        String what = call.isEmpty() ? access.op() : call + " (" + access.op() + ")";
        String worker = access.task().worker();
        return what + " by " + task(access.task()) + (worker.isEmpty() ? "" : " on worker \"" + worker + "\"");
    }

    /** What an access does, and where, in short. */
    static String deed(AccessInfo access) {
        String what = access.call().isEmpty() ? access.op() : access.call() + " (" + access.op() + ")";
        return what + " at " + place(access.site());
    }

    /** Where it is, in short. */
    static String place(Frame site) {
        return site.file().isEmpty() ? site.className() : site.file() + ":" + site.line();
    }

    static String frame(Frame frame) {
        String place = frame.file().isEmpty() ? "source unknown" : frame.file();
        String line = frame.file().isEmpty() || frame.line() <= 0 ? "" : ":" + frame.line();
        return frame.className() + "." + frame.method() + "(" + place + line + ")";
    }

    /** A number and its noun: {@code 1,204 tasks}. */
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

    /** The name without the package. A hidden class has a slash and more after its name. */
    private static String simple(String type) {
        int slash = type.indexOf('/');
        return type.substring(type.lastIndexOf('.', slash < 0 ? type.length() : slash) + 1);
    }
}
