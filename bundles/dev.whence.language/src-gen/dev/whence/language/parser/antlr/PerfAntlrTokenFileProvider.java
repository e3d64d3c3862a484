/* Generated from Perf.xtext; not to be edited. */
package dev.whence.language.parser.antlr;

import java.io.InputStream;
import org.eclipse.xtext.parser.antlr.IAntlrTokenFileProvider;

public class PerfAntlrTokenFileProvider implements IAntlrTokenFileProvider {

	@Override
	public InputStream getAntlrTokenFile() {
		ClassLoader classLoader = getClass().getClassLoader();
		return classLoader.getResourceAsStream("dev/whence/language/parser/antlr/internal/InternalPerfParser.tokens");
	}
}
