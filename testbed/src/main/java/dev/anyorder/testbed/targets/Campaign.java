package dev.anyorder.testbed.targets;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/**
 * Runs all target programs many times on every JDK found, and prints how often each got its verdict: a racy program
 * when exactly its marked lines were reported, a clean one when nothing was, and either only if its output and exit
 * status were its own. Ends with status 1 when one did not always.
 */
public final class Campaign {
    private final CampaignOptions options;
    private final Map<String, Map<Integer, Integer>> passed = new TreeMap<>();
    private final Map<String, Boolean> racy = new TreeMap<>();
    private final Map<String, String> firstFailure = new LinkedHashMap<>();

    private Campaign(CampaignOptions options) {
        this.options = options;
    }

    public static void main(String[] args) throws Exception {
        Campaign campaign = new Campaign(CampaignOptions.parse(args));
        List<Jdk> jdks = Jdks.find();
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
            Map<Target, Future<Optional<String>>> runs = new LinkedHashMap<>();
            for (Target target : session.targets()) {
                if (target.name().contains(options.only())) {
                    int now = time;
                    runs.put(target, pool.submit(() -> session.run(target, now)));
                }
            }
            for (Map.Entry<Target, Future<Optional<String>>> run : runs.entrySet()) {
                note(jdk, run.getKey(), run.getValue().get());
            }
            System.err.println(jdk + ": run " + time + " of " + options.runs());
        }
        pool.shutdown();
        Folders.delete(folder);
    }

    private void note(Jdk jdk, Target target, Optional<String> failure) {
        racy.put(target.name(), target.racy());
        passed.computeIfAbsent(target.name(), name -> new TreeMap<>())
                .merge(jdk.feature(), failure.isPresent() ? 0 : 1, Integer::sum);
        failure.ifPresent(text -> firstFailure.putIfAbsent(target.name() + " on " + jdk, text));
    }

    private void print(List<Jdk> jdks) {
        firstFailure.forEach((name, text) -> System.out.println("=== " + name + "\n" + text + "\n"));
        System.out.printf("%-55s", "program, verdict, right in how many of " + options.runs() + " runs");
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
        long always = counts.stream().filter(count -> count == options.runs()).count();
        return always + " of " + counts.size();
    }
}
