package dev.anyorder.agent.shadow;

import dev.anyorder.agent.site.FieldSite;
import dev.anyorder.agent.site.Site;
import java.util.function.Function;
import jdk.internal.misc.Unsafe;
import org.jspecify.annotations.Nullable;

/** Slow path of field accesses. Compare-and-set of the injected field makes concurrent accesses see each other. */
public final class FieldShadows {
    /** Prefix of injected fields. */
    public static final String PREFIX = "$anyorder$";

    private static final Unsafe UNSAFE = Unsafe.getUnsafe();

    private FieldShadows() {}

    /** Returns the new cell. */
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

    public static @Nullable ShadowCell current(Object owner, Site site) {
        return (ShadowCell) UNSAFE.getReferenceVolatile(owner, offset(owner, site));
    }

    /** Returns the object next to a volatile field, or adds one. */
    public static <T> T token(Object owner, Site site, Function<Object, T> maker) {
        return token(owner, offset(owner, site), maker);
    }

    /** As above, by offset. */
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

    public static boolean isThere(Class<?> declaring, String field) {
        return InjectedFields.offset(declaring, field) >= 0;
    }

    /** Offsets of the fields next to volatile ones. */
    public static long[] tokens(Class<?> type) {
        return InjectedFields.of(type).tokens;
    }

    /** Clears the shadows that a clone inherited. */
    public static void clear(Object copy) {
        for (long offset : InjectedFields.of(copy.getClass()).all) {
            UNSAFE.putReference(copy, offset, null);
        }
    }

    private static long offset(Object owner, Site site) {
        FieldSite field = (FieldSite) site;
        long offset = field.offset;
        if (offset == 0) {
            Class<?> declaring = StaticShadows.declaring(owner.getClass(), site.target.owner());
            offset = UNSAFE.objectFieldOffset(declaring, PREFIX + site.target.name());
            field.offset = offset;
        }
        return offset;
    }
}
