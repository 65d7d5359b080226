/** Ways to wait for the wrong task, or for none, and the right way beside each. */
package dev.anyorder.testbed.targets.patterns;
