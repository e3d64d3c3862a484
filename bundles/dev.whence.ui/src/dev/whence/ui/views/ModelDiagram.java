package dev.whence.ui.views;

import dev.whence.analysis.Results.Measure;
import dev.whence.analysis.Results.VariantResult;
import dev.whence.program.At;
import dev.whence.program.Model;
import dev.whence.program.Model.Kind;
import dev.whence.program.Model.Part;
import dev.whence.report.FigureText;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import org.eclipse.elk.alg.layered.options.LayeredMetaDataProvider;
import org.eclipse.elk.core.RecursiveGraphLayoutEngine;
import org.eclipse.elk.core.data.LayoutMetaDataService;
import org.eclipse.elk.core.math.ElkPadding;
import org.eclipse.elk.core.options.CoreOptions;
import org.eclipse.elk.core.options.Direction;
import org.eclipse.elk.core.options.EdgeRouting;
import org.eclipse.elk.core.options.HierarchyHandling;
import org.eclipse.elk.core.util.BasicProgressMonitor;
import org.eclipse.elk.graph.ElkBendPoint;
import org.eclipse.elk.graph.ElkEdge;
import org.eclipse.elk.graph.ElkEdgeSection;
import org.eclipse.elk.graph.ElkLabel;
import org.eclipse.elk.graph.ElkNode;
import org.eclipse.elk.graph.util.ElkGraphUtil;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.graphics.Transform;
import org.eclipse.swt.widgets.Canvas;
import org.eclipse.swt.widgets.Composite;

/** A graph of a model: machines with what is on them, and connections between processes. Fits into whatever room there is. */
final class ModelDiagram extends Canvas {
    private static final int HEIGHT = 44;
    private static final int GAP = 14;
    private static final int HEAD = 24;
    private static final Set<Kind> DRAWN = EnumSet.of(Kind.MACHINE, Kind.STATION, Kind.DISK, Kind.LINK, Kind.LOCK);

    static {
        LayoutMetaDataService.getInstance().registerLayoutMetaDataProviders(new LayeredMetaDataProvider());
    }

    /** @param load how busy it is, or NaN */
    private record Box(String name, String detail, Kind kind, double load, At at) {
    }

    private final Consumer<At> onSelect;
    private final Map<ElkNode, Box> boxes = new HashMap<>();
    private final Map<ElkEdge, At> edges = new HashMap<>();
    private ElkNode graph;
    private double scale = 1;
    private int line = -1;

    ModelDiagram(Composite parent, Consumer<At> onSelect) {
        super(parent, SWT.DOUBLE_BUFFERED);
        this.onSelect = onSelect;
        addListener(SWT.Paint, event -> paint(event.gc));
        addListener(SWT.MouseUp, event -> {
            Box box = graph == null ? null : at(graph, event.x / scale, event.y / scale);
            if (box != null) {
                onSelect.accept(box.at());
            }
        });
    }

    void mark(int newLine) {
        line = newLine;
        redraw();
    }

    void show(Model model, VariantResult variant) {
        boxes.clear();
        edges.clear();
        Map<String, Double> loads = new HashMap<>();
        for (Measure m : variant.measures()) {
            String subject = m.expression().substring(m.expression().indexOf('(') + 1, m.expression().length() - 1);
            if (m.expression().startsWith("utilization(")) {
                loads.put(subject, m.estimate().elements().get(0).value());
            }
        }
        graph = ElkGraphUtil.createGraph();
        graph.setProperty(CoreOptions.ALGORITHM, "org.eclipse.elk.layered");
        graph.setProperty(CoreOptions.DIRECTION, Direction.RIGHT);
        graph.setProperty(CoreOptions.EDGE_ROUTING, EdgeRouting.POLYLINE);
        graph.setProperty(CoreOptions.HIERARCHY_HANDLING, HierarchyHandling.INCLUDE_CHILDREN);
        graph.setProperty(CoreOptions.SPACING_NODE_NODE, 22.0);
        GC gc = new GC(this);
        Map<String, ElkNode> nodes = new HashMap<>();
        for (Part part : model.parts()) {
            if (DRAWN.contains(part.kind()) && !part.path().contains(".") && part.kind() != Kind.LINK) {
                nodes.put(part.path(), box(gc, graph, part.path(), part.kind(), loads.getOrDefault(part.path(), Double.NaN), part.at()));
            }
        }
        for (Part part : model.parts()) {
            if (DRAWN.contains(part.kind()) && part.path().contains(".")) {
                ElkNode owner = nodes.get(part.path().substring(0, part.path().lastIndexOf('.')));
                if (owner != null) {
                    nodes.put(part.path(), box(gc, owner, part.path(), part.kind(), loads.getOrDefault(part.path(), Double.NaN), part.at()));
                }
            }
        }
        for (Model.Process p : model.processes()) {
            ElkNode owner = p.on() == null ? graph : nodes.getOrDefault(p.on(), graph);
            nodes.put("process " + p.name(), box(gc, owner, p.name(), Kind.PROCESS, Double.NaN, p.at()));
        }
        for (Part part : model.parts()) {
            if (part.kind() == Kind.CHANNEL && part.from() != null && part.to() != null) {
                connect(gc, part, nodes, loads);
            }
        }
        gc.dispose();
        new RecursiveGraphLayoutEngine().layout(graph, new BasicProgressMonitor());
        redraw();
    }

    private ElkNode box(GC gc, ElkNode parent, String path, Kind kind, double load, At at) {
        ElkNode node = ElkGraphUtil.createNode(parent);
        String name = path.substring(path.lastIndexOf('.') + 1);
        String detail = Double.isNaN(load) ? word(kind) : word(kind) + ", busy " + FigureText.share(load);
        boxes.put(node, new Box(name, detail, kind, load, at));
        node.setWidth(Math.max(gc.textExtent(name).x, gc.textExtent(detail).x) + 2 * GAP);
        node.setHeight(HEIGHT);
        node.setProperty(CoreOptions.PADDING, new ElkPadding(HEIGHT + 6.0, 10.0, 10.0, 10.0));
        node.setProperty(CoreOptions.NODE_SIZE_CONSTRAINTS, EnumSet.of(org.eclipse.elk.core.options.SizeConstraint.MINIMUM_SIZE));
        node.setProperty(CoreOptions.NODE_SIZE_MINIMUM, new org.eclipse.elk.core.math.KVector(node.getWidth(), node.getHeight()));
        return node;
    }

    private static String word(Kind kind) {
        return kind.name().toLowerCase(java.util.Locale.ROOT);
    }

    private void connect(GC gc, Part channel, Map<String, ElkNode> nodes, Map<String, Double> loads) {
        ElkNode from = nodes.get("process " + channel.from());
        ElkNode to = nodes.get("process " + channel.to());
        if (from == null || to == null) {
            return;
        }
        ElkEdge edge = ElkGraphUtil.createSimpleEdge(from, to);
        edges.put(edge, channel.at());
        List<String> text = new ArrayList<>(List.of(channel.path()));
        for (String link : channel.over()) {
            Double load = loads.get(link);
            text.add("over " + link + (load == null ? "" : ", busy " + FigureText.share(load)));
        }
        ElkLabel label = ElkGraphUtil.createLabel(String.join(" ", text), edge);
        Point size = gc.textExtent(label.getText());
        label.setWidth(size.x + 4.0);
        label.setHeight(size.y);
    }

    private void paint(GC gc) {
        Rectangle area = getClientArea();
        gc.setBackground(getBackground());
        gc.fillRectangle(area);
        if (graph == null || graph.getWidth() <= 0) {
            return;
        }
        gc.setAntialias(SWT.ON);
        scale = Math.min(1, Math.min(area.width / graph.getWidth(), area.height / graph.getHeight()));
        Transform transform = new Transform(gc.getDevice());
        transform.scale((float) scale, (float) scale);
        gc.setTransform(transform);
        for (ElkNode node : graph.getChildren()) {
            node(gc, node, 0, 0);
        }
        edges.keySet().forEach(edge -> edge(gc, edge));
        gc.setTransform(null);
        transform.dispose();
    }

    private void node(GC gc, ElkNode node, double x, double y) {
        Box box = boxes.get(node);
        int left = (int) (x + node.getX());
        int top = (int) (y + node.getY());
        int width = (int) node.getWidth();
        int height = (int) node.getHeight();
        gc.setBackground((box.kind() == Kind.PROCESS ? Palette.MESSAGE : box.kind() == Kind.DISK ? Palette.DEVICE : Palette.WORK).colour());
        gc.setForeground(gc.getBackground());
        gc.setAlpha(28);
        gc.fillRoundRectangle(left, top, width, height, 8, 8);
        if (!Double.isNaN(box.load())) {
            gc.setAlpha(200);
            gc.fillRectangle(left + 6, top + HEIGHT - 6, (int) Math.round((width - 12) * Math.min(1, box.load())), 3);
        }
        gc.setAlpha(255);
        gc.setLineWidth(box.at().line() == line ? 3 : 1);
        gc.drawRoundRectangle(left, top, width, height, 8, 8);
        gc.setLineWidth(1);
        gc.setForeground(getForeground());
        centred(gc, box.name(), left, top + 2, width);
        gc.setAlpha(170);
        centred(gc, box.detail(), left, top + HEAD - 5, width);
        gc.setAlpha(255);
        for (ElkNode inner : node.getChildren()) {
            node(gc, inner, x + node.getX(), y + node.getY());
        }
    }

    private static void centred(GC gc, String text, int left, int top, int width) {
        gc.drawText(text, left + (width - gc.textExtent(text).x) / 2, top, true);
    }

    private void edge(GC gc, ElkEdge edge) {
        double x = 0;
        double y = 0;
        for (ElkNode n = edge.getContainingNode(); n != null && n != graph; n = n.getParent()) {
            x += n.getX();
            y += n.getY();
        }
        gc.setForeground(getForeground());
        gc.setBackground(getForeground());
        for (ElkEdgeSection section : edge.getSections()) {
            int px = (int) (x + section.getStartX());
            int py = (int) (y + section.getStartY());
            for (ElkBendPoint bend : section.getBendPoints()) {
                gc.drawLine(px, py, (int) (x + bend.getX()), (int) (y + bend.getY()));
                px = (int) (x + bend.getX());
                py = (int) (y + bend.getY());
            }
            gc.drawLine(px, py, (int) (x + section.getEndX()), (int) (y + section.getEndY()));
        }
        for (ElkLabel label : edge.getLabels()) {
            gc.drawText(label.getText(), (int) (x + label.getX()), (int) (y + label.getY()), true);
        }
    }

    private Box at(ElkNode parent, double x, double y) {
        for (ElkNode node : parent.getChildren()) {
            if (x >= node.getX() && x <= node.getX() + node.getWidth() && y >= node.getY() && y <= node.getY() + node.getHeight()) {
                Box inner = at(node, x - node.getX(), y - node.getY());
                return inner != null ? inner : boxes.get(node);
            }
        }
        return null;
    }
}
