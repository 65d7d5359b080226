package dev.anyorder.agent.catalogue;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class ModelCatalogueTest {
    /** A small world: Store and Cache extend Table, which implements Lookup; Free knows nothing. */
    private static final SupertypeLookup WORLD = name -> Map.of(
                    "w/Table", List.of("w/Lookup", "java/lang/Object"),
                    "w/Store", List.of("w/Table", "w/Lookup", "java/lang/Object"),
                    "w/Cache", List.of("w/Table", "w/Lookup", "java/lang/Object"))
            .getOrDefault(name, List.of("java/lang/Object"));

    private static final String OBJECT_TO_OBJECT = "(Ljava/lang/Object;)Ljava/lang/Object;";

    @Test
    void a_row_of_an_interface_holds_for_all_its_subtypes() {
        ModelCatalogue catalogue = read("interface w.Lookup\n get(*) await result\n");
        assertEquals("get(*) await result", found(catalogue, "w/Cache", "get", OBJECT_TO_OBJECT));
    }

    @Test
    void the_row_of_a_nearer_type_comes_first() {
        ModelCatalogue catalogue =
                read("interface w.Lookup by runtime class\n get(*) await result\nclass w.Table\n get(*) reads this\n");
        assertEquals("get(*) reads this", found(catalogue, "w/Store", "get", OBJECT_TO_OBJECT));
    }

    @Test
    void the_pattern_that_says_more_comes_first() {
        ModelCatalogue catalogue = read("class w.Table\n poll(..) none\n poll(*) reads this\n poll(int) writes this\n");
        assertEquals("poll(int) writes this", found(catalogue, "w/Table", "poll", "(I)V"));
        assertEquals("poll(*) reads this", found(catalogue, "w/Table", "poll", "(J)V"));
        assertEquals("poll(..) none", found(catalogue, "w/Table", "poll", "(JJ)V"));
    }

    @Test
    void types_are_named_simply_or_fully_and_arrays_too() {
        ModelCatalogue catalogue =
                read("class w.Table\n a(Entry) none\n b(java.util.Map$Entry) none\n c(byte[][]) none\n");
        assertEquals("a(Entry) none", found(catalogue, "w/Table", "a", "(Ljava/util/Map$Entry;)V"));
        assertEquals("b(java.util.Map$Entry) none", found(catalogue, "w/Table", "b", "(Ljava/util/Map$Entry;)V"));
        assertEquals("c(byte[][]) none", found(catalogue, "w/Table", "c", "([[B)V"));
        assertNull(catalogue.find("w/Table", "a", "(Lw/SubEntry;)V", WORLD));
        assertNull(catalogue.find("w/Table", "a", "([Ljava/util/Map$Entry;)V", WORLD));
        assertNull(catalogue.find("w/Table", "c", "([B)V", WORLD));
    }

    @Test
    void a_later_file_replaces_what_an_earlier_one_says() {
        ModelCatalogue catalogue = new ModelReader(17)
                .add(
                        "first",
                        ModelReaderTest.stream("class w.Table is unsafe\n get(int) reads this\n put(*) writes this\n"))
                .add("second", ModelReaderTest.stream("class w.Table is concurrent\n get(..) none\n"))
                .catalogue();
        assertEquals("get(..) none", found(catalogue, "w/Table", "get", "(I)V"));
        assertEquals("put(*) writes this", found(catalogue, "w/Table", "put", "(I)V"));
        assertEquals(ThreadSafety.CONCURRENT, catalogue.nature("w/Table", WORLD));
    }

    @Test
    void constructors_are_not_inherited() {
        ModelCatalogue catalogue = read("class w.Table\n new(*) reads arg1\n");
        assertEquals("new(*) reads arg1", found(catalogue, "w/Table", "<init>", "(I)V"));
        assertNull(catalogue.find("w/Store", "<init>", "(I)V", WORLD));
    }

    @Test
    void a_row_for_all_other_methods_comes_last() {
        ModelCatalogue catalogue =
                read("interface w.Lookup\n get(*) reads this\nclass w.Table\n put(*) writes this\n *(..) none\n");
        assertEquals("put(*) writes this", found(catalogue, "w/Store", "put", "(I)V"));
        assertEquals("*(..) none", found(catalogue, "w/Store", "get", OBJECT_TO_OBJECT));
    }

    @Test
    void a_row_for_all_other_methods_may_do_something() {
        ModelCatalogue catalogue = read("class w.Table\n *(..) writes this\n");
        assertEquals("*(..) writes this", found(catalogue, "w/Cache", "anything", "()V"));
    }

    @Test
    void unknown_names_are_refused_at_once() {
        ModelCatalogue catalogue = read("class w.Table\n get(int) reads this\n");
        assertFalse(catalogue.mayHold("put", "(I)V"));
        assertFalse(catalogue.mayHold("get", "()V"));
        assertTrue(catalogue.mayHold("get", "(I)V"));
        assertTrue(read("class w.Table\n get(int,..) none\n").mayHold("get", "(IJJ)V"));
    }

    private static final String NATURES = """
            interface w.Lookup if unsafe
              get(*) reads this
            interface w.Lookup if concurrent
              get(*) await result
            class w.Store is unsafe
            class w.Cache is synchronized
            class w.Free
              get() acquire this
              size() volatile-read this
            """;

    @Test
    void the_nature_of_the_receiver_decides_which_row_holds() {
        ModelCatalogue catalogue = read(NATURES);
        assertEquals("get(*) reads this", resolved(catalogue, "w/Store", ThreadSafety.UNSAFE, false));
        assertEquals("get(*) await result", resolved(catalogue, "w/Table", ThreadSafety.CONCURRENT, false));
        assertEquals("null", resolved(catalogue, "w/Table", null, false));
    }

    @Test
    void a_synchronized_object_does_what_an_unsafe_one_does_atomically() {
        ModelCatalogue catalogue = read(NATURES);
        ThreadSafety safety = catalogue.nature("w/Cache", WORLD);
        assertEquals("get(*) synchronized this; reads this", resolved(catalogue, "w/Cache", safety, false));
    }

    @Test
    void code_that_is_seen_speaks_for_itself() {
        ModelCatalogue catalogue = read(NATURES);
        assertEquals("null", resolved(catalogue, "w/Store", ThreadSafety.UNSAFE, true));
    }

    @Test
    void a_contract_holds_for_code_that_is_seen_too() {
        ModelCatalogue catalogue = read("interface w.Lookup\n get(*) await result\n");
        assertEquals("get(*) await result", resolved(catalogue, "w/Store", null, true));
    }

    @Test
    void what_is_harmless_to_do_twice_needs_no_look_at_the_receiver() {
        ModelCatalogue catalogue = read(NATURES);
        assertFalse(needsReceiver(catalogue, "w/Free", "size", "()I"));
        assertTrue(needsReceiver(catalogue, "w/Free", "get", "()V"));
        assertTrue(needsReceiver(catalogue, "w/Table", "get", OBJECT_TO_OBJECT));
        assertFalse(needsReceiver(read("final class w.Free\n get() acquire this\n"), "w/Free", "get", "()V"));
        assertFalse(needsReceiver(read("interface w.Free\n get() acquire this\n"), "w/Free", "get", "()V"));
    }

    @Test
    void rows_about_bodies_are_kept_apart_from_rows_about_calls() {
        ModelCatalogue catalogue = read("interface w.Lookup\n body get(*) await arg1\n");
        assertNull(catalogue.find("w/Table", "get", OBJECT_TO_OBJECT, WORLD));
        assertEquals(
                "get(*) await arg1", String.valueOf(catalogue.findBody("w/Table", "get", OBJECT_TO_OBJECT, WORLD)));
    }

    private static boolean needsReceiver(ModelCatalogue catalogue, String owner, String name, String descriptor) {
        CallRule rule = catalogue.find(owner, name, descriptor, WORLD);
        return rule != null && rule.needsReceiver();
    }

    private static String resolved(ModelCatalogue catalogue, String type, @Nullable ThreadSafety safety, boolean seen) {
        return String.valueOf(catalogue.findFor(type, "get", OBJECT_TO_OBJECT, WORLD, safety, seen));
    }

    private static String found(ModelCatalogue catalogue, String owner, String name, String descriptor) {
        return String.valueOf(catalogue.find(owner, name, descriptor, WORLD));
    }

    private static ModelCatalogue read(String text) {
        return new ModelReader(17).add("test", ModelReaderTest.stream(text)).catalogue();
    }
}
