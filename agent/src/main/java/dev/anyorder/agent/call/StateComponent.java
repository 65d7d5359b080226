package dev.anyorder.agent.call;

/** A part of the abstract state of a library object, as {@code dealings.txt} names them. */
public enum StateComponent {
    KEY,
    /** No part of its own: what tells those who look at the value of a key from those who ask whether it is there. */
    VALUE,
    ELEMENT,
    ALL,
    WHOLE,
    TAKEN
}
