package dev.anyorder.core.order;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;

/** Makes up a program of a shape while it runs. The same seed gives the same program. */
final class Generator {
    private final Shape shape;
    private final SplittableRandom random;
    private final Run run;
    private final List<Instruction> done = new ArrayList<>();
    private final int maxTasks;
    private final int unseen;

    Generator(Shape shape, SplittableRandom random, Run run) {
        this.shape = shape;
        this.random = random;
        this.run = run;
        this.maxTasks = random.nextInt(100) == 0 ? 20 + random.nextInt(40) : 2 + random.nextInt(9);
        this.unseen = random.nextInt(3) * 30;
    }

    /** What was done so far, also when the run has failed. */
    Program program() {
        return new Program(done);
    }

    void runToEnd() {
        int length = maxTasks > 10 ? 4 * maxTasks : 4 + random.nextInt(random.nextInt(4) == 0 ? 60 : 24);
        for (int tries = 0; done.size() < length && tries < 4 * length; tries++) {
            attempt();
        }
        if (random.nextBoolean()) {
            windUp();
        }
        run.compareAll();
    }

    private void attempt() {
        Actor x = run.actors.get(random.nextInt(run.actors.size()));
        Op op = shape.op(random.nextInt(shape.total()));
        int object = switch (op) {
            case SPAWN, ROOT -> run.actors.size();
            case JOIN -> toJoin(x);
            case SIGNAL, ADD, AWAIT, TAKE, INFORM -> random.nextInt(Run.SLOTS);
            case BARRIER -> random.nextInt();
            case FINISH, UNFINISH, END -> 0;
        };
        boolean tooMany = (op == Op.SPAWN || op == Op.ROOT) && object >= maxTasks;
        boolean rootEnds = op == Op.END && x.parent == null && random.nextInt(8) != 0;
        if (object >= 0 && !tooMany && !rootEnds) {
            apply(op, x, object);
        }
    }

    private void apply(Op op, Actor x, int object) {
        Instruction i = new Instruction(op, x.number, object, random.nextInt(100) >= unseen);
        done.add(i);
        if (!run.apply(i)) {
            done.remove(done.size() - 1);
        }
    }

    private int toJoin(Actor x) {
        if (shape.joins == Shape.Joins.ANY && random.nextInt(3) != 0) {
            return random.nextInt(run.actors.size());
        }
        int n = x.children.size();
        if (n == 0) {
            return -1;
        }
        return switch (shape.joins) {
            case NONE -> -1;
            case FIFO -> x.children.get(0).number;
            case LIFO -> x.children.get(n - 1).number;
            case CHILD, ANY -> x.children.get(random.nextInt(n)).number;
        };
    }

    /** Ends what can be ended and joins what the shape joins, children first. */
    private void windUp() {
        for (int n = run.actors.size() - 1; n >= 0; n--) {
            Actor x = run.actors.get(n);
            for (Actor child; (child = nextChild(x)) != null; ) {
                apply(Op.JOIN, x, child.number);
                x.children.remove(child);
            }
            for (int scopes = x.open.size(); scopes > 0; scopes--) {
                apply(Op.UNFINISH, x, 0);
            }
            if (n > 0) {
                apply(Op.END, x, 0);
            }
        }
    }

    private Actor nextChild(Actor x) {
        boolean none = x.children.isEmpty() || shape.joins == Shape.Joins.NONE;
        return none ? null : x.children.get(shape.joins == Shape.Joins.LIFO ? x.children.size() - 1 : 0);
    }
}
