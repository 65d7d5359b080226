package dev.anyorder.report;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** A parsed JSON object. A missing, mistyped or unread key is an error. */
final class JsonObject {
    private final String path;
    private final Map<?, ?> members;
    private final Set<Object> unread;

    private JsonObject(String path, Map<?, ?> members) {
        this.path = path;
        this.members = members;
        this.unread = new LinkedHashSet<>(members.keySet());
    }

    static JsonObject root(Object value) throws ReportException {
        return asObject("", value);
    }

    boolean has(String key) {
        return members.containsKey(key);
    }

    String string(String key) throws ReportException {
        return as(String.class, "a string", path(key), member(key));
    }

    boolean bool(String key) throws ReportException {
        return as(Boolean.class, "true or false", path(key), member(key));
    }

    long whole(String key) throws ReportException {
        return as(Long.class, "a whole number", path(key), member(key));
    }

    int integer(String key) throws ReportException {
        long value = whole(key);
        if (value != (int) value) {
            throw new ReportException(path(key) + " is out of range: " + value);
        }
        return (int) value;
    }

    JsonObject object(String key) throws ReportException {
        return asObject(path(key), member(key));
    }

    List<JsonObject> objects(String key) throws ReportException {
        List<JsonObject> objects = new ArrayList<>();
        for (Object element : as(List.class, "a list", path(key), member(key))) {
            objects.add(asObject(path(key) + "[" + objects.size() + "]", element));
        }
        return objects;
    }

    List<String> strings(String key) throws ReportException {
        List<String> strings = new ArrayList<>();
        for (Object element : as(List.class, "a list", path(key), member(key))) {
            strings.add(as(String.class, "a string", path(key) + "[" + strings.size() + "]", element));
        }
        return strings;
    }

    /** For an object with free keys. */
    Map<String, Long> allWholes() throws ReportException {
        Map<String, Long> result = new LinkedHashMap<>();
        for (Object key : members.keySet()) {
            result.put((String) key, whole((String) key));
        }
        return result;
    }

    ReportException wrong(String key, String problem) {
        return new ReportException(path(key) + " " + problem);
    }

    /** Fails if a key is unread. */
    void end() throws ReportException {
        if (!unread.isEmpty()) {
            throw new ReportException(path((String) unread.iterator().next()) + " is not a known key");
        }
    }

    private String path(String key) {
        return path.isEmpty() ? key : path + "." + key;
    }

    private Object member(String key) throws ReportException {
        Object value = members.get(key);
        if (value == null) {
            throw new ReportException(path(key) + " is missing");
        }
        unread.remove(key);
        return value;
    }

    private static JsonObject asObject(String path, Object value) throws ReportException {
        return new JsonObject(path, as(Map.class, "an object", path.isEmpty() ? "the whole" : path, value));
    }

    private static <T> T as(Class<T> type, String expected, String path, Object value) throws ReportException {
        if (!type.isInstance(value)) {
            throw new ReportException(path + " is not " + expected);
        }
        return type.cast(value);
    }
}
