package dev.anyorder.agent.trace;

import dev.anyorder.agent.task.OwnThread;

/** Writes what was recorded twice a second, so that a program that is killed leaves all but the last of it. */
public final class Flusher extends OwnThread {
    private static final long PERIOD_MILLIS = 500;

    private final Tracer tracer;

    public Flusher(Tracer tracer) {
        super("anyorder-trace");
        this.tracer = tracer;
        setDaemon(true);
    }

    @Override
    public void run() {
        try {
            while (true) {
                Thread.sleep(PERIOD_MILLIS);
                tracer.flush();
            }
        } catch (InterruptedException over) {
            // Nobody but the JVM's end would do that.
        }
    }
}
