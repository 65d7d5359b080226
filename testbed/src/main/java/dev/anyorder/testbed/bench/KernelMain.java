package dev.anyorder.testbed.bench;

import com.sun.management.OperatingSystemMXBean;
import dev.anyorder.testbed.kernels.Kernel;
import java.lang.management.ManagementFactory;

/**
 * Runs one kernel in this JVM, a number of times, and prints one line for each timed repetition and one at the end:
 *
 * <pre>
 * anyorder-bench repetition kernel=sor wall_ns=… cpu_ns=… checksum=…
 * anyorder-bench end kernel=sor peak_live_bytes=… peak_used_bytes=… checksum=… valid=true
 * </pre>
 *
 * <p>Times are those of {@link Kernel#run} alone; the processor time is that of the whole process, with compiler and
 * collector. A repetition whose checksum differs from the first one is told by {@code checksum=varies} at the end. With
 * {@code -Danyorder.bench.validate=false} the result is not validated. The status is 1 when the result is not valid, 2
 * for wrong arguments.
 */
public final class KernelMain {

    static final String MARK = "anyorder-bench ";
    static final String VALIDATE = "anyorder.bench.validate";

    private final HeapWatch heap = new HeapWatch();
    private final OperatingSystemMXBean system = (OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();

    private final KernelEntry entry;
    private final int size;
    private final int threads;
    private String checksum = "";

    private KernelMain(KernelEntry entry, int size, int threads) {
        this.entry = entry;
        this.size = size;
        this.threads = threads;
    }

    public static void main(String[] args) {
        if (args.length != 5 || KernelCatalogue.find(args[0]).isEmpty()) {
            System.err.println("Usage: KernelMain KERNEL SIZE THREADS WARMUPS REPETITIONS");
            System.err.println("SIZE is small, quick, default or a number. Kernels:");
            KernelCatalogue.all().forEach(entry -> System.err.println("  " + entry.name()));
            System.exit(2);
        }
        KernelEntry entry = KernelCatalogue.find(args[0]).orElseThrow();
        KernelMain main = new KernelMain(entry, entry.size(args[1]), Integer.parseInt(args[2]));
        if (!main.measure(Integer.parseInt(args[3]), Integer.parseInt(args[4]))) {
            System.exit(1);
        }
    }

    private boolean measure(int warmups, int repetitions) {
        heap.start();
        boolean valid = true;
        for (int i = -warmups; i < repetitions; i++) {
            // What the last repetition left would otherwise count as live in the collections of this one.
            System.gc();
            valid = repeat(i >= 0, i == repetitions - 1);
        }
        return valid;
    }

    private boolean repeat(boolean timed, boolean last) {
        Kernel kernel = entry.factory().get();
        kernel.prepare(size, threads);
        String times = time(kernel);
        String sum = Long.toHexString(kernel.checksum());
        checksum = checksum.isEmpty() || checksum.equals(sum) ? sum : "varies";
        if (timed) {
            System.out.println(MARK + "repetition kernel=" + kernel.name() + times + " checksum=" + sum);
        }
        heap.collect();
        return !last || end(kernel);
    }

    /** Validation comes after the heap was measured, since it may need as much again. */
    private boolean end(Kernel kernel) {
        String peaks = " peak_live_bytes=" + heap.peakLive() + " peak_used_bytes=" + heap.peakUsed();
        boolean valid = "false".equals(System.getProperty(VALIDATE)) || kernel.validate();
        System.out.println(MARK + "end kernel=" + kernel.name() + peaks + " checksum=" + checksum + " valid=" + valid);
        return valid;
    }

    private String time(Kernel kernel) {
        long cpu = system.getProcessCpuTime();
        long wall = System.nanoTime();
        kernel.run();
        return " wall_ns=" + (System.nanoTime() - wall) + " cpu_ns=" + (system.getProcessCpuTime() - cpu);
    }
}
