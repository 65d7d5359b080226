package dev.anyorder.testbed.library;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.stream.Collectors;

/** Writes a program in Java. */
final class Source {
    /** The class that takes down which section was entered when; not to be watched. */
    static final String LOG = "SectionLog";

    private final StringBuilder text = new StringBuilder();
    private final int seed;
    /** The variables of the loops around. */
    private final Deque<String> loops = new ArrayDeque<>();

    private boolean inSection;

    private Source(int seed) {
        this.seed = seed;
    }

    /** A class with a static method {@code run}. */
    static String of(String name, int seed, List<Statement> program) {
        Source source = new Source(seed);
        source.text
                .append("import static dev.anyorder.api.Loops.*;\nimport static dev.anyorder.api.Regions.*;\n")
                .append("import static dev.anyorder.api.Tasks.*;\nimport dev.anyorder.api.PhaserMode;\n")
                .append("import dev.anyorder.api.Region;\nimport dev.anyorder.api.TaskFuture;\n")
                .append("import dev.anyorder.api.TaskPhaser;\nfinal class ")
                .append(name)
                .append(" {\n");
        for (int i = 0; i < Generator.FIELDS; i++) {
            source.text.append("static int x").append(i).append(";\n");
        }
        for (int i = 0; i < Generator.OBJECTS; i++) {
            source.text.append("static final Object d").append(i).append(" = new Object();\n");
        }
        for (int i = 0; i < Generator.REGIONS; i++) {
            source.text.append("static final Region<Integer> r" + i + " = new Region<>(\"r" + i + "\", 0);\n");
        }
        source.text.append("static void use(int value) {}\nstatic void run() {\nfinish(() -> {\n");
        source.block(program);
        source.text.append("});\n}\n}\n");
        return source.text.toString();
    }

    /** The class that takes down a line for each section: the program, the section, and in which rounds of loops. */
    static String log() {
        return "public final class " + LOG + " {\n"
                + "private static final StringBuilder ALL = new StringBuilder();\n"
                + "static synchronized void entered(int program, int section, int... rounds) {\n"
                + "ALL.append(program).append(' ').append(section);\n"
                + "for (int round : rounds) {\nALL.append(' ').append(round);\n}\n"
                + "ALL.append('\\n');\n}\n"
                + "static synchronized String all() {\nreturn ALL.toString();\n}\n}\n";
    }

    private void block(List<Statement> statements) {
        statements.forEach(this::statement);
    }

    private void statement(Statement statement) {
        if (statement instanceof Statement.Touch touch) {
            String field = "x" + touch.field();
            text.append(
                    switch (touch.what()) {
                        case 'r' -> "use(" + field + ");\n";
                        case 'w' -> field + " = 1;\n";
                        default -> field + "++;\n";
                    });
        } else if (statement instanceof Statement.Async async) {
            task("async(() -> {\n", async.body(), "});\n");
        } else if (statement instanceof Statement.Finish finish) {
            nested("finish(() -> {\n", finish.body(), "});\n");
        } else if (statement instanceof Statement.Forall forall) {
            String variable = "i" + text.length();
            loops.addLast(variable);
            task("forall(0, " + forall.times() + ", " + variable + " -> {\n", forall.body(), "});\n");
            loops.removeLast();
        } else if (statement instanceof Statement.Future future) {
            String open = "TaskFuture<Integer> f" + future.name() + " = future(() -> {\n";
            task(open, future.body(), "return 1;\n});\n");
        } else if (statement instanceof Statement.Get get) {
            text.append("f").append(get.name()).append(".get();\n");
        } else if (statement instanceof Statement.Depend depend) {
            task("task(() -> {\n", depend.body(), "})");
            depend.reads().forEach(object -> text.append(".in(d" + object + ")"));
            depend.writes().forEach(object -> text.append(".out(d" + object + ")"));
            text.append(".start();\n");
        } else if (statement instanceof Statement.Post post) {
            task("post(r" + post.region() + ", () -> {\n", post.body(), "});\n");
        } else if (statement instanceof Statement.Await await) {
            text.append("await(r" + await.region() + ");\n");
        } else if (statement instanceof Statement.Ewait ewait) {
            text.append("ewait(r" + ewait.region() + ");\n");
        } else if (statement instanceof Statement.Isolated isolated) {
            isolated(isolated);
        } else if (statement instanceof Statement.Phased phased) {
            phased(phased);
        } else {
            text.append("taskwait();\n");
        }
    }

    private void isolated(Statement.Isolated isolated) {
        boolean isOutermost = !inSection;
        text.append("isolated(");
        isolated.objects().forEach(object -> text.append("d" + object + ", "));
        text.append("() -> {\n");
        if (isOutermost) {
            String rounds = loops.stream().map(loop -> ", " + loop).collect(Collectors.joining());
            text.append(LOG + ".entered(" + seed + ", " + isolated.name() + rounds + ");\n");
        }
        inSection = true;
        block(isolated.body());
        inSection = !isOutermost;
        text.append("});\n");
    }

    private void phased(Statement.Phased phased) {
        String phaser = "p" + text.length();
        text.append("finish(() -> {\nTaskPhaser " + phaser + " = new TaskPhaser();\n");
        for (Statement.Member member : phased.members()) {
            text.append("asyncPhased(" + phaser + ".inMode(PhaserMode." + member.mode() + "), () -> {\n");
            for (int phase = 0; phase < member.phases().size(); phase++) {
                text.append(phase > 0 ? "next();\n" : "");
                block(member.phases().get(phase));
            }
            text.append("});\n");
        }
        text.append("});\n");
    }

    /** A task is in no section, wherever it is created. */
    private void task(String open, List<Statement> body, String close) {
        boolean wasInSection = inSection;
        inSection = false;
        nested(open, body, close);
        inSection = wasInSection;
    }

    private void nested(String open, List<Statement> body, String close) {
        text.append(open);
        block(body);
        text.append(close);
    }
}
