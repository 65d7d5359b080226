package dev.anyorder.testbed.architecture;

import com.tngtech.archunit.core.domain.Dependency;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.lang.ArchCondition;
import com.tngtech.archunit.lang.ConditionEvents;
import com.tngtech.archunit.lang.SimpleConditionEvent;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/**
 * Finds the cycles of classes that use each other, as strongly connected components, with nested classes counted as part of
 * their outermost one. A cycle has at most {@value #MOST} classes; packages that still have a larger one are listed with
 * its size, which may only shrink.
 */
final class SmallClassCycles extends ArchCondition<JavaClass> {
    private static final int MOST = 6;

    private static final Map<String, Integer> LARGER = Map.of(
            "dev.anyorder.api", 21,
            "dev.anyorder.core.order", 15,
            "dev.anyorder.core.determinism", 13,
            "dev.anyorder.core.trace", 10,
            "dev.anyorder.agent.task", 9,
            "dev.anyorder.cli", 8);

    private final Map<String, Set<String>> uses = new HashMap<>();
    private final Map<String, Set<String>> users = new HashMap<>();
    private final Map<String, String> packages = new HashMap<>();

    SmallClassCycles() {
        super("be in a cycle of at most %d classes", MOST);
    }

    @Override
    public void init(Collection<JavaClass> all) {
        for (JavaClass type : all) {
            String from = outermost(type);
            packages.put(from, type.getPackageName());
            for (Dependency dependency : type.getDirectDependenciesFromSelf()) {
                String to = outermost(dependency.getTargetClass());
                if (!to.equals(from) && to.startsWith("dev.anyorder.") && !to.startsWith("dev.anyorder.testbed.")) {
                    uses.computeIfAbsent(from, none -> new HashSet<>()).add(to);
                    users.computeIfAbsent(to, none -> new HashSet<>()).add(from);
                }
            }
        }
    }

    private static String outermost(JavaClass type) {
        JavaClass base = type.getBaseComponentType();
        return base.getEnclosingClass().map(SmallClassCycles::outermost).orElse(base.getName());
    }

    @Override
    public void check(JavaClass type, ConditionEvents events) {
        // All cycles are looked at when the last class was seen.
    }

    @Override
    public void finish(ConditionEvents events) {
        for (Set<String> cycle : cycles()) {
            String where = packages.getOrDefault(cycle.iterator().next(), "");
            if (cycle.size() > LARGER.getOrDefault(where, MOST)) {
                events.add(SimpleConditionEvent.violated(
                        cycle, cycle.size() + " classes use each other in a cycle: " + new TreeSet<>(cycle)));
            }
        }
    }

    /** Kosaraju's algorithm: the classes in the order in which a search leaves them, then back along the uses, the last first. */
    private List<Set<String>> cycles() {
        List<String> left = new ArrayList<>();
        Set<String> seen = new HashSet<>();
        packages.keySet().forEach(type -> search(type, uses, seen, left));
        Set<String> taken = new HashSet<>();
        List<Set<String>> all = new ArrayList<>();
        for (int i = left.size() - 1; i >= 0; i--) {
            List<String> component = new ArrayList<>();
            search(left.get(i), users, taken, component);
            if (component.size() > 1) {
                all.add(new HashSet<>(component));
            }
        }
        return all;
    }

    private static void search(String start, Map<String, Set<String>> edges, Set<String> seen, List<String> left) {
        Deque<String> path = new ArrayDeque<>();
        if (seen.add(start)) {
            path.push(start);
        }
        while (!path.isEmpty()) {
            String at = path.peek();
            String next = edges.getOrDefault(at, Set.of()).stream()
                    .filter(type -> !seen.contains(type))
                    .findFirst()
                    .orElse(null);
            if (next == null) {
                left.add(path.pop());
            } else {
                seen.add(next);
                path.push(next);
            }
        }
    }
}
