package dev.anyorder.agent.shadow;

import dev.anyorder.agent.site.GroupSite;
import dev.anyorder.agent.site.Site;
import dev.anyorder.agent.table.WeakTable;
import java.util.concurrent.ConcurrentHashMap;

/** Groups of fields declared to be accessed together. Each group is one location. */
public final class AtomicGroups {
    private final WeakTable<ConcurrentHashMap<Object, ObjectShadow>> groups = new WeakTable<>();

    /** An access to a field of a group. The site names the group. */
    public void access(Object owner, Site site, ShadowUpdater updater) {
        Object holder = owner instanceof Class<?> type ? StaticShadows.declaring(type, site.target.owner()) : owner;
        ConcurrentHashMap<Object, ObjectShadow> known = groups.get(holder, key -> new ConcurrentHashMap<>(2));
        Object name = ((GroupSite) site).group;
        ObjectShadow shadow = known.get(name);
        if (shadow == null) {
            ObjectShadow fresh = new ObjectShadow();
            ObjectShadow other = known.putIfAbsent(name, fresh);
            shadow = other == null ? fresh : other;
        }
        shadow.access(owner, site, updater);
    }
}
