package dev.anyorder.testbed.edges;

import java.io.PrintStream;

/** Marks each line. Not a program of its own. */
class Output extends PrintStream {
    private int lines;

    Output(PrintStream to) {
        super(to, true);
    }

    @Override
    public void println(String line) {
        lines++;
        super.println(lines + " " + line);
    }

    @Override
    public void print(String text) {
        super.print("<" + text + ">");
    }
}
