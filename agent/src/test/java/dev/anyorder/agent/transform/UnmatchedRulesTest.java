package dev.anyorder.agent.transform;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.anyorder.agent.catalogue.ModelCatalogue;
import dev.anyorder.agent.catalogue.ModelReader;
import dev.anyorder.core.finding.NoteType;
import dev.anyorder.core.finding.RunNote;
import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.AbstractList;
import java.util.List;
import org.junit.jupiter.api.Test;

class UnmatchedRulesTest {
    private static final String OWN = Box.class.getName();

    /** A class that the run has loaded. */
    abstract static class Box extends AbstractList<String> {
        Box(int size) {}

        void open(String key) {}
    }

    @Test
    void aMisspeltMethodOfALoadedClassIsNamed() {
        assertEquals(
                List.of(new RunNote(NoteType.RULE_WITHOUT_METHOD, "my.txt:2", OWN + ".opem(*)")),
                notes("class " + OWN + "\n  opem(*) open(*) reads this\n"));
    }

    @Test
    void aWrongParameterOfALoadedClassIsNamed() {
        assertEquals(
                List.of(new RunNote(NoteType.RULE_WITHOUT_METHOD, "my.txt:2", OWN + ".open(int)")),
                notes("class " + OWN + "\n  open(int) reads this\n"));
    }

    @Test
    void everyKindOfRuleIsChecked() {
        assertEquals(
                3,
                notes("class " + OWN
                                + "\n  body x() await this\n  collection x() reads\n  hook x() signal this at entry\n")
                        .size());
    }

    @Test
    void methodsOfSupertypesAndConstructorsOfItsOwnMatch() {
        assertEquals(
                List.of(),
                notes("class " + OWN + "\n  size() reads this\n  stream() none\n  new(int) none\n  *(..) none\n"));
        assertEquals(1, notes("class " + OWN + "\n  new() none\n").size());
    }

    @Test
    void aClassThatWasNotLoadedIsNotMisspelt() {
        assertEquals(List.of(), notes("class com.acme.Later\n  x() reads this\n"));
    }

    @Test
    void aClassThatTheJdkDoesNotHaveIsNamedOnce() {
        assertEquals(
                List.of(new RunNote(NoteType.RULE_WITHOUT_CLASS, "my.txt:1", "java.util.HashMpa")),
                notes("class java.util.HashMpa is unsafe\n  get(*) reads this\n"));
    }

    @Test
    void aMisspeltMethodOfTheJdkIsNamedEvenIfItsClassWasNotLoaded() {
        assertEquals(
                1,
                notes("class java.util.zip.CRC32\n  updaet(int) reads this\n").size());
    }

    @Test
    void methodsOfHandlesHaveTheSignatureOfTheCall() {
        assertEquals(List.of(), notes("class java.lang.invoke.VarHandle\n  get(Object,int) reads variable\n"));
    }

    @Test
    void rulesOfOtherFilesAreNotChecked() {
        InputStream standard = stream("class " + OWN + "\n  opem(*) reads this\n");
        ModelCatalogue catalogue = new ModelReader(17).add("jdk.txt", standard).catalogue();
        assertEquals(List.of(), new UnmatchedRules(catalogue, "my.txt", List.of(Box.class)).notes());
    }

    private static List<RunNote> notes(String text) {
        ModelCatalogue catalogue =
                new ModelReader(17).add("my.txt", stream(text)).catalogue();
        return new UnmatchedRules(catalogue, "my.txt", List.of(Box.class)).notes();
    }

    private static InputStream stream(String text) {
        return new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8));
    }
}
