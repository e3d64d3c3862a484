/* Generated from Perf.xtext; not to be edited. */
lexer grammar InternalPerfLexer;

@header {
package dev.whence.language.parser.antlr.lexer;

// Hack: Use our own Lexer superclass by means of import. 
// Currently there is no other way to specify the superclass for the lexer.
import org.eclipse.xtext.parser.antlr.Lexer;
}

Unexplained : 'unexplained';

Hypothesis : 'hypothesis';

Measured : 'measured';

Parallel : 'parallel';

Together : 'together';

Assumed : 'assumed';

Between : 'between';

Channel : 'channel';

Compute : 'compute';

Forever : 'forever';

Machine : 'machine';

Message : 'message';

Process : 'process';

Receive : 'receive';

Routine : 'routine';

Station : 'station';

Tunable : 'tunable';

Variant : 'variant';

Choose : 'choose';

Expect : 'expect';

Fitted : 'fitted';

Import : 'import';

Random : 'random';

Repeat : 'repeat';

Within : 'within';

Count : 'count';

Every : 'every';

False : 'false';

Given : 'given';

Least : 'least';

Param : 'param';

Reply : 'reply';

Sleep : 'sleep';

While : 'while';

Write : 'write';

Disk : 'disk';

Else : 'else';

File : 'file';

From : 'from';

Gate : 'gate';

Link : 'link';

Lock : 'lock';

Most : 'most';

Over : 'over';

Read : 'read';

Send : 'send';

Show : 'show';

Step : 'step';

Sync : 'sync';

Time : 'time';

True : 'true';

Unit : 'unit';

With : 'with';

And : 'and';

Any : 'any';

Fit : 'fit';

For : 'for';

Let : 'let';

Not : 'not';

Use : 'use';

ExclamationMarkEqualsSign : '!=';

LessThanSignEqualsSign : '<=';

EqualsSignEqualsSign : '==';

GreaterThanSignEqualsSign : '>=';

As : 'as';

At : 'at';

By : 'by';

Do : 'do';

If : 'if';

In : 'in';

Is : 'is';

On : 'on';

Or : 'or';

To : 'to';

PercentSign : '%';

LeftParenthesis : '(';

RightParenthesis : ')';

Asterisk : '*';

PlusSign : '+';

Comma : ',';

HyphenMinus : '-';

FullStop : '.';

Solidus : '/';

Colon : ':';

LessThanSign : '<';

EqualsSign : '=';

GreaterThanSign : '>';

LeftSquareBracket : '[';

RightSquareBracket : ']';

LeftCurlyBracket : '{';

RightCurlyBracket : '}';

fragment RULE_UNIT : ;

fragment RULE_LETTER : ('a'..'z'|'A'..'Z'|'\u00B5'|'\u00C0'..'\u00D6'|'\u00D8'..'\u00F6'|'\u00F8'..'\u024F'|'\u0370'..'\u03FF');

fragment RULE_DIGIT : '0'..'9';

RULE_ID : '^'? RULE_LETTER (RULE_LETTER|RULE_DIGIT|'_')*;

RULE_INT : RULE_DIGIT (RULE_DIGIT|'_')*;

RULE_STRING : '"' ('\\' ~(('\n'|'\r'))|~(('\\'|'"'|'\n'|'\r')))* '"';

RULE_ML_COMMENT : '/*' ( options {greedy=false;} : . )*'*/';

RULE_SL_COMMENT : '//' ~(('\n'|'\r'))*;

RULE_WS : (' '|'\t'|'\r'|'\n'|'\u00A0'|'\uFEFF')+;

RULE_ANY_OTHER : .;
