package dev.anyorder.testbed.kernels.queues;

import dev.anyorder.testbed.kernels.Digest;
import dev.anyorder.testbed.kernels.Kernel;
import dev.anyorder.testbed.kernels.Noise;
import dev.anyorder.testbed.kernels.Team;
import java.util.Arrays;
import java.util.List;

/**
 * A query engine: four workers fetch what archives tell of some days, for each query and archive as a job of its own, and
 * the client that asked puts the answers together. The number of threads is that of the clients, the size that of the
 * queries.
 */
public final class Hedc implements Kernel {

    private static final int WORKERS = 4;
    private static final int LONGEST = 60;

    private final Archive[] archives = {new Archive(0), new Archive(1), new Archive(2), new Archive(3), new Archive(4)};
    private int threads;
    private int[][] questions = {};
    private List<Event>[] answers = answers(0);

    @Override
    public String name() {
        return "hedc";
    }

    @Override
    public void prepare(int size, int threads) {
        this.threads = threads;
        Noise noise = new Noise(2001L);
        questions = new int[size][];
        for (int i = 0; i < size; i++) {
            int first = noise.nextInt(Archive.DAYS - LONGEST);
            questions[i] = new int[] {first, first + noise.nextInt(LONGEST)};
        }
        answers = answers(size);
    }

    @SuppressWarnings({"unchecked", "rawtypes"})
    private static List<Event>[] answers(int size) {
        return new List[size];
    }

    @Override
    public void run() {
        try (WorkPool pool = new WorkPool(WORKERS)) {
            Team.run(threads, client -> {
                int to = Team.first(questions.length, client + 1, threads);
                for (int i = Team.first(questions.length, client, threads); i < to; i++) {
                    answers[i] = ask(questions[i], pool);
                }
            });
        }
    }

    private List<Event> ask(int[] days, WorkPool pool) {
        Query query = new Query(days[0], days[1], archives.length);
        for (int source = 0; source < archives.length; source++) {
            pool.submit(new Fetch(query, archives[source], source));
        }
        return query.strongest();
    }

    @Override
    public long checksum() {
        Digest digest = new Digest();
        for (List<Event> answer : answers) {
            answer.forEach(event -> digest.add(event.time()).add(event.counts()).add(event.source()));
        }
        return digest.value();
    }

    /** The same answers as from the events themselves, without pages and workers. */
    @Override
    public boolean validate() {
        List<Event> events = Arrays.stream(archives)
                .flatMap(archive -> archive.events().stream())
                .toList();
        for (int i = 0; i < questions.length; i++) {
            Query query = new Query(questions[i][0], questions[i][1], 0);
            List<Event> asked = events.stream().filter(query::asksFor).toList();
            if (!Query.strongest(asked).equals(answers[i])) {
                return false;
            }
        }
        return true;
    }
}
