package dev.anyorder.testbed.targets.collections;

import dev.anyorder.testbed.targets.TwoThreads;
import java.text.SimpleDateFormat;
import java.util.Date;
import java.util.Locale;
import java.util.TimeZone;

/** The well-known mistake: one SimpleDateFormat for all threads. */
public final class SimpleDateFormatRacy {
    private static final SimpleDateFormat FORMAT = new SimpleDateFormat("yyyy", Locale.ROOT);

    static String year() {
        return FORMAT.format(new Date(0)); // race
    }

    public static void main(String[] args) throws Exception {
        FORMAT.setTimeZone(TimeZone.getTimeZone("UTC"));
        TwoThreads.run(SimpleDateFormatRacy::year, SimpleDateFormatRacy::year);
        System.out.println(year()); // prints: 1970
    }
}
