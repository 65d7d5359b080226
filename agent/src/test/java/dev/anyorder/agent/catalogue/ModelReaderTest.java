package dev.anyorder.agent.catalogue;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.anyorder.agent.task.TaskKind;
import dev.anyorder.core.analysis.AccessOp;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ModelReaderTest {
    private static final SupertypeLookup NO_SUPERTYPES = name -> List.of();

    @Test
    void a_row_says_what_a_call_means() {
        assertEquals(
                "tryLock(long,TimeUnit) acquire this if result", row("tryLock(long,TimeUnit) acquire this if result"));
    }

    @Test
    void several_meanings_are_kept_in_order() {
        assertEquals(
                "put(*,*) signal arg1; signal arg2; await result",
                row("put(*,*)   signal arg1 ;signal arg2;  await result # as they come"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '~',
            value = {
                "m(*,*) reads this at arg1",
                "m(*,*,*) writes arg1 from arg2 to arg3",
                "m(*,*,*) writes arg1 from arg2 for arg3",
                "m(*) reads shape of this",
                "m() writes cursor of this",
                "m(*) joins elements of arg1",
                "m() joins tasks of this if result",
                "m() view result of shape of this",
                "m(*) view result of this from arg1",
                "m(*) locked arg1 by this",
                "m(*,*) locked arg2 by this at arg1",
                "m(*) runs arg1 on this",
                "m() release this any if result",
                "m() acquire this shared",
                "m() synchronized this",
                "m() writes this if marked",
                "m() writes this if not marked",
                "m(boolean) mark this if arg1",
                "m(..) volatile-update variable if not result",
                "m() volatile-update this as add",
                "m(int) volatile-read this at arg1 as read",
                "m(*,*) volatile-update this as arg2",
                "m(*,*) writes this as second of arg2",
                "m(double) volatile-write this as float-add",
                "m(*) reads this; writes this as insert if result",
                "m(int,int) combines max",
                "m() await current",
                "m() signal class",
                "m(int,..) task",
                "m() none"
            })
    void each_form_is_read_and_written_alike(String text) {
        assertEquals(text, row(text));
    }

    @Test
    void methods_may_share_their_meaning_over_several_lines() {
        ModelCatalogue catalogue = read("class a.B\n  x() y(int)\n  z()\n    reads this\n");
        assertEquals("y(int) reads this", show(catalogue.find("a/B", "y", "(I)V", NO_SUPERTYPES)));
        assertEquals("z() reads this", show(catalogue.find("a/B", "z", "()V", NO_SUPERTYPES)));
    }

    @Test
    void fields_are_atomic_by_themselves_or_in_a_group() {
        ModelCatalogue catalogue =
                read("class a.B\n  field sum atomic\n  field x y group place\n  size() reads this\n");
        assertEquals("", catalogue.group("a/B", "sum"));
        assertEquals("place", catalogue.group("a/B", "y"));
        assertNull(catalogue.group("a/B", "z"));
        assertNull(catalogue.group("a/C", "x"));
    }

    @Test
    void a_collection_effect_names_components() {
        ModelCatalogue catalogue =
                read("class a.B\n  collection remove(*)   writes key shape if result; acts value; value removed\n");
        CollectionEffect effect = Objects.requireNonNull(
                catalogue.collectionEffect("a/B", "remove", "(Ljava/lang/Object;)V", NO_SUPERTYPES));
        assertEquals(AccessOp.WRITE, effect.op());
        assertEquals(CollectionEffect.When.IF_RESULT, effect.when());
        assertEquals(Set.of(Component.KEY, Component.VALUE, Component.SHAPE), effect.touched());
        assertEquals(Set.of(Component.VALUE), effect.acts());
        assertEquals(Set.of(), effect.checks());
        assertEquals(ValueEffect.REMOVED, effect.value());
    }

    @Test
    void hooks_at_one_point_share_it_and_a_line_that_ends_with_a_semicolon_goes_on() {
        ModelCatalogue catalogue = read(
                "class a.B\n  hook m(..) n()\n    signal this, await arg1 at entry;\n    job receiver as fork around run\n");
        List<JdkHook> hooks = List.of(
                new JdkHook("signal", "this", -1, JdkHook.Point.ENTRY, ""),
                new JdkHook("await", "arg1", -1, JdkHook.Point.ENTRY, ""),
                new JdkHook("job", "receiver", TaskKind.FORK.ordinal(), JdkHook.Point.AROUND, "run"));
        List<HookRule> rules = Objects.requireNonNull(catalogue.hooks().get("a/B"));
        assertEquals(List.of(hooks, hooks), rules.stream().map(HookRule::hooks).toList());
    }

    @Test
    void rules_for_collections_hooks_and_fields_may_be_of_other_releases() {
        ModelCatalogue catalogue =
                read("class a.B\n  collection x() reads since 22\n  hook x() signal this at entry until 16\n"
                        + "  field f atomic since 18\n");
        assertEquals(List.of(), catalogue.rules());
        assertNull(catalogue.group("a/B", "f"));
    }

    @Test
    void rows_of_other_releases_are_left_out() {
        String text =
                "class a.B\n  x() reads this since 22\n  y() reads this until 20\n  z() reads this since 21 until 21\n";
        ModelCatalogue catalogue = new ModelReader(21).add("f", stream(text)).catalogue();
        assertNull(catalogue.find("a/B", "x", "()V", NO_SUPERTYPES));
        assertNull(catalogue.find("a/B", "y", "()V", NO_SUPERTYPES));
        assertEquals("z() reads this", show(catalogue.find("a/B", "z", "()V", NO_SUPERTYPES)));
    }

    @Test
    void sections_of_other_releases_are_left_out() {
        ModelCatalogue catalogue = read("class a.B is unsafe since 99\n  x() reads this\n");
        assertNull(catalogue.find("a/B", "x", "()V", NO_SUPERTYPES));
        assertNull(catalogue.nature("a/B", NO_SUPERTYPES));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '~',
            value = {
                "lock() aquire this | 'aquire' is not an action. Known: none, task, signal, await,",
                "lock() acquire it | 'it' is not an operand. Known: this, arg1 to arg9, result,",
                "lock() acquire | An operand is missing. Known: this,",
                "lock( acquire this | 'lock(' is not a method. Write it as name(Type,Type), without spaces.",
                "put(..,int) reads this | 'put(..,int)' has an invalid parameter list.",
                "put(*) signal arg2 | put(*) may have no arg2. List 2 parameters",
                "put(..) signal arg1 | put(..) may have no arg1.",
                "put(*) signal arg0 | 'arg0' is not an argument. Write arg1 to arg9.",
                "keySet() view result | 'view' needs two operands. Write 'view X of Y'.",
                "take() signal result | 'signal' acts before the call and cannot use its result.",
                "lock() acquire this any | 'any' can only be released.",
                "lock() acquire this if maybe | 'maybe' is not an argument.",
                "lock() acquire this if not arg1 | 'if not arg1' is not a condition.",
                "lock() acquire this quickly | Unexpected 'quickly'. Separate effects with ';'.",
                "lock() none; acquire this | 'none' cannot be combined with other effects.",
                "add() writes this as sum | 'sum' is not an operation. Known: read, write, update, add,",
                "add() writes this as | An operation is missing. Example: 'as add'.",
                "add() signal this as add | 'signal' is not an access. Remove 'as' and the words after it.",
                "add(*,*) writes this as arg1 | arg1 is not the last argument of add(*,*). Only the last one can be a function.",
                "add(*,..) writes this as arg1 | arg1 is not the last argument of add(*,..).",
                "hit(*) commutes | 'commutes' applies to method bodies. Write 'body' before the method, or 'writes this as declared'.",
                "hit(*) atomic | 'atomic' applies to method bodies. Write 'body' before the method.",
                "hit(*) deterministic | 'deterministic' applies to method bodies. Write 'body' before the method.",
                "sum(*,*) writes this as second | Missing operand of 'second'. Write 'as second of argN'.",
                "sum(*,*) combines write | 'write' does not commute. Write 'none' for such a function.",
                "size() elements this | 'elements' is not an action.",
                "size() reads elements this | Missing 'of'.",
                "acquire this | The rule names no method.",
                "field x y | The keyword 'atomic' or 'group' is missing. Write 'atomic', or 'group' and a name.",
                "field x y group | The name of the group is missing.",
                "field x atomic now | Unexpected 'now'.",
                "field atomic | Missing field after 'field'. Example: 'field total atomic'.",
                "collection get() looks | 'looks' is not an action. Start with 'reads', 'writes' or 'updates'.",
                "collection get() reads; sees key | 'sees' is not an action. Write 'checks', 'acts' or 'value'.",
                "collection get() reads size | Unexpected 'size'.",
                "collection get() reads; value lost | 'lost' is not a value effect.",
                "hook m() sings this at entry | 'sings' is not an event at entry.",
                "hook m() signal this at noon | 'at noon' is not a position. Known positions: at entry,",
                "hook m() spawned this as stone at entry | 'stone' is not a task kind.",
                "get() reads this; | The last rule ends with ';'. Remove it.",
                "get() reads this since soon | 'soon' is not a number. Write a Java release after 'since'.",
            })
    void a_mistake_in_a_row_is_told_in_a_sentence(String row, String sentence) {
        assertMistake("class a.B\n  " + row + "\n", "my.txt, line 2: " + sentence);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '~',
            value = {
                "class a.B is safe | 'safe' is not a thread-safety class. Known: unsafe, synchronized, concurrent.",
                "class a/B | 'a/B' is not a class name.",
                "class a.B by runtime | Unexpected 'by'.",
                "class a.B unsafe | Unexpected 'unsafe'. Clauses after the class, in this order:",
                "x() reads this | Rule before the first section.",
            })
    void a_mistake_in_the_head_of_a_section_is_told_in_a_sentence(String head, String sentence) {
        assertMistake(head + "\n", "my.txt, line 1: " + sentence);
    }

    @Test
    void a_method_that_says_nothing_is_a_mistake() {
        assertMistake("class a.B\n  x()\n", "my.txt, line 2: The previous rule gives no effect for x().");
    }

    @Test
    void two_rows_for_one_method_in_one_file_are_a_mistake() {
        assertMistake(
                "class a.B\n  x() reads this\n  x() writes this\n",
                "my.txt, line 3: Duplicate rule for x(); the first is in line 2.");
    }

    @Test
    void a_file_that_cannot_be_read_is_named() {
        InputStream broken = new InputStream() {
            @Override
            public int read() throws IOException {
                throw new IOException("disk on fire");
            }
        };
        ModelException e = assertThrows(ModelException.class, () -> new ModelReader(17).add("my.txt", broken));
        assertEquals("Cannot read catalogue file 'my.txt': disk on fire.", e.getMessage());
    }

    private static void assertMistake(String text, String beginning) {
        ModelException e = assertThrows(ModelException.class, () -> new ModelReader(17).add("my.txt", stream(text)));
        String message = String.valueOf(e.getMessage());
        assertEquals(beginning, message.substring(0, Math.min(beginning.length(), message.length())));
    }

    private static String row(String text) {
        return show(read("class a.B\n  " + text + "\n").rows().get(0));
    }

    private static ModelCatalogue read(String text) {
        return new ModelReader(17).add("my.txt", stream(text)).catalogue();
    }

    static InputStream stream(String text) {
        return new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8));
    }

    private static String show(@Nullable CallRule rule) {
        return String.valueOf(rule);
    }
}
