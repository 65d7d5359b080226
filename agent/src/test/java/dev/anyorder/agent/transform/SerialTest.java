package dev.anyorder.agent.transform;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.io.ObjectStreamClass;
import java.io.Serializable;
import java.util.List;
import org.junit.jupiter.api.Test;

class SerialTest {
    @SuppressWarnings("serial")
    static class Plain implements Serializable {
        int number;
    }

    @SuppressWarnings("serial")
    static class Declared implements Serializable {
        static final long serialVersionUID = 7;
        int number;
    }

    record Point(int x, int y) implements Serializable {}

    enum Colour {
        RED
    }

    @Test
    void aSerializableClassGetsItsDefaultVersionWrittenDown() throws IOException {
        assertEquals(List.of(ObjectStreamClass.lookup(Plain.class).getSerialVersionUID()), versions(Plain.class));
    }

    @Test
    void aDeclaredVersionStays() throws IOException {
        assertEquals(List.of(7L), versions(Declared.class));
    }

    @Test
    void theVersionOfARecordIsNoughtWithoutBeingSaid() throws IOException {
        assertEquals(List.of(), versions(Point.class));
    }

    @Test
    void anEnumHasNoVersion() throws IOException {
        assertEquals(List.of(), versions(Colour.class));
    }

    private static List<Object> versions(Class<?> type) throws IOException {
        return Rewritten.tree(Rewritten.of(type)).fields.stream()
                .filter(field -> field.name.equals("serialVersionUID"))
                .map(field -> field.value)
                .toList();
    }
}
