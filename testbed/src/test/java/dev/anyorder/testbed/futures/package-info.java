/** Random programs of threads, pools and the stages of futures, under the agent and as the order that their data flow gives. */
@NullMarked
package dev.anyorder.testbed.futures;

import org.jspecify.annotations.NullMarked;
