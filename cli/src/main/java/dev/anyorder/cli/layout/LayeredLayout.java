package dev.anyorder.cli.layout;

import dev.anyorder.report.picture.EdgeReason;
import dev.anyorder.report.picture.GraphLayout;
import dev.anyorder.report.picture.GraphPlacement;
import dev.anyorder.report.picture.GraphPlacement.Box;
import dev.anyorder.report.picture.GraphPlacement.Point;
import dev.anyorder.report.picture.NodeText;
import dev.anyorder.report.picture.PictureEdge;
import dev.anyorder.report.picture.PictureNode;
import dev.anyorder.report.picture.TaskGraph;
import java.util.ArrayList;
import java.util.List;
import org.eclipse.elk.alg.layered.options.LayeredMetaDataProvider;
import org.eclipse.elk.alg.layered.options.LayeredOptions;
import org.eclipse.elk.alg.layered.options.NodePlacementStrategy;
import org.eclipse.elk.core.RecursiveGraphLayoutEngine;
import org.eclipse.elk.core.data.LayoutMetaDataService;
import org.eclipse.elk.core.options.CoreOptions;
import org.eclipse.elk.core.options.Direction;
import org.eclipse.elk.core.options.EdgeRouting;
import org.eclipse.elk.core.util.BasicProgressMonitor;
import org.eclipse.elk.graph.ElkEdge;
import org.eclipse.elk.graph.ElkEdgeSection;
import org.eclipse.elk.graph.ElkNode;
import org.eclipse.elk.graph.util.ElkGraphUtil;

/** A layered layout, from top to bottom, with few edge crossings. */
public final class LayeredLayout implements GraphLayout {
    private static final double BESIDE = 28;
    private static final double BETWEEN_LAYERS = 36;
    private static final int STRAIGHT = 10;

    @Override
    public GraphPlacement place(TaskGraph picture) {
        LayoutMetaDataService.getInstance().registerLayoutMetaDataProviders(new LayeredMetaDataProvider());
        ElkNode graph = ElkGraphUtil.createGraph();
        graph.setProperty(CoreOptions.ALGORITHM, LayeredOptions.ALGORITHM_ID);
        graph.setProperty(CoreOptions.DIRECTION, Direction.DOWN);
        graph.setProperty(CoreOptions.EDGE_ROUTING, EdgeRouting.POLYLINE);
        graph.setProperty(CoreOptions.SPACING_NODE_NODE, BESIDE);
        graph.setProperty(LayeredOptions.SPACING_NODE_NODE_BETWEEN_LAYERS, BETWEEN_LAYERS);
        graph.setProperty(LayeredOptions.NODE_PLACEMENT_STRATEGY, NodePlacementStrategy.NETWORK_SIMPLEX);
        List<ElkNode> nodes = new ArrayList<>();
        for (PictureNode node : picture.nodes()) {
            ElkNode placed = ElkGraphUtil.createNode(graph);
            placed.setDimensions(NodeText.width(node), NodeText.height(node));
            nodes.add(placed);
        }
        List<ElkEdge> edges = new ArrayList<>();
        for (PictureEdge edge : picture.edges()) {
            ElkEdge placed = ElkGraphUtil.createSimpleEdge(nodes.get(edge.from()), nodes.get(edge.to()));
            if (edge.edgeReason() == EdgeReason.NEXT) {
                placed.setProperty(LayeredOptions.PRIORITY_STRAIGHTNESS, STRAIGHT);
            }
            edges.add(placed);
        }
        new RecursiveGraphLayoutEngine().layout(graph, new BasicProgressMonitor());
        return new GraphPlacement(
                graph.getWidth(),
                graph.getHeight(),
                nodes.stream().map(LayeredLayout::box).toList(),
                edges.stream().map(LayeredLayout::line).toList());
    }

    private static Box box(ElkNode node) {
        return new Box(node.getX(), node.getY(), node.getWidth(), node.getHeight());
    }

    private static List<Point> line(ElkEdge edge) {
        List<Point> line = new ArrayList<>();
        for (ElkEdgeSection section : edge.getSections()) {
            line.add(new Point(section.getStartX(), section.getStartY()));
            section.getBendPoints().forEach(bend -> line.add(new Point(bend.getX(), bend.getY())));
            line.add(new Point(section.getEndX(), section.getEndY()));
        }
        return line;
    }
}
