package dev.anyorder.agent.shadow;

import dev.anyorder.agent.site.Site;
import java.util.concurrent.ConcurrentHashMap;

/**
 * What belongs to static fields, by class and name. The field that is injected next to a static one is only a hint for
 * the inline comparison: reaching it by reflection could fail on a class whose other fields' types are missing.
 */
public final class StaticShadows {
    private final ClassValue<ConcurrentHashMap<String, ObjectShadow>> shadows = new ClassValue<>() {
        @Override
        protected ConcurrentHashMap<String, ObjectShadow> computeValue(Class<?> type) {
            return new ConcurrentHashMap<>();
        }
    };

    /** The shadow of the site's static field, looked up from the class that the code names. */
    public ObjectShadow shadow(Class<?> named, Site site) {
        Object known = site.holder;
        if (known == null) {
            ConcurrentHashMap<String, ObjectShadow> fields = shadows.get(declaring(named, site.target.owner()));
            ObjectShadow fresh = new ObjectShadow();
            ObjectShadow other = fields.putIfAbsent(site.target.name(), fresh);
            known = other == null ? fresh : other;
            site.holder = known;
        }
        return (ObjectShadow) known;
    }

    /** The class of that name among a class and its superclasses; the class itself when there is none. */
    public static Class<?> declaring(Class<?> named, String owner) {
        for (Class<?> c = named; c != null; c = c.getSuperclass()) {
            if (c.getName().equals(owner)) {
                return c;
            }
        }
        return named;
    }
}
