package dev.anyorder.testbed.kernels.queues;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** A source of events, which answers with pages of text as a server would; a page covers some of the time. */
final class Archive {

    static final int DAYS = 1000;
    static final int DAYS_ON_A_PAGE = 5;
    private static final int EVENTS_A_DAY = 20;

    private final List<List<Event>> days = new ArrayList<>();

    Archive(int source) {
        Random random = new Random(1859L + source);
        for (int day = 0; day < DAYS; day++) {
            List<Event> events = new ArrayList<>();
            for (int i = 0; i < EVENTS_A_DAY; i++) {
                int time = day * 86_400 + random.nextInt(86_400);
                events.add(new Event(time, (int) (1000 / (0.01 + random.nextDouble())), source));
            }
            days.add(events);
        }
    }

    /** The page with that number, a line for each event. */
    String page(int number) {
        StringBuilder page = new StringBuilder();
        int from = number * DAYS_ON_A_PAGE;
        for (List<Event> events : days.subList(from, Math.min(DAYS, from + DAYS_ON_A_PAGE))) {
            events.forEach(event -> page.append(event.line()));
        }
        return page.toString();
    }

    /** All events, without pages. */
    List<Event> events() {
        return days.stream().flatMap(List::stream).toList();
    }
}
