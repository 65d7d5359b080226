package dev.anyorder.core.finding;

/**
 * Why the accesses are a defect, as data; only {@code report} turns it into words. Accesses are numbered from 1 as in
 * {@link Finding#accesses}; task numbers are {@link TaskInfo#id}.
 */
public sealed interface Explanation permits UnorderedPair, SplitBlock, AccessCycle, NondeterministicCall, SingleSite {}
