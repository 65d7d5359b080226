package dev.anyorder.testbed.bench;

import dev.anyorder.testbed.kernels.Crypt;
import dev.anyorder.testbed.kernels.Kernel;
import dev.anyorder.testbed.kernels.LuFact;
import dev.anyorder.testbed.kernels.MatrixMult;
import dev.anyorder.testbed.kernels.QuickSort;
import dev.anyorder.testbed.kernels.Series;
import dev.anyorder.testbed.kernels.Sor;
import dev.anyorder.testbed.kernels.Sparse;
import dev.anyorder.testbed.kernels.moldyn.MolDyn;
import dev.anyorder.testbed.kernels.montecarlo.MonteCarlo;
import dev.anyorder.testbed.kernels.raytracer.RayTracer;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/** All kernels, in the order in which they are reported. A new kernel is one line here. */
public final class KernelCatalogue {

    private static final List<KernelEntry> ENTRIES = List.of(
            clean("crypt", 64, 4000, 24000, Crypt::new),
            clean("lufact", 60, 600, 1500, LuFact::new),
            clean("series", 20, 1000, 10000, Series::new),
            clean("sor", 60, 800, 2000, Sor::clean),
            clean("sparse", 500, 50000, 200000, Sparse::new),
            clean("moldyn", 3, 6, 9, MolDyn::new),
            clean("montecarlo", 200, 5000, 40000, MonteCarlo::new),
            clean("raytracer", 24, 150, 500, RayTracer::clean),
            clean("quicksort", 20, 1000, 8000, QuickSort::new),
            clean("matrixmult", 60, 400, 1000, MatrixMult::new),
            racy("sor-bug", 60, 800, 2000, Sor::racy),
            racy("raytracer-bug", 24, 150, 500, RayTracer::racy));

    private KernelCatalogue() {}

    /** All kernels. */
    public static List<KernelEntry> all() {
        return ENTRIES;
    }

    /** The kernel of that name, if there is one. */
    public static Optional<KernelEntry> find(String name) {
        return ENTRIES.stream().filter(entry -> entry.name().equals(name)).findFirst();
    }

    private static KernelEntry clean(
            String name, int small, int quick, int standard, Supplier<? extends Kernel> factory) {
        return new KernelEntry(name, false, small, quick, standard, factory);
    }

    private static KernelEntry racy(
            String name, int small, int quick, int standard, Supplier<? extends Kernel> factory) {
        return new KernelEntry(name, true, small, quick, standard, factory);
    }
}
