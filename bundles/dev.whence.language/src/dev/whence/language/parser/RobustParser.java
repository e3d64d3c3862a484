package dev.whence.language.parser;

import com.google.inject.Inject;
import dev.whence.language.parser.antlr.PerfParser;
import dev.whence.language.parser.antlr.PerfTokenSource;
import dev.whence.language.parser.antlr.internal.InternalPerfParser;
import dev.whence.language.validation.IssueCode;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import org.antlr.runtime.ANTLRStringStream;
import org.antlr.runtime.CharStream;
import org.antlr.runtime.CommonToken;
import org.antlr.runtime.RecognitionException;
import org.antlr.runtime.TokenSource;
import org.eclipse.emf.common.util.WrappedException;
import org.eclipse.xtext.nodemodel.ILeafNode;
import org.eclipse.xtext.nodemodel.impl.NodeModelBuilder;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.eclipse.xtext.parser.IParseResult;
import org.eclipse.xtext.parser.ParseException;
import org.eclipse.xtext.parser.ParseResult;
import org.eclipse.xtext.parser.antlr.ITokenDefProvider;
import org.eclipse.xtext.parser.antlr.IUnorderedGroupHelper;
import org.eclipse.xtext.parser.antlr.XtextTokenStream;

/**
 * Parses a text with mistakes as well as it can. A text without mistakes is parsed once. Otherwise each entry is
 * parsed by itself, its mistakes are mended or left out one after the other ({@link Mending}), and what remains is
 * parsed together: so each mistake is reported once, and costs at most its own statement or entry.
 */
public final class RobustParser extends PerfParser {

    static final int MOST_PROBLEMS = 200;
    /** For a parse of which only its failure counts: a tree would look for all lines of the text first. */
    private static final String NO_TEXT = "";

    private Map<String, Integer> types;

    @Inject
    void readVocabulary(ITokenDefProvider vocabulary) {
        types = Vocabulary.types(vocabulary.getTokenDefMap());
    }

    @Override
    protected IParseResult doParse(String rule, CharStream in, NodeModelBuilder builder, int lookAhead) {
        TokenReader read = TokenReader.read(lexer(in));
        String text = in.size() == 0 ? "" : in.substring(0, in.size() - 1);
        List<CommonToken> tokens = read.tokens();
        List<SyntaxProblem> problems = new ArrayList<>(read.problems());
        boolean within = Limits.exceeded(tokens) == null;
        Attempt whole = within ? parse(rule, text, tokens, builder, true) : null;
        if (whole == null || whole.failure() != null) {
            tokens = mend(rule, tokens, problems);
            whole = parse(rule, text, tokens, createNodeModelBuilder(), false);
        }
        return problems.isEmpty() ? whole.result() : marked(whole.result(), problems);
    }

    /** What may stand next at the end of a text. */
    public Continuation continuation(String text) {
        return Continuations.of(TokenReader.read(lexer(new ANTLRStringStream(text))), types,
                tokens -> parse(getDefaultRuleName(), NO_TEXT, tokens, createNodeModelBuilder(), true).failure());
    }

    private TokenSource lexer(CharStream in) {
        var lexer = getLexerProvider().get();
        lexer.setCharStream(in);
        return lexer;
    }

    private List<CommonToken> mend(String rule, List<CommonToken> tokens, List<SyntaxProblem> problems) {
        List<CommonToken> mended = new ArrayList<>(tokens.size());
        Vocabulary words = Vocabulary.of(tokens, types);
        SyntaxProblem tooMany = null;
        for (Segment segment : Segment.cut(tokens)) {
            if (tooMany != null || problems.size() >= MOST_PROBLEMS) {
                tooMany = tooMany == null ? tooMany(segment) : tooMany;
                mended.addAll(Edit.hide(segment.tokens(), 0, segment.tokens().size(), tooMany).tokens());
                continue;
            }
            Mending mending = new Mending(segment.tokens(), words,
                    attempt -> parse(rule, NO_TEXT, attempt, createNodeModelBuilder(), true).failure());
            mended.addAll(mending.mend());
            problems.addAll(mending.problems());
        }
        if (tooMany != null) {
            problems.add(tooMany);
        }
        return mended;
    }

    /** This many mistakes are no longer those of somebody who types. */
    private static SyntaxProblem tooMany(Segment segment) {
        return SyntaxProblem.at(segment.tokens().get(0), IssueCode.SYNTAX,
                "There are more than " + MOST_PROBLEMS + " mistakes: nothing behind this is read.");
    }

    /** What came of parsing some tokens: nothing if the parse was stopped at a failure. */
    private record Attempt(IParseResult result, Failure failure) {}

    private Attempt parse(String rule, String text, List<CommonToken> tokens, NodeModelBuilder builder,
            boolean stopAtFailure) {
        XtextTokenStream stream = new TextTokenStream(tokens, getTokenDefProvider(), text);
        setInitialHiddenTokens(stream);
        FailureRecorder recorder = new FailureRecorder(tokens.size(), stopAtFailure);
        InternalPerfParser parser = createParser(stream);
        parser.setTokenTypeMap(getTokenDefProvider().getTokenDefMap());
        parser.setSyntaxErrorProvider(recorder);
        parser.setNodeModelBuilder(builder);
        parser.setSemanticModelBuilder(getElementFactory());
        IUnorderedGroupHelper helper = getUnorderedGroupHelper().get();
        parser.setUnorderedGroupHelper(helper);
        helper.initializeWith(parser);
        try {
            return new Attempt(parser.parse(rule), recorder.first());
        } catch (WrappedException failure) {
            if (failure.getCause() instanceof FailureRecorder.Stopped) {
                return new Attempt(null, recorder.first());
            }
            throw failure;
        } catch (RecognitionException impossible) {
            throw new ParseException(impossible.getMessage(), impossible);
        }
    }

    private IParseResult marked(IParseResult parsed, List<SyntaxProblem> problems) {
        NodeModelBuilder builder = createNodeModelBuilder();
        problems.sort(Comparator.comparingInt(SyntaxProblem::offset));
        for (SyntaxProblem problem : problems) {
            ILeafNode leaf = NodeModelUtils.findLeafNodeAtOffset(parsed.getRootNode(), problem.offset());
            if (leaf != null && leaf.getSyntaxErrorMessage() == null) {
                builder.setSyntaxError(leaf, problem.toMessage());
            }
        }
        return new ParseResult(parsed.getRootASTElement(), parsed.getRootNode(), true);
    }

    /** Knows the whole text, whatever tokens of it there are. */
    private static final class TextTokenStream extends XtextTokenStream {
        private final String text;

        TextTokenStream(List<CommonToken> tokens, ITokenDefProvider vocabulary, String text) {
            super(new PerfTokenSource(tokens), vocabulary);
            this.text = text;
        }

        @Override
        public String toString() {
            return text;
        }
    }
}
