/** What a program can do with sun.misc.Unsafe. */
package dev.anyorder.testbed.targets.unsafe;
