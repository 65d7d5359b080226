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
import dev.anyorder.testbed.kernels.tasks.BlackScholes;
import dev.anyorder.testbed.kernels.tasks.BlockLu;
import dev.anyorder.testbed.kernels.tasks.Fft;
import dev.anyorder.testbed.kernels.tasks.Fib;
import dev.anyorder.testbed.kernels.tasks.KMeans;
import dev.anyorder.testbed.kernels.tasks.MergeSort;
import dev.anyorder.testbed.kernels.tasks.NQueens;
import dev.anyorder.testbed.kernels.tasks.SpanningTree;
import dev.anyorder.testbed.kernels.tasks.Strassen;
import dev.anyorder.testbed.kernels.tasks.WordCount;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/** All kernels, in the order in which they are reported. A new kernel is one line here. */
public final class KernelCatalogue {

    private static final List<KernelEntry> ENTRIES = List.of(
            clean("crypt", 64, 6000, 40000, Crypt::new),
            clean("lufact", 60, 800, 2000, LuFact::new),
            clean("series", 20, 2000, 16000, Series::new),
            clean("sor", 60, 900, 2500, Sor::clean),
            clean("sparse", 500, 50000, 300000, Sparse::new),
            clean("moldyn", 3, 6, 9, MolDyn::new),
            clean("montecarlo", 200, 5000, 30000, MonteCarlo::new),
            clean("raytracer", 24, 400, 1100, RayTracer::clean),
            clean("quicksort", 20, 1500, 10000, QuickSort::new),
            clean("matrixmult", 60, 700, 1600, MatrixMult::new),
            racy("sor-bug", 60, 900, 2500, Sor::racy),
            racy("raytracer-bug", 24, 400, 1100, RayTracer::racy),
            clean("fib", 18, 34, 38, Fib::new),
            clean("nqueens", 6, 10, 12, NQueens::new),
            clean("mergesort", 20, 1000, 8000, MergeSort::new),
            clean("strassen", 2, 8, 24, Strassen::new),
            clean("fft", 11, 18, 21, Fft::new),
            clean("lu", 3, 24, 50, BlockLu::new),
            clean("spanningtree", 5, 500, 2000, SpanningTree::new),
            clean("blackscholes", 5, 1000, 8000, BlackScholes::new),
            clean("wordcount", 1, 50, 400, WordCount::new),
            clean("kmeans", 1, 50, 300, KMeans::new));

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
