package dev.anyorder.report;

import dev.anyorder.core.finding.AccessBlock;
import dev.anyorder.core.finding.AccessCycle;
import dev.anyorder.core.finding.CycleEdge;
import dev.anyorder.core.finding.EdgeCause;
import dev.anyorder.core.finding.Explanation;
import dev.anyorder.core.finding.Frame;
import dev.anyorder.core.finding.MissingOrder;
import dev.anyorder.core.finding.NondeterministicCall;
import dev.anyorder.core.finding.ReadDependence;
import dev.anyorder.core.finding.SingleSite;
import dev.anyorder.core.finding.SplitBlock;
import dev.anyorder.core.finding.TaskBranch;
import dev.anyorder.core.finding.TaskJoin;
import dev.anyorder.core.finding.UnorderedPair;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The key {@code why} of a finding: an object with a type. Members that do not apply are absent. */
final class ExplanationJson {
    private static final String UNORDERED_PAIR = "unordered-pair";
    private static final String SPLIT_BLOCK = "split-block";
    private static final String CYCLE = "cycle";
    private static final String NONDETERMINISTIC_CALL = "nondeterministic-call";
    private static final String SINGLE_SITE = "single-site";

    private ExplanationJson() {}

    static void write(JsonWriter json, Explanation why) {
        json.key("why").beginObject().key("type");
        // Java 17 has no pattern switch.
        if (why instanceof UnorderedPair pair) {
            json.value(UNORDERED_PAIR);
            frame(json, "block", pair.block());
            order(json, pair.order());
        } else if (why instanceof SplitBlock split) {
            json.value(SPLIT_BLOCK);
            frame(json, "block", split.block());
            if (split.dependence() != null) {
                json.key("dependence").value(split.dependence().text());
            }
            json.key("interleaved").value(split.interleaved());
            order(json, split.order());
        } else if (why instanceof AccessCycle cycle) {
            json.value(CYCLE);
            cycle(json, cycle);
        } else if (why instanceof NondeterministicCall call) {
            json.value(NONDETERMINISTIC_CALL);
            frame(json, "block", call.block());
        } else {
            json.value(SINGLE_SITE);
        }
        json.endObject();
    }

    private static void cycle(JsonWriter json, AccessCycle cycle) {
        frame(json, "block", cycle.block());
        json.key("blamed").value(cycle.blamed());
        json.key("edges").beginArray();
        for (CycleEdge edge : cycle.edges()) {
            json.beginFlatObject().key("from").value(edge.from()).key("to").value(edge.to());
            json.key("cause").value(edge.cause().text()).endObject();
        }
        json.endArray().key("within").beginArray();
        for (AccessBlock each : cycle.within()) {
            json.beginFlatObject().key("access").value(each.access());
            frame(json, "block", each.block());
            json.endObject();
        }
        json.endArray();
    }

    private static void order(JsonWriter json, MissingOrder order) {
        json.key("order").beginObject().key("ancestor").value(order.ancestor());
        branch(json, "first", order.first());
        branch(json, "second", order.second());
        json.endObject();
    }

    private static void branch(JsonWriter json, String key, @Nullable TaskBranch branch) {
        if (branch != null) {
            json.key(key).beginObject().key("task").value(branch.task());
            frame(json, "spawnedAt", branch.spawnedAt());
            if (branch.join() != null) {
                json.key("join").beginFlatObject().key("by").value(branch.join().by());
                frame(json, "at", branch.join().at());
                json.endObject();
            }
            json.endObject();
        }
    }

    private static void frame(JsonWriter json, String key, @Nullable Frame frame) {
        if (frame != null) {
            JsonReport.frame(json.key(key), frame);
        }
    }

    static Explanation read(JsonObject json) throws ReportException {
        String type = json.string("type");
        Explanation why = switch (type) {
            case UNORDERED_PAIR -> new UnorderedPair(order(json.object("order")), frame(json, "block"));
            case SPLIT_BLOCK ->
                new SplitBlock(
                        frame(json, "block"),
                        json.has("dependence")
                                ? JsonReader.constant(json, "dependence", ReadDependence.values(), ReadDependence::text)
                                : null,
                        json.bool("interleaved"),
                        order(json.object("order")));
            case CYCLE -> new AccessCycle(frame(json, "block"), json.bool("blamed"), edges(json), within(json));
            case NONDETERMINISTIC_CALL -> new NondeterministicCall(JsonReader.frame(json.object("block")));
            case SINGLE_SITE -> new SingleSite();
            default -> throw json.wrong("type", "has an unknown value \"" + type + "\"");
        };
        json.end();
        return why;
    }

    private static List<CycleEdge> edges(JsonObject json) throws ReportException {
        List<CycleEdge> edges = new ArrayList<>();
        for (JsonObject edge : json.objects("edges")) {
            EdgeCause cause = JsonReader.constant(edge, "cause", EdgeCause.values(), EdgeCause::text);
            edges.add(new CycleEdge(edge.integer("from"), edge.integer("to"), cause));
            edge.end();
        }
        return edges;
    }

    private static List<AccessBlock> within(JsonObject json) throws ReportException {
        List<AccessBlock> within = new ArrayList<>();
        for (JsonObject each : json.objects("within")) {
            within.add(new AccessBlock(each.integer("access"), JsonReader.frame(each.object("block"))));
            each.end();
        }
        return within;
    }

    private static MissingOrder order(JsonObject json) throws ReportException {
        MissingOrder order = new MissingOrder(json.integer("ancestor"), branch(json, "first"), branch(json, "second"));
        json.end();
        return order;
    }

    private static @Nullable TaskBranch branch(JsonObject order, String key) throws ReportException {
        if (!order.has(key)) {
            return null;
        }
        JsonObject json = order.object(key);
        TaskJoin join = null;
        if (json.has("join")) {
            JsonObject joined = json.object("join");
            join = new TaskJoin(joined.integer("by"), JsonReader.frame(joined.object("at")));
            joined.end();
        }
        TaskBranch branch = new TaskBranch(json.integer("task"), frame(json, "spawnedAt"), join);
        json.end();
        return branch;
    }

    private static @Nullable Frame frame(JsonObject json, String key) throws ReportException {
        return json.has(key) ? JsonReader.frame(json.object(key)) : null;
    }
}
