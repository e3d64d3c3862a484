package dev.whence.architecture;

import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideOutsideOfPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The rooms of the house and who may know whom; docs/decisions/0002 explains the two that the first design did not have. */
class DependenciesPointOneWayTest {

    /** For each bundle, the bundles that it may use. A bundle that is not listed here fails the test: give it a line. */
    private static final Map<String, Set<String>> MAY_USE = Map.of(
        "units", Set.of(),
        "kernel", Set.of(),
        "statistics", Set.of("kernel"),
        "program", Set.of("units", "kernel"),
        "language", Set.of("units"),
        "compiler", Set.of("language", "program", "units", "kernel"),
        "analysis", Set.of("program", "kernel", "statistics", "units"),
        "report", Set.of("analysis", "program", "kernel", "statistics", "units"),
        "cli", Set.of("report", "analysis", "compiler", "language", "program", "kernel", "statistics", "units"),
        "ui", Set.of("report", "analysis", "compiler", "language", "program", "kernel", "statistics", "units"));

    private static final JavaClasses WHENCE = new ClassFileImporter().importPackages("dev.whence");

    static Stream<String> bundles() {
        return MAY_USE.keySet().stream().sorted();
    }

    @ParameterizedTest
    @MethodSource("bundles")
    void aBundleUsesOnlyTheBundlesBelowIt(String bundle) {
        String[] allowed = Stream.concat(Stream.of(bundle), MAY_USE.get(bundle).stream()).map(DependenciesPointOneWayTest::packagesOf).toArray(String[]::new);
        classes().that().resideInAPackage(packagesOf(bundle))
            .should().onlyDependOnClassesThat(resideInAnyPackage(allowed).or(resideOutsideOfPackage("dev.whence..")))
            .check(WHENCE);
    }

    @ParameterizedTest
    @MethodSource("textFreeBundles")
    void whatRunsAModelKnowsNothingOfTextOrOfEclipse(String bundle) {
        noClasses().that().resideInAPackage(packagesOf(bundle))
            .should().dependOnClassesThat().resideInAnyPackage("org.eclipse..", "org.osgi..", "com.google.inject..", "org.antlr..")
            .check(WHENCE);
    }

    static Stream<String> textFreeBundles() {
        return Stream.of("units", "kernel", "statistics", "program", "analysis", "report");
    }

    @ParameterizedTest
    @MethodSource("javaOnlyBundles")
    void unitsAndKernelUseNothingButJava(String bundle) {
        noClasses().that().resideInAPackage(packagesOf(bundle))
            .should().dependOnClassesThat(not(resideInAnyPackage("java..", packagesOf(bundle))))
            .check(WHENCE);
    }

    static Stream<String> javaOnlyBundles() {
        return Stream.of("units", "kernel");
    }

    @Test
    void onlyTheWorkbenchSeesWidgets() {
        noClasses().that().resideOutsideOfPackage("dev.whence.ui..")
            .should().dependOnClassesThat().resideInAnyPackage("org.eclipse.swt..", "org.eclipse.jface..", "org.eclipse.ui..")
            .check(WHENCE);
    }

    @Test
    void everyBundleHasItsLine() {
        Set<String> found = new TreeSet<>();
        WHENCE.forEach(type -> found.add(type.getPackageName().split("\\.")[2]));
        found.remove("architecture");
        assertThat(MAY_USE.keySet()).containsAll(found);
    }

    private static String packagesOf(String bundle) {
        return "dev.whence." + bundle + "..";
    }
}
