/** Futures and the stages of a CompletableFuture. */
package dev.anyorder.testbed.targets.futures;
