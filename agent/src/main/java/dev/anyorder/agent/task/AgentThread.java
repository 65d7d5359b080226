package dev.anyorder.agent.task;

/** A thread that AnyOrder needs for itself; no task of the program. */
public abstract class AgentThread extends Thread {
    protected AgentThread(String name) {
        super(name);
    }
}
