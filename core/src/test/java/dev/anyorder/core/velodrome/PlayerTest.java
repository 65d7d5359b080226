package dev.anyorder.core.velodrome;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;

import dev.anyorder.core.determinism.Determinism;
import dev.anyorder.core.determinism.Performer;
import dev.anyorder.core.determinism.Scope;
import dev.anyorder.core.order.Follower;
import dev.anyorder.core.order.Followers;
import dev.anyorder.core.order.Orders;
import dev.anyorder.core.order.Recall;
import dev.anyorder.core.order.Stamp;
import dev.anyorder.core.order.Strand;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Transactions of strands that are followed, by a player alone and beside somebody else. */
class PlayerTest {
    private final List<Cycle> cycles = new ArrayList<>();
    private final Velodrome velodrome = new Velodrome(cycles::add);
    private String doing = "";

    private Strand root(Follower... others) {
        List<Follower> followers = new ArrayList<>(List.of(others));
        followers.add(Player.root(velodrome, () -> doing));
        return Strand.root(null, Orders.ALL, Recall.CURRENT_STEP, Followers.of(followers));
    }

    private static Performer performer() {
        return new Determinism(clash -> {}, circle -> {}, () -> "").root();
    }

    private Stamp signal(Strand by, String what) {
        doing = what;
        return by.signal();
    }

    private void lock(Strand by, Stamp released, String what) {
        doing = what;
        by.awaitObserved(released);
    }

    private List<String> links() {
        return cycles.get(0).links().stream()
                .map(link -> link.from() + " " + link.cause() + " " + link.to())
                .toList();
    }

    private void splitByALock(Strand root) {
        Strand a = root.spawn("a");
        Strand b = root.spawn("b");
        a.beginBlock("block");
        lock(b, signal(a, "a releases"), "b takes");
        lock(a, signal(b, "b releases"), "a takes");
        assertEquals(List.of("a releases LOCK b takes", "b releases LOCK a takes"), links());
        assertEquals("block", cycles.get(0).running().info);
    }

    @Test
    void aLockThatIsTakenInBetweenMakesACircle() {
        splitByALock(root());
    }

    @Test
    void anotherFollowerChangesNothing() {
        splitByALock(root(performer()));
    }

    @Test
    void eachOfSeveralIsFoundAgainAndHasItsOwnNotes() {
        Strand child = root(performer()).spawn("a");
        Performer performer = child.follower(Performer.class);
        assertNotNull(performer);
        assertNotNull(child.follower(Player.class));
        assertNull(child.step().note(Scope.class));
        assertNotNull(child.step().note(Actor.class));
        child.nextStep();
        performer.begin("scope");
        Scope scope = performer.note();
        assertNotNull(scope);
        assertSame(scope, child.step().note(Scope.class));
        assertNotNull(child.step().note(Actor.class));
    }

    @Test
    void theEndOfATaskEndsItsBlocksAndIsHeardByWhoJoins() {
        Strand root = root();
        Strand a = root.spawn("a");
        Strand b = root.spawn("b");
        a.beginBlock("a");
        b.beginBlock("b");
        lock(b, signal(a, "a releases"), "b takes");
        doing = "b ends";
        b.end();
        doing = "a joins";
        a.join(b);
        assertEquals(List.of("a releases LOCK b takes", "b ends JOIN a joins"), links());
        a.end();
        assertEquals(1, velodrome.live(), "only the root's");
    }

    @Test
    void marksOfSeveralTasksAreAwaitedAtOnce() {
        Strand root = root();
        Strand a = root.spawn("a");
        Strand b = root.spawn("b");
        Strand c = root.spawn("c");
        c.beginBlock("c");
        Stamp open = signal(c, "c opens");
        lock(a, open, "a hears");
        lock(b, open, "b hears");
        Stamp both = Stamp.merge(signal(a, "a tells"), signal(b, "b tells"));
        doing = "c hears";
        c.await(both);
        assertEquals(2, cycles.size());
    }

    @Test
    void withNobodyThereIsNoFollower() {
        assertNull(Followers.of(List.of()));
    }
}
