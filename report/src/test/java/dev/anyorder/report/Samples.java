package dev.anyorder.report;

import dev.anyorder.core.finding.AccessBlock;
import dev.anyorder.core.finding.AccessCycle;
import dev.anyorder.core.finding.AccessInfo;
import dev.anyorder.core.finding.CycleEdge;
import dev.anyorder.core.finding.EdgeCause;
import dev.anyorder.core.finding.Evidence;
import dev.anyorder.core.finding.Finding;
import dev.anyorder.core.finding.FindingKind;
import dev.anyorder.core.finding.Frame;
import dev.anyorder.core.finding.LocationInfo;
import dev.anyorder.core.finding.LockInfo;
import dev.anyorder.core.finding.MissingOrder;
import dev.anyorder.core.finding.NondeterministicCall;
import dev.anyorder.core.finding.NoteType;
import dev.anyorder.core.finding.RunInfo;
import dev.anyorder.core.finding.RunNote;
import dev.anyorder.core.finding.RunResult;
import dev.anyorder.core.finding.ScheduleScope;
import dev.anyorder.core.finding.Severity;
import dev.anyorder.core.finding.SplitBlock;
import dev.anyorder.core.finding.TaskBranch;
import dev.anyorder.core.finding.TaskInfo;
import dev.anyorder.core.finding.TaskJoin;
import dev.anyorder.core.finding.UnorderedPair;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** One result for each situation that a report has to tell well. */
final class Samples {
    private static final Frame MAIN = frame("com.acme.Main.main", 9);
    private static final Frame THREAD_RUN = frame("java.lang.Thread.run", 840);
    private static final Frame DEPOSIT = frame("com.acme.Account.deposit", 17);
    private static final List<Frame> DEPOSIT_STACK =
            List.of(DEPOSIT, frame("com.acme.Bank.lambda$open$0", 31), THREAD_RUN);
    private static final List<Frame> POOL = List.of(
            frame("java.util.concurrent.Executors$RunnableAdapter.call", 539),
            frame("java.util.concurrent.FutureTask.run", 264),
            frame("java.util.concurrent.ThreadPoolExecutor.runWorker", 1136),
            frame("java.util.concurrent.ThreadPoolExecutor$Worker.run", 635),
            THREAD_RUN);
    private static final TaskInfo MAIN_TASK = new TaskInfo(1, "main", "main", List.of(), -1);
    private static final TaskInfo TELLER = new TaskInfo(
            2,
            "thread",
            "teller-1",
            List.of(frame("java.lang.Thread.start", 793), frame("com.acme.Bank.open", 31), MAIN),
            1);
    private static final TaskInfo AUDIT = new TaskInfo(
            3,
            "job",
            "com.acme.Audit",
            List.of(
                    frame("dev.anyorder.hooks.Tasks.submitted", 51),
                    frame("java.util.concurrent.AbstractExecutorService.submit", 123),
                    frame("com.acme.Bank.audit", 44),
                    MAIN),
            1);
    private static final LocationInfo BALANCE = new LocationInfo(
            "field",
            "com.acme.Account",
            "balance",
            -1,
            -1,
            "Account@1f",
            List.of(frame("com.acme.Bank.<init>", 22), MAIN));

    /** The tasks of the teller and of the audit, of which the audit is joined. */
    private static final MissingOrder SIBLINGS = new MissingOrder(
            1,
            branch(TELLER, 31),
            new TaskBranch(3, frame("com.acme.Bank.audit", 44), new TaskJoin(1, frame("com.acme.Bank.audit", 47))));

    private Samples() {}

    private static TaskBranch branch(TaskInfo task, int line) {
        return new TaskBranch(task.id(), frame("com.acme.Bank.open", line), null);
    }

    static RunResult fieldWithLocks() {
        LockInfo monitor = new LockInfo("Object@2a", false);
        LockInfo readLock = new LockInfo("ReentrantReadWriteLock@3c", true);
        LockInfo unknown = new LockInfo("Audit@4d", false);
        return result(finding(
                "7c1e09f2",
                1204,
                BALANCE,
                access("write", "", TELLER, DEPOSIT_STACK, monitor),
                access("read", "", AUDIT, stack(frame("com.acme.Audit.run", 12), POOL), readLock, unknown)));
    }

    /** A withdrawal that looks in one section and takes in another. */
    static RunResult split() {
        LockInfo monitor = new LockInfo("Account@1f", false);
        LockInfo letGo = new LockInfo(
                "Account@1f",
                false,
                List.of(frame("com.acme.Account.covers", 26)),
                List.of(frame("com.acme.Account.take", 28)));
        AccessInfo look = access(
                "read", "", TELLER, stack(frame("com.acme.Account.covers", 25), DEPOSIT_STACK.subList(1, 2)), letGo);
        AccessInfo between = access("write", "", AUDIT, stack(frame("com.acme.Account.close", 33), POOL), monitor);
        AccessInfo take = access(
                "update", "", TELLER, stack(frame("com.acme.Account.take", 29), DEPOSIT_STACK.subList(1, 2)), monitor);
        return split("5a1d77b0", new MissingOrder(1, SIBLINGS.second(), SIBLINGS.first()), look, between, take);
    }

    /** An update that is split in itself. */
    static RunResult splitUpdate() {
        AccessInfo update = access("update", "", TELLER, DEPOSIT_STACK);
        AccessInfo between = access("write", "", MAIN_TASK, List.of(frame("com.acme.Account.close", 33), MAIN));
        return split("5a1d77b1", new MissingOrder(1, null, SIBLINGS.first()), update, between, update);
    }

    /** Two jobs take one lock. */
    static RunResult conflict() {
        LocationInfo lock = new LocationInfo("object", "java.lang.Object", "", -1, -1, "Object@2a", List.of());
        return result(new Finding(
                "40be11c2",
                FindingKind.DETERMINISM_CONFLICT,
                Severity.ERROR,
                Evidence.PREDICTED,
                "determinism",
                1,
                lock,
                List.of(
                        access("acquire", "", TELLER, DEPOSIT_STACK),
                        access("acquire", "", AUDIT, stack(frame("com.acme.Audit.run", 12), POOL))),
                new UnorderedPair(SIBLINGS, frame("com.acme.Bank.open", 28))));
    }

    /** A job comes into a block by a volatile field and a latch. */
    static RunResult cycle() {
        List<Frame> main = List.of(frame("com.acme.Bank.close", 52), MAIN);
        return result(new Finding(
                "40be11c3",
                FindingKind.DETERMINISM_CYCLE,
                Severity.ERROR,
                Evidence.OBSERVED,
                "determinism",
                1,
                new LocationInfo("block", "com.acme.Bank", "close", -1, -1, "", List.of()),
                List.of(
                        to("Bank.open", access("write", "", MAIN_TASK, main)),
                        to("Bank.open", access("read", "", AUDIT, stack(frame("com.acme.Audit.run", 12), POOL))),
                        access("signal", "", AUDIT, stack(frame("com.acme.Audit.run", 15), POOL)),
                        access("await", "", MAIN_TASK, List.of(frame("com.acme.Bank.close", 53), MAIN))),
                new AccessCycle(
                        frame("com.acme.Bank.close", 50),
                        false,
                        List.of(new CycleEdge(1, 2, EdgeCause.WRITE), new CycleEdge(3, 4, EdgeCause.SIGNAL)),
                        List.of())));
    }

    /** Two blocks, each of which finds what the other wrote. */
    static RunResult circle() {
        List<Frame> main = List.of(frame("com.acme.Bank.close", 52), MAIN);
        return result(new Finding(
                "5a1d77b2",
                FindingKind.ATOMICITY_CYCLE,
                Severity.ERROR,
                Evidence.OBSERVED,
                "velodrome",
                1,
                new LocationInfo("block", "com.acme.Bank", "close", -1, -1, "", List.of()),
                List.of(
                        to("Bank.open", access("write", "", MAIN_TASK, main)),
                        to("Bank.open", access("read", "", AUDIT, stack(frame("com.acme.Audit.run", 12), POOL))),
                        access("release", "", AUDIT, stack(frame("com.acme.Audit.run", 15), POOL)),
                        access("acquire", "", MAIN_TASK, List.of(frame("com.acme.Bank.close", 53), MAIN))),
                new AccessCycle(
                        frame("com.acme.Bank.close", 50),
                        false,
                        List.of(new CycleEdge(1, 2, EdgeCause.WRITE), new CycleEdge(3, 4, EdgeCause.LOCK)),
                        List.of(
                                new AccessBlock(1, frame("com.acme.Bank.close", 50)),
                                new AccessBlock(2, frame("com.acme.Audit.run", 9)),
                                new AccessBlock(3, frame("com.acme.Audit.run", 9)),
                                new AccessBlock(4, frame("com.acme.Bank.close", 50))))));
    }

    private static RunResult split(String id, MissingOrder order, AccessInfo... accesses) {
        return result(new Finding(
                id,
                FindingKind.ATOMICITY_VIOLATION,
                Severity.ERROR,
                Evidence.PREDICTED,
                "atomicity",
                3,
                BALANCE,
                List.of(accesses),
                new SplitBlock(frame("com.acme.Account.withdraw", 21), null, false, order)));
    }

    /** A call whose result differs from run to run. */
    static RunResult nondeterministicCall() {
        return result(new Finding(
                "40be11c4",
                FindingKind.NONDETERMINISM_SOURCE,
                Severity.WARNING,
                Evidence.OBSERVED,
                "determinism",
                1,
                new LocationInfo("call", "System", "nanoTime", -1, -1, "", List.of()),
                List.of(access("call", "System.nanoTime", MAIN_TASK, List.of(frame("com.acme.Bank.open", 29), MAIN))),
                new NondeterministicCall(frame("com.acme.Bank.open", 28))));
    }

    /** Two tasks that acquire two locks in opposite order. */
    static RunResult deadlock() {
        LockInfo accounts = new LockInfo("Account@1f", false);
        LockInfo audit = new LockInfo("Audit@4d", false);
        Frame run = frame("com.acme.Audit.run", 12);
        return result(new Finding(
                "dead10cc",
                FindingKind.DEADLOCK,
                Severity.ERROR,
                Evidence.PREDICTED,
                "deadlock",
                1,
                new LocationInfo("object", "com.acme.Account", "", -1, -1, "Account@1f", List.of()),
                List.of(
                        to("Audit@4d", access("acquire", "", TELLER, DEPOSIT_STACK, accounts)),
                        to("Audit@4d", access("acquire", "", AUDIT, stack(run, POOL))),
                        to(
                                "Account@1f",
                                access("acquire", "", AUDIT, stack(frame("com.acme.Audit.run", 13), POOL), audit)),
                        to(
                                "Account@1f",
                                access(
                                        "acquire",
                                        "",
                                        TELLER,
                                        List.of(frame("com.acme.Account.deposit", 16), THREAD_RUN)))),
                new AccessCycle(
                        null,
                        false,
                        List.of(new CycleEdge(1, 2, EdgeCause.WAIT), new CycleEdge(3, 4, EdgeCause.WAIT)),
                        List.of())));
    }

    static RunResult arrayElement() {
        LocationInfo cell = new LocationInfo(
                "array", "int[]", "", 128, 17, "int[]@5e", List.of(frame("com.acme.Histogram.<init>", 8), MAIN));
        Frame leaf = frame("com.acme.Histogram$Leaf.compute", 26);
        List<Frame> recursion = List.of(
                leaf,
                frame("com.acme.Histogram$Leaf.split", 30),
                frame("com.acme.Histogram$Leaf.split", 30),
                frame("com.acme.Histogram$Leaf.split", 30),
                frame("java.util.concurrent.RecursiveAction.exec", 194),
                frame("java.util.concurrent.ForkJoinTask.doExec", 373));
        List<Frame> forked = List.of(
                frame("java.util.concurrent.ForkJoinTask.fork", 646), frame("com.acme.Histogram$Leaf.compute", 21));
        TaskInfo left = new TaskInfo(8, "fork", "com.acme.Histogram$Leaf", List.of(), -1);
        TaskInfo right = new TaskInfo(9, "fork", "com.acme.Histogram$Leaf", forked, 8);
        return result(new Finding(
                "11d0c3aa",
                FindingKind.DATA_RACE,
                Severity.WARNING,
                Evidence.PREDICTED,
                "race",
                2,
                cell,
                List.of(access("update", "", left, recursion), access("update", "", right, recursion)),
                new UnorderedPair(new MissingOrder(8, null, new TaskBranch(9, forked.get(1), null)), null)));
    }

    static RunResult hashMapPutAndGet() {
        LocationInfo map = new LocationInfo(
                "object",
                "java.util.HashMap",
                "",
                -1,
                -1,
                "HashMap@6f",
                List.of(frame("com.acme.Cache.<init>", 5), MAIN));
        return result(finding(
                "2be41f70",
                3,
                map,
                access("write", "HashMap.put", TELLER, List.of(frame("com.acme.Cache.put", 19), THREAD_RUN)),
                access("read", "HashMap.get", MAIN_TASK, List.of(frame("com.acme.Cache.get", 14), MAIN))));
    }

    static RunResult staticField() {
        LocationInfo hits = new LocationInfo("static", "com.acme.Stats", "hits", -1, -1, "", List.of());
        LockInfo monitor = new LockInfo("Object@2a", false);
        return result(finding(
                "90aa3d01",
                1,
                hits,
                access("update", "", TELLER, List.of(frame("com.acme.Stats.hit", 7), THREAD_RUN), monitor),
                access("update", "", MAIN_TASK, List.of(frame("com.acme.Stats.hit", 7), MAIN))));
    }

    static RunResult threadAndJob() {
        TaskInfo follower = new TaskInfo(4, "job", "com.acme.Bank$$Lambda/0x1a", AUDIT.createdAt(), 2);
        return result(finding(
                "c4c4c4c4",
                12,
                BALANCE,
                access("write", "", TELLER, DEPOSIT_STACK),
                access("write", "", follower, stack(DEPOSIT, POOL))));
    }

    static RunResult incompleteStack() {
        TaskInfo unknown = new TaskInfo(5, "thread", "", List.of(), -1);
        Frame bare = new Frame("Counter", "add", "", 0);
        AccessInfo siteOnly = new AccessInfo("read", "", "", unknown, bare, List.of(), false, List.of());
        AccessInfo nearby = new AccessInfo("write", "", "", TELLER, DEPOSIT, DEPOSIT_STACK, false, List.of());
        LocationInfo field = new LocationInfo("field", "Counter", "value", -1, -1, "Counter@7", List.of());
        return result(finding("e0e0e0e0", 1, field, siteOnly, nearby));
    }

    static RunResult nothing() {
        return new RunResult(run(List.of("fasttrack"), Map.of(), List.of()), List.of());
    }

    static RunResult nothingButNotes() {
        Map<String, String> skipped =
                Map.of("com.acme.Huge", "a method would grow past 64 KB", "org.lib.Odd", "class file of Java 99");
        return new RunResult(
                run(List.of("race"), skipped, List.of(new RunNote(NoteType.SELECTED_FIELDS, "fields"))), List.of());
    }

    /** Errors and notes in plenty, and more skipped classes than anybody wants to read. */
    static RunResult many(int findings) {
        List<Finding> many = new ArrayList<>();
        for (int i = 0; i < findings; i++) {
            many.add(fieldNumber(i));
        }
        Map<String, String> skipped = new HashMap<>();
        for (int i = 0; i < 30; i++) {
            skipped.put("org.lib.Generated" + (10 + i), "it is too large");
        }
        return new RunResult(run(List.of("race", "determinacy"), skipped, List.of()), many);
    }

    private static Finding fieldNumber(int i) {
        boolean note = i % 3 == 0;
        return new Finding(
                "id" + (1000 + i * 7919 % 9000),
                note ? FindingKind.DETERMINACY_RACE : FindingKind.DATA_RACE,
                note ? Severity.NOTE : Severity.ERROR,
                note ? Evidence.CONDITIONAL : Evidence.OBSERVED,
                "race",
                1 + i,
                new LocationInfo("field", "com.acme.Wide", "f" + i, -1, -1, "Wide@1", List.of()),
                List.of(
                        access("write", "", MAIN_TASK, List.of(frame("com.acme.Wide.set", 10 + i), MAIN)),
                        access("read", "", TELLER, List.of(frame("com.acme.Wide.get", 100 + i), THREAD_RUN))),
                new UnorderedPair(new MissingOrder(1, null, branch(TELLER, 31)), null));
    }

    static RunResult result(Finding... findings) {
        List<String> analyses =
                Stream.of(findings).map(Finding::analysis).distinct().toList();
        return new RunResult(run(analyses, Map.of(), List.of()), List.of(findings));
    }

    static RunResult all() {
        List<Finding> findings = new ArrayList<>();
        for (RunResult one : List.of(
                fieldWithLocks(),
                arrayElement(),
                hashMapPutAndGet(),
                staticField(),
                threadAndJob(),
                incompleteStack())) {
            findings.addAll(one.findings());
        }
        return result(findings.toArray(new Finding[0]));
    }

    private static RunInfo run(List<String> analyses, Map<String, String> skipped, List<RunNote> notes) {
        ScheduleScope schedules = analyses.equals(List.of("fasttrack")) ? ScheduleScope.OBSERVED : ScheduleScope.ALL;
        return new RunInfo(
                analyses,
                schedules,
                "17.0.15, Debian",
                14,
                1204,
                96,
                37,
                skipped,
                notes,
                Map.of("bytes.shadow", 4096L));
    }

    private static Finding finding(String id, long count, LocationInfo location, AccessInfo... accesses) {
        return new Finding(
                id,
                FindingKind.DATA_RACE,
                Severity.ERROR,
                Evidence.OBSERVED,
                "fasttrack",
                count,
                location,
                List.of(accesses),
                new UnorderedPair(new MissingOrder(MissingOrder.UNKNOWN, null, null), null));
    }

    private static AccessInfo access(String op, String call, TaskInfo task, List<Frame> stack, LockInfo... locks) {
        return new AccessInfo(op, call, "", task, stack.get(0), stack, true, List.of(locks));
    }

    private static AccessInfo to(String target, AccessInfo access) {
        return new AccessInfo(
                access.op(),
                access.call(),
                target,
                access.task(),
                access.site(),
                access.stack(),
                access.stackComplete(),
                access.locks());
    }

    private static List<Frame> stack(Frame site, List<Frame> below) {
        List<Frame> stack = new ArrayList<>(below);
        stack.add(0, site);
        return stack;
    }

    /** A frame from {@code package.Class.method}; the file is that of the outermost class. */
    static Frame frame(String classAndMethod, int line) {
        int dot = classAndMethod.lastIndexOf('.');
        String className = classAndMethod.substring(0, dot);
        String simple = className.substring(className.lastIndexOf('.') + 1);
        int dollar = simple.indexOf('$');
        String file = (dollar < 0 ? simple : simple.substring(0, dollar)) + ".java";
        return new Frame(className, classAndMethod.substring(dot + 1), file, line);
    }
}
