package dev.anyorder.testbed.architecture;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.importer.ImportOption.DoNotIncludeTests;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import dev.anyorder.core.analysis.Analysis;
import java.util.List;

/** Which module may use which, and what else; {@code docs/architecture.md} says why. */
@AnalyzeClasses(packages = "dev.anyorder", importOptions = DoNotIncludeTests.class)
class ModulesTest {
    private static final String API = "dev.anyorder.api..";
    private static final String HOOKS = "dev.anyorder.hooks..";
    private static final String CORE = "dev.anyorder.core..";
    private static final String REPORT = "dev.anyorder.report..";
    private static final String AGENT = "dev.anyorder.agent..";
    private static final String CATALOGUE = "dev.anyorder.agent.catalogue";
    private static final String REPLAY = "dev.anyorder.agent.replay";
    private static final String FLOW = "dev.anyorder.agent.instrument.flow";
    private static final String ECLIPSE = "org.eclipse..";
    private static final String CLI = "dev.anyorder.cli..";

    private static final String JAVA = "java..";
    private static final String JVM_INSIDE = "jdk.internal..";
    private static final String NULLNESS = "org.jspecify.annotations";
    private static final String ASM = "org.objectweb.asm..";

    @ArchTest
    static final ArchRule api_uses_nothing = only(API, API, JAVA, NULLNESS);

    @ArchTest
    static final ArchRule hooks_use_nothing = only(HOOKS, HOOKS, JAVA, JVM_INSIDE, NULLNESS);

    @ArchTest
    static final ArchRule core_uses_nothing = only(CORE, CORE, JAVA, NULLNESS);

    @ArchTest
    static final ArchRule report_uses_core = only(REPORT, REPORT, CORE, JAVA, NULLNESS);

    @ArchTest
    static final ArchRule agent_uses_hooks_core_report_and_asm =
            only(AGENT, AGENT, HOOKS, CORE, REPORT, ASM, JAVA, JVM_INSIDE, NULLNESS);

    @ArchTest
    static final ArchRule cli_uses_core_report_the_catalogue_and_replay = only(
            CLI,
            CLI,
            CORE,
            REPORT,
            CATALOGUE,
            REPLAY,
            "picocli..",
            ECLIPSE,
            JAVA,
            "javax.tools",
            "com.sun.source..",
            NULLNESS);

    @ArchTest
    static final ArchRule only_the_layout_uses_eclipse = noClasses()
            .that()
            .resideOutsideOfPackage("dev.anyorder.cli.layout")
            .should()
            .dependOnClassesThat()
            .resideInAPackage(ECLIPSE);

    @ArchTest
    static final ArchRule only_the_ends_of_the_agent_and_replay_use_reports = noClasses()
            .that()
            .resideInAPackage("dev.anyorder.agent.(*)..")
            .and()
            .resideOutsideOfPackage(REPLAY)
            .should()
            .dependOnClassesThat()
            .resideInAPackage(REPORT);

    @ArchTest
    static final ArchRule only_rewriting_and_calls_read_class_files = noClasses()
            .that()
            .resideOutsideOfPackages(
                    "dev.anyorder.agent.transform",
                    "dev.anyorder.agent.instrument..",
                    "dev.anyorder.agent.call",
                    "dev.anyorder.testbed..")
            .should()
            .dependOnClassesThat()
            .resideInAPackage(ASM);

    @ArchTest
    static final ArchRule the_agent_knows_no_analysis = noClasses()
            .that()
            .resideInAnyPackage(AGENT, REPORT)
            .should()
            .dependOnClassesThat(DescribedPredicate.describe(
                    "are an analysis, or part of one",
                    type -> type.isAssignableTo(Analysis.class) && !type.isEquivalentTo(Analysis.class)
                            || List.of("core.determinism", "core.velodrome", "core.analysis.deadlock").stream()
                                    .anyMatch(part -> type.getPackageName().equals("dev.anyorder." + part))));

    @ArchTest
    static final ArchRule control_and_data_flow_know_of_code_and_operators_only =
            only(FLOW, FLOW, "dev.anyorder.core.analysis", ASM, JAVA, NULLNESS);

    @ArchTest
    static final ArchRule nobody_logs =
            noClasses().should().dependOnClassesThat().resideInAPackage("java.util.logging..");

    @ArchTest
    static final ArchRule no_class_cycle_grows = classes().should(new SmallClassCycles());

    @ArchTest
    static final ArchRule no_packages_use_each_other_in_a_circle =
            slices().matching("dev.anyorder.(**)").should().beFreeOfCycles();

    private static ArchRule only(String module, String... allowed) {
        return classes()
                .that()
                .resideInAPackage(module)
                .should()
                .onlyDependOnClassesThat()
                .resideInAnyPackage(allowed);
    }
}
