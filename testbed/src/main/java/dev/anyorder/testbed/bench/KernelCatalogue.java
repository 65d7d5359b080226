package dev.anyorder.testbed.bench;

import dev.anyorder.testbed.kernels.Crypt;
import dev.anyorder.testbed.kernels.Kernel;
import dev.anyorder.testbed.kernels.LuFact;
import dev.anyorder.testbed.kernels.MatrixMult;
import dev.anyorder.testbed.kernels.QuickSort;
import dev.anyorder.testbed.kernels.Series;
import dev.anyorder.testbed.kernels.Sor;
import dev.anyorder.testbed.kernels.Sparse;
import dev.anyorder.testbed.kernels.bodytrack.BodyTrack;
import dev.anyorder.testbed.kernels.delaunay.DelaunayRefinement;
import dev.anyorder.testbed.kernels.delaunay.DelaunayTriangulation;
import dev.anyorder.testbed.kernels.fluidanimate.FluidAnimate;
import dev.anyorder.testbed.kernels.geometry.ConvexHull;
import dev.anyorder.testbed.kernels.geometry.NearestNeighbours;
import dev.anyorder.testbed.kernels.growth.Accesses;
import dev.anyorder.testbed.kernels.growth.Calls;
import dev.anyorder.testbed.kernels.growth.Spawns;
import dev.anyorder.testbed.kernels.moldyn.MolDyn;
import dev.anyorder.testbed.kernels.montecarlo.MonteCarlo;
import dev.anyorder.testbed.kernels.queues.Hedc;
import dev.anyorder.testbed.kernels.queues.KernelQueue;
import dev.anyorder.testbed.kernels.raycast.RayCast;
import dev.anyorder.testbed.kernels.raytracer.RayTracer;
import dev.anyorder.testbed.kernels.streamcluster.StreamCluster;
import dev.anyorder.testbed.kernels.tasks.BlackScholes;
import dev.anyorder.testbed.kernels.tasks.BlockLu;
import dev.anyorder.testbed.kernels.tasks.Fft;
import dev.anyorder.testbed.kernels.tasks.Fib;
import dev.anyorder.testbed.kernels.tasks.KMeans;
import dev.anyorder.testbed.kernels.tasks.Karatsuba;
import dev.anyorder.testbed.kernels.tasks.MergeSort;
import dev.anyorder.testbed.kernels.tasks.NQueens;
import dev.anyorder.testbed.kernels.tasks.SampleSort;
import dev.anyorder.testbed.kernels.tasks.SpanningTree;
import dev.anyorder.testbed.kernels.tasks.Strassen;
import dev.anyorder.testbed.kernels.tasks.Swaptions;
import dev.anyorder.testbed.kernels.tasks.WordCount;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/** All kernels, in the order in which they are reported. A new kernel is one line here. */
public final class KernelCatalogue {

    private static final List<KernelEntry> ENTRIES = List.of(
            threads("crypt", 64, 6000, 40000, Crypt::new),
            threads("lufact", 60, 800, 2000, LuFact::new),
            threads("series", 20, 2000, 16000, Series::new),
            threads("sor", 60, 900, 2500, Sor::clean),
            threads("sparse", 500, 80000, 400000, Sparse::new),
            threads("moldyn", 3, 6, 9, MolDyn::new),
            threads("montecarlo", 200, 5000, 30000, MonteCarlo::new),
            threads("raytracer", 24, 400, 1100, RayTracer::clean),
            threads("quicksort", 20, 1500, 10000, QuickSort::new),
            threads("matrixmult", 60, 800, 1600, MatrixMult::new),
            racy("sor-bug", 60, 900, 2500, Sor::racy),
            racy("raytracer-bug", 24, 400, 1100, RayTracer::racy),
            tasks("fib", 18, 38, 42, Fib::new),
            tasks("nqueens", 6, 12, 13, NQueens::new),
            tasks("mergesort", 20, 1000, 8000, MergeSort::new),
            tasks("strassen", 2, 10, 20, Strassen::new),
            tasks("fft", 11, 19, 21, Fft::new),
            tasks("lu", 3, 28, 60, BlockLu::new),
            tasks("spanningtree", 5, 100, 500, SpanningTree::new),
            tasks("blackscholes", 1, 150, 1000, BlackScholes::new),
            tasks("wordcount", 1, 100, 800, WordCount::new),
            tasks("kmeans", 1, 80, 600, KMeans::ofStreams),
            atomicity("bodytrack", 3, 30, 300, BodyTrack::new),
            atomicity("streamcluster", 2, 4, 36, StreamCluster::new),
            atomicity("swaptions", 2, 120, 1200, Swaptions::new),
            atomicity("fluidanimate", 5, 12, 24, FluidAnimate::new),
            atomicity("convexhull", 20, 300, 3000, ConvexHull::new),
            atomicity("delrefine", 1, 16, 160, DelaunayRefinement::new),
            atomicity("deltriang", 1, 8, 70, DelaunayTriangulation::new),
            atomicity("karatsuba", 16, 512, 2560, Karatsuba::new),
            atomicity("kmeans-loops", 1, 80, 600, KMeans::ofLoops),
            atomicity("nearestneigh", 2, 15, 140, NearestNeighbours::new),
            atomicity("raycast", 20, 65, 210, RayCast::new),
            atomicity("sort", 20, 500, 5000, SampleSort::new),
            queues("hedc", 5, 120, 1200, Hedc::new),
            queues("queue-jg", 5, 35, 350, KernelQueue::mixed),
            queues("queue-mm", 2, 4, 40, KernelQueue::products),
            growth("accesses", 1_000, 1_000_000, 100_000_000, Accesses::new),
            growth("calls", 10_000, 4_000_000, 40_000_000, Calls::new),
            growth("spawns", 100, 10_000, 1_000_000, Spawns::new));

    private KernelCatalogue() {}

    /** All kernels. */
    public static List<KernelEntry> all() {
        return ENTRIES;
    }

    /** The kernel of that name, if there is one. */
    public static Optional<KernelEntry> find(String name) {
        return ENTRIES.stream().filter(entry -> entry.name().equals(name)).findFirst();
    }

    private static KernelEntry threads(
            String name, int small, int quick, int standard, Supplier<? extends Kernel> factory) {
        return new KernelEntry(name, KernelGroup.THREADS, small, quick, standard, factory);
    }

    private static KernelEntry racy(
            String name, int small, int quick, int standard, Supplier<? extends Kernel> factory) {
        return new KernelEntry(name, KernelGroup.RACY, small, quick, standard, factory);
    }

    private static KernelEntry growth(
            String name, int small, int quick, int standard, Supplier<? extends Kernel> factory) {
        return new KernelEntry(name, KernelGroup.GROWTH, small, quick, standard, factory);
    }

    private static KernelEntry tasks(
            String name, int small, int quick, int standard, Supplier<? extends Kernel> factory) {
        return new KernelEntry(name, KernelGroup.TASKS, small, quick, standard, factory);
    }

    private static KernelEntry atomicity(
            String name, int small, int quick, int standard, Supplier<? extends Kernel> factory) {
        return new KernelEntry(name, KernelGroup.ATOMICITY, small, quick, standard, factory);
    }

    private static KernelEntry queues(
            String name, int small, int quick, int standard, Supplier<? extends Kernel> factory) {
        return new KernelEntry(name, KernelGroup.QUEUES, small, quick, standard, factory);
    }
}
