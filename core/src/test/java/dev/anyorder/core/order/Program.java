package dev.anyorder.core.order;

import java.util.ArrayList;
import java.util.List;

/** A program as a list of instructions in the order in which one run did them; reads and writes as a line of text. */
record Program(List<Instruction> instructions) {
    static Program parse(String text) {
        List<Instruction> list = new ArrayList<>();
        for (String part : text.split(";")) {
            list.add(Instruction.parse(part));
        }
        return new Program(list);
    }

    Program without(int from, int to) {
        List<Instruction> rest = new ArrayList<>(instructions.subList(0, from));
        rest.addAll(instructions.subList(to, instructions.size()));
        return new Program(rest);
    }

    @Override
    public String toString() {
        StringBuilder text = new StringBuilder();
        for (Instruction i : instructions) {
            text.append(text.isEmpty() ? "" : "; ").append(i);
        }
        return text.toString();
    }
}
