package dev.whence.language.parser;

import static dev.whence.language.parser.antlr.internal.InternalPerfParser.*;

import java.util.BitSet;
import org.antlr.runtime.CommonToken;
import org.antlr.runtime.Token;

/** What kinds of tokens there are, as far as mending needs to know. */
final class Tokens {

    private static final BitSet HIDDEN = set(RULE_WS, RULE_ML_COMMENT, RULE_SL_COMMENT);
    private static final BitSet HEADINGS =
            set(Import, Unit, Param, Process, Routine, Variant, Hypothesis, Expect, Show);
    private static final BitSet KINDS =
            set(Machine, Station, Disk, File, Link, Channel, Gate, Lock, Message);
    private static final BitSet VERBS = set(Compute, Sleep, Use, Sync, Read, Write, Send, Reply, Receive, On, Forever,
            Repeat, Every, While, If, Choose, Parallel, Lock, Together, Count, Time, Let, Do);
    private static final BitSet OPENING = set(LeftCurlyBracket, LeftParenthesis, LeftSquareBracket);
    private static final BitSet CLOSING = set(RightCurlyBracket, RightParenthesis, RightSquareBracket);
    private static final BitSet OPERATORS = set(Asterisk, Solidus, PlusSign, HyphenMinus, And, Or, Not, LessThanSign,
            LessThanSignEqualsSign, GreaterThanSign, GreaterThanSignEqualsSign, EqualsSignEqualsSign,
            ExclamationMarkEqualsSign);
    /** Behind these an entry or a statement cannot be over. */
    private static final BitSet GOES_ON = set(Comma, EqualsSign, Colon, FullStop, From, To, Between, Over, By, For, In,
            Is, With, Within, Step, At, As);
    /** An ID in front of one of these is the name of a setting or the start of a path. */
    private static final BitSet AFTER_NAME = set(EqualsSign, FullStop, LeftSquareBracket);

    private Tokens() {}

    private static BitSet set(int... types) {
        BitSet set = new BitSet();
        for (int type : types) {
            set.set(type);
        }
        return set;
    }

    static boolean isHidden(Token token) {
        return HIDDEN.get(token.getType());
    }

    /** Begins an entry, and nothing inside of one. */
    static boolean isHeading(Token token) {
        return HEADINGS.get(token.getType());
    }

    static boolean isKind(Token token) {
        return KINDS.get(token.getType());
    }

    static boolean isVerb(Token token) {
        return VERBS.get(token.getType());
    }

    static boolean isOpening(Token token) {
        return OPENING.get(token.getType());
    }

    static boolean isClosing(Token token) {
        return CLOSING.get(token.getType());
    }

    static boolean isOperator(Token token) {
        return OPERATORS.get(token.getType());
    }

    static boolean goesOn(Token token) {
        return GOES_ON.get(token.getType()) || isOperator(token) || isOpening(token);
    }

    static boolean isNameLike(Token token) {
        return AFTER_NAME.get(token.getType());
    }

    static boolean is(Token token, int type) {
        return token != null && token.getType() == type;
    }

    static boolean isWord(Token token) {
        return !token.getText().isEmpty() && Character.isLetter(token.getText().charAt(0));
    }

    /** A copy with another type and text, in the same place. */
    static CommonToken as(CommonToken token, int type, String text) {
        CommonToken copy = new CommonToken(token);
        copy.setType(type);
        copy.setText(text);
        return copy;
    }

    /** A token that takes no room, in front of another. */
    static CommonToken before(CommonToken token, int type, String text) {
        CommonToken copy = as(token, type, text);
        copy.setStopIndex(token.getStartIndex() - 1);
        return copy;
    }

    /** A token that takes no room, behind another. */
    static CommonToken after(CommonToken token, int type, String text) {
        CommonToken copy = as(token, type, text);
        copy.setStartIndex(token.getStopIndex() + 1);
        copy.setStopIndex(token.getStopIndex());
        return copy;
    }

    /** A copy that the parser does not see. */
    static CommonToken hidden(CommonToken token) {
        CommonToken copy = new CommonToken(token);
        copy.setType(RULE_SL_COMMENT);
        copy.setChannel(Token.HIDDEN_CHANNEL);
        return copy;
    }
}
