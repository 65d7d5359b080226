/** How sure a finding is: races that the locks of this run have hidden. */
package dev.anyorder.testbed.targets.evidence;
