package dev.anyorder.testbed.library;

import dev.anyorder.api.PhaserMode;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * Goes through a task of a program without running it: each task that it creates is gone through where it is created.
 *
 * @param <T> a task of the world that is told
 */
final class Walk<T> {
    /** What is known where a statement stands: futures, and in which rounds of loops it is. */
    private record Place<T>(Map<Integer, T> futures, List<Integer> rounds) {
        Place<T> inside() {
            return new Place<>(new HashMap<>(futures), rounds);
        }

        Place<T> round(int number) {
            List<Integer> deeper = new ArrayList<>(rounds);
            deeper.add(number);
            return new Place<>(new HashMap<>(futures), deeper);
        }
    }

    /** Those that have named an object, as far as later ones depend on them. */
    private static final class Past<T> {
        private List<T> writers = new ArrayList<>();
        private List<T> readers = new ArrayList<>();
    }

    private final World<T> world;
    private final T task;
    private final List<T> children = new ArrayList<>();
    private final Map<Integer, Past<T>> pasts = new HashMap<>();
    /** What it owns, by region. */
    private final Map<Integer, List<Walk<T>>> owned = new HashMap<>();

    private boolean inSection;

    private Walk(World<T> world, T task) {
        this.world = world;
        this.task = task;
    }

    /** Tells all that the program does. */
    static <T> void through(List<Statement> program, World<T> world, T root) {
        world.beginFinish(root);
        new Walk<>(world, root).block(program, new Place<>(Map.of(), List.of()));
        world.endFinish(root);
    }

    private void block(List<Statement> statements, Place<T> around) {
        Place<T> place = around.inside();
        statements.forEach(statement -> statement(statement, place));
    }

    private void statement(Statement statement, Place<T> place) {
        if (statement instanceof Statement.Touch touch) {
            world.touch(task, touch.what(), touch.field());
        } else if (statement instanceof Statement.Async async) {
            child(async.body(), place);
        } else if (statement instanceof Statement.Finish finish) {
            world.beginFinish(task);
            block(finish.body(), place);
            world.endFinish(task);
        } else if (statement instanceof Statement.Forall forall) {
            world.beginFinish(task);
            for (int i = 0; i < forall.times(); i++) {
                child(forall.body(), place.round(i));
            }
            world.endFinish(task);
        } else if (statement instanceof Statement.Future future) {
            place.futures.put(future.name(), child(future.body(), place).task);
        } else if (statement instanceof Statement.Get get) {
            world.join(task, Objects.requireNonNull(place.futures.get(get.name())));
        } else if (statement instanceof Statement.Depend depend) {
            depend(depend, place);
        } else if (statement instanceof Statement.Post post) {
            owned(post.region()).add(child(post.body(), place));
        } else if (statement instanceof Statement.Await await) {
            while (!owned(await.region()).isEmpty()) {
                receive(await.region());
            }
        } else if (statement instanceof Statement.Ewait ewait) {
            receive(ewait.region());
        } else if (statement instanceof Statement.Isolated isolated) {
            isolated(isolated, place);
        } else if (statement instanceof Statement.Phased phased) {
            phased(phased, place);
        } else {
            children.forEach(child -> world.join(task, child));
        }
    }

    private Walk<T> child(List<Statement> body, Place<T> place) {
        Walk<T> child = created();
        child.block(body, place);
        world.end(child.task);
        return child;
    }

    private Walk<T> created() {
        Walk<T> child = new Walk<>(world, world.child(task));
        children.add(child.task);
        return child;
    }

    private void depend(Statement.Depend depend, Place<T> place) {
        List<T> before = new ArrayList<>();
        for (int object : depend.reads()) {
            before.addAll(past(object).writers);
        }
        for (int object : depend.writes()) {
            Past<T> past = past(object);
            before.addAll(past.readers.isEmpty() ? past.writers : past.readers);
        }
        Walk<T> child = created();
        before.forEach(each -> world.join(child.task, each));
        child.block(depend.body(), place);
        world.end(child.task);
        for (int object : depend.reads()) {
            past(object).readers.add(child.task);
        }
        for (int object : depend.writes()) {
            Past<T> past = past(object);
            past.writers = new ArrayList<>(List.of(child.task));
            past.readers = new ArrayList<>();
        }
    }

    private Past<T> past(int object) {
        return pasts.computeIfAbsent(object, key -> new Past<>());
    }

    private List<Walk<T>> owned(int region) {
        return owned.computeIfAbsent(region, key -> new ArrayList<>());
    }

    private void receive(int region) {
        Walk<T> ended = owned(region).remove(0);
        world.join(task, ended.task);
        ended.owned.forEach((left, tasks) -> owned(left).addAll(tasks));
    }

    private void isolated(Statement.Isolated isolated, Place<T> place) {
        if (inSection) {
            block(isolated.body(), place);
            return;
        }
        inSection = true;
        world.enter(task, isolated, place.rounds);
        block(isolated.body(), place);
        world.leave(task);
        inSection = false;
    }

    /** The end of a phase that a member has waited for. */
    private record Wait(int phase, int point) {}

    /** Who waits for a phase comes after those who signal, each at the end of that phase or of itself. */
    private void phased(Statement.Phased phased, Place<T> place) {
        world.beginFinish(task);
        List<List<Integer>> signals = new ArrayList<>();
        List<Wait> waits = new ArrayList<>();
        for (Statement.Member member : phased.members()) {
            List<Integer> own = new ArrayList<>();
            Walk<T> child = created();
            for (int phase = 0; phase < member.phases().size(); phase++) {
                if (phase > 0) {
                    own.add(world.point(child.task));
                    if (member.mode() != PhaserMode.SIGNAL) {
                        waits.add(new Wait(phase - 1, world.later(child.task)));
                    }
                }
                child.block(member.phases().get(phase), place);
            }
            world.end(child.task);
            own.add(world.point(child.task));
            if (member.mode() != PhaserMode.WAIT) {
                signals.add(own);
            }
        }
        for (Wait wait : waits) {
            for (List<Integer> own : signals) {
                world.edge(own.get(Math.min(wait.phase, own.size() - 1)), wait.point);
            }
        }
        world.endFinish(task);
    }
}
