package dev.anyorder.testbed.targets.fields;

import dev.anyorder.testbed.targets.TwoThreads;

/** A char that one thread writes and the other compares. */
public final class CharRacy {
    private char grade = 'c';

    void improve() {
        grade = 'a'; // race: CharRacy.grade
    }

    boolean passed() {
        return grade < 'd'; // race: CharRacy.grade
    }

    public static void main(String[] args) throws Exception {
        CharRacy exam = new CharRacy();
        TwoThreads.run(exam::improve, exam::passed);
        System.out.println(exam.grade); // prints: a
    }
}
