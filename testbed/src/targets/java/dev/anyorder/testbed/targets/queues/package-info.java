/** Handing objects over through queues that are safe for threads. */
package dev.anyorder.testbed.targets.queues;
