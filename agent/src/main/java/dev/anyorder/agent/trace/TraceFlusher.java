package dev.anyorder.agent.trace;

import dev.anyorder.agent.task.AgentThread;

/** Writes what was recorded twice a second, so that a program that is killed leaves all but the last of it. */
public final class TraceFlusher extends AgentThread {
    private static final long PERIOD_MILLIS = 500;

    private final RunRecorder recorder;

    public TraceFlusher(RunRecorder recorder) {
        super("anyorder-trace");
        this.recorder = recorder;
        setDaemon(true);
    }

    @Override
    public void run() {
        try {
            while (true) {
                Thread.sleep(PERIOD_MILLIS);
                recorder.flush();
            }
        } catch (InterruptedException over) {
            // Nobody but the JVM's end would do that.
        }
    }
}
