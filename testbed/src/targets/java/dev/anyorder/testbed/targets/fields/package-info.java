/** Fields of objects and classes, of every type, plain and volatile. */
package dev.anyorder.testbed.targets.fields;
