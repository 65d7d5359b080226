/**
 * Small programs with the verdict on the line: {@code // race} marks every line that a report must name, {@code
 * // prints:} what a line writes to standard output, {@code // exit:} an exit status that is not 0. A program whose name
 * ends in {@code Racy} is racy on every schedule, one whose name ends in {@code Clean} on none.
 */
package dev.anyorder.testbed.targets;
