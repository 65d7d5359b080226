package dev.anyorder.core.trace;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Whatever happens to a trace, it is refused with a sentence or says what it said. */
class DamagedTraceTest {
    private static final int TRIES = 3_000;

    @TempDir
    Path folder;

    @Test
    void isRefusedOrSaysTheSame() throws IOException {
        Random random = new Random(1);
        int refused = 0;
        byte[] whole = {};
        Replayed truth = null;
        for (int i = 0; i < TRIES; i++) {
            if (i % 200 == 0) {
                whole = recorded(i);
                truth = Replayed.of(write(whole));
            }
            byte[] bytes = change(whole, random);
            try {
                Replayed again = Replayed.of(write(bytes));
                assertTrue(again.isComplete(), "try " + i);
                assertEquals(truth.told, again.told, "try " + i);
            } catch (TraceException e) {
                refused++;
                assertTrue(e.sentence().endsWith("."), e.sentence());
                assertFalse(e.sentence().contains("inconsistent"), e.sentence());
            }
        }
        assertTrue(refused > TRIES / 2, refused + " refused");
    }

    @Test
    void thatIsCutAnywhereIsRefused() throws IOException {
        byte[] whole = recorded(7);
        for (int length = 0; length < whole.length; length++) {
            Path cut = write(Arrays.copyOf(whole, length));
            assertThrows(TraceException.class, () -> Replayed.of(cut), "cut at " + length);
        }
    }

    /** A chunk is written but for its first byte, with a byte for the next one, and then that first byte. */
    @Test
    void ofARunThatIsKilledAtAnyMomentIsReadUpToThere() throws IOException {
        byte[] whole = recorded(7);
        Replayed truth = Replayed.of(write(whole));
        List<Integer> ends = ends(whole);
        for (int chunk = 0; chunk + 1 < ends.size(); chunk++) {
            int from = ends.get(chunk);
            for (int written = from; written < ends.get(chunk + 1); written++) {
                byte[] killed = Arrays.copyOf(whole, written + 1);
                killed[from] = TraceFormat.OPEN;
                Replayed again = Replayed.of(write(killed));
                String moment = "killed at " + written;
                boolean isAll = written + 1 == whole.length;
                assertEquals(isAll, again.isComplete(), moment);
                again.told.removeIf(each -> each.equals("null"));
                assertTrue(isAll || again.told.size() < truth.told.size(), moment);
                assertTrue(truth.told.containsAll(again.told), moment);
            }
        }
    }

    /** Whoever means it makes the checksums right as well. Then anything may be said, but it comes to an end. */
    @Test
    void withForgedChecksumsIsReadToSomeEnd() throws IOException {
        Random random = new Random(2);
        byte[] whole = {};
        int refused = 0;
        for (int i = 0; i < TRIES; i++) {
            whole = i % 200 == 0 ? recorded(i) : whole;
            byte[] bytes = whole.clone();
            forge(bytes, random);
            try {
                Replayed.of(write(bytes));
            } catch (TraceException e) {
                refused++;
            }
        }
        assertTrue(refused > TRIES / 4, refused + " refused");
    }

    private byte[] recorded(int seed) throws IOException {
        Path file = folder.resolve("whole.aot");
        new RandomRun(seed, file).run(120).end();
        return Files.readAllBytes(file);
    }

    private Path write(byte[] bytes) throws IOException {
        return Files.write(folder.resolve("changed.aot"), bytes);
    }

    private static byte[] change(byte[] whole, Random random) {
        return switch (random.nextInt(6)) {
            case 0 -> flip(whole, random, 1);
            case 1 -> flip(whole, random, 1 + random.nextInt(20));
            case 2 -> Arrays.copyOf(whole, random.nextInt(whole.length));
            case 3 -> splice(whole, random.nextInt(whole.length), random.nextInt(40), 0, random);
            case 4 -> splice(whole, random.nextInt(whole.length), 0, 1 + random.nextInt(40), random);
            default -> {
                List<Integer> ends = ends(whole);
                int from = ends.get(random.nextInt(ends.size()));
                int to = ends.get(random.nextInt(ends.size()));
                yield random.nextBoolean()
                        ? Arrays.copyOf(whole, from)
                        : splice(whole, Math.min(from, to), Math.abs(to - from), 0, random);
            }
        };
    }

    private static byte[] flip(byte[] whole, Random random, int times) {
        byte[] bytes = whole.clone();
        for (int i = 0; i < times; i++) {
            bytes[random.nextInt(bytes.length)] ^= (byte) (1 << random.nextInt(8));
        }
        return bytes;
    }

    /** Takes bytes out and puts others in. */
    private static byte[] splice(byte[] whole, int at, int less, int more, Random random) {
        int rest = Math.min(whole.length, at + less);
        byte[] fill = new byte[more];
        random.nextBytes(fill);
        return ByteBuffer.allocate(at + more + whole.length - rest)
                .put(whole, 0, at)
                .put(fill)
                .put(whole, rest, whole.length - rest)
                .array();
    }

    /** Where the head and each of the chunks end. */
    private static List<Integer> ends(byte[] whole) {
        List<Integer> ends = new ArrayList<>(List.of(TraceFormat.HEAD));
        ByteBuffer bytes = ByteBuffer.wrap(whole);
        for (int at = TraceFormat.HEAD; at < whole.length; ) {
            at += Chunk.HEAD + bytes.getInt(at + 9);
            ends.add(at);
        }
        return ends;
    }

    private static void forge(byte[] whole, Random random) {
        List<Integer> ends = ends(whole);
        int chunk = random.nextInt(ends.size() - 1);
        int from = ends.get(chunk);
        int content = from + Chunk.HEAD;
        int length = ends.get(chunk + 1) - content;
        for (int i = random.nextInt(4); i >= 0 && length > 0; i--) {
            whole[content + random.nextInt(length)] = (byte) random.nextInt();
        }
        byte[] head = Arrays.copyOfRange(whole, from, content);
        byte[] body = Arrays.copyOfRange(whole, content, content + length);
        ByteBuffer.wrap(whole).putInt(content - 4, TraceFormat.sum(head, body, length));
    }
}
