package dev.anyorder.agent.task;

import dev.anyorder.agent.site.SiteTable;
import dev.anyorder.core.analysis.TaskListener;

/**
 * The methods that a task is in and that are declared to be something, and its static initialisers. What such a method does
 * is in steps of its own. Belongs to the thread of the task.
 */
public final class OpenMethods {
    private final TaskContext task;

    /** How many are under way whose calls are declared to commute. */
    private int commuting;

    /** How many are under way that are declared to be atomic. */
    private int blocks;

    /** How many are under way that are declared to be deterministic. */
    private int scopes;

    OpenMethods(TaskContext task) {
        this.task = task;
    }

    /**
     * A method is entered or left.
     *
     * @param site the site that stands for the method, where one is told; of a pair, the one that is over
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

    /** Another task begins. */
    void restart() {
        commuting = 0;
        blocks = 0;
        scopes = 0;
        task.updater.declared(false);
    }

    /** Whether what the task does is declared to commute. */
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

    /** Something begins that is declared to be atomic: a method, or a block of the task library. */
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

    /** The one that began last is over. */
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
