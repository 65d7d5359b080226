package dev.anyorder.testbed.transparency;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.jspecify.annotations.Nullable;

/**
 * Rewrites every class of some jars and has the JVM's own verifier look at the result. A class that the JVM refuses is
 * tried as it was; only if that links, or is refused for another reason, has the rewriting failed.
 */
final class JarCheck {
    private final Rewriter rewriter = new Rewriter();
    private final List<Path> jars;
    private final ClassFiles files;
    private final JarLoader originals;
    private final JarLoader rewritten;

    /** Classes of {@code jars} are checked; those of {@code libraries} are only there for them. */
    JarCheck(List<Path> jars, List<Path> libraries) throws IOException {
        this.jars = jars;
        List<Path> all = new ArrayList<>(jars);
        all.addAll(libraries);
        files = new ClassFiles(all);
        originals = new JarLoader(files, (loader, name, bytes) -> bytes);
        rewritten = new JarLoader(files, rewriter);
    }

    List<JarRow> run() throws InterruptedException, ExecutionException, IOException {
        ExecutorService pool = Executors.newFixedThreadPool(Runtime.getRuntime().availableProcessors());
        try {
            Map<Path, Map<String, Future<Linked>>> linked = new LinkedHashMap<>();
            for (Path jar : jars) {
                Map<String, Future<Linked>> ofJar = new TreeMap<>();
                files.of(jar).forEach(name -> ofJar.put(name, pool.submit(() -> link(name))));
                linked.put(jar, ofJar);
            }
            for (Map<String, Future<Linked>> ofJar : linked.values()) {
                for (Future<Linked> one : ofJar.values()) {
                    one.get();
                }
            }
            Map<String, String> unfit = rewriter.references().complaints();
            unfit.putAll(rewriter.errors());
            List<JarRow> rows = new ArrayList<>();
            for (Map.Entry<Path, Map<String, Future<Linked>>> ofJar : linked.entrySet()) {
                rows.add(row(ofJar.getKey(), ofJar.getValue(), unfit));
            }
            return rows;
        } finally {
            pool.shutdownNow();
            files.close();
        }
    }

    /** What the JVM says of a class, rewritten and, if it says something, as it was. */
    private record Linked(
            @Nullable String rewritten, @Nullable String original) {}

    private Linked link(String name) {
        String complaint = Linking.complaint(rewritten, name);
        return new Linked(complaint, complaint == null ? null : Linking.complaint(originals, name));
    }

    private JarRow row(Path jar, Map<String, Future<Linked>> classes, Map<String, String> unfit)
            throws InterruptedException, ExecutionException {
        Map<String, String> skipped = new TreeMap<>();
        List<String> unlinkable = new ArrayList<>();
        Map<String, String> failures = new TreeMap<>();
        Map<String, String> reasons = rewriter.skipped();
        int whole = 0;
        for (Map.Entry<String, Future<Linked>> entry : classes.entrySet()) {
            String name = entry.getKey();
            Linked linked = entry.getValue().get();
            String wrong = unfit.get(name);
            if (wrong != null) {
                failures.put(name, wrong);
            } else if (linked.rewritten() == null) {
                if (!skip(name.replace('/', '.'), reasons, skipped)) {
                    whole++;
                }
            } else if (linked.rewritten().equals(linked.original())) {
                unlinkable.add(name + ": " + linked.original());
            } else {
                failures.put(name, linked.rewritten() + "; as it was: " + linked.original());
            }
        }
        return new JarRow(jar.getFileName().toString(), classes.size(), whole, skipped, unlinkable, failures);
    }

    /** Moves what the agent said of a class, or of its methods, to what is said of the jar. */
    private static boolean skip(String name, Map<String, String> reasons, Map<String, String> skipped) {
        boolean any = false;
        for (Map.Entry<String, String> reason : reasons.entrySet()) {
            String of = reason.getKey();
            if (of.equals(name) || of.startsWith(name + ".") && of.indexOf('.', name.length() + 1) < 0) {
                skipped.put(of, reason.getValue());
                any = true;
            }
        }
        return any;
    }
}
