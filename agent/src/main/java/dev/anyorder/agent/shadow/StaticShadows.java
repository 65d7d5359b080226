package dev.anyorder.agent.shadow;

import dev.anyorder.agent.site.Site;
import dev.anyorder.agent.site.StaticSite;
import java.util.concurrent.ConcurrentHashMap;

/** Shadows of static fields. The injected field is only a hint for inline checks: reflection can fail on it. */
public final class StaticShadows {
    private final ClassValue<ConcurrentHashMap<String, ObjectShadow>> shadows = new ClassValue<>() {
        @Override
        protected ConcurrentHashMap<String, ObjectShadow> computeValue(Class<?> type) {
            return new ConcurrentHashMap<>();
        }
    };

    public ObjectShadow shadow(Class<?> named, Site site) {
        StaticSite field = (StaticSite) site;
        Object known = field.shadow;
        if (known == null) {
            ConcurrentHashMap<String, ObjectShadow> fields = shadows.get(declaring(named, site.target.owner()));
            ObjectShadow fresh = new ObjectShadow();
            ObjectShadow other = fields.putIfAbsent(site.target.name(), fresh);
            known = other == null ? fresh : other;
            field.shadow = known;
        }
        return (ObjectShadow) known;
    }

    /** The superclass of that name, or the class itself. */
    public static Class<?> declaring(Class<?> named, String owner) {
        for (Class<?> c = named; c != null; c = c.getSuperclass()) {
            if (c.getName().equals(owner)) {
                return c;
            }
        }
        return named;
    }
}
