/**
 * The analyses: each is one class that is handed accesses and answers what a location has to remember of them. None can
 * tell a live run from a trace, an explorer or a unit test.
 */
@NullMarked
package dev.anyorder.core.analysis;

import org.jspecify.annotations.NullMarked;
