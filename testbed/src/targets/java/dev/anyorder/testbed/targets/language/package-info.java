/** Constructs of the language, and the safety of programs that are watched. */
package dev.anyorder.testbed.targets.language;
