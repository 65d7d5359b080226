/** Tasks that fork and join. */
package dev.anyorder.testbed.targets.forkjoin;
