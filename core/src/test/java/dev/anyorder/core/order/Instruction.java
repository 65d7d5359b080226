package dev.anyorder.core.order;

/**
 * One instruction of a program.
 *
 * @param op what
 * @param subject the number of the task that does it
 * @param object another task's number, a slot's number, a set of tasks, or nothing, as the operation has it
 * @param touch whether the step that begins then is looked at; if not, the engine may forget that it ever began
 */
record Instruction(Op op, int subject, int object, boolean touch) {
    /** Task 0 is R, task 1 is a, and so on. */
    static String name(int task) {
        return task == 0 ? "R" : task <= 26 ? String.valueOf((char) ('a' + task - 1)) : "t" + task;
    }

    static int number(String name) {
        if (name.length() > 1) {
            return Integer.parseInt(name.substring(1));
        }
        return name.equals("R") ? 0 : name.charAt(0) - 'a' + 1;
    }

    @Override
    public String toString() {
        String what = name(subject) + " " + op.name().toLowerCase(java.util.Locale.ROOT);
        String whole = switch (op) {
            case SPAWN, JOIN, ROOT -> what + " " + name(object);
            case SIGNAL, ADD, AWAIT, TAKE, INFORM -> what + " " + object;
            case FINISH, UNFINISH, END -> what;
            case BARRIER -> what + " " + names(object);
        };
        return touch ? whole : whole + " unseen";
    }

    private static String names(int set) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < 32; i++) {
            if ((set >>> i & 1) != 0) {
                text.append(text.isEmpty() ? "" : ",").append(name(i));
            }
        }
        return text.toString();
    }

    /** Reads what {@link #toString} writes. */
    static Instruction parse(String text) {
        String[] words = text.trim().split(" +");
        boolean unseen = words[words.length - 1].equals("unseen");
        Op op = Op.valueOf(words[1].toUpperCase(java.util.Locale.ROOT));
        int object = switch (op) {
            case SPAWN, JOIN, ROOT -> number(words[2]);
            case SIGNAL, ADD, AWAIT, TAKE, INFORM -> Integer.parseInt(words[2]);
            case FINISH, UNFINISH, END -> 0;
            case BARRIER -> set(words[2]);
        };
        return new Instruction(op, number(words[0]), object, !unseen);
    }

    private static int set(String names) {
        int set = 0;
        for (String name : names.split(",")) {
            set |= 1 << number(name);
        }
        return set;
    }
}
