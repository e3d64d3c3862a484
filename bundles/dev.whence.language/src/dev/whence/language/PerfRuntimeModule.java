package dev.whence.language;

import dev.whence.language.parser.PerfValues;
import dev.whence.language.parser.RobustParser;
import dev.whence.language.validation.PerfResourceValidator;
import java.nio.charset.StandardCharsets;
import org.eclipse.emf.common.util.URI;
import org.eclipse.xtext.conversion.IValueConverterService;
import org.eclipse.xtext.parser.IEncodingProvider;
import org.eclipse.xtext.parser.IParser;
import org.eclipse.xtext.validation.IResourceValidator;

/** What Xtext is given to read `.perf` files with. */
public class PerfRuntimeModule extends AbstractPerfRuntimeModule {

    @Override
    public Class<? extends IParser> bindIParser() {
        return RobustParser.class;
    }

    @Override
    public Class<? extends IValueConverterService> bindIValueConverterService() {
        return PerfValues.class;
    }

    public Class<? extends IResourceValidator> bindIResourceValidator() {
        return PerfResourceValidator.class;
    }

    @Override
    public Class<? extends IEncodingProvider.Runtime> bindRuntimeEncodingProvider() {
        return Utf8.class;
    }

    /** A `.perf` file is UTF-8 on every machine. */
    public static final class Utf8 extends IEncodingProvider.Runtime {
        @Override
        public String getEncoding(URI uri) {
            return StandardCharsets.UTF_8.name();
        }
    }
}
