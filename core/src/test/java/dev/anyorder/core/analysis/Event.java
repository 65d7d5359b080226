package dev.anyorder.core.analysis;

import java.util.ArrayList;
import java.util.List;

/**
 * What a task of a test program does, as text: {@code a write x}. Tasks are R, a, b, …; the object is a task, a lock (p, q,
 * r), a volatile variable (u, v), a location (x, y, z) or several tasks. An access with an exclamation mark, {@code a add!
 * x}, is atomic.
 */
record Event(String task, String verb, String object) {
    static List<Event> parse(String program) {
        List<Event> events = new ArrayList<>();
        for (String part : program.split(";")) {
            String[] words = part.trim().split(" +");
            events.add(new Event(words[0], words[1], words.length > 2 ? words[2] : ""));
        }
        return events;
    }

    static String text(List<Event> events) {
        StringBuilder text = new StringBuilder();
        for (Event event : events) {
            text.append(text.isEmpty() ? "" : "; ").append(event);
        }
        return text.toString();
    }

    @Override
    public String toString() {
        return object.isEmpty() ? task + " " + verb : task + " " + verb + " " + object;
    }
}
