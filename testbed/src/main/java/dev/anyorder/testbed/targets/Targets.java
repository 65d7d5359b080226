package dev.anyorder.testbed.targets;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/** The target programs in their source folders. */
public final class Targets {
    /** The package of all programs. */
    static final String PACKAGE = "dev.anyorder.testbed.targets";

    private Targets() {}

    /** The source folders that a JDK can compile, relative to that of this module. */
    static List<Path> roots(Path module, int feature) {
        Path all = module.resolve("src/targets/java");
        Path newer = module.resolve("src/targets25/java");
        return feature >= 25 ? List.of(all, newer) : List.of(all);
    }

    /** The Java files under the source folders. */
    static List<Path> sources(List<Path> roots) throws IOException {
        List<Path> sources = new ArrayList<>();
        for (Path root : roots) {
            try (Stream<Path> files = Files.walk(root)) {
                files.filter(file -> file.toString().endsWith(".java")).forEach(sources::add);
            }
        }
        return sources;
    }

    /** The programs in the source folders, by name; helper classes, which have no main method, are left out. */
    static List<Target> read(List<Path> roots) throws IOException {
        List<Target> targets = new ArrayList<>();
        for (Path root : roots) {
            for (Path source : sources(List.of(root))) {
                if (Files.readString(source).contains("static void main(String[] args)")) {
                    targets.add(Target.read(root, source));
                }
            }
        }
        targets.sort(Comparator.comparing(Target::name));
        return targets;
    }
}
