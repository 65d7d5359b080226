package dev.anyorder.agent.shadow;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;

import dev.anyorder.agent.site.AccessTarget;
import dev.anyorder.agent.site.Site;
import dev.anyorder.agent.site.SiteTable;
import dev.anyorder.core.analysis.Access;
import dev.anyorder.core.analysis.AccessOp;
import dev.anyorder.core.analysis.Analysis;
import dev.anyorder.core.analysis.ConflictListener;
import dev.anyorder.core.finding.Evidence;
import dev.anyorder.core.finding.FindingKind;
import dev.anyorder.core.finding.Frame;
import dev.anyorder.core.finding.Severity;
import dev.anyorder.core.order.Step;
import dev.anyorder.core.order.TaskState;
import dev.anyorder.core.order.TrackedOrders;
import dev.anyorder.hooks.ArrayFootprint;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Random;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** However pages are shared, split and joined again, each element has the past that it would have alone. */
class ArrayShadowTest {
    private final SiteTable sites = new SiteTable();

    /** Remembers the last few accesses, one after the other; some are in conflict. */
    private static final class Diary extends Analysis {
        @Override
        public String name() {
            return "diary";
        }

        @Override
        public TrackedOrders orders() {
            return TrackedOrders.OBSERVED;
        }

        @Override
        public Object access(@Nullable Object history, Access access, ConflictListener listener) {
            List<String> lines = new ArrayList<>();
            if (history instanceof List<?> earlier) {
                earlier.stream().skip(Math.max(0, earlier.size() - 3)).forEach(line -> lines.add((String) line));
            }
            lines.add(line(access.step, access.site));
            if (access.site % 5 == 0) {
                listener.conflict(this, FindingKind.DATA_RACE, Severity.ERROR, Evidence.OBSERVED, access, access);
            }
            return List.copyOf(lines);
        }

        static String line(Step step, int site) {
            return step.task.info + "." + step.seq + " at " + site;
        }

        @Override
        public boolean isRedundant(@Nullable Object history, Step step, AccessOp op) {
            return false;
        }
    }

    private static final class Worker {
        final TaskState state;
        final ShadowUpdater updater;
        final BitSet conflicts = new BitSet();

        Worker(String name) {
            state = TaskState.root(name, TrackedOrders.OBSERVED);
            updater = new ShadowUpdater(
                    new Analysis[] {new Diary()},
                    new StackCapture(),
                    (by, kind, severity, evidence, a, b, owner, index) -> {
                        conflicts.set(index);
                        return true;
                    });
            updater.step(state);
        }

        void nextStep() {
            state.signal();
            updater.step(state);
        }
    }

    @Test
    void everyElementHasItsOwnPast() {
        for (int n = 0; n < 10; n++) {
            site();
        }
        for (int seed = 0; seed < 3_000; seed++) {
            Random random = new Random(seed);
            int length = 1 + random.nextInt(300);
            new Run(length, random, false, "seed " + seed).commits(40);
        }
    }

    @Test
    void everyElementHasItsOwnPastWhenStepsTouchAFew() {
        for (int n = 0; n < 10; n++) {
            site();
        }
        for (int seed = 0; seed < 500; seed++) {
            Random random = new Random(seed);
            int length = 1 + random.nextInt(seed % 2 == 0 ? 100 : 5_000);
            new Run(length, random, true, "seed " + seed).commits(length < 100 ? 200 : 40);
        }
    }

    @Test
    void arraysThatAreTouchedAlikeAndThenApartHaveTheirOwnPasts() {
        for (int n = 0; n < 10; n++) {
            site();
        }
        for (int seed = 0; seed < 300; seed++) {
            Random random = new Random(seed);
            int length = random.nextInt(3) == 0 ? 10 + random.nextInt(50) : 64 * (1 + random.nextInt(2));
            Run[] runs = new Run[3];
            Worker[] workers = {new Worker("a"), new Worker("b")};
            for (int r = 0; r < runs.length; r++) {
                runs[r] = new Run(length, random, true, workers, "seed " + seed + ", array " + r);
            }
            for (int n = 0; n < 100; n++) {
                touchSome(runs, workers[random.nextInt(2)], length, random);
            }
            for (Run run : runs) {
                run.check();
            }
        }
    }

    /** A few sites touch an element or two of each page, in most arrays the same. */
    private void touchSome(Run[] runs, Worker worker, int length, Random random) {
        if (random.nextBoolean()) {
            worker.nextStep();
        }
        int first = random.nextInt(Math.min(64, length));
        int second = random.nextInt(length);
        Site[] at = {sites.get(random.nextInt(sites.size())), sites.get(random.nextInt(sites.size()))};
        int only = random.nextInt(20 * runs.length);
        for (int r = 0; r < runs.length; r++) {
            if (only == r || only >= runs.length) {
                int count = (length - 1 - first) / 64 + 1;
                BitSet every = new BitSet();
                for (int i = 0; i < count; i++) {
                    every.set(first + 64 * i);
                }
                ArrayFootprint regular = new ArrayFootprint(runs[r].array, at[0].id);
                regular.addAll(first, first + 64 * count, 64);
                runs[r].commit(worker, at[0], regular, every);
                ArrayFootprint one = new ArrayFootprint(runs[r].array, at[1].id);
                one.add(second);
                BitSet just = new BitSet();
                just.set(second);
                runs[r].commit(worker, at[1], one, just);
            }
        }
    }

    private final class Run {
        private final Random random;
        private final boolean few;
        private final String seed;
        private final byte[] array;
        private final ArrayShadow shadow;
        private final List<List<String>> expected = new ArrayList<>();
        private final Worker[] workers;

        Run(int length, Random random, boolean few, String seed) {
            this(length, random, few, new Worker[] {new Worker("a"), new Worker("b")}, seed);
        }

        Run(int length, Random random, boolean few, Worker[] workers, String seed) {
            this.workers = workers;
            this.random = random;
            this.few = few;
            this.seed = seed;
            this.array = new byte[length];
            this.shadow = new ArrayShadow(length);
            for (int i = 0; i < length; i++) {
                expected.add(List.of());
            }
        }

        void commits(int count) {
            for (int i = 0; i < count; i++) {
                Worker worker = workers[random.nextInt(workers.length)];
                if (random.nextBoolean()) {
                    worker.nextStep();
                }
                commit(worker, sites.get(random.nextInt(sites.size())));
                check();
            }
        }

        private void commit(Worker worker, Site site) {
            ArrayFootprint footprint = new ArrayFootprint(array, site.id);
            BitSet touched = new BitSet();
            for (int n = random.nextInt(3); n >= 0; n--) {
                if (few && random.nextInt(10) > 0) {
                    FootprintTest.touchAnywhere(footprint, touched, 0, array.length, random);
                } else {
                    FootprintTest.touch(footprint, touched, array.length, random);
                }
            }
            commit(worker, site, footprint, touched);
        }

        private void commit(Worker worker, Site site, ArrayFootprint footprint, BitSet touched) {
            String line = Diary.line(worker.state.step(), site.id);
            touched.stream().forEach(i -> {
                List<String> before = expected.get(i);
                List<String> after = new ArrayList<>(before.subList(Math.max(0, before.size() - 3), before.size()));
                after.add(line);
                expected.set(i, after);
            });
            worker.conflicts.clear();
            shadow.commit(footprint, array, site, worker.updater);
            // One element speaks for its group, and none for what was not touched.
            assertEquals(site.id % 5 == 0, !worker.conflicts.isEmpty(), seed);
            worker.conflicts.andNot(touched);
            assertEquals(new BitSet(), worker.conflicts, seed);
        }

        private void check() {
            for (int i = 0; i < array.length; i++) {
                ShadowCell cell = shadow.at(i);
                assertEquals(expected.get(i), cell == null ? List.of() : cell.history(0), seed + ", element " + i);
            }
        }
    }

    @Test
    void rowsThatAreTouchedAlikeShareTheirPages() {
        Site reads = site();
        Site writes = site();
        Worker worker = new Worker("w");
        ArrayShadow[] rows = new ArrayShadow[100];
        for (int r = 0; r < rows.length; r++) {
            rows[r] = new ArrayShadow(1000);
            commit(rows[r], worker, writes, 0, 1000, 1);
        }
        for (int step = 0; step < 50; step++) {
            worker.nextStep();
            for (ArrayShadow row : rows) {
                commit(row, worker, writes, step, 1000, 1);
                commit(row, worker, reads, 2, 1000, 2);
            }
        }

        for (int i = 0; i < 1000; i++) {
            ShadowCell first = rows[0].at(i);
            for (ArrayShadow row : rows) {
                assertSame(first, row.at(i), "element " + i);
            }
        }
        assertNull(new ArrayShadow(10).at(3));
    }

    private static void commit(ArrayShadow row, Worker worker, Site site, int from, int to, int step) {
        double[] array = new double[1000];
        ArrayFootprint footprint = new ArrayFootprint(array, site.id);
        footprint.addAll(from, to, step);
        row.commit(footprint, array, site, worker.updater);
    }

    private Site site() {
        return sites.add(new Frame("C", "m", "C.java", 1), AccessOp.READ, AccessTarget.ELEMENT, "");
    }
}
