package dev.anyorder.agent.shadow;

import dev.anyorder.agent.site.Site;
import java.util.function.Function;
import jdk.internal.misc.Unsafe;
import org.jspecify.annotations.Nullable;

/**
 * The slow path of accesses to fields of objects: replaces the cell in the injected field. Compare-and-set, so that of
 * two steps which touch a field at once the second sees the first.
 */
public final class FieldShadows {
    /** Stands before the name of a user's field in that of the injected one. */
    public static final String PREFIX = "$anyorder$";

    private static final Unsafe UNSAFE = Unsafe.getUnsafe();

    private FieldShadows() {}

    /** An access to a field of an object; returns the cell that it left. */
    public static @Nullable ShadowCell access(Object owner, Site site, ShadowUpdater updater) {
        long offset = offset(owner, site);
        while (true) {
            ShadowCell before = (ShadowCell) UNSAFE.getReferenceVolatile(owner, offset);
            ShadowCell after = updater.after(before, site, owner, -1);
            if (after == before || UNSAFE.compareAndSetReference(owner, offset, before, after)) {
                if (after != before) {
                    updater.touched(before);
                }
                return after;
            }
        }
    }

    /** The cell that sits in the injected field now. */
    public static @Nullable ShadowCell current(Object owner, Site site) {
        return (ShadowCell) UNSAFE.getReferenceVolatile(owner, offset(owner, site));
    }

    /** What sits in the field injected next to a volatile one; what is made of the owner goes there when nothing does. */
    public static <T> T token(Object owner, Site site, Function<Object, T> maker) {
        return token(owner, offset(owner, site), maker);
    }

    /** As above, with the field's place in the object. */
    @SuppressWarnings("unchecked")
    public static <T> T token(Object owner, long offset, Function<Object, T> maker) {
        Object token = UNSAFE.getReferenceVolatile(owner, offset);
        if (token == null) {
            Object fresh = maker.apply(owner);
            Object witness = UNSAFE.compareAndExchangeReference(owner, offset, null, fresh);
            token = witness == null ? fresh : witness;
        }
        return (T) token;
    }

    /** Whether a field was injected next to one of the program's. */
    public static boolean isThere(Class<?> declaring, String field) {
        return InjectedFields.offset(declaring, field) >= 0;
    }

    /** The places of the fields injected next to volatile ones. */
    public static long[] tokens(Class<?> type) {
        return InjectedFields.of(type).tokens;
    }

    /** Forgets what a copied object brought along. */
    public static void clear(Object copy) {
        for (long offset : InjectedFields.of(copy.getClass()).all) {
            UNSAFE.putReference(copy, offset, null);
        }
    }

    private static long offset(Object owner, Site site) {
        long offset = site.offset;
        if (offset == 0) {
            Class<?> declaring = StaticShadows.declaring(owner.getClass(), site.target.owner());
            offset = UNSAFE.objectFieldOffset(declaring, PREFIX + site.target.name());
            site.offset = offset;
        }
        return offset;
    }
}
