package dev.anyorder.testbed.kernels.fluidanimate;

import java.util.ArrayList;
import java.util.List;

/** The cells of a box, of side one each, and the blocks: upright columns of cells that belong to one task. */
final class Grid {

    private static final int WIDTH = 4;

    final int side;
    private final Cell[] cells;
    private final Cell[][] blocks;

    Grid(int side) {
        this.side = side;
        cells = new Cell[side * side * side];
        int across = (side + WIDTH - 1) / WIDTH;
        List<List<Cell>> columns = new ArrayList<>();
        for (int i = 0; i < across * across; i++) {
            columns.add(new ArrayList<>());
        }
        for (int x = 0; x < side; x++) {
            for (int y = 0; y < side; y++) {
                for (int z = 0; z < side; z++) {
                    int index = index(x, y, z);
                    cells[index] = new Cell(index, isBorder(x) || isBorder(z));
                    columns.get(x / WIDTH * across + z / WIDTH).add(cells[index]);
                }
            }
        }
        blocks = columns.stream().map(column -> column.toArray(new Cell[0])).toArray(Cell[][]::new);
    }

    private boolean isBorder(int at) {
        return at % WIDTH == 0 && at > 0 || at % WIDTH == WIDTH - 1 && at < side - 1;
    }

    int blocks() {
        return blocks.length;
    }

    Cell[] block(int index) {
        return blocks[index];
    }

    /** The cell in which a particle is. */
    Cell at(Particle particle) {
        double[] p = particle.position;
        return cells[index((int) p[0], (int) p[1], (int) p[2])];
    }

    /** The neighbours of a cell, and the cell itself, that come no later than it: each pair of cells is met once. */
    int earlierNeighbours(Cell cell, Cell[] found) {
        int count = 0;
        int x = cell.index / side / side;
        int y = cell.index / side % side;
        int z = cell.index % side;
        for (int i = Math.max(0, x - 1); i <= Math.min(side - 1, x + 1); i++) {
            for (int j = Math.max(0, y - 1); j <= Math.min(side - 1, y + 1); j++) {
                for (int k = Math.max(0, z - 1); k <= Math.min(side - 1, z + 1); k++) {
                    if (index(i, j, k) <= cell.index) {
                        found[count++] = cells[index(i, j, k)];
                    }
                }
            }
        }
        return count;
    }

    private int index(int x, int y, int z) {
        return (x * side + y) * side + z;
    }
}
