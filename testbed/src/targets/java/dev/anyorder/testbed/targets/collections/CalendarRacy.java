package dev.anyorder.testbed.targets.collections;

import dev.anyorder.testbed.targets.TwoThreads;
import java.util.Calendar;
import java.util.GregorianCalendar;

/** A calendar is set by one thread and read by the other. */
public final class CalendarRacy {
    private final Calendar calendar = new GregorianCalendar(2020, Calendar.MARCH, 1);

    void jump() {
        calendar.set(Calendar.YEAR, 2021); // race
    }

    int month() {
        return calendar.get(Calendar.MONTH); // race
    }

    public static void main(String[] args) throws Exception {
        CalendarRacy shared = new CalendarRacy();
        TwoThreads.run(shared::jump, shared::month);
        System.out.println("dated"); // prints: dated
    }
}
