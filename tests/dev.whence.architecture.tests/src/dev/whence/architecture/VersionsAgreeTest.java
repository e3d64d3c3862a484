package dev.whence.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;

/** The bundles take their libraries from the target platform, the command and the tests take theirs from the root POM. */
class VersionsAgreeTest {

    private static final Path ROOT = Path.of("").toAbsolutePath().getParent().getParent();

    @Test
    void aLibraryHasTheSameVersionInThePomAsInTheTargetPlatform() throws Exception {
        Map<String, String> target = versions(ROOT.resolve("releng/dev.whence.target/dev.whence.target.target"));
        Map<String, String> pom = versions(ROOT.resolve("pom.xml"));
        pom.keySet().retainAll(target.keySet());
        assertThat(pom).isNotEmpty();
        target.keySet().retainAll(pom.keySet());
        assertThat(pom).isEqualTo(target);
    }

    /** Every dependency of the file: group and artifact, with its version. */
    private static Map<String, String> versions(Path file) throws Exception {
        NodeList dependencies = DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(file.toFile()).getElementsByTagName("dependency");
        Map<String, String> versions = new HashMap<>();
        for (int i = 0; i < dependencies.getLength(); i++) {
            Element dependency = (Element) dependencies.item(i);
            versions.put(text(dependency, "groupId") + ":" + text(dependency, "artifactId"), text(dependency, "version"));
        }
        return versions;
    }

    private static String text(Element parent, String name) {
        return parent.getElementsByTagName(name).item(0).getTextContent().strip();
    }
}
