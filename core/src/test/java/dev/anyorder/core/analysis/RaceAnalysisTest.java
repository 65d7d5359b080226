package dev.anyorder.core.analysis;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

class RaceAnalysisTest {
    private static void clean(String program) {
        assertEquals(List.of(), Trials.RACE.of(program));
    }

    private static void racy(String program, String... findings) {
        assertEquals(List.of(findings), Trials.RACE.of(program));
    }

    @Test
    void aRaceThatALockHappenedToOrderIsPredicted() {
        racy(
                "R spawn a; a write x; a acquire p; a release p; R acquire p; R release p; R write x",
                "data-race x: a write, R write; error, predicted");
    }

    @Test
    void aCommonLockKeepsApart() {
        clean("R spawn a; a acquire p; a write x; a release p; R acquire p; R write x");
        racy(
                "R spawn a; a acquire p; a write x; a release p; R acquire q; R write x",
                "data-race x: a write, R write; error, observed");
    }

    @Test
    void aLockThatBothShareDoesNotKeepApart() {
        racy("R spawn a; a share p; a write x; R share p; R read x", "data-race x: a write, R read; error, observed");
        clean("R spawn a; a share p; a read x; a release p; R acquire p; R write x");
    }

    @Test
    void atomicAccessesKeepApartOnlyFromEachOther() {
        clean("R spawn a; a add! x; R write! x");
        racy("R spawn a; a add! x; R read x", "data-race x: a add, R read; error, observed");
    }

    @Test
    void anUnlockedWriteIsRememberedBehindALockedOne() {
        racy(
                "R spawn a; a write x; a acquire p; a write x; a release p; R acquire p; R write x",
                "data-race x: a write, R write; error, predicted");
    }

    @Test
    void theOneChildThatWasNotJoinedIsRemembered() {
        racy(
                "R spawn a; R spawn b; R spawn c; a read x; b read x; c read x; a end; c end; R join a; R join c; R write x",
                "data-race x: b read, R write; error, observed");
    }

    @Test
    void aFlagSetAndTestedUnderALockMakesWhatItGuardsConditional() {
        racy(
                "R spawn a; a write x; a acquire p; a write y; a release p; R acquire p; R read y; R release p; R write x",
                "data-race x: a write, R write; warning, conditional");
    }

    @Test
    void aFlagThatIsSetAfterItWasTestedDoesSoToo() {
        racy(
                "R spawn a; a acquire p; a read y; a write x; a release p; R acquire p; R write y; R release p; R write x",
                "data-race x: a write, R write; warning, conditional");
    }

    @Test
    void aFlagThatWasSetInAnEarlierCriticalSectionDoesSoToo() {
        racy(
                "R spawn a; R spawn b; a write x; a acquire p; a write y; a release p; b acquire p; b read z; b release p;"
                        + " R acquire p; R read y; R release p; R read x",
                "data-race x: a write, R read; warning, conditional");
    }

    @Test
    void aCountOfAllThatIsTestedDoesSoToo() {
        racy(
                "R spawn a; R spawn b; a write x; a acquire p; a add y; a release p; b acquire p; b add y; b release p;"
                        + " R acquire p; R read y; R release p; R read x",
                "data-race x: a write, R read; warning, conditional");
    }

    @Test
    void aCountThatNobodyLooksAtDoesNot() {
        racy(
                "R spawn a; a write x; a acquire p; a add y; a release p; R acquire p; R add y; R release p; R write x",
                "data-race x: a write, R write; error, predicted");
    }

    @Test
    void aCountThatWasSetAnewSaysNothingOfWhoCountedBefore() {
        racy(
                "R spawn a; R spawn b; R spawn c; a write x; a acquire p; a add y; a release p; b acquire p; b write y;"
                        + " b add y; b release p; b acquire p; b add y; b release p; c acquire p; c read y; c release p;"
                        + " c read x",
                "data-race x: a write, c read; error, predicted");
    }

    @Test
    void whatOneLearnsIsPassedOn() {
        racy(
                "R spawn a; R spawn b; a write x; a acquire p; a write y; a release p; b acquire p; b read y; b release p;"
                        + " b end; R join b; R read x",
                "data-race x: a write, R read; warning, conditional");
    }

    @Test
    void whatIsNotOrderedInThisRunIsObservedWhateverWasLearnt() {
        racy(
                "R spawn a; a acquire p; a write y; a release p; a write x; R acquire p; R read y; R release p; R write x",
                "data-race x: a write, R write; error, observed");
    }
}
