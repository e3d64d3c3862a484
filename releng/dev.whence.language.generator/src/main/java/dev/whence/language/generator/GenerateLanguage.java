package dev.whence.language.generator;

import com.google.inject.Guice;
import java.nio.file.Path;
import org.eclipse.emf.mwe.utils.ProjectMapping;
import org.eclipse.emf.mwe.utils.StandaloneSetup;
import org.eclipse.xtext.xtext.generator.DefaultGeneratorModule;
import org.eclipse.xtext.xtext.generator.XtextGenerator;
import org.eclipse.xtext.xtext.generator.XtextGeneratorLanguage;
import org.eclipse.xtext.xtext.generator.ecore.EMFGeneratorFragment2;
import org.eclipse.xtext.xtext.generator.grammarAccess.GrammarAccessFragment2;
import org.eclipse.xtext.xtext.generator.model.project.StandardProjectConfig;
import org.eclipse.xtext.xtext.generator.parser.antlr.XtextAntlrGeneratorFragment2;
import org.eclipse.xtext.xtext.generator.resourceFactory.ResourceFactoryFragment2;
import org.eclipse.xtext.xtext.generator.serializer.SerializerFragment2;

/**
 * Generates the parser and the EMF classes of `Perf.xtext` into the language bundle's `src-gen` and `model/generated`.
 * The only argument is the folder of the bundles; the pom beside this source has the command.
 */
public final class GenerateLanguage {

    private static final String BUNDLE = "dev.whence.language";

    private GenerateLanguage() {}

    public static void main(String[] arguments) {
        Path bundles = Path.of(arguments[0]).toAbsolutePath().normalize();
        StandaloneSetup paths = new StandaloneSetup();
        ProjectMapping bundle = new ProjectMapping();
        bundle.setProjectName(BUNDLE);
        bundle.setPath(bundles.resolve(BUNDLE).toString());
        paths.addProjectMapping(bundle);

        DefaultGeneratorModule configuration = configuration(bundles);
        XtextGenerator generator = new XtextGenerator();
        generator.setConfiguration(configuration);
        generator.addLanguage(perf());
        Guice.createInjector(configuration).injectMembers(generator);
        generator.preInvoke();
        generator.invoke(null);
        generator.postInvoke();
    }

    /** No validator, scoping or formatter: the language bundle has its own. Xtext needs a serializer to be bound. */
    private static XtextGeneratorLanguage perf() {
        XtextGeneratorLanguage language = new XtextGeneratorLanguage();
        language.setName(BUNDLE + ".Perf");
        language.setFileExtensions("perf");
        language.addFragment(new GrammarAccessFragment2());
        EMFGeneratorFragment2 model = new EMFGeneratorFragment2();
        model.setJavaModelDirectory("/" + BUNDLE + "/src-gen");
        language.addFragment(model);
        SerializerFragment2 serializer = new SerializerFragment2();
        serializer.setGenerateStub(false);
        language.addFragment(serializer);
        language.addFragment(new ResourceFactoryFragment2());
        language.addFragment(new XtextAntlrGeneratorFragment2());
        return language;
    }

    private static DefaultGeneratorModule configuration(Path bundles) {
        StandardProjectConfig project = new StandardProjectConfig();
        project.setBaseName(BUNDLE);
        project.setRootPath(bundles.toString());
        project.setCreateEclipseMetaData(false);
        project.setMavenLayout(false);
        DefaultGeneratorModule configuration = new DefaultGeneratorModule();
        configuration.setProject(project);
        configuration.getCode().setEncoding("UTF-8");
        configuration.getCode().setLineDelimiter("\n");
        configuration.getCode().setFileHeader("/* Generated from Perf.xtext; not to be edited. */");
        configuration.getCode().setPreferXtendStubs(false);
        return configuration;
    }
}
