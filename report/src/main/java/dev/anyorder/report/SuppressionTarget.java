package dev.anyorder.report;

import dev.anyorder.core.finding.AccessInfo;
import dev.anyorder.core.finding.Finding;
import dev.anyorder.core.finding.Frame;
import dev.anyorder.core.finding.LocationInfo;
import java.util.Set;

/** The target of a pattern: the word before its colon. */
enum SuppressionTarget {
    /** {@code com.acme.Stats.hits}, static or not. */
    FIELD("field", "field:com.acme.Stats.hits") {
        @Override
        boolean matches(NameGlob glob, Finding finding) {
            LocationInfo location = finding.location();
            return Set.of("field", "static").contains(location.kind())
                    && glob.matches(location.type() + "." + location.name());
        }

        @Override
        boolean accepts(String pattern) {
            return isClassAndMember(pattern);
        }
    },
    /** By type: {@code int[]}. */
    ARRAY("array", "array:int[]") {
        @Override
        boolean matches(NameGlob glob, Finding finding) {
            return finding.location().kind().equals("array")
                    && glob.matches(finding.location().type());
        }

        @Override
        boolean accepts(String pattern) {
            return pattern.endsWith("[]") || pattern.endsWith("*");
        }
    },
    /** By class: {@code java.util.HashMap}. */
    OBJECT("object", "object:java.util.HashMap") {
        @Override
        boolean matches(NameGlob glob, Finding finding) {
            return finding.location().kind().equals("object")
                    && glob.matches(finding.location().type());
        }
    },
    /** Any frame of any access: {@code com.acme.Stats.hit}. */
    FRAME("frame", "frame:com.acme.Stats.hit, or frame:org.lib.** for a whole package") {
        @Override
        boolean matches(NameGlob glob, Finding finding) {
            for (AccessInfo access : finding.accesses()) {
                if (matches(glob, access.site())) {
                    return true;
                }
                for (Frame frame : access.stack()) {
                    if (matches(glob, frame)) {
                        return true;
                    }
                }
            }
            return false;
        }

        private boolean matches(NameGlob glob, Frame frame) {
            return glob.matches(frame.className() + "." + frame.method());
        }

        @Override
        boolean accepts(String pattern) {
            return isClassAndMember(pattern);
        }
    },
    ID("id", "id:7c1e09f2") {
        @Override
        boolean matches(NameGlob glob, Finding finding) {
            return glob.matches(finding.id());
        }
    };

    final String word;
    final String example;

    SuppressionTarget(String word, String example) {
        this.word = word;
        this.example = example;
    }

    abstract boolean matches(NameGlob glob, Finding finding);

    /** Rejects patterns that never match, such as {@code field:hits}. */
    boolean accepts(String pattern) {
        return true;
    }

    private static boolean isClassAndMember(String pattern) {
        return pattern.contains("**") || pattern.indexOf('.') > 0;
    }
}
