package dev.anyorder.report.picture;

import java.util.List;
import java.util.stream.Collectors;

/** Renders a graph for Graphviz. */
public final class DotPicture {
    private DotPicture() {}

    public static String render(TaskGraph graph) {
        StringBuilder out = new StringBuilder("digraph run {\n");
        out.append("  label=").append(quoted(List.of(graph.title()))).append(";\n");
        out.append("  labelloc=t;\n");
        out.append("  node [shape=box, style=\"rounded,filled\", fillcolor=\"#f6f8fa\", color=\"#57606a\", ");
        out.append("fontname=\"monospace\", fontsize=10];\n");
        out.append("  edge [color=\"#57606a\"];\n");
        graph.nodes().forEach(node -> node(node, out));
        for (PictureEdge edge : graph.edges()) {
            out.append("  n").append(edge.from()).append(" -> n").append(edge.to());
            out.append(style(edge.edgeReason())).append(";\n");
        }
        for (ConflictPair conflictPair : graph.pairs()) {
            out.append("  n").append(conflictPair.first()).append(" -> n").append(conflictPair.second());
            out.append(" [dir=none, style=dashed, color=\"#cf222e\", constraint=false];\n");
        }
        return out.append("}\n").toString();
    }

    private static void node(PictureNode node, StringBuilder out) {
        out.append("  n").append(node.id());
        if (node.isJunction()) {
            out.append(" [shape=point, width=0.1];\n");
            return;
        }
        out.append(" [label=").append(quoted(NodeText.lines(node)));
        if (node.racing()) {
            out.append(", color=\"#cf222e\", fillcolor=\"#ffebe9\", penwidth=2");
        }
        if (node.folded() > 0) {
            out.append(", peripheries=2");
        }
        out.append("];\n");
    }

    private static String style(EdgeReason edgeReason) {
        return switch (edgeReason) {
            case NEXT -> " [style=bold]";
            case SPAWN, JOIN -> "";
            case ORDER -> " [color=\"#0969da\"]";
        };
    }

    private static String quoted(List<String> lines) {
        return lines.stream()
                .map(line -> line.replace("\\", "\\\\").replace("\"", "\\\""))
                .collect(Collectors.joining("\\l", "\"", lines.size() > 1 ? "\\l\"" : "\""));
    }
}
