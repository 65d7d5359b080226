package dev.anyorder.agent.trace;

import dev.anyorder.agent.task.AgentThread;

/** Flushes the trace periodically, which bounds the loss if the program is killed. */
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
            // The JVM ends.
        }
    }
}
