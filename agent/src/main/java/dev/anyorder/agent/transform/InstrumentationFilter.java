package dev.anyorder.agent.transform;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Pattern;

/**
 * Selects classes by name and their fields. A class's name alone decides, so that an access and the declaring class
 * agree on whether there is a shadow field.
 */
public final class InstrumentationFilter {
    /** Java 25. */
    static final int NEWEST = 69;

    private final Set<String> jdkPackages = new HashSet<>();
    private final Set<String> loaded = ConcurrentHashMap.newKeySet();
    private final List<Pattern> includes;
    private final List<Pattern> excludes;
    private final FieldFilter filter;

    /**
     * @param includes patterns of binary names, {@code *} within a package and {@code **} across; all if empty
     * @param excludes patterns that override the includes
     */
    public InstrumentationFilter(List<String> includes, List<String> excludes) {
        this(includes, excludes, List.of());
    }

    /**
     * @param fields the fields named by the user; all if empty
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

    /** The application loader loads some modules of the JDK, such as the compiler. */
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

    public boolean isChoosy() {
        return filter != FieldFilter.ALL;
    }

    FieldFilter filter() {
        return filter;
    }

    /** For a class loaded before its shadow fields could be injected. */
    public void leave(String name) {
        loaded.add(name);
    }

    boolean watches(String name, int version) {
        return version <= NEWEST && watches(name);
    }

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
