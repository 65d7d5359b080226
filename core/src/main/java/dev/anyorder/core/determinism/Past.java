package dev.anyorder.core.determinism;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * The blocks that something has to come after, each with the way that leads from it. Of all that has happened only blocks that
 * are not over matter: they alone can still be put after something. One that is over is replaced, when it comes to light, by
 * the block around it, or by what its transaction had to come after. Immutable, and as short as few blocks run at a time.
 */
final class Past {
    static final Past NOTHING = new Past(new Scope[0], new Way[0]);

    private final Scope[] scopes;
    /** Null for what is a part of the block itself. */
    private final @Nullable Way[] ways;

    private Past(Scope[] scopes, @Nullable Way[] ways) {
        this.scopes = scopes;
        this.ways = ways;
    }

    /** What is a part of the block. */
    static Past of(Scope scope) {
        return new Past(new Scope[] {scope}, new Way[1]);
    }

    int size() {
        return scopes.length;
    }

    Scope scope(int i) {
        return scopes[i];
    }

    @Nullable
    Way way(int i) {
        return ways[i];
    }

    boolean has(Scope scope) {
        for (Scope each : scopes) {
            if (each == scope) {
                return true;
            }
        }
        return false;
    }

    /** This and one more, unless it is there. */
    Past with(Scope scope, @Nullable Way way) {
        if (has(scope)) {
            return this;
        }
        int n = scopes.length;
        Scope[] moreScopes = Arrays.copyOf(scopes, n + 1);
        @Nullable Way[] moreWays = Arrays.copyOf(ways, n + 1);
        moreScopes[n] = scope;
        moreWays[n] = way;
        return new Past(moreScopes, moreWays);
    }

    /** The same without blocks that are over. To be asked for under the guard of the {@link Determinism}. */
    Past fresh() {
        for (Scope scope : scopes) {
            if (scope.isOver()) {
                return renewed();
            }
        }
        return this;
    }

    private Past renewed() {
        Past fresh = NOTHING;
        for (int i = 0; i < scopes.length; i++) {
            Scope running = scopes[i].running();
            if (running != null) {
                fresh = fresh.with(running, ways[i]);
                continue;
            }
            Past before = scopes[i].transaction.past();
            for (int k = 0; k < before.size(); k++) {
                fresh = fresh.with(before.scope(k), Way.on(before.way(k), ways[i]));
            }
        }
        return fresh;
    }
}
