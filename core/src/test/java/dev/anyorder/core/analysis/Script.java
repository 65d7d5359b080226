package dev.anyorder.core.analysis;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * A program that does the same in every schedule: for each task what it does, in its order. {@code get v} waits for the only
 * {@code put v}, {@code join t} for the end of t, {@code barrier a,b} for the others at the same barrier. What is in vain (a
 * lock taken twice, a block left that was not entered) is left out, locks are released and blocks left at a task's end.
 * Locations whose names begin with the same letter are a group.
 */
record Script(Map<String, List<Event>> tasks) {
    /** The program whose tasks do these events. */
    static Script of(List<Event> events) {
        Map<String, List<Event>> tasks = new TreeMap<>();
        tasks.put("R", new ArrayList<>());
        for (Event event : events) {
            tasks.computeIfAbsent(event.task(), t -> new ArrayList<>()).add(event);
            if (event.verb().equals("spawn")) {
                tasks.computeIfAbsent(event.object(), t -> new ArrayList<>());
            }
        }
        tasks.replaceAll(Script::tidy);
        return new Script(tasks);
    }

    static Script parse(String program) {
        return of(Event.parse(program));
    }

    private static List<Event> tidy(String task, List<Event> events) {
        List<Event> tidy = new ArrayList<>();
        List<String> held = new ArrayList<>();
        int blocks = 0;
        for (Event event : events) {
            boolean makesSense = switch (event.verb()) {
                case "acquire", "share" -> !held.contains(event.object()) && held.add(event.object());
                case "release" -> held.remove(event.object());
                case "enter" -> ++blocks > 0;
                case "leave" -> blocks > 0 && --blocks >= 0;
                default -> true;
            };
            if (makesSense) {
                tidy.add(event);
            }
        }
        for (int i = held.size() - 1; i >= 0; i--) {
            tidy.add(new Event(task, "release", held.get(i)));
        }
        for (; blocks > 0; blocks--) {
            tidy.add(new Event(task, "leave", ""));
        }
        return tidy;
    }

    /** All that locations of one group have in common. */
    static char group(String location) {
        return location.charAt(0);
    }
}
