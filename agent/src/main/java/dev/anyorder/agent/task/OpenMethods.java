package dev.anyorder.agent.task;

import dev.anyorder.agent.site.SiteTable;
import dev.anyorder.core.analysis.TaskListener;

/** The active annotated methods and static initialisers of a task. Each has its own steps. Thread-confined. */
public final class OpenMethods {
    private final TaskContext task;

    /** Active methods declared to commute. */
    private int commuting;

    /** Active atomic blocks. */
    private int blocks;

    /** Active deterministic blocks. */
    private int scopes;

    OpenMethods(TaskContext task) {
        this.task = task;
    }

    /**
     * Enters or leaves a method.
     *
     * @param site of the method; for a pair, the number to replace
     */
    public void tell(TaskEvent event, int site, SiteTable sites) {
        switch (event) {
            case COMMUTING_BEGINS -> beginCommuting();
            case COMMUTING_ENDS -> endCommuting();
            case BLOCK_BEGINS -> beginBlock(sites.get(site).frame);
            case BLOCK_ENDS -> endBlock();
            case SCOPE_BEGINS -> beginScope(sites.get(site).frame);
            case SCOPE_ENDS -> endScope();
            case PAIR_BEGINS -> task.pairs.begin(site);
            case INITIALISER_BEGINS -> beginInitialiser();
            case INITIALISER_ENDS -> endInitialiser();
            default -> throw new IllegalStateException(event.word());
        }
    }

    void restart() {
        commuting = 0;
        blocks = 0;
        scopes = 0;
        task.updater.declared(false);
    }

    boolean commute() {
        return commuting > 0;
    }

    private void beginCommuting() {
        if (commuting++ == 0) {
            commute(true);
        }
    }

    private void endCommuting() {
        if (commuting > 0 && --commuting == 0) {
            commute(false);
        }
    }

    private void commute(boolean isDeclared) {
        task.settle();
        task.strand().nextStep();
        task.updater.declared(isDeclared);
        task.advance();
    }

    void beginBlock(Object info) {
        if (task.updater.wantsBlocks()) {
            task.settle();
            task.strand().beginBlock(info);
            blocks++;
            task.advance();
        }
    }

    void endBlock() {
        if (blocks > 0) {
            task.settle();
            blocks--;
            task.strand().endBlock();
            task.advance();
        }
    }

    private void beginScope(Object info) {
        TaskListener listener = task.operation.listener();
        if (listener != null && task.updater.wantsScopes()) {
            task.settle();
            task.strand().nextStep();
            listener.deterministicBegan(info);
            scopes++;
            task.advance();
        }
    }

    private void endScope() {
        TaskListener listener = task.operation.listener();
        if (listener != null && scopes > 0) {
            task.settle();
            task.strand().nextStep();
            task.operation.is("end", null, null);
            scopes--;
            listener.deterministicEnded();
            task.advance();
        }
    }

    private void beginInitialiser() {
        StaticInitializer initializer = new StaticInitializer();
        task.settle();
        task.strand().locks(task.locks.set().with(initializer, false));
        task.advance();
        task.open.add(initializer);
    }

    private void endInitialiser() {
        int last = task.open.size() - 1;
        if (last >= 0 && task.open.get(last) instanceof StaticInitializer initializer) {
            task.open.remove(last);
            task.settle();
            task.strand().locks(task.locks.set().without(initializer));
            initializer.end();
            task.advance();
        }
    }
}
