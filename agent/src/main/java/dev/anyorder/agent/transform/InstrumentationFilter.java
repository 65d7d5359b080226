package dev.anyorder.agent.transform;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Pattern;

/**
 * Which classes are watched, and what of them. Of classes, decided by name alone, so that code which touches a field and the class that declares it
 * always agree on whether a shadow was injected.
 */
public final class InstrumentationFilter {
    /** The newest class file version that is rewritten: Java 25. */
    static final int NEWEST = 69;

    private final Set<String> jdkPackages = new HashSet<>();
    private final Set<String> loaded = ConcurrentHashMap.newKeySet();
    private final List<Pattern> includes;
    private final List<Pattern> excludes;
    private final FieldFilter filter;

    /**
     * @param includes patterns of binary class names, {@code *} within a package and {@code **} across; all when empty
     * @param excludes patterns that win over the includes
     */
    public InstrumentationFilter(List<String> includes, List<String> excludes) {
        this(includes, excludes, List.of());
    }

    /**
     * The same, but for fields and elements that are not of a selection.
     *
     * @param fields what the user has named, all when empty
     */
    public InstrumentationFilter(List<String> includes, List<String> excludes, List<String> fields) {
        this.includes = patterns(includes);
        this.excludes = patterns(excludes);
        for (Module module : ModuleLayer.boot().modules()) {
            if (isOfJdk(module)) {
                for (String name : module.getPackages()) {
                    jdkPackages.add(name.replace('.', '/'));
                }
            }
        }
        filter = FieldFilter.of(fields, new ClassHierarchy(), this::watches);
    }

    /** Some modules of the JDK, its compiler for one, are loaded like those of the program. */
    private static boolean isOfJdk(Module module) {
        ClassLoader loader = module.getClassLoader();
        return loader == null
                || loader == ClassLoader.getPlatformClassLoader()
                || module.getName().startsWith("jdk.");
    }

    private static List<Pattern> patterns(List<String> globs) {
        return globs.stream()
                .map(glob -> Pattern.compile(glob.replace(".", "\\.")
                        .replace("$", "\\$")
                        .replace("**", "\0")
                        .replace("*", "[^.]*")
                        .replace("\0", ".*")))
                .toList();
    }

    /** Whether only fields that the user has named are watched, and arrays and library objects that these hold. */
    public boolean isChoosy() {
        return filter != FieldFilter.ALL;
    }

    /** Which fields and elements are watched. */
    FieldFilter filter() {
        return filter;
    }

    /** Takes a class out, by its internal name: it was loaded before anything could be injected into it. */
    public void leave(String name) {
        loaded.add(name);
    }

    /** Whether a class of this internal name and class file version is rewritten. */
    boolean watches(String name, int version) {
        return version <= NEWEST && watches(name);
    }

    /** Whether a class of this internal name is rewritten, if its version is known. */
    public boolean watches(String name) {
        int slash = name.lastIndexOf('/');
        if (slash >= 0 && jdkPackages.contains(name.substring(0, slash))) {
            return false;
        }
        if (name.startsWith("java/") || isOwn(name) || loaded.contains(name)) {
            return false;
        }
        if (includes.isEmpty() && excludes.isEmpty()) {
            return true;
        }
        String binary = name.replace('/', '.');
        return (includes.isEmpty() || matches(includes, binary)) && !matches(excludes, binary);
    }

    private static boolean isOwn(String name) {
        return name.startsWith("dev/anyorder/") && !name.startsWith("dev/anyorder/testbed/");
    }

    private static boolean matches(List<Pattern> patterns, String name) {
        for (Pattern pattern : patterns) {
            if (pattern.matcher(name).matches()) {
                return true;
            }
        }
        return false;
    }
}
