/** Elements of arrays of every type: halves, strides, rows, columns, single cells and block operations. */
package dev.anyorder.testbed.targets.arrays;
