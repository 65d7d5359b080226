package dev.anyorder.testbed.targets;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/**
 * Runs all target programs many times on every JDK found, and prints how often each got its verdict: a racy program
 * when exactly its marked lines were reported, a clean one when nothing was, and either only if its output and exit
 * status were its own. Under an analysis of every schedule the findings must also be the same, by their identities, in
 * every run and with any number of processors. Ends with status 1 when one did not always.
 */
public final class Campaign {
    private final CampaignOptions options;
    private final Map<String, Map<Integer, Integer>> passed = new TreeMap<>();
    private final Map<String, Boolean> racy = new TreeMap<>();
    private final Map<String, SortedSet<String>> firstIds = new TreeMap<>();
    private final Map<String, String> firstFailure = new LinkedHashMap<>();

    private Campaign(CampaignOptions options) {
        this.options = options;
    }

    public static void main(String[] args) throws Exception {
        Campaign campaign = new Campaign(CampaignOptions.parse(args));
        List<Jdk> jdks = Jdks.find().stream().filter(campaign.options::includes).toList();
        for (Jdk jdk : jdks) {
            campaign.run(jdk);
        }
        campaign.print(jdks);
        System.exit(campaign.firstFailure.isEmpty() ? 0 : 1);
    }

    private void run(Jdk jdk) throws IOException, InterruptedException, ExecutionException {
        Path folder = Files.createTempDirectory("anyorder-targets");
        Optional<Path> agent = options.agent() ? Optional.of(AgentJar.find()) : Optional.empty();
        TargetSession session = TargetSession.open(jdk, agent, folder);
        ExecutorService pool = Executors.newFixedThreadPool(Runtime.getRuntime().availableProcessors());
        for (int time = 1; time <= options.runs(); time++) {
            for (Setting setting : options.settings()) {
                List<Future<TargetOutcome>> runs = new ArrayList<>();
                for (Target target : session.targets()) {
                    if (options.includes(target)) {
                        int now = time;
                        runs.add(pool.submit(() -> session.outcome(target, setting, now)));
                    }
                }
                for (Future<TargetOutcome> run : runs) {
                    TargetOutcome outcome = run.get();
                    note(jdk, outcome, session.complaint(outcome).or(() -> otherIds(jdk, outcome)));
                }
                System.err.println(jdk + ", " + setting + ": run " + time + " of " + options.runs());
            }
        }
        pool.shutdown();
        Folders.delete(folder);
    }

    /** Says so if an earlier run of the program found something else. */
    private Optional<String> otherIds(Jdk jdk, TargetOutcome outcome) {
        String name = outcome.target().name() + " on " + jdk;
        SortedSet<String> first = firstIds.computeIfAbsent(name, any -> outcome.ids());
        boolean mayDiffer = outcome.setting().mayDiffer(outcome.target());
        return mayDiffer || first.equals(outcome.ids())
                ? Optional.empty()
                : Optional.of(outcome.describe(List.of("Found " + outcome.ids() + ", earlier " + first + ".")));
    }

    private void note(Jdk jdk, TargetOutcome outcome, Optional<String> failure) {
        Target target = outcome.target();
        racy.put(target.name(), target.racy());
        passed.computeIfAbsent(target.name(), name -> new TreeMap<>())
                .merge(jdk.feature(), failure.isPresent() ? 0 : 1, Integer::sum);
        failure.ifPresent(text -> firstFailure.putIfAbsent(target.name() + " on " + jdk, text));
    }

    private void print(List<Jdk> jdks) {
        firstFailure.forEach((name, text) -> System.out.println("=== " + name + "\n" + text + "\n"));
        System.out.printf("%-55s", "program, verdict, right in how many of " + runs() + " runs");
        jdks.forEach(jdk -> System.out.printf("%14s", jdk));
        System.out.println();
        passed.forEach((name, counts) -> {
            System.out.printf("%-42s%-13s", name, verdict(racy.get(name)));
            jdks.forEach(jdk -> System.out.printf("%14s", cell(counts, jdk)));
            System.out.println();
        });
        for (boolean kind : new boolean[] {true, false}) {
            System.out.printf("%-55s", (kind ? "racy, " : "clean, ") + verdict(kind) + " in every run");
            jdks.forEach(jdk -> System.out.printf("%14s", always(kind, jdk)));
            System.out.println();
        }
    }

    private int runs() {
        return options.runs() * options.settings().size();
    }

    private String verdict(boolean isRacy) {
        if (!options.agent()) {
            return "as written";
        }
        return isRacy ? "reported" : "silent";
    }

    private static String cell(Map<Integer, Integer> counts, Jdk jdk) {
        Integer count = counts.get(jdk.feature());
        return count == null ? "-" : count.toString();
    }

    private String always(boolean kind, Jdk jdk) {
        List<Integer> counts = passed.entrySet().stream()
                .filter(program -> racy.get(program.getKey()) == kind)
                .map(program -> program.getValue().get(jdk.feature()))
                .filter(Objects::nonNull)
                .toList();
        long always = counts.stream().filter(count -> count == runs()).count();
        return always + " of " + counts.size();
    }
}
