package dev.whence.language;

import com.google.inject.Injector;
import dev.whence.language.perf.PerfPackage;
import org.eclipse.emf.ecore.EPackage;
import org.eclipse.emf.ecore.resource.Resource;
import org.eclipse.xtext.XtextPackage;
import org.eclipse.xtext.resource.impl.BinaryGrammarResourceFactoryImpl;

/** Sets the language up outside Eclipse; registers no more than reading a `.perf` file needs. */
public final class PerfStandaloneSetup extends PerfStandaloneSetupGenerated {

    @Override
    public Injector createInjectorAndDoEMFRegistration() {
        Resource.Factory.Registry.INSTANCE.getExtensionToFactoryMap()
                .putIfAbsent("xtextbin", new BinaryGrammarResourceFactoryImpl());
        EPackage.Registry.INSTANCE.putIfAbsent(XtextPackage.eNS_URI, XtextPackage.eINSTANCE);
        EPackage.Registry.INSTANCE.putIfAbsent(PerfPackage.eNS_URI, PerfPackage.eINSTANCE);
        Injector injector = createInjector();
        register(injector);
        return injector;
    }
}
