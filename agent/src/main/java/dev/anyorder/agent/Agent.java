package dev.anyorder.agent;

import dev.anyorder.agent.call.CallDispatcher;
import dev.anyorder.agent.catalogue.ModelCatalogue;
import dev.anyorder.agent.catalogue.ModelException;
import dev.anyorder.agent.monitor.AccessDispatcher;
import dev.anyorder.agent.monitor.ConflictCollector;
import dev.anyorder.agent.monitor.EventDispatcher;
import dev.anyorder.agent.monitor.FindingCollector;
import dev.anyorder.agent.monitor.FindingDescriber;
import dev.anyorder.agent.monitor.InternalFailures;
import dev.anyorder.agent.monitor.OperationReporter;
import dev.anyorder.agent.shadow.ArrayShadow;
import dev.anyorder.agent.shadow.ArrayShadows;
import dev.anyorder.agent.shadow.ShadowUpdater;
import dev.anyorder.agent.shadow.StackCapture;
import dev.anyorder.agent.shadow.StaticShadows;
import dev.anyorder.agent.site.SiteTable;
import dev.anyorder.agent.task.JdkTaskEvents;
import dev.anyorder.agent.task.JobRegistry;
import dev.anyorder.agent.task.SyncObjects;
import dev.anyorder.agent.task.TaskEvent;
import dev.anyorder.agent.task.TaskLibraryEvents;
import dev.anyorder.agent.task.ThreadRegistry;
import dev.anyorder.agent.trace.RunRecorder;
import dev.anyorder.agent.trace.TraceFlusher;
import dev.anyorder.agent.transform.CallModels;
import dev.anyorder.agent.transform.ClassHierarchy;
import dev.anyorder.agent.transform.InstrumentationFilter;
import dev.anyorder.agent.transform.JdkTransformer;
import dev.anyorder.agent.transform.LibraryTransformer;
import dev.anyorder.agent.transform.ProgramTransformer;
import dev.anyorder.agent.transform.SkippedClasses;
import dev.anyorder.agent.transform.TransformConfig;
import dev.anyorder.agent.transform.UnmatchedRules;
import dev.anyorder.core.analysis.AccessStream;
import dev.anyorder.core.analysis.Analysis;
import dev.anyorder.core.analysis.CompositeTaskListener;
import dev.anyorder.core.analysis.TaskListener;
import dev.anyorder.core.finding.NoteType;
import dev.anyorder.core.options.OptionTable;
import dev.anyorder.core.options.OptionValues;
import dev.anyorder.core.options.UsageException;
import dev.anyorder.core.order.TrackedOrders;
import dev.anyorder.core.trace.TraceException;
import dev.anyorder.core.trace.TraceFile;
import dev.anyorder.hooks.ContextRegistry;
import dev.anyorder.hooks.Hooks;
import dev.anyorder.report.ReportException;
import dev.anyorder.report.ReportFolder;
import dev.anyorder.report.SuppressionException;
import java.io.File;
import java.io.IOException;
import java.lang.instrument.Instrumentation;
import java.lang.instrument.UnmodifiableClassException;
import java.lang.reflect.Array;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Wires the components of a run and arms the hooks. */
public final class Agent {
    private static final int USAGE = 2;

    private Agent() {}

    /** A usage error halts the JVM before the program starts. */
    public static void start(String options, Instrumentation instrumentation, File jar) throws IOException {
        OptionValues values = null;
        try {
            values = OptionValues.ofAgent(options);
            new Assembly(values, new AgentResources(jar)).arm(instrumentation);
        } catch (UsageException | ModelException | ReportException | SuppressionException mistake) {
            System.err.println("AnyOrder: " + mistake.getMessage());
            if (values != null && values.has(OptionTable.OUT)) {
                ReportFolder.refuse(Objects.requireNonNull(values.path(OptionTable.OUT)));
            }
            Runtime.getRuntime().halt(USAGE);
        }
    }

    private static final class Assembly {
        private final SiteTable sites = new SiteTable();
        private final SkippedClasses skipped = new SkippedClasses();
        private final InternalFailures failures = new InternalFailures();
        private final ThreadRegistry threads;
        private final InstrumentationFilter watched;
        private final EventDispatcher dispatcher;
        private final ProgramTransformer program;
        private final JdkTransformer jdk;
        private final Runnable ending;
        private final ModelCatalogue catalogue;
        private final @Nullable Path userRules;
        private final @Nullable RunRecorder tracer;

        Assembly(OptionValues options, AgentResources resources)
                throws IOException, ReportException, SuppressionException {
            watched = new InstrumentationFilter(
                    options.list(OptionTable.INCLUDE),
                    options.list(OptionTable.EXCLUDE),
                    options.list(OptionTable.FIELDS));
            if (options.has(OptionTable.FIELDS)) {
                failures.note(NoteType.SELECTED_FIELDS, OptionTable.FIELDS.name());
            }
            SelectedAnalyses selected = SelectedAnalyses.of(options, resources, watched);
            Analysis[] analyses = selected.analyses().toArray(new Analysis[0]);
            catalogue = selected.catalogue();
            userRules = options.path(OptionTable.CATALOGUE);
            FindingDescriber describer = new FindingDescriber(sites);
            FindingCollector collector = new FindingCollector(sites);
            ConflictCollector conflicts = new ConflictCollector(sites, describer, selected.analyses(), collector);
            OperationReporter operations = new OperationReporter(describer, collector);
            StackCapture stacks = new StackCapture();
            RunRecorder recording = tracer(options.path(OptionTable.TRACE), stacks, watched.isChoosy());
            tracer = recording;
            List<TaskListener> listeners = recording != null
                    ? List.of()
                    : selected.analyses().stream()
                            .filter(Analysis::wantsTaskEvents)
                            .map(analysis -> analysis.taskListener(operations))
                            .toList();
            threads = new ThreadRegistry(
                    recording == null ? orders(analyses) : TrackedOrders.BOTH,
                    recording == null ? () -> new ShadowUpdater(analyses, stacks, conflicts) : recording::updater,
                    stacks,
                    CompositeTaskListener.of(listeners));
            if (recording != null) {
                threads.record(recording::journal);
            }
            if (options.has(OptionTable.PERTURB)) {
                threads.perturb(Long.parseLong(options.text(OptionTable.PERTURB)));
            }
            SyncObjects syncs = new SyncObjects();
            StaticShadows statics = new StaticShadows();
            JobRegistry jobs = new JobRegistry(threads);
            boolean isFollowed = recording != null || selected.want(Analysis::wantsAtomic);
            ArrayShadows arrays = recording == null
                    ? new ArrayShadows(array -> new ArrayShadow(Array.getLength(array)), watched.isChoosy())
                    : recording.arrays();
            CallDispatcher calls = new CallDispatcher(
                    catalogue,
                    watched::watches,
                    threads,
                    jobs,
                    syncs,
                    sites,
                    statics,
                    isFollowed,
                    watched.isChoosy(),
                    failures::add);
            dispatcher = new EventDispatcher(
                    sites,
                    threads,
                    syncs,
                    new AccessDispatcher(sites, statics, syncs, arrays, calls::hold),
                    new JdkTaskEvents(threads, jobs, syncs),
                    new TaskLibraryEvents(threads, jobs, syncs),
                    calls,
                    stacks,
                    failures);
            // Analyses enabled by declarations check only declared blocks.
            boolean wantsPairs = recording == null
                    && selected.want(
                            each -> !each.subscribers(AccessStream.PAIR).isEmpty()
                                    && options.list(OptionTable.ANALYSES).contains(each.name()));
            boolean wantsKeys = recording == null
                    && selected.want(each -> !each.subscribers(AccessStream.KEY).isEmpty());
            boolean wantsParts = recording == null
                    && selected.want(
                            each -> !each.subscribers(AccessStream.PART).isEmpty());
            TransformConfig config = new TransformConfig(
                    new ClassHierarchy(),
                    watched,
                    sites,
                    new CallModels(catalogue),
                    selected.want(Analysis::wantsBlocks),
                    selected.lateDeclarations(),
                    wantsParts,
                    wantsKeys,
                    wantsPairs);
            program = new ProgramTransformer(config, skipped);
            jdk = new JdkTransformer(catalogue.hooks(), skipped);
            ending = recording == null
                    ? new ShutdownReporter(options, selected, threads, collector, skipped, failures)
                    : new TraceShutdown(recording, sites, threads, skipped, failures);
        }

        private static @Nullable RunRecorder tracer(@Nullable Path file, StackCapture stacks, boolean isChoosy) {
            if (file == null) {
                return null;
            }
            try {
                TraceFile.checkOutput(file);
                return new RunRecorder(file, stacks, isChoosy);
            } catch (TraceException mistake) {
                throw new UsageException(mistake.sentence());
            } catch (IOException mistake) {
                throw new UsageException("Cannot write trace '" + file + "': " + mistake.getMessage() + ".");
            }
        }

        private static TrackedOrders orders(Analysis[] analyses) {
            return Arrays.stream(analyses)
                    .map(Analysis::orders)
                    .reduce(TrackedOrders::and)
                    .orElse(TrackedOrders.OBSERVED);
        }

        void arm(Instrumentation instrumentation) {
            Hooks.arm(dispatcher);
            // Load the event classes before a JDK operation does.
            Hooks.moment(ContextRegistry.context().thread, null, 0, TaskEvent.THREAD_STARTED.ordinal());
            ShutdownReporter.register(() -> {
                noteUnmatchedRules(instrumentation);
                ending.run();
            });
            if (tracer != null) {
                new TraceFlusher(tracer).start();
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

        private void noteUnmatchedRules(Instrumentation instrumentation) {
            if (userRules == null) {
                return;
            }
            try {
                List<Class<?>> loaded = List.of(instrumentation.getAllLoadedClasses());
                new UnmatchedRules(catalogue, userRules.toString(), loaded)
                        .notes()
                        .forEach(failures::note);
            } catch (RuntimeException | LinkageError failure) {
                failures.note(NoteType.RULES_UNCHECKED, userRules.toString(), failure.toString());
            }
        }

        private void retransform(Instrumentation instrumentation, Class<?> loaded) {
            try {
                instrumentation.retransformClasses(loaded);
            } catch (UnmodifiableClassException | RuntimeException | LinkageError refused) {
                failures.note(NoteType.JDK_CLASS_SKIPPED, loaded.getName(), refused.toString());
            }
        }
    }
}
