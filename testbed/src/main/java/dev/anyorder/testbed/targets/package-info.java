/**
 * Runs the target programs under the agent and compares what it reports with the verdicts on their lines. The programs
 * themselves live in {@code src/targets} and {@code src/targets25}, and are compiled by each JDK that runs them.
 */
@NullMarked
package dev.anyorder.testbed.targets;

import org.jspecify.annotations.NullMarked;
