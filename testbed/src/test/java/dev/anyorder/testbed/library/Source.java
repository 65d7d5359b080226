package dev.anyorder.testbed.library;

import java.util.List;

/** Writes a program in Java. */
final class Source {
    private final StringBuilder text = new StringBuilder();

    private Source() {}

    /** A class with a static method {@code run}. */
    static String of(String name, List<Statement> program) {
        Source source = new Source();
        source.text
                .append("import static dev.anyorder.api.Loops.*;\nimport static dev.anyorder.api.Tasks.*;\n")
                .append("import dev.anyorder.api.TaskFuture;\n")
                .append("final class ")
                .append(name)
                .append(" {\n");
        for (int i = 0; i < Generator.FIELDS; i++) {
            source.text.append("static int x").append(i).append(";\n");
        }
        for (int i = 0; i < Generator.OBJECTS; i++) {
            source.text.append("static final Object d").append(i).append(" = new Object();\n");
        }
        source.text.append("static void use(int value) {}\nstatic void run() {\nfinish(() -> {\n");
        source.block(program);
        source.text.append("});\n}\n}\n");
        return source.text.toString();
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
            nested("async(() -> {\n", async.body(), "});\n");
        } else if (statement instanceof Statement.Finish finish) {
            nested("finish(() -> {\n", finish.body(), "});\n");
        } else if (statement instanceof Statement.Forall forall) {
            String open = "forall(0, " + forall.times() + ", i" + text.length() + " -> {\n";
            nested(open, forall.body(), "});\n");
        } else if (statement instanceof Statement.Future future) {
            String open = "TaskFuture<Integer> f" + future.name() + " = future(() -> {\n";
            nested(open, future.body(), "return 1;\n});\n");
        } else if (statement instanceof Statement.Get get) {
            text.append("f").append(get.name()).append(".get();\n");
        } else if (statement instanceof Statement.Depend depend) {
            nested("task(() -> {\n", depend.body(), "})");
            depend.reads().forEach(object -> text.append(".in(d" + object + ")"));
            depend.writes().forEach(object -> text.append(".out(d" + object + ")"));
            text.append(".start();\n");
        } else {
            text.append("taskwait();\n");
        }
    }

    private void nested(String open, List<Statement> body, String close) {
        text.append(open);
        block(body);
        text.append(close);
    }
}
