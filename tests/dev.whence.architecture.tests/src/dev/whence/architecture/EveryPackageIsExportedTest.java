package dev.whence.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Set;
import java.util.TreeSet;
import java.util.jar.Manifest;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** A package that is not exported compiles everywhere but in the build, since only there the bundles' walls are looked at. */
class EveryPackageIsExportedTest {

    private static final Path BUNDLES = Path.of("").toAbsolutePath().getParent().getParent().resolve("bundles");

    static Stream<Path> bundles() throws IOException {
        return Files.list(BUNDLES).filter(bundle -> Files.exists(bundle.resolve("META-INF/MANIFEST.MF"))).sorted();
    }

    @ParameterizedTest
    @MethodSource("bundles")
    void aBundleExportsAllItsPackages(Path bundle) throws IOException {
        assertThat(exported(bundle)).containsAll(packages(bundle));
    }

    private static Set<String> exported(Path bundle) throws IOException {
        try (InputStream in = Files.newInputStream(bundle.resolve("META-INF/MANIFEST.MF"))) {
            return Arrays.stream(new Manifest(in).getMainAttributes().getValue("Export-Package").split(","))
                .map(clause -> clause.replaceFirst(";.*", "").strip()).collect(Collectors.toCollection(TreeSet::new));
        }
    }

    private static Set<String> packages(Path bundle) throws IOException {
        Set<String> packages = new TreeSet<>();
        for (String folder : new String[] {"src", "src-gen"}) {
            Path root = bundle.resolve(folder);
            if (Files.isDirectory(root)) {
                try (Stream<Path> files = Files.walk(root)) {
                    files.filter(file -> file.toString().endsWith(".java"))
                        .map(file -> root.relativize(file.getParent()).toString().replace('\\', '/').replace('/', '.')).forEach(packages::add);
                }
            }
        }
        return packages;
    }
}
