package dev.anyorder.testbed.kernels.queues;

import dev.anyorder.testbed.kernels.Kernel;

/** A job that runs a whole kernel, with threads of the kernel's own. */
final class KernelJob implements Runnable {

    private static final int THREADS = 2;

    private final Kernel kernel;

    KernelJob(Kernel kernel, int size) {
        this.kernel = kernel;
        kernel.prepare(size, THREADS);
    }

    @Override
    public void run() {
        kernel.run();
    }

    /** What came out, once the job was done. */
    Kernel kernel() {
        return kernel;
    }
}
