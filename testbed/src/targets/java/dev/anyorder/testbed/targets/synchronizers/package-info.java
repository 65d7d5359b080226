/** Semaphores, latches, barriers, phasers and exchangers. */
package dev.anyorder.testbed.targets.synchronizers;
