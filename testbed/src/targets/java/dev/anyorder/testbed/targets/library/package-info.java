/** Programs that use the task library: what each construct adds to the order, and what it does not. */
package dev.anyorder.testbed.targets.library;
