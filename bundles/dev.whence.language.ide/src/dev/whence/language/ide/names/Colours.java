package dev.whence.language.ide.names;

import dev.whence.language.Source;
import dev.whence.language.ide.document.Lines;
import dev.whence.language.ide.document.Snapshot;
import dev.whence.language.names.Meaning;
import dev.whence.language.names.Names;
import dev.whence.language.perf.Call;
import dev.whence.language.perf.ListLiteral;
import dev.whence.language.perf.NumberLiteral;
import dev.whence.language.perf.PerfPackage.Literals;
import dev.whence.language.perf.Reference;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EStructuralFeature;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.SemanticTokenModifiers;
import org.eclipse.lsp4j.SemanticTokenTypes;
import org.eclipse.xtext.EnumLiteralDeclaration;
import org.eclipse.xtext.Keyword;
import org.eclipse.xtext.nodemodel.ILeafNode;

/** The colours that need more than a lexer: what each name is, and which words are keywords where they stand. */
public final class Colours {

    /** The types of tokens, in the order of the protocol's numbers. */
    public static final List<String> TYPES = Stream.concat(Stream.of(SemanticTokenTypes.Keyword, SemanticTokenTypes.EnumMember,
            SemanticTokenTypes.Function, SemanticTokenTypes.Type), Stream.of(NameKind.values()).map(NameKind::token)).distinct().toList();
    public static final List<String> MODIFIERS = List.of(SemanticTokenModifiers.Declaration);

    private final Snapshot snapshot;
    private final TreeMap<Integer, Token> tokens = new TreeMap<>();

    private Colours(Snapshot snapshot) {
        this.snapshot = snapshot;
    }

    private record Token(int length, String type, boolean declares) {
    }

    /** Five numbers for each token, as the protocol wants them. */
    public static List<Integer> of(Snapshot snapshot) {
        Colours colours = new Colours(snapshot);
        snapshot.names().ifPresent(colours::collect);
        return colours.encoded();
    }

    private void collect(Names names) {
        for (ILeafNode leaf : snapshot.root().getLeafNodes()) {
            boolean word = leaf.getGrammarElement() instanceof Keyword || leaf.getGrammarElement() instanceof EnumLiteralDeclaration;
            if (word && !leaf.isHidden() && leaf.getLength() > 0 && Character.isLetter(leaf.getText().charAt(0))) {
                tokens.put(leaf.getOffset(), new Token(leaf.getLength(), SemanticTokenTypes.Keyword, false));
            }
        }
        snapshot.contents().forEach(object -> builtIn(object, names));
        Occurrences.of(snapshot).forEach(found -> tokens.put(found.offset(), new Token(found.length(), found.symbol().kind().token(), found.declares())));
    }

    /** What the language itself has named. */
    private void builtIn(EObject object, Names names) {
        switch (object) {
            case Call call when call.getName() != null -> put(call, Literals.CALL__NAME, SemanticTokenTypes.Function);
            case NumberLiteral literal when literal.getUnit() != null -> put(literal, Literals.NUMBER_LITERAL__UNIT, SemanticTokenTypes.Type);
            case ListLiteral literal when literal.getUnit() != null -> put(literal, Literals.LIST_LITERAL__UNIT, SemanticTokenTypes.Type);
            case Reference reference when !reference.getSegments().isEmpty() -> {
                String type = switch (names.meaning(reference)) {
                    case Meaning.Alternative word -> SemanticTokenTypes.EnumMember;
                    case Meaning.Reason cause -> SemanticTokenTypes.EnumMember;
                    case Meaning.UnitOf unit -> SemanticTokenTypes.Type;
                    case Meaning.Self self -> SemanticTokenTypes.Parameter;
                    default -> null;
                };
                if (type != null) {
                    put(reference.getSegments().get(0), Literals.SEGMENT__NAME, type);
                }
            }
            default -> { }
        }
    }

    private void put(EObject object, EStructuralFeature feature, String type) {
        Source source = Source.of(object, feature);
        if (source.length() > 0) {
            tokens.put(source.offset(), new Token(source.length(), type, false));
        }
    }

    private List<Integer> encoded() {
        List<Integer> numbers = new ArrayList<>();
        Lines lines = snapshot.lines();
        Position before = new Position(0, 0);
        int end = 0;
        for (Map.Entry<Integer, Token> entry : tokens.entrySet()) {
            Token token = entry.getValue();
            if (entry.getKey() < end) {
                continue;
            }
            end = entry.getKey() + token.length();
            Position at = lines.position(entry.getKey());
            boolean same = at.getLine() == before.getLine();
            numbers.addAll(List.of(at.getLine() - before.getLine(), same ? at.getCharacter() - before.getCharacter() : at.getCharacter(),
                    token.length(), TYPES.indexOf(token.type()), token.declares() ? 1 : 0));
            before = at;
        }
        return numbers;
    }
}
