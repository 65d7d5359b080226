package dev.anyorder.agent;

import dev.anyorder.agent.catalogue.ModelCatalogue;
import dev.anyorder.agent.transform.DeclarationScanner;
import dev.anyorder.agent.transform.InstrumentationFilter;
import dev.anyorder.agent.transform.LateDeclarations;
import dev.anyorder.core.analysis.Analysis;
import dev.anyorder.core.analysis.registry.AnalysisRegistry;
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
 * The analyses of a run: those named, and those enabled by declarations. Declarations are scanned before the program
 * starts, since earlier operations may split a block ({@code docs/decisions/0017}).
 *
 * @param lateDeclarations collects declarations found too late
 */
record SelectedAnalyses(List<Analysis> analyses, ModelCatalogue catalogue, LateDeclarations lateDeclarations) {
    private static final String NONE = "none";

    /** Rejects the first invalid declaration. */
    static SelectedAnalyses of(OptionValues options, AgentResources resources, InstrumentationFilter filter)
            throws IOException {
        Set<String> names = new LinkedHashSet<>(options.list(OptionTable.ANALYSES));
        boolean asksForDeclared = names.remove(OptionTable.DECLARED) && !options.has(OptionTable.TRACE);
        boolean wantsBlocks = has(names, Analysis::wantsBlocks);
        boolean wantsScopes = has(names, Analysis::wantsScopes);
        Path rows = options.path(OptionTable.CATALOGUE);
        ModelCatalogue catalogue = resources.catalogue(rows, wantsScopes);
        DeclarationScanner declarations =
                new DeclarationScanner(filter, wantsBlocks || asksForDeclared, wantsScopes || asksForDeclared);
        declarations.check(catalogue, System.getProperty("java.class.path", ""));
        if (asksForDeclared) {
            names.addAll(AnalysisRegistry.ofDeclared(declarations.hasAtomic(), declarations.hasDeterministic()));
            if (!wantsScopes && declarations.hasDeterministic()) {
                catalogue = resources.catalogue(rows, true);
            }
        }
        if (names.isEmpty()) {
            names.add(NONE);
        }
        return new SelectedAnalyses(
                List.of(AnalysisRegistry.of(
                        List.copyOf(names), options.text(OptionTable.PAIRS).equals("all"))),
                catalogue,
                asksForDeclared
                        ? LateDeclarations.but(has(names, Analysis::wantsBlocks), has(names, Analysis::wantsScopes))
                        : LateDeclarations.nothing());
    }

    private static boolean has(Set<String> names, Predicate<Analysis> which) {
        return Arrays.stream(AnalysisRegistry.of(List.copyOf(names), false)).anyMatch(which);
    }

    boolean want(Predicate<Analysis> which) {
        return analyses.stream().anyMatch(which);
    }
}
