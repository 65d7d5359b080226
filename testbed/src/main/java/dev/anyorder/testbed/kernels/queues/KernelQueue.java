package dev.anyorder.testbed.kernels.queues;

import dev.anyorder.testbed.kernels.Crypt;
import dev.anyorder.testbed.kernels.Digest;
import dev.anyorder.testbed.kernels.Kernel;
import dev.anyorder.testbed.kernels.LuFact;
import dev.anyorder.testbed.kernels.MatrixMult;
import dev.anyorder.testbed.kernels.Series;
import dev.anyorder.testbed.kernels.Sor;
import dev.anyorder.testbed.kernels.Sparse;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;

/**
 * Runs other kernels as jobs of a queue, with as many workers as there are threads; each job has threads of its own, too.
 * The size is the number of jobs.
 */
public final class KernelQueue implements Kernel {

    private final String name;
    private final IntFunction<KernelJob> kind;
    private int threads;
    private final List<KernelJob> jobs = new ArrayList<>();

    private KernelQueue(String name, IntFunction<KernelJob> kind) {
        this.name = name;
        this.kind = kind;
    }

    /** Jobs of five kinds in turn: encryption, equations, series, relaxation, sparse matrices. */
    public static KernelQueue mixed() {
        return new KernelQueue("queue-jg", i -> switch (i % 5) {
            case 0 -> new KernelJob(new Crypt(), 120);
            case 1 -> new KernelJob(new LuFact(), 150);
            case 2 -> new KernelJob(new Series(), 40);
            case 3 -> new KernelJob(Sor.clean(), 120);
            default -> new KernelJob(new Sparse(), 1200);
        });
    }

    /** Products of matrices of several sizes. */
    public static KernelQueue products() {
        return new KernelQueue("queue-mm", i -> new KernelJob(new MatrixMult(), 480 + 20 * (i % 4)));
    }

    @Override
    public String name() {
        return name;
    }

    @Override
    public void prepare(int size, int threads) {
        this.threads = threads;
        for (int i = 0; i < size; i++) {
            jobs.add(kind.apply(i));
        }
    }

    @Override
    public void run() {
        try (WorkPool pool = new WorkPool(threads)) {
            jobs.forEach(pool::submit);
        }
    }

    @Override
    public long checksum() {
        Digest digest = new Digest();
        jobs.forEach(job -> digest.add(job.kernel().checksum()));
        return digest.value();
    }

    @Override
    public boolean validate() {
        return jobs.stream().allMatch(job -> job.kernel().validate());
    }
}
