package dev.anyorder.core.order;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Queue;
import java.util.SplittableRandom;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.Executor;
import java.util.concurrent.Phaser;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;

/**
 * A random program run by real threads. They ask about steps that they find, by data races, in a shared array, while
 * the others go on; every task writes down what it did and which answers it got; the oracle judges afterwards.
 */
final class Live {
    /** A step as its task wrote it down. Its predecessors are complete before anybody else sees it. */
    private static final class Event {
        final List<Event> after = new ArrayList<>();
        final List<Event> afterLocks = new ArrayList<>();
        int node = -1;
    }

    /** What the threads share by data races. */
    private record Cell(Step step, Event event) {}

    private record Answer(Cell u, Cell v, boolean logical, boolean observed) {}

    private record Message(ClockSnapshot snapshot, List<Event> events) {}

    private static final class Lock {
        Message released;
    }

    /** A finish in real life: a phaser on which each task inside is registered. */
    private static final class Scope {
        final Phaser alive = new Phaser(1);
        final Queue<Event> lastEvents = new ConcurrentLinkedQueue<>();
    }

    private final Executor threads;
    private final int maxTasks;
    private final long seed;
    private final Cell[] cells = new Cell[16];
    private final List<AtomicReference<Message>> slots =
            List.of(new AtomicReference<>(), new AtomicReference<>(), new AtomicReference<>());
    private final List<Lock> locks = List.of(new Lock(), new Lock());
    private final AtomicInteger tasks = new AtomicInteger();
    private final Phaser all = new Phaser(1);
    private final Queue<Worker> done = new ConcurrentLinkedQueue<>();
    private final Queue<Throwable> failures = new ConcurrentLinkedQueue<>();

    Live(Executor threads, int maxTasks, long seed) {
        this.threads = threads;
        this.maxTasks = maxTasks;
        this.seed = seed;
    }

    /** Runs it and returns how many answers were right; throws if one was wrong. */
    long run() {
        TaskForest forest = new TaskForest(seed % 2 == 0 ? 64 : 2);
        start(new Worker(TaskState.root(0, TrackedOrders.BOTH, ClockRetention.EVERY_STEP, forest), new Event(), null));
        all.arriveAndAwaitAdvance();
        for (Throwable failure : failures) {
            throw new AssertionError("seed " + seed, failure);
        }
        return judge();
    }

    private void start(Worker worker) {
        all.register();
        threads.execute(worker);
    }

    private final class Worker implements Runnable {
        final TaskState state;
        final Scope around;
        final SplittableRandom random;
        final List<Worker> children = new ArrayList<>();
        final List<Answer> answers = new ArrayList<>();
        final Phaser end = new Phaser(1);
        Event now;

        Worker(TaskState state, Event first, Scope around) {
            this.state = state;
            this.now = first;
            this.around = around;
            this.random = new SplittableRandom(seed * 1000 + tasks.getAndIncrement());
        }

        @Override
        public void run() {
            try {
                block(around, 10 + random.nextInt(20));
                state.end();
            } catch (Throwable e) {
                failures.add(e);
            } finally {
                if (around != null) {
                    around.lastEvents.add(now);
                    around.alive.arriveAndDeregister();
                }
                done.add(this);
                end.arrive();
                all.arriveAndDeregister();
            }
        }

        private void block(Scope scope, int length) {
            for (int i = 0; i < length; i++) {
                look();
                switch (random.nextInt(9)) {
                    case 0, 1 -> spawn(scope);
                    case 2 -> joinChild();
                    case 3 -> joinAny();
                    case 4 -> send();
                    case 5, 6 -> receive();
                    case 7 -> lock();
                    default -> finish(length / 4);
                }
            }
            look();
        }

        private void next() {
            Event event = new Event();
            event.after.add(now);
            now = event;
        }

        /** Asks about a few steps and shows the own one, all without synchronisation. */
        private void look() {
            Cell mine = new Cell(state.step(), now);
            for (int i = 0; i < 4; i++) {
                Cell other = cells[random.nextInt(cells.length)];
                if (other != null && other.step != mine.step) {
                    boolean logical = HappensBefore.logical(other.step, mine.step);
                    answers.add(new Answer(other, mine, logical, HappensBefore.observed(other.step, mine.step)));
                }
            }
            cells[random.nextInt(cells.length)] = mine;
        }

        private void spawn(Scope scope) {
            if (tasks.get() >= maxTasks) {
                return;
            }
            Event first = new Event();
            first.after.add(now);
            Worker child = new Worker(state.spawn(tasks.get()), first, scope);
            next();
            children.add(child);
            if (scope != null) {
                scope.alive.register();
            }
            start(child);
        }

        private void joinChild() {
            if (!children.isEmpty()) {
                Worker child = children.remove(random.nextInt(children.size()));
                child.end.awaitAdvance(0);
                join(child);
            }
        }

        /** Joins some task that has ended already, so that nobody waits in a circle. */
        private void joinAny() {
            for (Worker other : done) {
                if (random.nextInt(3) == 0) {
                    join(other);
                    return;
                }
            }
        }

        private void join(Worker other) {
            state.join(other.state);
            next();
            now.after.add(other.now);
        }

        private void send() {
            AtomicReference<Message> slot = slots.get(random.nextInt(slots.size()));
            Message mine = new Message(state.signal(), List.of(now));
            next();
            Message old = slot.get();
            if (old == null || random.nextBoolean()) {
                slot.set(mine);
                return;
            }
            List<Event> both = new ArrayList<>(old.events);
            both.addAll(mine.events);
            slot.set(new Message(ClockSnapshot.merge(old.snapshot, mine.snapshot), both));
        }

        private void receive() {
            Message message = slots.get(random.nextInt(slots.size())).get();
            if (message != null) {
                state.await(message.snapshot);
                next();
                now.after.addAll(message.events);
            }
        }

        private void lock() {
            Lock lock = locks.get(random.nextInt(locks.size()));
            synchronized (lock) {
                if (lock.released != null) {
                    state.awaitObserved(lock.released.snapshot);
                    next();
                    now.afterLocks.addAll(lock.released.events);
                }
                look();
                lock.released = new Message(state.signal(), List.of(now));
                next();
            }
        }

        private void finish(int length) {
            Scope scope = new Scope();
            TaskFinish finish = state.beginFinish();
            block(scope, length);
            scope.alive.arriveAndAwaitAdvance();
            state.endFinish(finish);
            next();
            now.after.addAll(scope.lastEvents);
        }
    }

    private long judge() {
        Graph graph = new Graph();
        long answers = 0;
        for (Worker worker : done) {
            for (Answer a : worker.answers) {
                int u = node(a.u.event, graph);
                int v = node(a.v.event, graph);
                if (graph.logical(u, v) != a.logical) {
                    throw new WrongAnswer(a.u.step, a.v.step, graph.logical(u, v), "logical");
                }
                if (graph.observed(u, v) != a.observed) {
                    throw new WrongAnswer(a.u.step, a.v.step, graph.observed(u, v), "observed");
                }
                answers += 2;
            }
        }
        return answers;
    }

    /** The event's node, made after those of all its predecessors; without recursion, as lines of events are long. */
    private static int node(Event wanted, Graph graph) {
        Deque<Event> open = new ArrayDeque<>(List.of(wanted));
        while (!open.isEmpty()) {
            Event event = open.peek();
            int before = open.size();
            for (List<Event> list : List.of(event.after, event.afterLocks)) {
                for (Event p : list) {
                    if (p.node < 0) {
                        open.push(p);
                    }
                }
            }
            if (open.size() == before) {
                open.pop();
                if (event.node < 0) {
                    event.node = graph.node();
                    event.after.forEach(p -> graph.edge(p.node, event.node));
                    event.afterLocks.forEach(p -> graph.edgeObserved(p.node, event.node));
                }
            }
        }
        return wanted.node;
    }
}
