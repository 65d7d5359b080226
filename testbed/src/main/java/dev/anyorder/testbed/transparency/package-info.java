/**
 * Shows that the agent does not change what it watches: classes of large jars still verify, test suites of public
 * libraries give the results they gave, and small programs print what they printed.
 */
@NullMarked
package dev.anyorder.testbed.transparency;

import org.jspecify.annotations.NullMarked;
