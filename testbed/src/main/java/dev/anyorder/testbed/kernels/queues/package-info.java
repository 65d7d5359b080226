/**
 * Programs that hand jobs to workers through a queue: which worker does which job is left to chance, what a job does is
 * not.
 */
@NullMarked
package dev.anyorder.testbed.kernels.queues;

import org.jspecify.annotations.NullMarked;
