package dev.anyorder.testbed.kernels.queues;

import java.util.ArrayList;
import java.util.List;

/** A job: gets the pages of one archive that a query needs, and reads them. */
final class Fetch implements Runnable {

    private final Query query;
    private final Archive archive;
    private final int source;
    private final List<Event> found = new ArrayList<>();

    Fetch(Query query, Archive archive, int source) {
        this.query = query;
        this.archive = archive;
        this.source = source;
    }

    @Override
    public void run() {
        try {
            int last = query.lastDay() / Archive.DAYS_ON_A_PAGE;
            for (int page = query.firstDay() / Archive.DAYS_ON_A_PAGE; page <= last; page++) {
                read(archive.page(page));
            }
            query.answer(Query.strongest(found));
        } finally {
            query.close();
        }
    }

    private void read(String page) {
        int start = 0;
        for (int end = page.indexOf('\n'); end >= 0; end = page.indexOf('\n', start)) {
            int semicolon = page.indexOf(';', start);
            int time = Integer.parseInt(page, start, semicolon, 10);
            int counts = Integer.parseInt(page, semicolon + 1, end, 10);
            Event event = new Event(time, counts, source);
            if (query.asksFor(event)) {
                found.add(event);
            }
            start = end + 1;
        }
    }
}
