package dev.whence.architecture;

import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideOutsideOfPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static java.util.Map.entry;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import java.util.Comparator;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The rooms of the house and who may know whom; docs/decisions/0002 explains the two that the first design did not have. */
class DependenciesPointOneWayTest {

    /** For each bundle, the bundles that it may use. A bundle that is not listed here fails the test: give it a line. */
    private static final Map<String, Set<String>> MAY_USE = Map.ofEntries(
        entry("units", Set.of()),
        entry("kernel", Set.of()),
        entry("statistics", Set.of("kernel")),
        entry("program", Set.of("units", "kernel")),
        entry("language", Set.of("units")),
        entry("compiler", Set.of("language", "program", "units", "kernel")),
        entry("analysis", Set.of("program", "kernel", "statistics", "units")),
        entry("report", Set.of("analysis", "program", "kernel", "statistics", "units")),
        entry("language.ide", Set.of("report", "analysis", "compiler", "language", "program", "units")),
        entry("cli", Set.of("language.ide", "report", "analysis", "compiler", "language", "program", "kernel", "statistics", "units")),
        entry("ui", Set.of("language.ide", "report", "analysis", "compiler", "language", "program", "kernel", "statistics", "units")));

    private static final String ROOT = "dev.whence.";

    private static final JavaClasses WHENCE = new ClassFileImporter().importPackages("dev.whence");

    static Stream<String> bundles() {
        return MAY_USE.keySet().stream().sorted();
    }

    @ParameterizedTest
    @MethodSource("bundles")
    void aBundleUsesOnlyTheBundlesBelowIt(String bundle) {
        Set<String> allowed = Stream.concat(Stream.of(bundle), MAY_USE.get(bundle).stream()).collect(Collectors.toSet());
        classes().that(areIn(Set.of(bundle)))
            .should().onlyDependOnClassesThat(areIn(allowed).or(resideOutsideOfPackage("dev.whence..")))
            .check(WHENCE);
    }

    @ParameterizedTest
    @MethodSource("textFreeBundles")
    void whatRunsAModelKnowsNothingOfTextOrOfEclipse(String bundle) {
        noClasses().that(areIn(Set.of(bundle)))
            .should().dependOnClassesThat().resideInAnyPackage("org.eclipse..", "org.osgi..", "com.google.inject..", "org.antlr..")
            .check(WHENCE);
    }

    static Stream<String> textFreeBundles() {
        return Stream.of("units", "kernel", "statistics", "program", "analysis", "report");
    }

    @ParameterizedTest
    @MethodSource("javaOnlyBundles")
    void unitsAndKernelUseNothingButJava(String bundle) {
        noClasses().that(areIn(Set.of(bundle)))
            .should().dependOnClassesThat(not(resideInAnyPackage("java..").or(areIn(Set.of(bundle)))))
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
        WHENCE.forEach(type -> found.add(bundleOf(type)));
        found.remove("architecture");
        assertThat(MAY_USE.keySet()).containsAll(found);
    }

    private static DescribedPredicate<JavaClass> areIn(Set<String> bundles) {
        return DescribedPredicate.describe("are in " + bundles,
            type -> type.getPackageName().startsWith(ROOT) && bundles.contains(bundleOf(type)));
    }

    /** The longest name of a bundle that the package begins with: {@code language.ide} lies below {@code language}. */
    private static String bundleOf(JavaClass type) {
        String rest = type.getPackageName().substring(ROOT.length());
        return MAY_USE.keySet().stream().filter(bundle -> rest.equals(bundle) || rest.startsWith(bundle + "."))
            .max(Comparator.comparingInt(String::length)).orElse(rest);
    }
}
