package dev.anyorder.agent;

import dev.anyorder.agent.call.Calls;
import dev.anyorder.agent.catalogue.Catalogue;
import dev.anyorder.agent.catalogue.CatalogueException;
import dev.anyorder.agent.monitor.Collector;
import dev.anyorder.agent.monitor.Describer;
import dev.anyorder.agent.monitor.Failures;
import dev.anyorder.agent.monitor.Monitor;
import dev.anyorder.agent.shadow.Recorder;
import dev.anyorder.agent.shadow.Stacks;
import dev.anyorder.agent.shadow.Statics;
import dev.anyorder.agent.site.Sites;
import dev.anyorder.agent.task.Jobs;
import dev.anyorder.agent.task.LibraryEvents;
import dev.anyorder.agent.task.Syncs;
import dev.anyorder.agent.task.TaskEvents;
import dev.anyorder.agent.task.Threads;
import dev.anyorder.agent.transform.CallModels;
import dev.anyorder.agent.transform.Declarations;
import dev.anyorder.agent.transform.JdkTransformer;
import dev.anyorder.agent.transform.LibraryTransformer;
import dev.anyorder.agent.transform.ProgramTransformer;
import dev.anyorder.agent.transform.Skipped;
import dev.anyorder.agent.transform.Tools;
import dev.anyorder.agent.transform.Watched;
import dev.anyorder.core.analysis.Analyses;
import dev.anyorder.core.analysis.Analysis;
import dev.anyorder.core.options.OptionTable;
import dev.anyorder.core.options.OptionValues;
import dev.anyorder.core.options.UsageException;
import dev.anyorder.core.order.Orders;
import dev.anyorder.hooks.Hooks;
import dev.anyorder.report.ReportException;
import dev.anyorder.report.SuppressionException;
import java.io.File;
import java.io.IOException;
import java.lang.instrument.Instrumentation;
import java.lang.instrument.UnmodifiableClassException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Puts the parts together and arms the hooks. */
public final class Agent {
    private static final int USAGE = 2;

    private Agent() {}

    /** Called by {@link Premain}. A mistake in the options ends the JVM before the program starts. */
    public static void start(String options, Instrumentation instrumentation, File jar) throws IOException {
        try {
            new Assembly(OptionValues.ofAgent(options), new Resources(jar)).arm(instrumentation);
        } catch (UsageException | CatalogueException | ReportException | SuppressionException mistake) {
            System.err.println("AnyOrder: " + mistake.getMessage());
            Runtime.getRuntime().halt(USAGE);
        }
    }

    /** The parts of one run. */
    private static final class Assembly {
        private final Sites sites = new Sites();
        private final Skipped skipped = new Skipped();
        private final Failures failures = new Failures();
        private final Collector collector;
        private final Threads threads;
        private final Watched watched;
        private final Monitor monitor;
        private final ProgramTransformer program;
        private final JdkTransformer jdk;
        private final Ending ending;

        Assembly(OptionValues options, Resources resources) throws IOException, ReportException, SuppressionException {
            Analysis[] analyses = analyses(options);
            collector = new Collector(sites, new Describer(sites), List.of(analyses));
            Stacks stacks = new Stacks();
            threads = new Threads(orders(analyses), () -> new Recorder(analyses, stacks, collector), stacks);
            Syncs syncs = new Syncs();
            Statics statics = new Statics();
            Jobs jobs = new Jobs(threads);
            watched = new Watched(options.list(OptionTable.INCLUDE), options.list(OptionTable.EXCLUDE));
            Catalogue catalogue = resources.catalogue(options.path(OptionTable.CATALOGUE));
            boolean wantsBlocks = Arrays.stream(analyses).anyMatch(Analysis::wantsBlocks);
            if (wantsBlocks) {
                new Declarations(watched).check(catalogue, System.getProperty("java.class.path", ""));
            }
            boolean isFollowed = Arrays.stream(analyses).anyMatch(Analysis::wantsAtomic);
            Calls calls = new Calls(
                    catalogue, watched::watches, threads, jobs, syncs, sites, statics, isFollowed, failures::add);
            monitor = new Monitor(
                    sites,
                    statics,
                    threads,
                    syncs,
                    new TaskEvents(threads, jobs, syncs),
                    new LibraryEvents(threads, jobs, syncs),
                    calls,
                    stacks,
                    failures);
            Tools tools = new Tools(watched, sites, new CallModels(catalogue), wantsBlocks);
            program = new ProgramTransformer(tools, skipped);
            jdk = new JdkTransformer(resources.text("dev/anyorder/agent/transform/tasks.txt"), skipped);
            ending = new Ending(options, analyses, threads, collector, skipped, failures);
        }

        private static Orders orders(Analysis[] analyses) {
            return Arrays.stream(analyses)
                    .map(Analysis::orders)
                    .reduce(Orders::and)
                    .orElse(Orders.OBSERVED);
        }

        private static Analysis[] analyses(OptionValues options) {
            List<Analysis> chosen = new ArrayList<>();
            boolean everyPair = options.text(OptionTable.PAIRS).equals("all");
            for (String name : options.list(OptionTable.ANALYSES)) {
                Analysis analysis = everyPair ? Analyses.ofEveryPair(name) : Analyses.named(name);
                if (analysis != null) {
                    chosen.add(analysis);
                }
            }
            return chosen.toArray(new Analysis[0]);
        }

        void arm(Instrumentation instrumentation) {
            Hooks.arm(monitor);
            Hooks.context();
            ending.register();
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
