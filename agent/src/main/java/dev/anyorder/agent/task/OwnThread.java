package dev.anyorder.agent.task;

/** A thread that AnyOrder needs for itself; no task of the program. */
public abstract class OwnThread extends Thread {
    protected OwnThread(String name) {
        super(name);
    }
}
