package dev.anyorder.agent.instrument.flow;

import dev.anyorder.core.analysis.AccessOp;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.analysis.Frame;

/** The update of one parameter, the state, if it holds on all paths of the body. */
public final class FunctionSummary {
    private final List<Type> parameters;
    private final int state;
    private final List<SymbolicValue> given = new ArrayList<>();
    private final @Nullable CommutativityClassifier paths;

    /**
     * @param parameters includes the receiver
     * @param state the index of the state
     */
    public FunctionSummary(MethodNode body, List<Type> parameters, int state, FieldFacts fields) {
        this.parameters = parameters;
        this.state = state;
        Frame<SymbolicValue> frame = new Frame<>(body.maxLocals, body.maxStack);
        for (int i = 0; i < body.maxLocals; i++) {
            frame.setLocal(i, SymbolicValue.any(1));
        }
        int local = 0;
        for (int i = 0; i < parameters.size(); i++) {
            int size = parameters.get(i).getSize();
            given.add(i == state ? SymbolicValue.read(size) : SymbolicValue.any(size));
            frame.setLocal(local, given.get(i));
            local += size;
        }
        List<SymbolicPaths.End> ends = new SymbolicPaths(new ControlFlowGraph(body), fields, new SymbolicInterpreter())
                .from(body.instructions.getFirst(), frame);
        this.paths = ends == null ? null : new CommutativityClassifier(ends);
    }

    private @Nullable AccessOp family(CommutativityClassifier found) {
        return found.of(parameters.get(state).getDescriptor());
    }

    public @Nullable AccessOp alone() {
        return paths != null && !paths.isStarted() ? family(paths) : null;
    }

    /** The state is the first of two symmetric parameters. */
    public @Nullable AccessOp alike() {
        return paths != null && paths.isOf(given.get(state + 1)) ? family(paths) : null;
    }

    /** The state may be null. */
    public @Nullable AccessOp started() {
        return paths != null && paths.isStarted() ? family(paths) : null;
    }
}
