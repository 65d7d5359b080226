package dev.anyorder.agent.task;

/** A thread of the agent, not of the program. */
public abstract class AgentThread extends Thread {
    protected AgentThread(String name) {
        super(name);
    }
}
