package dev.anyorder.core.finding;

/**
 * Why the accesses of a finding are a defect, as data. Only {@code report} turns it into words. Numbers of accesses count from 1, in
 * the order of {@link Finding#accesses}; numbers of tasks are those of {@link TaskInfo#id}.
 */
public sealed interface Explanation permits UnorderedPair, SplitBlock, AccessCycle, NondeterministicCall, SingleSite {}
