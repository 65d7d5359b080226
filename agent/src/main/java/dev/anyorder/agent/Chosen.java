package dev.anyorder.agent;

import dev.anyorder.agent.catalogue.Catalogue;
import dev.anyorder.agent.transform.Declarations;
import dev.anyorder.agent.transform.Unchecked;
import dev.anyorder.agent.transform.Watched;
import dev.anyorder.core.analysis.Analyses;
import dev.anyorder.core.analysis.Analysis;
import dev.anyorder.core.options.OptionTable;
import dev.anyorder.core.options.OptionValues;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;

/**
 * The analyses of a run: those that are asked for by name, and those for which something is declared, if that is asked for. What
 * is declared is looked for before the program starts, since what came before a block may be what splits it
 * ({@code docs/decisions/0017}).
 *
 * @param catalogue what calls mean to these analyses
 * @param unchecked gets what is declared and comes to light too late
 */
record Chosen(List<Analysis> analyses, Catalogue catalogue, Unchecked unchecked) {
    private static final String NONE = "none";

    /** Complains in one sentence about the first declaration that cannot be. */
    static Chosen of(OptionValues options, Resources resources, Watched watched) throws IOException {
        Set<String> names = new LinkedHashSet<>(options.list(OptionTable.ANALYSES));
        boolean asksForDeclared = names.remove(OptionTable.DECLARED) && !options.has(OptionTable.TRACE);
        boolean wantsBlocks = has(names, Analysis::wantsBlocks);
        boolean wantsScopes = has(names, Analysis::wantsScopes);
        Path rows = options.path(OptionTable.CATALOGUE);
        Catalogue catalogue = resources.catalogue(rows, wantsScopes);
        Declarations declarations =
                new Declarations(watched, wantsBlocks || asksForDeclared, wantsScopes || asksForDeclared);
        declarations.check(catalogue, System.getProperty("java.class.path", ""));
        if (asksForDeclared) {
            names.addAll(Analyses.ofDeclared(declarations.hasAtomic(), declarations.hasDeterministic()));
            if (!wantsScopes && declarations.hasDeterministic()) {
                catalogue = resources.catalogue(rows, true);
            }
        }
        if (names.isEmpty()) {
            names.add(NONE);
        }
        return new Chosen(
                List.of(Analyses.of(
                        List.copyOf(names), options.text(OptionTable.PAIRS).equals("all"))),
                catalogue,
                asksForDeclared
                        ? Unchecked.but(has(names, Analysis::wantsBlocks), has(names, Analysis::wantsScopes))
                        : Unchecked.nothing());
    }

    private static boolean has(Set<String> names, Predicate<Analysis> which) {
        return Arrays.stream(Analyses.of(List.copyOf(names), false)).anyMatch(which);
    }

    boolean want(Predicate<Analysis> which) {
        return analyses.stream().anyMatch(which);
    }
}
