package dev.anyorder.agent;

import dev.anyorder.agent.call.Calls;
import dev.anyorder.agent.call.Dealings;
import dev.anyorder.agent.catalogue.Catalogue;
import dev.anyorder.agent.catalogue.CatalogueException;
import dev.anyorder.agent.monitor.Accesses;
import dev.anyorder.agent.monitor.Collector;
import dev.anyorder.agent.monitor.Describer;
import dev.anyorder.agent.monitor.DeterminismFindings;
import dev.anyorder.agent.monitor.Failures;
import dev.anyorder.agent.monitor.Monitor;
import dev.anyorder.agent.monitor.TransactionFindings;
import dev.anyorder.agent.shadow.ArrayShadow;
import dev.anyorder.agent.shadow.ArrayShadows;
import dev.anyorder.agent.shadow.Recorder;
import dev.anyorder.agent.shadow.Stacks;
import dev.anyorder.agent.shadow.Statics;
import dev.anyorder.agent.site.Sites;
import dev.anyorder.agent.task.Doing;
import dev.anyorder.agent.task.Jobs;
import dev.anyorder.agent.task.LibraryEvents;
import dev.anyorder.agent.task.Moment;
import dev.anyorder.agent.task.Syncs;
import dev.anyorder.agent.task.TaskEvents;
import dev.anyorder.agent.task.Threads;
import dev.anyorder.agent.trace.Flusher;
import dev.anyorder.agent.trace.Tracer;
import dev.anyorder.agent.transform.CallModels;
import dev.anyorder.agent.transform.Hierarchy;
import dev.anyorder.agent.transform.JdkTransformer;
import dev.anyorder.agent.transform.LibraryTransformer;
import dev.anyorder.agent.transform.ProgramTransformer;
import dev.anyorder.agent.transform.Skipped;
import dev.anyorder.agent.transform.Tools;
import dev.anyorder.agent.transform.Watched;
import dev.anyorder.core.analysis.Analysis;
import dev.anyorder.core.analysis.Extra;
import dev.anyorder.core.determinism.Determinism;
import dev.anyorder.core.options.OptionTable;
import dev.anyorder.core.options.OptionValues;
import dev.anyorder.core.options.UsageException;
import dev.anyorder.core.order.Follower;
import dev.anyorder.core.order.Followers;
import dev.anyorder.core.order.Orders;
import dev.anyorder.core.trace.TraceException;
import dev.anyorder.core.trace.TraceFile;
import dev.anyorder.core.velodrome.Player;
import dev.anyorder.core.velodrome.Velodrome;
import dev.anyorder.hooks.Hooks;
import dev.anyorder.hooks.Running;
import dev.anyorder.report.ReportException;
import dev.anyorder.report.Reports;
import dev.anyorder.report.SuppressionException;
import java.io.File;
import java.io.IOException;
import java.lang.instrument.Instrumentation;
import java.lang.instrument.UnmodifiableClassException;
import java.lang.reflect.Array;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Puts the parts together and arms the hooks. */
public final class Agent {
    private static final int USAGE = 2;

    private Agent() {}

    /** Called by {@link Premain}. A mistake in the options ends the JVM before the program starts. */
    public static void start(String options, Instrumentation instrumentation, File jar) throws IOException {
        OptionValues values = null;
        try {
            values = OptionValues.ofAgent(options);
            new Assembly(values, new Resources(jar)).arm(instrumentation);
        } catch (UsageException | CatalogueException | ReportException | SuppressionException mistake) {
            System.err.println("AnyOrder: " + mistake.getMessage());
            if (values != null && values.has(OptionTable.OUT)) {
                Reports.refuse(Objects.requireNonNull(values.path(OptionTable.OUT)));
            }
            Runtime.getRuntime().halt(USAGE);
        }
    }

    /** The parts of one run. */
    private static final class Assembly {
        private final Sites sites = new Sites();
        private final Skipped skipped = new Skipped();
        private final Failures failures = new Failures();
        private final Threads threads;
        private final Watched watched;
        private final Monitor monitor;
        private final ProgramTransformer program;
        private final JdkTransformer jdk;
        private final Runnable ending;
        private final @Nullable Tracer tracer;

        Assembly(OptionValues options, Resources resources) throws IOException, ReportException, SuppressionException {
            watched = new Watched(
                    options.list(OptionTable.INCLUDE),
                    options.list(OptionTable.EXCLUDE),
                    options.list(OptionTable.FIELDS));
            if (options.has(OptionTable.FIELDS)) {
                failures.note("Only the fields named by the option " + OptionTable.FIELDS.name()
                        + " were watched, and arrays and objects of the library that they hold.");
            }
            Chosen chosen = Chosen.of(options, resources, watched);
            Analysis[] analyses = chosen.analyses().toArray(new Analysis[0]);
            Catalogue catalogue = chosen.catalogue();
            Describer describer = new Describer(sites);
            Collector collector = new Collector(sites, describer, chosen.analyses());
            DeterminismFindings blocks = new DeterminismFindings(describer);
            TransactionFindings transactions = new TransactionFindings(describer);
            Stacks stacks = new Stacks();
            Tracer recording = tracer(options.path(OptionTable.TRACE), stacks, watched.isChoosy());
            tracer = recording;
            List<Follower> followers = new ArrayList<>();
            if (recording == null && chosen.want(Analysis::wantsScopes)) {
                followers.add(new Determinism(blocks::clash, blocks::circle, Doing::now).root());
            }
            if (recording == null && chosen.want(Analysis::wantsTransactions)) {
                followers.add(Player.root(new Velodrome(transactions::cycle), Doing::now));
            }
            threads = new Threads(
                    recording == null ? orders(analyses) : Orders.BOTH,
                    recording == null ? () -> new Recorder(analyses, stacks, collector) : recording::recorder,
                    stacks,
                    Followers.of(followers));
            if (recording != null) {
                threads.record(recording::journal);
            }
            if (options.has(OptionTable.PERTURB)) {
                threads.perturb(Long.parseLong(options.text(OptionTable.PERTURB)));
            }
            Syncs syncs = new Syncs();
            Statics statics = new Statics();
            Jobs jobs = new Jobs(threads);
            boolean isFollowed = recording != null || chosen.want(Analysis::wantsAtomic);
            ArrayShadows arrays = recording == null
                    ? new ArrayShadows(array -> new ArrayShadow(Array.getLength(array)), watched.isChoosy())
                    : recording.arrays();
            Calls calls = new Calls(
                    catalogue,
                    watched::watches,
                    threads,
                    jobs,
                    syncs,
                    sites,
                    statics,
                    isFollowed,
                    watched.isChoosy(),
                    blocks::chance,
                    failures::add);
            monitor = new Monitor(
                    sites,
                    threads,
                    syncs,
                    new Accesses(sites, statics, syncs, arrays, calls::hold),
                    new TaskEvents(threads, jobs, syncs),
                    new LibraryEvents(threads, jobs, syncs),
                    calls,
                    stacks,
                    failures);
            // What is declared and checked unasked is checked, and nothing else.
            boolean wantsPairs = recording == null
                    && chosen.want(each -> !each.lookers(Extra.PAIR).isEmpty()
                            && options.list(OptionTable.ANALYSES).contains(each.name()));
            boolean wantsKeys = recording == null
                    && chosen.want(each -> !each.lookers(Extra.KEY).isEmpty());
            boolean wantsParts = recording == null
                    && chosen.want(each -> !each.lookers(Extra.PART).isEmpty());
            Dealings dealings = wantsParts || wantsKeys
                    ? new Dealings(resources.text("dev/anyorder/agent/call/dealings.txt"))
                    : null;
            Tools tools = new Tools(
                    new Hierarchy(),
                    watched,
                    sites,
                    new CallModels(catalogue),
                    chosen.want(Analysis::wantsBlocks),
                    chosen.unchecked(),
                    wantsParts ? dealings : null,
                    wantsKeys ? dealings : null,
                    wantsPairs);
            program = new ProgramTransformer(tools, skipped);
            jdk = new JdkTransformer(resources.text("dev/anyorder/agent/transform/tasks.txt"), skipped);
            ending = recording == null
                    ? new Ending(
                            options,
                            chosen,
                            threads,
                            collector,
                            List.of(blocks::findings, transactions::findings),
                            skipped,
                            failures)
                    : new TraceEnding(recording, sites, threads, skipped, failures);
        }

        private static @Nullable Tracer tracer(@Nullable Path file, Stacks stacks, boolean isChoosy) {
            if (file == null) {
                return null;
            }
            try {
                TraceFile.checkOutput(file);
                return new Tracer(file, stacks, isChoosy);
            } catch (TraceException mistake) {
                throw new UsageException(mistake.sentence());
            } catch (IOException mistake) {
                throw new UsageException("The trace " + file + " cannot be written: " + mistake.getMessage() + ".");
            }
        }

        private static Orders orders(Analysis[] analyses) {
            return Arrays.stream(analyses)
                    .map(Analysis::orders)
                    .reduce(Orders::and)
                    .orElse(Orders.OBSERVED);
        }

        void arm(Instrumentation instrumentation) {
            Hooks.arm(monitor);
            // Loads what tells of tasks, before the JDK does that in the middle of something.
            Hooks.moment(Running.context().thread, null, 0, Moment.THREAD_STARTED.ordinal());
            Ending.register(ending);
            if (tracer != null) {
                new Flusher(tracer).start();
            }
            instrumentation.addTransformer(jdk, true);
            for (Class<?> loaded : instrumentation.getAllLoadedClasses()) {
                if (loaded.getClassLoader() == null
                        && jdk.classes().contains(loaded.getName().replace('.', '/'))) {
                    retransform(instrumentation, loaded);
                }
            }
            for (Class<?> loaded : instrumentation.getAllLoadedClasses()) {
                if (loaded.getClassLoader() != null) {
                    watched.leave(loaded.getName().replace('.', '/'));
                }
            }
            instrumentation.addTransformer(program, false);
            instrumentation.addTransformer(new LibraryTransformer(skipped), false);
        }

        private void retransform(Instrumentation instrumentation, Class<?> loaded) {
            try {
                instrumentation.retransformClasses(loaded);
            } catch (UnmodifiableClassException | RuntimeException | LinkageError refused) {
                failures.note("The JDK's class " + loaded.getName() + " could not be watched: " + refused);
            }
        }
    }
}
