package dev.anyorder.core.analysis.deadlock;

import dev.anyorder.core.analysis.AnalysisContext;
import dev.anyorder.core.analysis.LockMode;
import dev.anyorder.core.analysis.Operation;
import dev.anyorder.core.analysis.OperationFinding;
import dev.anyorder.core.analysis.Synchronizer;
import dev.anyorder.core.analysis.TaskListener;
import dev.anyorder.core.order.ClockRetention;
import dev.anyorder.core.order.TaskState;
import dev.anyorder.core.order.TrackedOrders;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Random;
import org.jspecify.annotations.Nullable;

/** One run of a program, in a random order, watched by the analysis. */
final class LockRun implements AnalysisContext {
    /** A lock that is known by its number. */
    static final class NumberedLock extends Synchronizer {}

    /** An acquisition, named by task and instruction. */
    record NamedOperation(String name) implements Operation {
        @Override
        public boolean isAccess() {
            return false;
        }
    }

    /** What was found. */
    final List<OperationFinding> findings = new ArrayList<>();

    private final List<NumberedLock> locks = new ArrayList<>();
    private final List<@Nullable TaskState> strands = new ArrayList<>();
    private final LockProgram program;
    private String current = "";

    private LockRun(LockProgram program) {
        this.program = program;
        for (int i = 0; i < 8; i++) {
            locks.add(new NumberedLock());
            strands.add(null);
        }
        TaskState root = TaskState.root(
                "0", TrackedOrders.LOGICAL, ClockRetention.CURRENT_STEP, new DeadlockAnalysis().taskListener(this));
        strands.set(0, root);
    }

    /** A run that comes to its end; null if the order led to a deadlock. */
    static @Nullable LockRun of(LockProgram program, Random random) {
        LockRun run = new LockRun(program);
        int[] state = program.start();
        int last = 0;
        while (true) {
            List<Integer> able = new ArrayList<>();
            boolean isOver = true;
            for (int task = 0; task < state.length; task++) {
                isOver &= state[task] == LockProgram.NOT_STARTED || program.isOver(state, task);
                if (program.canStep(state, task)) {
                    able.add(task);
                }
            }
            if (able.isEmpty()) {
                return isOver ? run : null;
            }
            // Mostly the same one, or too many runs deadlock.
            boolean isSame = able.contains(last) && random.nextInt(4) > 0;
            int task = isSame ? last : able.get(random.nextInt(able.size()));
            last = task;
            run.perform(task, state[task]);
            state = program.step(state, task);
            if (program.isOver(state, task)) {
                run.strand(task).end();
            }
        }
    }

    private TaskState strand(int task) {
        return Objects.requireNonNull(strands.get(task));
    }

    private void perform(int task, int at) {
        LockProgram.Instruction next = program.tasks.get(task).get(at);
        TaskState strand = strand(task);
        TaskListener listener = (TaskListener) Objects.requireNonNull(strand.follower());
        current = task + ":" + at;
        switch (next.action()) {
            case SPAWN -> strands.set(next.number(), strand.spawn(String.valueOf(next.number())));
            case JOIN -> strand.join(strand(next.number()));
            case RELEASE -> {
                NumberedLock lock = locks.get(next.number());
                listener.release(lock, !strand.locks().has(lock, false));
                strand.locks(strand.locks().without(lock));
            }
            default -> {
                boolean shared = next.action() == LockProgram.Action.ACQUIRE_SHARED;
                NumberedLock lock = locks.get(next.number());
                LockMode mode = shared ? LockMode.SHARED : LockMode.EXCLUSIVE;
                listener.acquire(lock, mode, true, strand.step(), at);
                strand.locks(strand.locks().with(lock, shared));
            }
        }
    }

    @Override
    public Operation operation() {
        return new NamedOperation(current);
    }

    @Override
    public void report(OperationFinding finding) {
        findings.add(finding);
    }
}
