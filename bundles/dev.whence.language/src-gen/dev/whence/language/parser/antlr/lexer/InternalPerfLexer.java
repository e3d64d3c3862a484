package dev.whence.language.parser.antlr.lexer;

// Hack: Use our own Lexer superclass by means of import. 
// Currently there is no other way to specify the superclass for the lexer.
import org.eclipse.xtext.parser.antlr.Lexer;


import org.antlr.runtime.*;
import java.util.Stack;
import java.util.List;
import java.util.ArrayList;

@SuppressWarnings("all")
public class InternalPerfLexer extends Lexer {
    public static final int Import=25;
    public static final int Or=76;
    public static final int Repeat=27;
    public static final int Count=29;
    public static final int False=31;
    public static final int LessThanSign=88;
    public static final int LeftParenthesis=79;
    public static final int Least=33;
    public static final int GreaterThanSign=90;
    public static final int RULE_ID=98;
    public static final int Assumed=9;
    public static final int RULE_DIGIT=97;
    public static final int GreaterThanSignEqualsSign=67;
    public static final int Station=19;
    public static final int Variant=21;
    public static final int EqualsSignEqualsSign=66;
    public static final int PlusSign=82;
    public static final int RULE_INT=99;
    public static final int RULE_ML_COMMENT=101;
    public static final int Show=50;
    public static final int LeftSquareBracket=91;
    public static final int If=72;
    public static final int Link=44;
    public static final int Write=38;
    public static final int In=73;
    public static final int Measured=6;
    public static final int Given=32;
    public static final int Is=74;
    public static final int Machine=14;
    public static final int Comma=83;
    public static final int As=68;
    public static final int HyphenMinus=84;
    public static final int At=69;
    public static final int LessThanSignEqualsSign=65;
    public static final int Solidus=86;
    public static final int RightCurlyBracket=94;
    public static final int FullStop=85;
    public static final int Together=8;
    public static final int Use=63;
    public static final int Routine=18;
    public static final int Lock=45;
    public static final int RULE_LETTER=96;
    public static final int Sleep=36;
    public static final int Choose=22;
    public static final int By=70;
    public static final int Receive=17;
    public static final int Else=40;
    public static final int Reply=35;
    public static final int ExclamationMarkEqualsSign=64;
    public static final int Most=46;
    public static final int True=54;
    public static final int Process=16;
    public static final int Parallel=7;
    public static final int Unit=55;
    public static final int Hypothesis=5;
    public static final int Send=49;
    public static final int Read=48;
    public static final int PercentSign=78;
    public static final int Forever=13;
    public static final int Random=26;
    public static final int To=77;
    public static final int Sync=52;
    public static final int Disk=39;
    public static final int RightSquareBracket=92;
    public static final int Unexplained=4;
    public static final int Between=10;
    public static final int Channel=11;
    public static final int For=60;
    public static final int RightParenthesis=80;
    public static final int Tunable=20;
    public static final int Do=71;
    public static final int Not=62;
    public static final int And=57;
    public static final int File=41;
    public static final int Message=15;
    public static final int Gate=43;
    public static final int Time=53;
    public static final int RULE_STRING=100;
    public static final int Step=51;
    public static final int Any=58;
    public static final int RULE_UNIT=95;
    public static final int With=56;
    public static final int RULE_SL_COMMENT=102;
    public static final int Over=47;
    public static final int EqualsSign=89;
    public static final int Colon=87;
    public static final int EOF=-1;
    public static final int Asterisk=81;
    public static final int RULE_WS=103;
    public static final int LeftCurlyBracket=93;
    public static final int While=37;
    public static final int From=42;
    public static final int RULE_ANY_OTHER=104;
    public static final int Fit=59;
    public static final int Fitted=24;
    public static final int Expect=23;
    public static final int Compute=12;
    public static final int Within=28;
    public static final int Every=30;
    public static final int Param=34;
    public static final int Let=61;
    public static final int On=75;

    // delegates
    // delegators

    public InternalPerfLexer() {;} 
    public InternalPerfLexer(CharStream input) {
        this(input, new RecognizerSharedState());
    }
    public InternalPerfLexer(CharStream input, RecognizerSharedState state) {
        super(input,state);

    }
    public String getGrammarFileName() { return "InternalPerfLexer.g"; }

    // $ANTLR start "Unexplained"
    public final void mUnexplained() throws RecognitionException {
        try {
            int _type = Unexplained;
            int _channel = DEFAULT_TOKEN_CHANNEL;
            // InternalPerfLexer.g:12:13: ( 'unexplained' )
            // InternalPerfLexer.g:12:15: 'unexplained'
            {
            match("unexplained"); 


            }

            state.type = _type;
            state.channel = _channel;
        }
        finally {
        }
    }
    // $ANTLR end "Unexplained"

    // $ANTLR start "Hypothesis"
    public final void mHypothesis() throws RecognitionException {
        try {
            int _type = Hypothesis;
            int _channel = DEFAULT_TOKEN_CHANNEL;
            // InternalPerfLexer.g:14:12: ( 'hypothesis' )
            // InternalPerfLexer.g:14:14: 'hypothesis'
            {
            match("hypothesis"); 


            }

            state.type = _type;
            state.channel = _channel;
        }
        finally {
        }
    }
    // $ANTLR end "Hypothesis"

    // $ANTLR start "Measured"
    public final void mMeasured() throws RecognitionException {
        try {
            int _type = Measured;
            int _channel = DEFAULT_TOKEN_CHANNEL;
            // InternalPerfLexer.g:16:10: ( 'measured' )
            // InternalPerfLexer.g:16:12: 'measured'
            {
            match("measured"); 


            }

            state.type = _type;
            state.channel = _channel;
        }
        finally {
        }
    }
    // $ANTLR end "Measured"

    // $ANTLR start "Parallel"
    public final void mParallel() throws RecognitionException {
        try {
            int _type = Parallel;
            int _channel = DEFAULT_TOKEN_CHANNEL;
            // InternalPerfLexer.g:18:10: ( 'parallel' )
            // InternalPerfLexer.g:18:12: 'parallel'
            {
            match("parallel"); 


            }

            state.type = _type;
            state.channel = _channel;
        }
        finally {
        }
    }
    // $ANTLR end "Parallel"

    // $ANTLR start "Together"
    public final void mTogether() throws RecognitionException {
        try {
            int _type = Together;
            int _channel = DEFAULT_TOKEN_CHANNEL;
            // InternalPerfLexer.g:20:10: ( 'together' )
            // InternalPerfLexer.g:20:12: 'together'
            {
            match("together"); 


            }

            state.type = _type;
            state.channel = _channel;
        }
        finally {
        }
    }
    // $ANTLR end "Together"

    // $ANTLR start "Assumed"
    public final void mAssumed() throws RecognitionException {
        try {
            int _type = Assumed;
            int _channel = DEFAULT_TOKEN_CHANNEL;
            // InternalPerfLexer.g:22:9: ( 'assumed' )
            // InternalPerfLexer.g:22:11: 'assumed'
            {
            match("assumed"); 


            }

            state.type = _type;
            state.channel = _channel;
        }
        finally {
        }
    }
    // $ANTLR end "Assumed"

    // $ANTLR start "Between"
    public final void mBetween() throws RecognitionException {
        try {
            int _type = Between;
            int _channel = DEFAULT_TOKEN_CHANNEL;
            // InternalPerfLexer.g:24:9: ( 'between' )
            // InternalPerfLexer.g:24:11: 'between'
            {
            match("between"); 


            }

            state.type = _type;
            state.channel = _channel;
        }
        finally {
        }
    }
    // $ANTLR end "Between"

    // $ANTLR start "Channel"
    public final void mChannel() throws RecognitionException {
        try {
            int _type = Channel;
            int _channel = DEFAULT_TOKEN_CHANNEL;
            // InternalPerfLexer.g:26:9: ( 'channel' )
            // InternalPerfLexer.g:26:11: 'channel'
            {
            match("channel"); 


            }

            state.type = _type;
            state.channel = _channel;
        }
        finally {
        }
    }
    // $ANTLR end "Channel"

    // $ANTLR start "Compute"
    public final void mCompute() throws RecognitionException {
        try {
            int _type = Compute;
            int _channel = DEFAULT_TOKEN_CHANNEL;
            // InternalPerfLexer.g:28:9: ( 'compute' )
            // InternalPerfLexer.g:28:11: 'compute'
            {
            match("compute"); 


            }

            state.type = _type;
            state.channel = _channel;
        }
        finally {
        }
    }
    // $ANTLR end "Compute"

    // $ANTLR start "Forever"
    public final void mForever() throws RecognitionException {
        try {
            int _type = Forever;
            int _channel = DEFAULT_TOKEN_CHANNEL;
            // InternalPerfLexer.g:30:9: ( 'forever' )
            // InternalPerfLexer.g:30:11: 'forever'
            {
            match("forever"); 


            }

            state.type = _type;
            state.channel = _channel;
        }
        finally {
        }
    }
    // $ANTLR end "Forever"

    // $ANTLR start "Machine"
    public final void mMachine() throws RecognitionException {
        try {
            int _type = Machine;
            int _channel = DEFAULT_TOKEN_CHANNEL;
            // InternalPerfLexer.g:32:9: ( 'machine' )
            // InternalPerfLexer.g:32:11: 'machine'
            {
            match("machine"); 


            }

            state.type = _type;
            state.channel = _channel;
        }
        finally {
        }
    }
    // $ANTLR end "Machine"

    // $ANTLR start "Message"
    public final void mMessage() throws RecognitionException {
        try {
            int _type = Message;
            int _channel = DEFAULT_TOKEN_CHANNEL;
            // InternalPerfLexer.g:34:9: ( 'message' )
            // InternalPerfLexer.g:34:11: 'message'
            {
            match("message"); 


            }

            state.type = _type;
            state.channel = _channel;
        }
        finally {
        }
    }
    // $ANTLR end "Message"

    // $ANTLR start "Process"
    public final void mProcess() throws RecognitionException {
        try {
            int _type = Process;
            int _channel = DEFAULT_TOKEN_CHANNEL;
            // InternalPerfLexer.g:36:9: ( 'process' )
            // InternalPerfLexer.g:36:11: 'process'
            {
            match("process"); 


            }

            state.type = _type;
            state.channel = _channel;
        }
        finally {
        }
    }
    // $ANTLR end "Process"

    // $ANTLR start "Receive"
    public final void mReceive() throws RecognitionException {
        try {
            int _type = Receive;
            int _channel = DEFAULT_TOKEN_CHANNEL;
            // InternalPerfLexer.g:38:9: ( 'receive' )
            // InternalPerfLexer.g:38:11: 'receive'
            {
            match("receive"); 


            }

            state.type = _type;
            state.channel = _channel;
        }
        finally {
        }
    }
    // $ANTLR end "Receive"

    // $ANTLR start "Routine"
    public final void mRoutine() throws RecognitionException {
        try {
            int _type = Routine;
            int _channel = DEFAULT_TOKEN_CHANNEL;
            // InternalPerfLexer.g:40:9: ( 'routine' )
            // InternalPerfLexer.g:40:11: 'routine'
            {
            match("routine"); 


            }

            state.type = _type;
            state.channel = _channel;
        }
        finally {
        }
    }
    // $ANTLR end "Routine"

    // $ANTLR start "Station"
    public final void mStation() throws RecognitionException {
        try {
            int _type = Station;
            int _channel = DEFAULT_TOKEN_CHANNEL;
            // InternalPerfLexer.g:42:9: ( 'station' )
            // InternalPerfLexer.g:42:11: 'station'
            {
            match("station"); 


            }

            state.type = _type;
            state.channel = _channel;
        }
        finally {
        }
    }
    // $ANTLR end "Station"

    // $ANTLR start "Tunable"
    public final void mTunable() throws RecognitionException {
        try {
            int _type = Tunable;
            int _channel = DEFAULT_TOKEN_CHANNEL;
            // InternalPerfLexer.g:44:9: ( 'tunable' )
            // InternalPerfLexer.g:44:11: 'tunable'
            {
            match("tunable"); 


            }

            state.type = _type;
            state.channel = _channel;
        }
        finally {
        }
    }
    // $ANTLR end "Tunable"

    // $ANTLR start "Variant"
    public final void mVariant() throws RecognitionException {
        try {
            int _type = Variant;
            int _channel = DEFAULT_TOKEN_CHANNEL;
            // InternalPerfLexer.g:46:9: ( 'variant' )
            // InternalPerfLexer.g:46:11: 'variant'
            {
            match("variant"); 


            }

            state.type = _type;
            state.channel = _channel;
        }
        finally {
        }
    }
    // $ANTLR end "Variant"

    // $ANTLR start "Choose"
    public final void mChoose() throws RecognitionException {
        try {
            int _type = Choose;
            int _channel = DEFAULT_TOKEN_CHANNEL;
            // InternalPerfLexer.g:48:8: ( 'choose' )
            // InternalPerfLexer.g:48:10: 'choose'
            {
            match("choose"); 


            }

            state.type = _type;
            state.channel = _channel;
        }
        finally {
        }
    }
    // $ANTLR end "Choose"

    // $ANTLR start "Expect"
    public final void mExpect() throws RecognitionException {
        try {
            int _type = Expect;
            int _channel = DEFAULT_TOKEN_CHANNEL;
            // InternalPerfLexer.g:50:8: ( 'expect' )
            // InternalPerfLexer.g:50:10: 'expect'
            {
            match("expect"); 


            }

            state.type = _type;
            state.channel = _channel;
        }
        finally {
        }
    }
    // $ANTLR end "Expect"

    // $ANTLR start "Fitted"
    public final void mFitted() throws RecognitionException {
        try {
            int _type = Fitted;
            int _channel = DEFAULT_TOKEN_CHANNEL;
            // InternalPerfLexer.g:52:8: ( 'fitted' )
            // InternalPerfLexer.g:52:10: 'fitted'
            {
            match("fitted"); 


            }

            state.type = _type;
            state.channel = _channel;
        }
        finally {
        }
    }
    // $ANTLR end "Fitted"

    // $ANTLR start "Import"
    public final void mImport() throws RecognitionException {
        try {
            int _type = Import;
            int _channel = DEFAULT_TOKEN_CHANNEL;
            // InternalPerfLexer.g:54:8: ( 'import' )
            // InternalPerfLexer.g:54:10: 'import'
            {
            match("import"); 


            }

            state.type = _type;
            state.channel = _channel;
        }
        finally {
        }
    }
    // $ANTLR end "Import"

    // $ANTLR start "Random"
    public final void mRandom() throws RecognitionException {
        try {
            int _type = Random;
            int _channel = DEFAULT_TOKEN_CHANNEL;
            // InternalPerfLexer.g:56:8: ( 'random' )
            // InternalPerfLexer.g:56:10: 'random'
            {
            match("random"); 


            }

            state.type = _type;
            state.channel = _channel;
        }
        finally {
        }
    }
    // $ANTLR end "Random"

    // $ANTLR start "Repeat"
    public final void mRepeat() throws RecognitionException {
        try {
            int _type = Repeat;
            int _channel = DEFAULT_TOKEN_CHANNEL;
            // InternalPerfLexer.g:58:8: ( 'repeat' )
            // InternalPerfLexer.g:58:10: 'repeat'
            {
            match("repeat"); 


            }

            state.type = _type;
            state.channel = _channel;
        }
        finally {
        }
    }
    // $ANTLR end "Repeat"

    // $ANTLR start "Within"
    public final void mWithin() throws RecognitionException {
        try {
            int _type = Within;
            int _channel = DEFAULT_TOKEN_CHANNEL;
            // InternalPerfLexer.g:60:8: ( 'within' )
            // InternalPerfLexer.g:60:10: 'within'
            {
            match("within"); 


            }

            state.type = _type;
            state.channel = _channel;
        }
        finally {
        }
    }
    // $ANTLR end "Within"

    // $ANTLR start "Count"
    public final void mCount() throws RecognitionException {
        try {
            int _type = Count;
            int _channel = DEFAULT_TOKEN_CHANNEL;
            // InternalPerfLexer.g:62:7: ( 'count' )
            // InternalPerfLexer.g:62:9: 'count'
            {
            match("count"); 


            }

            state.type = _type;
            state.channel = _channel;
        }
        finally {
        }
    }
    // $ANTLR end "Count"

    // $ANTLR start "Every"
    public final void mEvery() throws RecognitionException {
        try {
            int _type = Every;
            int _channel = DEFAULT_TOKEN_CHANNEL;
            // InternalPerfLexer.g:64:7: ( 'every' )
            // InternalPerfLexer.g:64:9: 'every'
            {
            match("every"); 


            }

            state.type = _type;
            state.channel = _channel;
        }
        finally {
        }
    }
    // $ANTLR end "Every"

    // $ANTLR start "False"
    public final void mFalse() throws RecognitionException {
        try {
            int _type = False;
            int _channel = DEFAULT_TOKEN_CHANNEL;
            // InternalPerfLexer.g:66:7: ( 'false' )
            // InternalPerfLexer.g:66:9: 'false'
            {
            match("false"); 


            }

            state.type = _type;
            state.channel = _channel;
        }
        finally {
        }
    }
    // $ANTLR end "False"

    // $ANTLR start "Given"
    public final void mGiven() throws RecognitionException {
        try {
            int _type = Given;
            int _channel = DEFAULT_TOKEN_CHANNEL;
            // InternalPerfLexer.g:68:7: ( 'given' )
            // InternalPerfLexer.g:68:9: 'given'
            {
            match("given"); 


            }

            state.type = _type;
            state.channel = _channel;
        }
        finally {
        }
    }
    // $ANTLR end "Given"

    // $ANTLR start "Least"
    public final void mLeast() throws RecognitionException {
        try {
            int _type = Least;
            int _channel = DEFAULT_TOKEN_CHANNEL;
            // InternalPerfLexer.g:70:7: ( 'least' )
            // InternalPerfLexer.g:70:9: 'least'
            {
            match("least"); 


            }

            state.type = _type;
            state.channel = _channel;
        }
        finally {
        }
    }
    // $ANTLR end "Least"

    // $ANTLR start "Param"
    public final void mParam() throws RecognitionException {
        try {
            int _type = Param;
            int _channel = DEFAULT_TOKEN_CHANNEL;
            // InternalPerfLexer.g:72:7: ( 'param' )
            // InternalPerfLexer.g:72:9: 'param'
            {
            match("param"); 


            }

            state.type = _type;
            state.channel = _channel;
        }
        finally {
        }
    }
    // $ANTLR end "Param"

    // $ANTLR start "Reply"
    public final void mReply() throws RecognitionException {
        try {
            int _type = Reply;
            int _channel = DEFAULT_TOKEN_CHANNEL;
            // InternalPerfLexer.g:74:7: ( 'reply' )
            // InternalPerfLexer.g:74:9: 'reply'
            {
            match("reply"); 


            }

            state.type = _type;
            state.channel = _channel;
        }
        finally {
        }
    }
    // $ANTLR end "Reply"

    // $ANTLR start "Sleep"
    public final void mSleep() throws RecognitionException {
        try {
            int _type = Sleep;
            int _channel = DEFAULT_TOKEN_CHANNEL;
            // InternalPerfLexer.g:76:7: ( 'sleep' )
            // InternalPerfLexer.g:76:9: 'sleep'
            {
            match("sleep"); 


            }

            state.type = _type;
            state.channel = _channel;
        }
        finally {
        }
    }
    // $ANTLR end "Sleep"

    // $ANTLR start "While"
    public final void mWhile() throws RecognitionException {
        try {
            int _type = While;
            int _channel = DEFAULT_TOKEN_CHANNEL;
            // InternalPerfLexer.g:78:7: ( 'while' )
            // InternalPerfLexer.g:78:9: 'while'
            {
            match("while"); 


            }

            state.type = _type;
            state.channel = _channel;
        }
        finally {
        }
    }
    // $ANTLR end "While"

    // $ANTLR start "Write"
    public final void mWrite() throws RecognitionException {
        try {
            int _type = Write;
            int _channel = DEFAULT_TOKEN_CHANNEL;
            // InternalPerfLexer.g:80:7: ( 'write' )
            // InternalPerfLexer.g:80:9: 'write'
            {
            match("write"); 


            }

            state.type = _type;
            state.channel = _channel;
        }
        finally {
        }
    }
    // $ANTLR end "Write"

    // $ANTLR start "Disk"
    public final void mDisk() throws RecognitionException {
        try {
            int _type = Disk;
            int _channel = DEFAULT_TOKEN_CHANNEL;
            // InternalPerfLexer.g:82:6: ( 'disk' )
            // InternalPerfLexer.g:82:8: 'disk'
            {
            match("disk"); 


            }

            state.type = _type;
            state.channel = _channel;
        }
        finally {
        }
    }
    // $ANTLR end "Disk"

    // $ANTLR start "Else"
    public final void mElse() throws RecognitionException {
        try {
            int _type = Else;
            int _channel = DEFAULT_TOKEN_CHANNEL;
            // InternalPerfLexer.g:84:6: ( 'else' )
            // InternalPerfLexer.g:84:8: 'else'
            {
            match("else"); 


            }

            state.type = _type;
            state.channel = _channel;
        }
        finally {
        }
    }
    // $ANTLR end "Else"

    // $ANTLR start "File"
    public final void mFile() throws RecognitionException {
        try {
            int _type = File;
            int _channel = DEFAULT_TOKEN_CHANNEL;
            // InternalPerfLexer.g:86:6: ( 'file' )
            // InternalPerfLexer.g:86:8: 'file'
            {
            match("file"); 


            }

            state.type = _type;
            state.channel = _channel;
        }
        finally {
        }
    }
    // $ANTLR end "File"

    // $ANTLR start "From"
    public final void mFrom() throws RecognitionException {
        try {
            int _type = From;
            int _channel = DEFAULT_TOKEN_CHANNEL;
            // InternalPerfLexer.g:88:6: ( 'from' )
            // InternalPerfLexer.g:88:8: 'from'
            {
            match("from"); 


            }

            state.type = _type;
            state.channel = _channel;
        }
        finally {
        }
    }
    // $ANTLR end "From"

    // $ANTLR start "Gate"
    public final void mGate() throws RecognitionException {
        try {
            int _type = Gate;
            int _channel = DEFAULT_TOKEN_CHANNEL;
            // InternalPerfLexer.g:90:6: ( 'gate' )
            // InternalPerfLexer.g:90:8: 'gate'
            {
            match("gate"); 


            }

            state.type = _type;
            state.channel = _channel;
        }
        finally {
        }
    }
    // $ANTLR end "Gate"

    // $ANTLR start "Link"
    public final void mLink() throws RecognitionException {
        try {
            int _type = Link;
            int _channel = DEFAULT_TOKEN_CHANNEL;
            // InternalPerfLexer.g:92:6: ( 'link' )
            // InternalPerfLexer.g:92:8: 'link'
            {
            match("link"); 


            }

            state.type = _type;
            state.channel = _channel;
        }
        finally {
        }
    }
    // $ANTLR end "Link"

    // $ANTLR start "Lock"
    public final void mLock() throws RecognitionException {
        try {
            int _type = Lock;
            int _channel = DEFAULT_TOKEN_CHANNEL;
            // InternalPerfLexer.g:94:6: ( 'lock' )
            // InternalPerfLexer.g:94:8: 'lock'
            {
            match("lock"); 


            }

            state.type = _type;
            state.channel = _channel;
        }
        finally {
        }
    }
    // $ANTLR end "Lock"

    // $ANTLR start "Most"
    public final void mMost() throws RecognitionException {
        try {
            int _type = Most;
            int _channel = DEFAULT_TOKEN_CHANNEL;
            // InternalPerfLexer.g:96:6: ( 'most' )
            // InternalPerfLexer.g:96:8: 'most'
            {
            match("most"); 


            }

            state.type = _type;
            state.channel = _channel;
        }
        finally {
        }
    }
    // $ANTLR end "Most"

    // $ANTLR start "Over"
    public final void mOver() throws RecognitionException {
        try {
            int _type = Over;
            int _channel = DEFAULT_TOKEN_CHANNEL;
            // InternalPerfLexer.g:98:6: ( 'over' )
            // InternalPerfLexer.g:98:8: 'over'
            {
            match("over"); 


            }

            state.type = _type;
            state.channel = _channel;
        }
        finally {
        }
    }
    // $ANTLR end "Over"

    // $ANTLR start "Read"
    public final void mRead() throws RecognitionException {
        try {
            int _type = Read;
            int _channel = DEFAULT_TOKEN_CHANNEL;
            // InternalPerfLexer.g:100:6: ( 'read' )
            // InternalPerfLexer.g:100:8: 'read'
            {
            match("read"); 


            }

            state.type = _type;
            state.channel = _channel;
        }
        finally {
        }
    }
    // $ANTLR end "Read"

    // $ANTLR start "Send"
    public final void mSend() throws RecognitionException {
        try {
            int _type = Send;
            int _channel = DEFAULT_TOKEN_CHANNEL;
            // InternalPerfLexer.g:102:6: ( 'send' )
            // InternalPerfLexer.g:102:8: 'send'
            {
            match("send"); 


            }

            state.type = _type;
            state.channel = _channel;
        }
        finally {
        }
    }
    // $ANTLR end "Send"

    // $ANTLR start "Show"
    public final void mShow() throws RecognitionException {
        try {
            int _type = Show;
            int _channel = DEFAULT_TOKEN_CHANNEL;
            // InternalPerfLexer.g:104:6: ( 'show' )
            // InternalPerfLexer.g:104:8: 'show'
            {
            match("show"); 


            }

            state.type = _type;
            state.channel = _channel;
        }
        finally {
        }
    }
    // $ANTLR end "Show"

    // $ANTLR start "Step"
    public final void mStep() throws RecognitionException {
        try {
            int _type = Step;
            int _channel = DEFAULT_TOKEN_CHANNEL;
            // InternalPerfLexer.g:106:6: ( 'step' )
            // InternalPerfLexer.g:106:8: 'step'
            {
            match("step"); 


            }

            state.type = _type;
            state.channel = _channel;
        }
        finally {
        }
    }
    // $ANTLR end "Step"

    // $ANTLR start "Sync"
    public final void mSync() throws RecognitionException {
        try {
            int _type = Sync;
            int _channel = DEFAULT_TOKEN_CHANNEL;
            // InternalPerfLexer.g:108:6: ( 'sync' )
            // InternalPerfLexer.g:108:8: 'sync'
            {
            match("sync"); 


            }

            state.type = _type;
            state.channel = _channel;
        }
        finally {
        }
    }
    // $ANTLR end "Sync"

    // $ANTLR start "Time"
    public final void mTime() throws RecognitionException {
        try {
            int _type = Time;
            int _channel = DEFAULT_TOKEN_CHANNEL;
            // InternalPerfLexer.g:110:6: ( 'time' )
            // InternalPerfLexer.g:110:8: 'time'
            {
            match("time"); 


            }

            state.type = _type;
            state.channel = _channel;
        }
        finally {
        }
    }
    // $ANTLR end "Time"

    // $ANTLR start "True"
    public final void mTrue() throws RecognitionException {
        try {
            int _type = True;
            int _channel = DEFAULT_TOKEN_CHANNEL;
            // InternalPerfLexer.g:112:6: ( 'true' )
            // InternalPerfLexer.g:112:8: 'true'
            {
            match("true"); 


            }

            state.type = _type;
            state.channel = _channel;
        }
        finally {
        }
    }
    // $ANTLR end "True"

    // $ANTLR start "Unit"
    public final void mUnit() throws RecognitionException {
        try {
            int _type = Unit;
            int _channel = DEFAULT_TOKEN_CHANNEL;
            // InternalPerfLexer.g:114:6: ( 'unit' )
            // InternalPerfLexer.g:114:8: 'unit'
            {
            match("unit"); 


            }

            state.type = _type;
            state.channel = _channel;
        }
        finally {
        }
    }
    // $ANTLR end "Unit"

    // $ANTLR start "With"
    public final void mWith() throws RecognitionException {
        try {
            int _type = With;
            int _channel = DEFAULT_TOKEN_CHANNEL;
            // InternalPerfLexer.g:116:6: ( 'with' )
            // InternalPerfLexer.g:116:8: 'with'
            {
            match("with"); 


            }

            state.type = _type;
            state.channel = _channel;
        }
        finally {
        }
    }
    // $ANTLR end "With"

    // $ANTLR start "And"
    public final void mAnd() throws RecognitionException {
        try {
            int _type = And;
            int _channel = DEFAULT_TOKEN_CHANNEL;
            // InternalPerfLexer.g:118:5: ( 'and' )
            // InternalPerfLexer.g:118:7: 'and'
            {
            match("and"); 


            }

            state.type = _type;
            state.channel = _channel;
        }
        finally {
        }
    }
    // $ANTLR end "And"

    // $ANTLR start "Any"
    public final void mAny() throws RecognitionException {
        try {
            int _type = Any;
            int _channel = DEFAULT_TOKEN_CHANNEL;
            // InternalPerfLexer.g:120:5: ( 'any' )
            // InternalPerfLexer.g:120:7: 'any'
            {
            match("any"); 


            }

            state.type = _type;
            state.channel = _channel;
        }
        finally {
        }
    }
    // $ANTLR end "Any"

    // $ANTLR start "Fit"
    public final void mFit() throws RecognitionException {
        try {
            int _type = Fit;
            int _channel = DEFAULT_TOKEN_CHANNEL;
            // InternalPerfLexer.g:122:5: ( 'fit' )
            // InternalPerfLexer.g:122:7: 'fit'
            {
            match("fit"); 


            }

            state.type = _type;
            state.channel = _channel;
        }
        finally {
        }
    }
    // $ANTLR end "Fit"

    // $ANTLR start "For"
    public final void mFor() throws RecognitionException {
        try {
            int _type = For;
            int _channel = DEFAULT_TOKEN_CHANNEL;
            // InternalPerfLexer.g:124:5: ( 'for' )
            // InternalPerfLexer.g:124:7: 'for'
            {
            match("for"); 


            }

            state.type = _type;
            state.channel = _channel;
        }
        finally {
        }
    }
    // $ANTLR end "For"

    // $ANTLR start "Let"
    public final void mLet() throws RecognitionException {
        try {
            int _type = Let;
            int _channel = DEFAULT_TOKEN_CHANNEL;
            // InternalPerfLexer.g:126:5: ( 'let' )
            // InternalPerfLexer.g:126:7: 'let'
            {
            match("let"); 


            }

            state.type = _type;
            state.channel = _channel;
        }
        finally {
        }
    }
    // $ANTLR end "Let"

    // $ANTLR start "Not"
    public final void mNot() throws RecognitionException {
        try {
            int _type = Not;
            int _channel = DEFAULT_TOKEN_CHANNEL;
            // InternalPerfLexer.g:128:5: ( 'not' )
            // InternalPerfLexer.g:128:7: 'not'
            {
            match("not"); 


            }

            state.type = _type;
            state.channel = _channel;
        }
        finally {
        }
    }
    // $ANTLR end "Not"

    // $ANTLR start "Use"
    public final void mUse() throws RecognitionException {
        try {
            int _type = Use;
            int _channel = DEFAULT_TOKEN_CHANNEL;
            // InternalPerfLexer.g:130:5: ( 'use' )
            // InternalPerfLexer.g:130:7: 'use'
            {
            match("use"); 


            }

            state.type = _type;
            state.channel = _channel;
        }
        finally {
        }
    }
    // $ANTLR end "Use"

    // $ANTLR start "ExclamationMarkEqualsSign"
    public final void mExclamationMarkEqualsSign() throws RecognitionException {
        try {
            int _type = ExclamationMarkEqualsSign;
            int _channel = DEFAULT_TOKEN_CHANNEL;
            // InternalPerfLexer.g:132:27: ( '!=' )
            // InternalPerfLexer.g:132:29: '!='
            {
            match("!="); 


            }

            state.type = _type;
            state.channel = _channel;
        }
        finally {
        }
    }
    // $ANTLR end "ExclamationMarkEqualsSign"

    // $ANTLR start "LessThanSignEqualsSign"
    public final void mLessThanSignEqualsSign() throws RecognitionException {
        try {
            int _type = LessThanSignEqualsSign;
            int _channel = DEFAULT_TOKEN_CHANNEL;
            // InternalPerfLexer.g:134:24: ( '<=' )
            // InternalPerfLexer.g:134:26: '<='
            {
            match("<="); 


            }

            state.type = _type;
            state.channel = _channel;
        }
        finally {
        }
    }
    // $ANTLR end "LessThanSignEqualsSign"

    // $ANTLR start "EqualsSignEqualsSign"
    public final void mEqualsSignEqualsSign() throws RecognitionException {
        try {
            int _type = EqualsSignEqualsSign;
            int _channel = DEFAULT_TOKEN_CHANNEL;
            // InternalPerfLexer.g:136:22: ( '==' )
            // InternalPerfLexer.g:136:24: '=='
            {
            match("=="); 


            }

            state.type = _type;
            state.channel = _channel;
        }
        finally {
        }
    }
    // $ANTLR end "EqualsSignEqualsSign"

    // $ANTLR start "GreaterThanSignEqualsSign"
    public final void mGreaterThanSignEqualsSign() throws RecognitionException {
        try {
            int _type = GreaterThanSignEqualsSign;
            int _channel = DEFAULT_TOKEN_CHANNEL;
            // InternalPerfLexer.g:138:27: ( '>=' )
            // InternalPerfLexer.g:138:29: '>='
            {
            match(">="); 


            }

            state.type = _type;
            state.channel = _channel;
        }
        finally {
        }
    }
    // $ANTLR end "GreaterThanSignEqualsSign"

    // $ANTLR start "As"
    public final void mAs() throws RecognitionException {
        try {
            int _type = As;
            int _channel = DEFAULT_TOKEN_CHANNEL;
            // InternalPerfLexer.g:140:4: ( 'as' )
            // InternalPerfLexer.g:140:6: 'as'
            {
            match("as"); 


            }

            state.type = _type;
            state.channel = _channel;
        }
        finally {
        }
    }
    // $ANTLR end "As"

    // $ANTLR start "At"
    public final void mAt() throws RecognitionException {
        try {
            int _type = At;
            int _channel = DEFAULT_TOKEN_CHANNEL;
            // InternalPerfLexer.g:142:4: ( 'at' )
            // InternalPerfLexer.g:142:6: 'at'
            {
            match("at"); 


            }

            state.type = _type;
            state.channel = _channel;
        }
        finally {
        }
    }
    // $ANTLR end "At"

    // $ANTLR start "By"
    public final void mBy() throws RecognitionException {
        try {
            int _type = By;
            int _channel = DEFAULT_TOKEN_CHANNEL;
            // InternalPerfLexer.g:144:4: ( 'by' )
            // InternalPerfLexer.g:144:6: 'by'
            {
            match("by"); 


            }

            state.type = _type;
            state.channel = _channel;
        }
        finally {
        }
    }
    // $ANTLR end "By"

    // $ANTLR start "Do"
    public final void mDo() throws RecognitionException {
        try {
            int _type = Do;
            int _channel = DEFAULT_TOKEN_CHANNEL;
            // InternalPerfLexer.g:146:4: ( 'do' )
            // InternalPerfLexer.g:146:6: 'do'
            {
            match("do"); 


            }

            state.type = _type;
            state.channel = _channel;
        }
        finally {
        }
    }
    // $ANTLR end "Do"

    // $ANTLR start "If"
    public final void mIf() throws RecognitionException {
        try {
            int _type = If;
            int _channel = DEFAULT_TOKEN_CHANNEL;
            // InternalPerfLexer.g:148:4: ( 'if' )
            // InternalPerfLexer.g:148:6: 'if'
            {
            match("if"); 


            }

            state.type = _type;
            state.channel = _channel;
        }
        finally {
        }
    }
    // $ANTLR end "If"

    // $ANTLR start "In"
    public final void mIn() throws RecognitionException {
        try {
            int _type = In;
            int _channel = DEFAULT_TOKEN_CHANNEL;
            // InternalPerfLexer.g:150:4: ( 'in' )
            // InternalPerfLexer.g:150:6: 'in'
            {
            match("in"); 


            }

            state.type = _type;
            state.channel = _channel;
        }
        finally {
        }
    }
    // $ANTLR end "In"

    // $ANTLR start "Is"
    public final void mIs() throws RecognitionException {
        try {
            int _type = Is;
            int _channel = DEFAULT_TOKEN_CHANNEL;
            // InternalPerfLexer.g:152:4: ( 'is' )
            // InternalPerfLexer.g:152:6: 'is'
            {
            match("is"); 


            }

            state.type = _type;
            state.channel = _channel;
        }
        finally {
        }
    }
    // $ANTLR end "Is"

    // $ANTLR start "On"
    public final void mOn() throws RecognitionException {
        try {
            int _type = On;
            int _channel = DEFAULT_TOKEN_CHANNEL;
            // InternalPerfLexer.g:154:4: ( 'on' )
            // InternalPerfLexer.g:154:6: 'on'
            {
            match("on"); 


            }

            state.type = _type;
            state.channel = _channel;
        }
        finally {
        }
    }
    // $ANTLR end "On"

    // $ANTLR start "Or"
    public final void mOr() throws RecognitionException {
        try {
            int _type = Or;
            int _channel = DEFAULT_TOKEN_CHANNEL;
            // InternalPerfLexer.g:156:4: ( 'or' )
            // InternalPerfLexer.g:156:6: 'or'
            {
            match("or"); 


            }

            state.type = _type;
            state.channel = _channel;
        }
        finally {
        }
    }
    // $ANTLR end "Or"

    // $ANTLR start "To"
    public final void mTo() throws RecognitionException {
        try {
            int _type = To;
            int _channel = DEFAULT_TOKEN_CHANNEL;
            // InternalPerfLexer.g:158:4: ( 'to' )
            // InternalPerfLexer.g:158:6: 'to'
            {
            match("to"); 


            }

            state.type = _type;
            state.channel = _channel;
        }
        finally {
        }
    }
    // $ANTLR end "To"

    // $ANTLR start "PercentSign"
    public final void mPercentSign() throws RecognitionException {
        try {
            int _type = PercentSign;
            int _channel = DEFAULT_TOKEN_CHANNEL;
            // InternalPerfLexer.g:160:13: ( '%' )
            // InternalPerfLexer.g:160:15: '%'
            {
            match('%'); 

            }

            state.type = _type;
            state.channel = _channel;
        }
        finally {
        }
    }
    // $ANTLR end "PercentSign"

    // $ANTLR start "LeftParenthesis"
    public final void mLeftParenthesis() throws RecognitionException {
        try {
            int _type = LeftParenthesis;
            int _channel = DEFAULT_TOKEN_CHANNEL;
            // InternalPerfLexer.g:162:17: ( '(' )
            // InternalPerfLexer.g:162:19: '('
            {
            match('('); 

            }

            state.type = _type;
            state.channel = _channel;
        }
        finally {
        }
    }
    // $ANTLR end "LeftParenthesis"

    // $ANTLR start "RightParenthesis"
    public final void mRightParenthesis() throws RecognitionException {
        try {
            int _type = RightParenthesis;
            int _channel = DEFAULT_TOKEN_CHANNEL;
            // InternalPerfLexer.g:164:18: ( ')' )
            // InternalPerfLexer.g:164:20: ')'
            {
            match(')'); 

            }

            state.type = _type;
            state.channel = _channel;
        }
        finally {
        }
    }
    // $ANTLR end "RightParenthesis"

    // $ANTLR start "Asterisk"
    public final void mAsterisk() throws RecognitionException {
        try {
            int _type = Asterisk;
            int _channel = DEFAULT_TOKEN_CHANNEL;
            // InternalPerfLexer.g:166:10: ( '*' )
            // InternalPerfLexer.g:166:12: '*'
            {
            match('*'); 

            }

            state.type = _type;
            state.channel = _channel;
        }
        finally {
        }
    }
    // $ANTLR end "Asterisk"

    // $ANTLR start "PlusSign"
    public final void mPlusSign() throws RecognitionException {
        try {
            int _type = PlusSign;
            int _channel = DEFAULT_TOKEN_CHANNEL;
            // InternalPerfLexer.g:168:10: ( '+' )
            // InternalPerfLexer.g:168:12: '+'
            {
            match('+'); 

            }

            state.type = _type;
            state.channel = _channel;
        }
        finally {
        }
    }
    // $ANTLR end "PlusSign"

    // $ANTLR start "Comma"
    public final void mComma() throws RecognitionException {
        try {
            int _type = Comma;
            int _channel = DEFAULT_TOKEN_CHANNEL;
            // InternalPerfLexer.g:170:7: ( ',' )
            // InternalPerfLexer.g:170:9: ','
            {
            match(','); 

            }

            state.type = _type;
            state.channel = _channel;
        }
        finally {
        }
    }
    // $ANTLR end "Comma"

    // $ANTLR start "HyphenMinus"
    public final void mHyphenMinus() throws RecognitionException {
        try {
            int _type = HyphenMinus;
            int _channel = DEFAULT_TOKEN_CHANNEL;
            // InternalPerfLexer.g:172:13: ( '-' )
            // InternalPerfLexer.g:172:15: '-'
            {
            match('-'); 

            }

            state.type = _type;
            state.channel = _channel;
        }
        finally {
        }
    }
    // $ANTLR end "HyphenMinus"

    // $ANTLR start "FullStop"
    public final void mFullStop() throws RecognitionException {
        try {
            int _type = FullStop;
            int _channel = DEFAULT_TOKEN_CHANNEL;
            // InternalPerfLexer.g:174:10: ( '.' )
            // InternalPerfLexer.g:174:12: '.'
            {
            match('.'); 

            }

            state.type = _type;
            state.channel = _channel;
        }
        finally {
        }
    }
    // $ANTLR end "FullStop"

    // $ANTLR start "Solidus"
    public final void mSolidus() throws RecognitionException {
        try {
            int _type = Solidus;
            int _channel = DEFAULT_TOKEN_CHANNEL;
            // InternalPerfLexer.g:176:9: ( '/' )
            // InternalPerfLexer.g:176:11: '/'
            {
            match('/'); 

            }

            state.type = _type;
            state.channel = _channel;
        }
        finally {
        }
    }
    // $ANTLR end "Solidus"

    // $ANTLR start "Colon"
    public final void mColon() throws RecognitionException {
        try {
            int _type = Colon;
            int _channel = DEFAULT_TOKEN_CHANNEL;
            // InternalPerfLexer.g:178:7: ( ':' )
            // InternalPerfLexer.g:178:9: ':'
            {
            match(':'); 

            }

            state.type = _type;
            state.channel = _channel;
        }
        finally {
        }
    }
    // $ANTLR end "Colon"

    // $ANTLR start "LessThanSign"
    public final void mLessThanSign() throws RecognitionException {
        try {
            int _type = LessThanSign;
            int _channel = DEFAULT_TOKEN_CHANNEL;
            // InternalPerfLexer.g:180:14: ( '<' )
            // InternalPerfLexer.g:180:16: '<'
            {
            match('<'); 

            }

            state.type = _type;
            state.channel = _channel;
        }
        finally {
        }
    }
    // $ANTLR end "LessThanSign"

    // $ANTLR start "EqualsSign"
    public final void mEqualsSign() throws RecognitionException {
        try {
            int _type = EqualsSign;
            int _channel = DEFAULT_TOKEN_CHANNEL;
            // InternalPerfLexer.g:182:12: ( '=' )
            // InternalPerfLexer.g:182:14: '='
            {
            match('='); 

            }

            state.type = _type;
            state.channel = _channel;
        }
        finally {
        }
    }
    // $ANTLR end "EqualsSign"

    // $ANTLR start "GreaterThanSign"
    public final void mGreaterThanSign() throws RecognitionException {
        try {
            int _type = GreaterThanSign;
            int _channel = DEFAULT_TOKEN_CHANNEL;
            // InternalPerfLexer.g:184:17: ( '>' )
            // InternalPerfLexer.g:184:19: '>'
            {
            match('>'); 

            }

            state.type = _type;
            state.channel = _channel;
        }
        finally {
        }
    }
    // $ANTLR end "GreaterThanSign"

    // $ANTLR start "LeftSquareBracket"
    public final void mLeftSquareBracket() throws RecognitionException {
        try {
            int _type = LeftSquareBracket;
            int _channel = DEFAULT_TOKEN_CHANNEL;
            // InternalPerfLexer.g:186:19: ( '[' )
            // InternalPerfLexer.g:186:21: '['
            {
            match('['); 

            }

            state.type = _type;
            state.channel = _channel;
        }
        finally {
        }
    }
    // $ANTLR end "LeftSquareBracket"

    // $ANTLR start "RightSquareBracket"
    public final void mRightSquareBracket() throws RecognitionException {
        try {
            int _type = RightSquareBracket;
            int _channel = DEFAULT_TOKEN_CHANNEL;
            // InternalPerfLexer.g:188:20: ( ']' )
            // InternalPerfLexer.g:188:22: ']'
            {
            match(']'); 

            }

            state.type = _type;
            state.channel = _channel;
        }
        finally {
        }
    }
    // $ANTLR end "RightSquareBracket"

    // $ANTLR start "LeftCurlyBracket"
    public final void mLeftCurlyBracket() throws RecognitionException {
        try {
            int _type = LeftCurlyBracket;
            int _channel = DEFAULT_TOKEN_CHANNEL;
            // InternalPerfLexer.g:190:18: ( '{' )
            // InternalPerfLexer.g:190:20: '{'
            {
            match('{'); 

            }

            state.type = _type;
            state.channel = _channel;
        }
        finally {
        }
    }
    // $ANTLR end "LeftCurlyBracket"

    // $ANTLR start "RightCurlyBracket"
    public final void mRightCurlyBracket() throws RecognitionException {
        try {
            int _type = RightCurlyBracket;
            int _channel = DEFAULT_TOKEN_CHANNEL;
            // InternalPerfLexer.g:192:19: ( '}' )
            // InternalPerfLexer.g:192:21: '}'
            {
            match('}'); 

            }

            state.type = _type;
            state.channel = _channel;
        }
        finally {
        }
    }
    // $ANTLR end "RightCurlyBracket"

    // $ANTLR start "RULE_UNIT"
    public final void mRULE_UNIT() throws RecognitionException {
        try {
            // InternalPerfLexer.g:194:20: ()
            // InternalPerfLexer.g:194:22: 
            {
            }

        }
        finally {
        }
    }
    // $ANTLR end "RULE_UNIT"

    // $ANTLR start "RULE_LETTER"
    public final void mRULE_LETTER() throws RecognitionException {
        try {
            // InternalPerfLexer.g:196:22: ( ( 'a' .. 'z' | 'A' .. 'Z' | '\\u00B5' | '\\u00C0' .. '\\u00D6' | '\\u00D8' .. '\\u00F6' | '\\u00F8' .. '\\u024F' | '\\u0370' .. '\\u03FF' ) )
            // InternalPerfLexer.g:196:24: ( 'a' .. 'z' | 'A' .. 'Z' | '\\u00B5' | '\\u00C0' .. '\\u00D6' | '\\u00D8' .. '\\u00F6' | '\\u00F8' .. '\\u024F' | '\\u0370' .. '\\u03FF' )
            {
            if ( (input.LA(1)>='A' && input.LA(1)<='Z')||(input.LA(1)>='a' && input.LA(1)<='z')||input.LA(1)=='\u00B5'||(input.LA(1)>='\u00C0' && input.LA(1)<='\u00D6')||(input.LA(1)>='\u00D8' && input.LA(1)<='\u00F6')||(input.LA(1)>='\u00F8' && input.LA(1)<='\u024F')||(input.LA(1)>='\u0370' && input.LA(1)<='\u03FF') ) {
                input.consume();

            }
            else {
                MismatchedSetException mse = new MismatchedSetException(null,input);
                recover(mse);
                throw mse;}


            }

        }
        finally {
        }
    }
    // $ANTLR end "RULE_LETTER"

    // $ANTLR start "RULE_DIGIT"
    public final void mRULE_DIGIT() throws RecognitionException {
        try {
            // InternalPerfLexer.g:198:21: ( '0' .. '9' )
            // InternalPerfLexer.g:198:23: '0' .. '9'
            {
            matchRange('0','9'); 

            }

        }
        finally {
        }
    }
    // $ANTLR end "RULE_DIGIT"

    // $ANTLR start "RULE_ID"
    public final void mRULE_ID() throws RecognitionException {
        try {
            int _type = RULE_ID;
            int _channel = DEFAULT_TOKEN_CHANNEL;
            // InternalPerfLexer.g:200:9: ( ( '^' )? RULE_LETTER ( RULE_LETTER | RULE_DIGIT | '_' )* )
            // InternalPerfLexer.g:200:11: ( '^' )? RULE_LETTER ( RULE_LETTER | RULE_DIGIT | '_' )*
            {
            // InternalPerfLexer.g:200:11: ( '^' )?
            int alt1=2;
            int LA1_0 = input.LA(1);

            if ( (LA1_0=='^') ) {
                alt1=1;
            }
            switch (alt1) {
                case 1 :
                    // InternalPerfLexer.g:200:11: '^'
                    {
                    match('^'); 

                    }
                    break;

            }

            mRULE_LETTER(); 
            // InternalPerfLexer.g:200:28: ( RULE_LETTER | RULE_DIGIT | '_' )*
            loop2:
            do {
                int alt2=2;
                int LA2_0 = input.LA(1);

                if ( ((LA2_0>='0' && LA2_0<='9')||(LA2_0>='A' && LA2_0<='Z')||LA2_0=='_'||(LA2_0>='a' && LA2_0<='z')||LA2_0=='\u00B5'||(LA2_0>='\u00C0' && LA2_0<='\u00D6')||(LA2_0>='\u00D8' && LA2_0<='\u00F6')||(LA2_0>='\u00F8' && LA2_0<='\u024F')||(LA2_0>='\u0370' && LA2_0<='\u03FF')) ) {
                    alt2=1;
                }


                switch (alt2) {
            	case 1 :
            	    // InternalPerfLexer.g:
            	    {
            	    if ( (input.LA(1)>='0' && input.LA(1)<='9')||(input.LA(1)>='A' && input.LA(1)<='Z')||input.LA(1)=='_'||(input.LA(1)>='a' && input.LA(1)<='z')||input.LA(1)=='\u00B5'||(input.LA(1)>='\u00C0' && input.LA(1)<='\u00D6')||(input.LA(1)>='\u00D8' && input.LA(1)<='\u00F6')||(input.LA(1)>='\u00F8' && input.LA(1)<='\u024F')||(input.LA(1)>='\u0370' && input.LA(1)<='\u03FF') ) {
            	        input.consume();

            	    }
            	    else {
            	        MismatchedSetException mse = new MismatchedSetException(null,input);
            	        recover(mse);
            	        throw mse;}


            	    }
            	    break;

            	default :
            	    break loop2;
                }
            } while (true);


            }

            state.type = _type;
            state.channel = _channel;
        }
        finally {
        }
    }
    // $ANTLR end "RULE_ID"

    // $ANTLR start "RULE_INT"
    public final void mRULE_INT() throws RecognitionException {
        try {
            int _type = RULE_INT;
            int _channel = DEFAULT_TOKEN_CHANNEL;
            // InternalPerfLexer.g:202:10: ( RULE_DIGIT ( RULE_DIGIT | '_' )* )
            // InternalPerfLexer.g:202:12: RULE_DIGIT ( RULE_DIGIT | '_' )*
            {
            mRULE_DIGIT(); 
            // InternalPerfLexer.g:202:23: ( RULE_DIGIT | '_' )*
            loop3:
            do {
                int alt3=2;
                int LA3_0 = input.LA(1);

                if ( ((LA3_0>='0' && LA3_0<='9')||LA3_0=='_') ) {
                    alt3=1;
                }


                switch (alt3) {
            	case 1 :
            	    // InternalPerfLexer.g:
            	    {
            	    if ( (input.LA(1)>='0' && input.LA(1)<='9')||input.LA(1)=='_' ) {
            	        input.consume();

            	    }
            	    else {
            	        MismatchedSetException mse = new MismatchedSetException(null,input);
            	        recover(mse);
            	        throw mse;}


            	    }
            	    break;

            	default :
            	    break loop3;
                }
            } while (true);


            }

            state.type = _type;
            state.channel = _channel;
        }
        finally {
        }
    }
    // $ANTLR end "RULE_INT"

    // $ANTLR start "RULE_STRING"
    public final void mRULE_STRING() throws RecognitionException {
        try {
            int _type = RULE_STRING;
            int _channel = DEFAULT_TOKEN_CHANNEL;
            // InternalPerfLexer.g:204:13: ( '\"' ( '\\\\' ~ ( ( '\\n' | '\\r' ) ) | ~ ( ( '\\\\' | '\"' | '\\n' | '\\r' ) ) )* '\"' )
            // InternalPerfLexer.g:204:15: '\"' ( '\\\\' ~ ( ( '\\n' | '\\r' ) ) | ~ ( ( '\\\\' | '\"' | '\\n' | '\\r' ) ) )* '\"'
            {
            match('\"'); 
            // InternalPerfLexer.g:204:19: ( '\\\\' ~ ( ( '\\n' | '\\r' ) ) | ~ ( ( '\\\\' | '\"' | '\\n' | '\\r' ) ) )*
            loop4:
            do {
                int alt4=3;
                int LA4_0 = input.LA(1);

                if ( (LA4_0=='\\') ) {
                    alt4=1;
                }
                else if ( ((LA4_0>='\u0000' && LA4_0<='\t')||(LA4_0>='\u000B' && LA4_0<='\f')||(LA4_0>='\u000E' && LA4_0<='!')||(LA4_0>='#' && LA4_0<='[')||(LA4_0>=']' && LA4_0<='\uFFFF')) ) {
                    alt4=2;
                }


                switch (alt4) {
            	case 1 :
            	    // InternalPerfLexer.g:204:20: '\\\\' ~ ( ( '\\n' | '\\r' ) )
            	    {
            	    match('\\'); 
            	    if ( (input.LA(1)>='\u0000' && input.LA(1)<='\t')||(input.LA(1)>='\u000B' && input.LA(1)<='\f')||(input.LA(1)>='\u000E' && input.LA(1)<='\uFFFF') ) {
            	        input.consume();

            	    }
            	    else {
            	        MismatchedSetException mse = new MismatchedSetException(null,input);
            	        recover(mse);
            	        throw mse;}


            	    }
            	    break;
            	case 2 :
            	    // InternalPerfLexer.g:204:40: ~ ( ( '\\\\' | '\"' | '\\n' | '\\r' ) )
            	    {
            	    if ( (input.LA(1)>='\u0000' && input.LA(1)<='\t')||(input.LA(1)>='\u000B' && input.LA(1)<='\f')||(input.LA(1)>='\u000E' && input.LA(1)<='!')||(input.LA(1)>='#' && input.LA(1)<='[')||(input.LA(1)>=']' && input.LA(1)<='\uFFFF') ) {
            	        input.consume();

            	    }
            	    else {
            	        MismatchedSetException mse = new MismatchedSetException(null,input);
            	        recover(mse);
            	        throw mse;}


            	    }
            	    break;

            	default :
            	    break loop4;
                }
            } while (true);

            match('\"'); 

            }

            state.type = _type;
            state.channel = _channel;
        }
        finally {
        }
    }
    // $ANTLR end "RULE_STRING"

    // $ANTLR start "RULE_ML_COMMENT"
    public final void mRULE_ML_COMMENT() throws RecognitionException {
        try {
            int _type = RULE_ML_COMMENT;
            int _channel = DEFAULT_TOKEN_CHANNEL;
            // InternalPerfLexer.g:206:17: ( '/*' ( options {greedy=false; } : . )* '*/' )
            // InternalPerfLexer.g:206:19: '/*' ( options {greedy=false; } : . )* '*/'
            {
            match("/*"); 

            // InternalPerfLexer.g:206:24: ( options {greedy=false; } : . )*
            loop5:
            do {
                int alt5=2;
                int LA5_0 = input.LA(1);

                if ( (LA5_0=='*') ) {
                    int LA5_1 = input.LA(2);

                    if ( (LA5_1=='/') ) {
                        alt5=2;
                    }
                    else if ( ((LA5_1>='\u0000' && LA5_1<='.')||(LA5_1>='0' && LA5_1<='\uFFFF')) ) {
                        alt5=1;
                    }


                }
                else if ( ((LA5_0>='\u0000' && LA5_0<=')')||(LA5_0>='+' && LA5_0<='\uFFFF')) ) {
                    alt5=1;
                }


                switch (alt5) {
            	case 1 :
            	    // InternalPerfLexer.g:206:52: .
            	    {
            	    matchAny(); 

            	    }
            	    break;

            	default :
            	    break loop5;
                }
            } while (true);

            match("*/"); 


            }

            state.type = _type;
            state.channel = _channel;
        }
        finally {
        }
    }
    // $ANTLR end "RULE_ML_COMMENT"

    // $ANTLR start "RULE_SL_COMMENT"
    public final void mRULE_SL_COMMENT() throws RecognitionException {
        try {
            int _type = RULE_SL_COMMENT;
            int _channel = DEFAULT_TOKEN_CHANNEL;
            // InternalPerfLexer.g:208:17: ( '//' (~ ( ( '\\n' | '\\r' ) ) )* )
            // InternalPerfLexer.g:208:19: '//' (~ ( ( '\\n' | '\\r' ) ) )*
            {
            match("//"); 

            // InternalPerfLexer.g:208:24: (~ ( ( '\\n' | '\\r' ) ) )*
            loop6:
            do {
                int alt6=2;
                int LA6_0 = input.LA(1);

                if ( ((LA6_0>='\u0000' && LA6_0<='\t')||(LA6_0>='\u000B' && LA6_0<='\f')||(LA6_0>='\u000E' && LA6_0<='\uFFFF')) ) {
                    alt6=1;
                }


                switch (alt6) {
            	case 1 :
            	    // InternalPerfLexer.g:208:24: ~ ( ( '\\n' | '\\r' ) )
            	    {
            	    if ( (input.LA(1)>='\u0000' && input.LA(1)<='\t')||(input.LA(1)>='\u000B' && input.LA(1)<='\f')||(input.LA(1)>='\u000E' && input.LA(1)<='\uFFFF') ) {
            	        input.consume();

            	    }
            	    else {
            	        MismatchedSetException mse = new MismatchedSetException(null,input);
            	        recover(mse);
            	        throw mse;}


            	    }
            	    break;

            	default :
            	    break loop6;
                }
            } while (true);


            }

            state.type = _type;
            state.channel = _channel;
        }
        finally {
        }
    }
    // $ANTLR end "RULE_SL_COMMENT"

    // $ANTLR start "RULE_WS"
    public final void mRULE_WS() throws RecognitionException {
        try {
            int _type = RULE_WS;
            int _channel = DEFAULT_TOKEN_CHANNEL;
            // InternalPerfLexer.g:210:9: ( ( ' ' | '\\t' | '\\r' | '\\n' | '\\u00A0' | '\\uFEFF' )+ )
            // InternalPerfLexer.g:210:11: ( ' ' | '\\t' | '\\r' | '\\n' | '\\u00A0' | '\\uFEFF' )+
            {
            // InternalPerfLexer.g:210:11: ( ' ' | '\\t' | '\\r' | '\\n' | '\\u00A0' | '\\uFEFF' )+
            int cnt7=0;
            loop7:
            do {
                int alt7=2;
                int LA7_0 = input.LA(1);

                if ( ((LA7_0>='\t' && LA7_0<='\n')||LA7_0=='\r'||LA7_0==' '||LA7_0=='\u00A0'||LA7_0=='\uFEFF') ) {
                    alt7=1;
                }


                switch (alt7) {
            	case 1 :
            	    // InternalPerfLexer.g:
            	    {
            	    if ( (input.LA(1)>='\t' && input.LA(1)<='\n')||input.LA(1)=='\r'||input.LA(1)==' '||input.LA(1)=='\u00A0'||input.LA(1)=='\uFEFF' ) {
            	        input.consume();

            	    }
            	    else {
            	        MismatchedSetException mse = new MismatchedSetException(null,input);
            	        recover(mse);
            	        throw mse;}


            	    }
            	    break;

            	default :
            	    if ( cnt7 >= 1 ) break loop7;
                        EarlyExitException eee =
                            new EarlyExitException(7, input);
                        throw eee;
                }
                cnt7++;
            } while (true);


            }

            state.type = _type;
            state.channel = _channel;
        }
        finally {
        }
    }
    // $ANTLR end "RULE_WS"

    // $ANTLR start "RULE_ANY_OTHER"
    public final void mRULE_ANY_OTHER() throws RecognitionException {
        try {
            int _type = RULE_ANY_OTHER;
            int _channel = DEFAULT_TOKEN_CHANNEL;
            // InternalPerfLexer.g:212:16: ( . )
            // InternalPerfLexer.g:212:18: .
            {
            matchAny(); 

            }

            state.type = _type;
            state.channel = _channel;
        }
        finally {
        }
    }
    // $ANTLR end "RULE_ANY_OTHER"

    public void mTokens() throws RecognitionException {
        // InternalPerfLexer.g:1:8: ( Unexplained | Hypothesis | Measured | Parallel | Together | Assumed | Between | Channel | Compute | Forever | Machine | Message | Process | Receive | Routine | Station | Tunable | Variant | Choose | Expect | Fitted | Import | Random | Repeat | Within | Count | Every | False | Given | Least | Param | Reply | Sleep | While | Write | Disk | Else | File | From | Gate | Link | Lock | Most | Over | Read | Send | Show | Step | Sync | Time | True | Unit | With | And | Any | Fit | For | Let | Not | Use | ExclamationMarkEqualsSign | LessThanSignEqualsSign | EqualsSignEqualsSign | GreaterThanSignEqualsSign | As | At | By | Do | If | In | Is | On | Or | To | PercentSign | LeftParenthesis | RightParenthesis | Asterisk | PlusSign | Comma | HyphenMinus | FullStop | Solidus | Colon | LessThanSign | EqualsSign | GreaterThanSign | LeftSquareBracket | RightSquareBracket | LeftCurlyBracket | RightCurlyBracket | RULE_ID | RULE_INT | RULE_STRING | RULE_ML_COMMENT | RULE_SL_COMMENT | RULE_WS | RULE_ANY_OTHER )
        int alt8=98;
        alt8 = dfa8.predict(input);
        switch (alt8) {
            case 1 :
                // InternalPerfLexer.g:1:10: Unexplained
                {
                mUnexplained(); 

                }
                break;
            case 2 :
                // InternalPerfLexer.g:1:22: Hypothesis
                {
                mHypothesis(); 

                }
                break;
            case 3 :
                // InternalPerfLexer.g:1:33: Measured
                {
                mMeasured(); 

                }
                break;
            case 4 :
                // InternalPerfLexer.g:1:42: Parallel
                {
                mParallel(); 

                }
                break;
            case 5 :
                // InternalPerfLexer.g:1:51: Together
                {
                mTogether(); 

                }
                break;
            case 6 :
                // InternalPerfLexer.g:1:60: Assumed
                {
                mAssumed(); 

                }
                break;
            case 7 :
                // InternalPerfLexer.g:1:68: Between
                {
                mBetween(); 

                }
                break;
            case 8 :
                // InternalPerfLexer.g:1:76: Channel
                {
                mChannel(); 

                }
                break;
            case 9 :
                // InternalPerfLexer.g:1:84: Compute
                {
                mCompute(); 

                }
                break;
            case 10 :
                // InternalPerfLexer.g:1:92: Forever
                {
                mForever(); 

                }
                break;
            case 11 :
                // InternalPerfLexer.g:1:100: Machine
                {
                mMachine(); 

                }
                break;
            case 12 :
                // InternalPerfLexer.g:1:108: Message
                {
                mMessage(); 

                }
                break;
            case 13 :
                // InternalPerfLexer.g:1:116: Process
                {
                mProcess(); 

                }
                break;
            case 14 :
                // InternalPerfLexer.g:1:124: Receive
                {
                mReceive(); 

                }
                break;
            case 15 :
                // InternalPerfLexer.g:1:132: Routine
                {
                mRoutine(); 

                }
                break;
            case 16 :
                // InternalPerfLexer.g:1:140: Station
                {
                mStation(); 

                }
                break;
            case 17 :
                // InternalPerfLexer.g:1:148: Tunable
                {
                mTunable(); 

                }
                break;
            case 18 :
                // InternalPerfLexer.g:1:156: Variant
                {
                mVariant(); 

                }
                break;
            case 19 :
                // InternalPerfLexer.g:1:164: Choose
                {
                mChoose(); 

                }
                break;
            case 20 :
                // InternalPerfLexer.g:1:171: Expect
                {
                mExpect(); 

                }
                break;
            case 21 :
                // InternalPerfLexer.g:1:178: Fitted
                {
                mFitted(); 

                }
                break;
            case 22 :
                // InternalPerfLexer.g:1:185: Import
                {
                mImport(); 

                }
                break;
            case 23 :
                // InternalPerfLexer.g:1:192: Random
                {
                mRandom(); 

                }
                break;
            case 24 :
                // InternalPerfLexer.g:1:199: Repeat
                {
                mRepeat(); 

                }
                break;
            case 25 :
                // InternalPerfLexer.g:1:206: Within
                {
                mWithin(); 

                }
                break;
            case 26 :
                // InternalPerfLexer.g:1:213: Count
                {
                mCount(); 

                }
                break;
            case 27 :
                // InternalPerfLexer.g:1:219: Every
                {
                mEvery(); 

                }
                break;
            case 28 :
                // InternalPerfLexer.g:1:225: False
                {
                mFalse(); 

                }
                break;
            case 29 :
                // InternalPerfLexer.g:1:231: Given
                {
                mGiven(); 

                }
                break;
            case 30 :
                // InternalPerfLexer.g:1:237: Least
                {
                mLeast(); 

                }
                break;
            case 31 :
                // InternalPerfLexer.g:1:243: Param
                {
                mParam(); 

                }
                break;
            case 32 :
                // InternalPerfLexer.g:1:249: Reply
                {
                mReply(); 

                }
                break;
            case 33 :
                // InternalPerfLexer.g:1:255: Sleep
                {
                mSleep(); 

                }
                break;
            case 34 :
                // InternalPerfLexer.g:1:261: While
                {
                mWhile(); 

                }
                break;
            case 35 :
                // InternalPerfLexer.g:1:267: Write
                {
                mWrite(); 

                }
                break;
            case 36 :
                // InternalPerfLexer.g:1:273: Disk
                {
                mDisk(); 

                }
                break;
            case 37 :
                // InternalPerfLexer.g:1:278: Else
                {
                mElse(); 

                }
                break;
            case 38 :
                // InternalPerfLexer.g:1:283: File
                {
                mFile(); 

                }
                break;
            case 39 :
                // InternalPerfLexer.g:1:288: From
                {
                mFrom(); 

                }
                break;
            case 40 :
                // InternalPerfLexer.g:1:293: Gate
                {
                mGate(); 

                }
                break;
            case 41 :
                // InternalPerfLexer.g:1:298: Link
                {
                mLink(); 

                }
                break;
            case 42 :
                // InternalPerfLexer.g:1:303: Lock
                {
                mLock(); 

                }
                break;
            case 43 :
                // InternalPerfLexer.g:1:308: Most
                {
                mMost(); 

                }
                break;
            case 44 :
                // InternalPerfLexer.g:1:313: Over
                {
                mOver(); 

                }
                break;
            case 45 :
                // InternalPerfLexer.g:1:318: Read
                {
                mRead(); 

                }
                break;
            case 46 :
                // InternalPerfLexer.g:1:323: Send
                {
                mSend(); 

                }
                break;
            case 47 :
                // InternalPerfLexer.g:1:328: Show
                {
                mShow(); 

                }
                break;
            case 48 :
                // InternalPerfLexer.g:1:333: Step
                {
                mStep(); 

                }
                break;
            case 49 :
                // InternalPerfLexer.g:1:338: Sync
                {
                mSync(); 

                }
                break;
            case 50 :
                // InternalPerfLexer.g:1:343: Time
                {
                mTime(); 

                }
                break;
            case 51 :
                // InternalPerfLexer.g:1:348: True
                {
                mTrue(); 

                }
                break;
            case 52 :
                // InternalPerfLexer.g:1:353: Unit
                {
                mUnit(); 

                }
                break;
            case 53 :
                // InternalPerfLexer.g:1:358: With
                {
                mWith(); 

                }
                break;
            case 54 :
                // InternalPerfLexer.g:1:363: And
                {
                mAnd(); 

                }
                break;
            case 55 :
                // InternalPerfLexer.g:1:367: Any
                {
                mAny(); 

                }
                break;
            case 56 :
                // InternalPerfLexer.g:1:371: Fit
                {
                mFit(); 

                }
                break;
            case 57 :
                // InternalPerfLexer.g:1:375: For
                {
                mFor(); 

                }
                break;
            case 58 :
                // InternalPerfLexer.g:1:379: Let
                {
                mLet(); 

                }
                break;
            case 59 :
                // InternalPerfLexer.g:1:383: Not
                {
                mNot(); 

                }
                break;
            case 60 :
                // InternalPerfLexer.g:1:387: Use
                {
                mUse(); 

                }
                break;
            case 61 :
                // InternalPerfLexer.g:1:391: ExclamationMarkEqualsSign
                {
                mExclamationMarkEqualsSign(); 

                }
                break;
            case 62 :
                // InternalPerfLexer.g:1:417: LessThanSignEqualsSign
                {
                mLessThanSignEqualsSign(); 

                }
                break;
            case 63 :
                // InternalPerfLexer.g:1:440: EqualsSignEqualsSign
                {
                mEqualsSignEqualsSign(); 

                }
                break;
            case 64 :
                // InternalPerfLexer.g:1:461: GreaterThanSignEqualsSign
                {
                mGreaterThanSignEqualsSign(); 

                }
                break;
            case 65 :
                // InternalPerfLexer.g:1:487: As
                {
                mAs(); 

                }
                break;
            case 66 :
                // InternalPerfLexer.g:1:490: At
                {
                mAt(); 

                }
                break;
            case 67 :
                // InternalPerfLexer.g:1:493: By
                {
                mBy(); 

                }
                break;
            case 68 :
                // InternalPerfLexer.g:1:496: Do
                {
                mDo(); 

                }
                break;
            case 69 :
                // InternalPerfLexer.g:1:499: If
                {
                mIf(); 

                }
                break;
            case 70 :
                // InternalPerfLexer.g:1:502: In
                {
                mIn(); 

                }
                break;
            case 71 :
                // InternalPerfLexer.g:1:505: Is
                {
                mIs(); 

                }
                break;
            case 72 :
                // InternalPerfLexer.g:1:508: On
                {
                mOn(); 

                }
                break;
            case 73 :
                // InternalPerfLexer.g:1:511: Or
                {
                mOr(); 

                }
                break;
            case 74 :
                // InternalPerfLexer.g:1:514: To
                {
                mTo(); 

                }
                break;
            case 75 :
                // InternalPerfLexer.g:1:517: PercentSign
                {
                mPercentSign(); 

                }
                break;
            case 76 :
                // InternalPerfLexer.g:1:529: LeftParenthesis
                {
                mLeftParenthesis(); 

                }
                break;
            case 77 :
                // InternalPerfLexer.g:1:545: RightParenthesis
                {
                mRightParenthesis(); 

                }
                break;
            case 78 :
                // InternalPerfLexer.g:1:562: Asterisk
                {
                mAsterisk(); 

                }
                break;
            case 79 :
                // InternalPerfLexer.g:1:571: PlusSign
                {
                mPlusSign(); 

                }
                break;
            case 80 :
                // InternalPerfLexer.g:1:580: Comma
                {
                mComma(); 

                }
                break;
            case 81 :
                // InternalPerfLexer.g:1:586: HyphenMinus
                {
                mHyphenMinus(); 

                }
                break;
            case 82 :
                // InternalPerfLexer.g:1:598: FullStop
                {
                mFullStop(); 

                }
                break;
            case 83 :
                // InternalPerfLexer.g:1:607: Solidus
                {
                mSolidus(); 

                }
                break;
            case 84 :
                // InternalPerfLexer.g:1:615: Colon
                {
                mColon(); 

                }
                break;
            case 85 :
                // InternalPerfLexer.g:1:621: LessThanSign
                {
                mLessThanSign(); 

                }
                break;
            case 86 :
                // InternalPerfLexer.g:1:634: EqualsSign
                {
                mEqualsSign(); 

                }
                break;
            case 87 :
                // InternalPerfLexer.g:1:645: GreaterThanSign
                {
                mGreaterThanSign(); 

                }
                break;
            case 88 :
                // InternalPerfLexer.g:1:661: LeftSquareBracket
                {
                mLeftSquareBracket(); 

                }
                break;
            case 89 :
                // InternalPerfLexer.g:1:679: RightSquareBracket
                {
                mRightSquareBracket(); 

                }
                break;
            case 90 :
                // InternalPerfLexer.g:1:698: LeftCurlyBracket
                {
                mLeftCurlyBracket(); 

                }
                break;
            case 91 :
                // InternalPerfLexer.g:1:715: RightCurlyBracket
                {
                mRightCurlyBracket(); 

                }
                break;
            case 92 :
                // InternalPerfLexer.g:1:733: RULE_ID
                {
                mRULE_ID(); 

                }
                break;
            case 93 :
                // InternalPerfLexer.g:1:741: RULE_INT
                {
                mRULE_INT(); 

                }
                break;
            case 94 :
                // InternalPerfLexer.g:1:750: RULE_STRING
                {
                mRULE_STRING(); 

                }
                break;
            case 95 :
                // InternalPerfLexer.g:1:762: RULE_ML_COMMENT
                {
                mRULE_ML_COMMENT(); 

                }
                break;
            case 96 :
                // InternalPerfLexer.g:1:778: RULE_SL_COMMENT
                {
                mRULE_SL_COMMENT(); 

                }
                break;
            case 97 :
                // InternalPerfLexer.g:1:794: RULE_WS
                {
                mRULE_WS(); 

                }
                break;
            case 98 :
                // InternalPerfLexer.g:1:802: RULE_ANY_OTHER
                {
                mRULE_ANY_OTHER(); 

                }
                break;

        }

    }


    protected DFA8 dfa8 = new DFA8(this);
    static final String DFA8_eotS =
        "\1\uffff\24\57\1\54\1\145\1\147\1\151\10\uffff\1\164\5\uffff\1\54\2\uffff\1\54\2\uffff\2\57\1\uffff\6\57\1\u0088\3\57\1\u008d\1\57\1\u0090\1\57\1\u0092\23\57\1\u00ac\1\u00ad\1\u00ae\11\57\1\u00b9\1\57\1\u00bb\1\u00bc\1\57\32\uffff\2\57\1\u00c0\10\57\1\uffff\4\57\1\uffff\1\u00cd\1\u00ce\1\uffff\1\57\1\uffff\4\57\1\u00d5\1\u00d7\23\57\3\uffff\6\57\1\u00f2\3\57\1\uffff\1\57\2\uffff\1\u00f7\1\57\1\u00f9\1\uffff\4\57\1\u00fe\4\57\1\u0104\1\u0105\1\57\2\uffff\6\57\1\uffff\1\57\1\uffff\1\u010e\1\57\1\u0110\3\57\1\u0114\3\57\1\u0118\1\57\1\u011a\1\u011b\1\u011c\3\57\1\u0120\1\57\1\u0123\3\57\1\u0127\1\57\1\uffff\1\u0129\1\u012a\1\u012b\1\u012c\1\uffff\1\57\1\uffff\4\57\1\uffff\1\57\1\u0133\3\57\2\uffff\5\57\1\u013c\2\57\1\uffff\1\u013f\1\uffff\2\57\1\u0142\1\uffff\3\57\1\uffff\1\u0146\3\uffff\2\57\1\u0149\1\uffff\2\57\1\uffff\1\u014c\1\u014d\1\u014e\1\uffff\1\u014f\4\uffff\6\57\1\uffff\6\57\1\u015c\1\57\1\uffff\1\57\1\u015f\1\uffff\1\57\1\u0161\1\uffff\1\57\1\u0163\1\57\1\uffff\1\57\1\u0166\1\uffff\1\u0167\1\u0168\4\uffff\3\57\1\u016c\1\u016d\1\57\1\u016f\1\57\1\u0171\1\u0172\1\u0173\1\u0174\1\uffff\1\u0175\1\u0176\1\uffff\1\u0177\1\uffff\1\u0178\1\uffff\1\u0179\1\u017a\3\uffff\2\57\1\u017d\2\uffff\1\u017e\1\uffff\1\u017f\12\uffff\2\57\3\uffff\1\57\1\u0183\1\u0184\2\uffff";
    static final String DFA8_eofS =
        "\u0185\uffff";
    static final String DFA8_minS =
        "\1\0\1\156\1\171\2\141\1\151\1\156\1\145\1\150\2\141\1\145\1\141\1\154\1\146\1\150\1\141\1\145\1\151\1\156\1\157\4\75\10\uffff\1\52\5\uffff\1\101\2\uffff\1\0\2\uffff\2\145\1\uffff\1\160\1\141\1\143\1\163\1\162\1\157\1\60\1\156\1\155\1\165\1\60\1\144\1\60\1\164\1\60\1\141\1\155\1\162\2\154\1\157\1\141\1\165\1\156\1\141\1\145\1\156\1\157\1\156\1\162\1\160\1\145\1\163\1\160\3\60\1\164\2\151\1\166\1\164\1\141\1\156\1\143\1\163\1\60\1\145\2\60\1\164\32\uffff\1\170\1\164\1\60\1\157\2\163\1\150\1\164\1\141\1\143\1\145\1\uffff\1\141\2\145\1\165\1\uffff\2\60\1\uffff\1\167\1\uffff\1\156\1\157\1\160\1\156\2\60\1\145\1\163\1\155\2\145\1\144\1\164\1\144\1\164\1\160\1\145\1\144\1\167\1\143\1\151\1\145\1\162\1\145\1\157\3\uffff\1\150\1\154\1\164\2\145\1\163\1\60\3\153\1\uffff\1\162\2\uffff\1\60\1\160\1\60\1\uffff\1\164\1\165\1\141\1\151\1\60\1\154\1\145\1\164\1\142\2\60\1\155\2\uffff\1\145\1\156\1\163\1\165\1\164\1\166\1\uffff\1\145\1\uffff\1\60\1\145\1\60\1\151\1\141\1\171\1\60\1\151\1\157\1\151\1\60\1\160\3\60\1\141\1\143\1\171\1\60\1\162\1\60\2\145\1\156\1\60\1\164\1\uffff\4\60\1\uffff\1\154\1\uffff\1\150\1\162\1\147\1\156\1\uffff\1\154\1\60\1\163\1\150\1\154\2\uffff\4\145\1\164\1\60\1\145\1\144\1\uffff\1\60\1\uffff\1\166\1\164\1\60\1\uffff\1\156\1\155\1\157\1\uffff\1\60\3\uffff\1\156\1\164\1\60\1\uffff\1\164\1\156\1\uffff\3\60\1\uffff\1\60\4\uffff\1\141\5\145\1\uffff\1\163\2\145\1\144\1\156\1\154\1\60\1\145\1\uffff\1\162\1\60\1\uffff\1\145\1\60\1\uffff\1\145\1\60\1\156\1\uffff\1\164\1\60\1\uffff\2\60\4\uffff\1\151\1\163\1\144\2\60\1\154\1\60\1\162\4\60\1\uffff\2\60\1\uffff\1\60\1\uffff\1\60\1\uffff\2\60\3\uffff\1\156\1\151\1\60\2\uffff\1\60\1\uffff\1\60\12\uffff\1\145\1\163\3\uffff\1\144\2\60\2\uffff";
    static final String DFA8_maxS =
        "\1\uffff\1\163\1\171\1\157\1\162\1\165\1\164\1\171\1\157\1\162\1\157\1\171\1\141\1\170\1\163\1\162\1\151\2\157\1\166\1\157\4\75\10\uffff\1\57\5\uffff\1\u03ff\2\uffff\1\uffff\2\uffff\1\151\1\145\1\uffff\1\160\1\163\1\143\1\163\1\162\1\157\1\u03ff\1\156\1\155\1\165\1\u03ff\1\171\1\u03ff\1\164\1\u03ff\1\157\1\165\1\162\1\164\1\154\1\157\1\160\1\165\1\156\2\145\1\156\1\157\1\156\1\162\1\160\1\145\1\163\1\160\3\u03ff\1\164\2\151\1\166\2\164\1\156\1\143\1\163\1\u03ff\1\145\2\u03ff\1\164\32\uffff\1\170\1\164\1\u03ff\1\157\2\163\1\150\1\164\1\141\1\143\1\145\1\uffff\1\141\2\145\1\165\1\uffff\2\u03ff\1\uffff\1\167\1\uffff\1\156\1\157\1\160\1\156\2\u03ff\1\145\1\163\1\155\1\145\1\154\1\144\1\164\1\144\1\164\1\160\1\145\1\144\1\167\1\143\1\151\1\145\1\162\1\145\1\157\3\uffff\1\150\1\154\1\164\2\145\1\163\1\u03ff\3\153\1\uffff\1\162\2\uffff\1\u03ff\1\160\1\u03ff\1\uffff\1\164\1\165\1\141\1\151\1\u03ff\1\155\1\145\1\164\1\142\2\u03ff\1\155\2\uffff\1\145\1\156\1\163\1\165\1\164\1\166\1\uffff\1\145\1\uffff\1\u03ff\1\145\1\u03ff\1\151\1\141\1\171\1\u03ff\1\151\1\157\1\151\1\u03ff\1\160\3\u03ff\1\141\1\143\1\171\1\u03ff\1\162\1\u03ff\2\145\1\156\1\u03ff\1\164\1\uffff\4\u03ff\1\uffff\1\154\1\uffff\1\150\1\162\1\147\1\156\1\uffff\1\154\1\u03ff\1\163\1\150\1\154\2\uffff\4\145\1\164\1\u03ff\1\145\1\144\1\uffff\1\u03ff\1\uffff\1\166\1\164\1\u03ff\1\uffff\1\156\1\155\1\157\1\uffff\1\u03ff\3\uffff\1\156\1\164\1\u03ff\1\uffff\1\164\1\156\1\uffff\3\u03ff\1\uffff\1\u03ff\4\uffff\1\141\5\145\1\uffff\1\163\2\145\1\144\1\156\1\154\1\u03ff\1\145\1\uffff\1\162\1\u03ff\1\uffff\1\145\1\u03ff\1\uffff\1\145\1\u03ff\1\156\1\uffff\1\164\1\u03ff\1\uffff\2\u03ff\4\uffff\1\151\1\163\1\144\2\u03ff\1\154\1\u03ff\1\162\4\u03ff\1\uffff\2\u03ff\1\uffff\1\u03ff\1\uffff\1\u03ff\1\uffff\2\u03ff\3\uffff\1\156\1\151\1\u03ff\2\uffff\1\u03ff\1\uffff\1\u03ff\12\uffff\1\145\1\163\3\uffff\1\144\2\u03ff\2\uffff";
    static final String DFA8_acceptS =
        "\31\uffff\1\113\1\114\1\115\1\116\1\117\1\120\1\121\1\122\1\uffff\1\124\1\130\1\131\1\132\1\133\1\uffff\1\134\1\135\1\uffff\1\141\1\142\2\uffff\1\134\63\uffff\1\75\1\76\1\125\1\77\1\126\1\100\1\127\1\113\1\114\1\115\1\116\1\117\1\120\1\121\1\122\1\137\1\140\1\123\1\124\1\130\1\131\1\132\1\133\1\135\1\136\1\141\13\uffff\1\112\4\uffff\1\101\2\uffff\1\102\1\uffff\1\103\31\uffff\1\105\1\106\1\107\12\uffff\1\104\1\uffff\1\110\1\111\3\uffff\1\74\14\uffff\1\66\1\67\6\uffff\1\71\1\uffff\1\70\32\uffff\1\72\4\uffff\1\73\1\uffff\1\64\4\uffff\1\53\5\uffff\1\62\1\63\10\uffff\1\46\1\uffff\1\47\3\uffff\1\55\3\uffff\1\60\1\uffff\1\56\1\57\1\61\3\uffff\1\45\2\uffff\1\65\3\uffff\1\50\1\uffff\1\51\1\52\1\44\1\54\6\uffff\1\37\10\uffff\1\32\2\uffff\1\34\2\uffff\1\40\3\uffff\1\41\2\uffff\1\33\2\uffff\1\42\1\43\1\35\1\36\14\uffff\1\23\2\uffff\1\25\1\uffff\1\30\1\uffff\1\27\2\uffff\1\24\1\26\1\31\3\uffff\1\14\1\13\1\uffff\1\15\1\uffff\1\21\1\6\1\7\1\10\1\11\1\12\1\16\1\17\1\20\1\22\2\uffff\1\3\1\4\1\5\3\uffff\1\2\1\1";
    static final String DFA8_specialS =
        "\1\0\51\uffff\1\1\u015a\uffff}>";
    static final String[] DFA8_transitionS = {
            "\11\54\2\53\2\54\1\53\22\54\1\53\1\25\1\52\2\54\1\31\2\54\1\32\1\33\1\34\1\35\1\36\1\37\1\40\1\41\12\51\1\42\1\54\1\26\1\27\1\30\2\54\32\50\1\43\1\54\1\44\1\47\2\54\1\6\1\7\1\10\1\22\1\15\1\11\1\20\1\2\1\16\2\50\1\21\1\3\1\24\1\23\1\4\1\50\1\12\1\13\1\5\1\1\1\14\1\17\3\50\1\45\1\54\1\46\42\54\1\53\24\54\1\50\12\54\27\50\1\54\37\50\1\54\u0158\50\u0120\54\u0090\50\ufaff\54\1\53\u0100\54",
            "\1\55\4\uffff\1\56",
            "\1\60",
            "\1\62\3\uffff\1\61\11\uffff\1\63",
            "\1\64\20\uffff\1\65",
            "\1\70\5\uffff\1\66\2\uffff\1\71\2\uffff\1\67",
            "\1\73\4\uffff\1\72\1\74",
            "\1\75\23\uffff\1\76",
            "\1\77\6\uffff\1\100",
            "\1\103\7\uffff\1\102\5\uffff\1\101\2\uffff\1\104",
            "\1\107\3\uffff\1\105\11\uffff\1\106",
            "\1\112\2\uffff\1\113\3\uffff\1\111\7\uffff\1\110\4\uffff\1\114",
            "\1\115",
            "\1\120\11\uffff\1\117\1\uffff\1\116",
            "\1\122\6\uffff\1\121\1\123\4\uffff\1\124",
            "\1\126\1\125\10\uffff\1\127",
            "\1\131\7\uffff\1\130",
            "\1\132\3\uffff\1\133\5\uffff\1\134",
            "\1\135\5\uffff\1\136",
            "\1\140\3\uffff\1\141\3\uffff\1\137",
            "\1\142",
            "\1\143",
            "\1\144",
            "\1\146",
            "\1\150",
            "",
            "",
            "",
            "",
            "",
            "",
            "",
            "",
            "\1\162\4\uffff\1\163",
            "",
            "",
            "",
            "",
            "",
            "\32\57\6\uffff\32\57\72\uffff\1\57\12\uffff\27\57\1\uffff\37\57\1\uffff\u0158\57\u0120\uffff\u0090\57",
            "",
            "",
            "\12\173\1\uffff\2\173\1\uffff\ufff2\173",
            "",
            "",
            "\1\175\3\uffff\1\176",
            "\1\177",
            "",
            "\1\u0080",
            "\1\u0081\21\uffff\1\u0082",
            "\1\u0083",
            "\1\u0084",
            "\1\u0085",
            "\1\u0086",
            "\12\57\7\uffff\32\57\4\uffff\1\57\1\uffff\6\57\1\u0087\23\57\72\uffff\1\57\12\uffff\27\57\1\uffff\37\57\1\uffff\u0158\57\u0120\uffff\u0090\57",
            "\1\u0089",
            "\1\u008a",
            "\1\u008b",
            "\12\57\7\uffff\32\57\4\uffff\1\57\1\uffff\22\57\1\u008c\7\57\72\uffff\1\57\12\uffff\27\57\1\uffff\37\57\1\uffff\u0158\57\u0120\uffff\u0090\57",
            "\1\u008e\24\uffff\1\u008f",
            "\12\57\7\uffff\32\57\4\uffff\1\57\1\uffff\32\57\72\uffff\1\57\12\uffff\27\57\1\uffff\37\57\1\uffff\u0158\57\u0120\uffff\u0090\57",
            "\1\u0091",
            "\12\57\7\uffff\32\57\4\uffff\1\57\1\uffff\32\57\72\uffff\1\57\12\uffff\27\57\1\uffff\37\57\1\uffff\u0158\57\u0120\uffff\u0090\57",
            "\1\u0093\15\uffff\1\u0094",
            "\1\u0095\7\uffff\1\u0096",
            "\1\u0097",
            "\1\u0099\7\uffff\1\u0098",
            "\1\u009a",
            "\1\u009b",
            "\1\u009e\1\uffff\1\u009c\14\uffff\1\u009d",
            "\1\u009f",
            "\1\u00a0",
            "\1\u00a1\3\uffff\1\u00a2",
            "\1\u00a3",
            "\1\u00a4",
            "\1\u00a5",
            "\1\u00a6",
            "\1\u00a7",
            "\1\u00a8",
            "\1\u00a9",
            "\1\u00aa",
            "\1\u00ab",
            "\12\57\7\uffff\32\57\4\uffff\1\57\1\uffff\32\57\72\uffff\1\57\12\uffff\27\57\1\uffff\37\57\1\uffff\u0158\57\u0120\uffff\u0090\57",
            "\12\57\7\uffff\32\57\4\uffff\1\57\1\uffff\32\57\72\uffff\1\57\12\uffff\27\57\1\uffff\37\57\1\uffff\u0158\57\u0120\uffff\u0090\57",
            "\12\57\7\uffff\32\57\4\uffff\1\57\1\uffff\32\57\72\uffff\1\57\12\uffff\27\57\1\uffff\37\57\1\uffff\u0158\57\u0120\uffff\u0090\57",
            "\1\u00af",
            "\1\u00b0",
            "\1\u00b1",
            "\1\u00b2",
            "\1\u00b3",
            "\1\u00b4\22\uffff\1\u00b5",
            "\1\u00b6",
            "\1\u00b7",
            "\1\u00b8",
            "\12\57\7\uffff\32\57\4\uffff\1\57\1\uffff\32\57\72\uffff\1\57\12\uffff\27\57\1\uffff\37\57\1\uffff\u0158\57\u0120\uffff\u0090\57",
            "\1\u00ba",
            "\12\57\7\uffff\32\57\4\uffff\1\57\1\uffff\32\57\72\uffff\1\57\12\uffff\27\57\1\uffff\37\57\1\uffff\u0158\57\u0120\uffff\u0090\57",
            "\12\57\7\uffff\32\57\4\uffff\1\57\1\uffff\32\57\72\uffff\1\57\12\uffff\27\57\1\uffff\37\57\1\uffff\u0158\57\u0120\uffff\u0090\57",
            "\1\u00bd",
            "",
            "",
            "",
            "",
            "",
            "",
            "",
            "",
            "",
            "",
            "",
            "",
            "",
            "",
            "",
            "",
            "",
            "",
            "",
            "",
            "",
            "",
            "",
            "",
            "",
            "",
            "\1\u00be",
            "\1\u00bf",
            "\12\57\7\uffff\32\57\4\uffff\1\57\1\uffff\32\57\72\uffff\1\57\12\uffff\27\57\1\uffff\37\57\1\uffff\u0158\57\u0120\uffff\u0090\57",
            "\1\u00c1",
            "\1\u00c2",
            "\1\u00c3",
            "\1\u00c4",
            "\1\u00c5",
            "\1\u00c6",
            "\1\u00c7",
            "\1\u00c8",
            "",
            "\1\u00c9",
            "\1\u00ca",
            "\1\u00cb",
            "\1\u00cc",
            "",
            "\12\57\7\uffff\32\57\4\uffff\1\57\1\uffff\32\57\72\uffff\1\57\12\uffff\27\57\1\uffff\37\57\1\uffff\u0158\57\u0120\uffff\u0090\57",
            "\12\57\7\uffff\32\57\4\uffff\1\57\1\uffff\32\57\72\uffff\1\57\12\uffff\27\57\1\uffff\37\57\1\uffff\u0158\57\u0120\uffff\u0090\57",
            "",
            "\1\u00cf",
            "",
            "\1\u00d0",
            "\1\u00d1",
            "\1\u00d2",
            "\1\u00d3",
            "\12\57\7\uffff\32\57\4\uffff\1\57\1\uffff\4\57\1\u00d4\25\57\72\uffff\1\57\12\uffff\27\57\1\uffff\37\57\1\uffff\u0158\57\u0120\uffff\u0090\57",
            "\12\57\7\uffff\32\57\4\uffff\1\57\1\uffff\23\57\1\u00d6\6\57\72\uffff\1\57\12\uffff\27\57\1\uffff\37\57\1\uffff\u0158\57\u0120\uffff\u0090\57",
            "\1\u00d8",
            "\1\u00d9",
            "\1\u00da",
            "\1\u00db",
            "\1\u00dc\6\uffff\1\u00dd",
            "\1\u00de",
            "\1\u00df",
            "\1\u00e0",
            "\1\u00e1",
            "\1\u00e2",
            "\1\u00e3",
            "\1\u00e4",
            "\1\u00e5",
            "\1\u00e6",
            "\1\u00e7",
            "\1\u00e8",
            "\1\u00e9",
            "\1\u00ea",
            "\1\u00eb",
            "",
            "",
            "",
            "\1\u00ec",
            "\1\u00ed",
            "\1\u00ee",
            "\1\u00ef",
            "\1\u00f0",
            "\1\u00f1",
            "\12\57\7\uffff\32\57\4\uffff\1\57\1\uffff\32\57\72\uffff\1\57\12\uffff\27\57\1\uffff\37\57\1\uffff\u0158\57\u0120\uffff\u0090\57",
            "\1\u00f3",
            "\1\u00f4",
            "\1\u00f5",
            "",
            "\1\u00f6",
            "",
            "",
            "\12\57\7\uffff\32\57\4\uffff\1\57\1\uffff\32\57\72\uffff\1\57\12\uffff\27\57\1\uffff\37\57\1\uffff\u0158\57\u0120\uffff\u0090\57",
            "\1\u00f8",
            "\12\57\7\uffff\32\57\4\uffff\1\57\1\uffff\32\57\72\uffff\1\57\12\uffff\27\57\1\uffff\37\57\1\uffff\u0158\57\u0120\uffff\u0090\57",
            "",
            "\1\u00fa",
            "\1\u00fb",
            "\1\u00fc",
            "\1\u00fd",
            "\12\57\7\uffff\32\57\4\uffff\1\57\1\uffff\32\57\72\uffff\1\57\12\uffff\27\57\1\uffff\37\57\1\uffff\u0158\57\u0120\uffff\u0090\57",
            "\1\u00ff\1\u0100",
            "\1\u0101",
            "\1\u0102",
            "\1\u0103",
            "\12\57\7\uffff\32\57\4\uffff\1\57\1\uffff\32\57\72\uffff\1\57\12\uffff\27\57\1\uffff\37\57\1\uffff\u0158\57\u0120\uffff\u0090\57",
            "\12\57\7\uffff\32\57\4\uffff\1\57\1\uffff\32\57\72\uffff\1\57\12\uffff\27\57\1\uffff\37\57\1\uffff\u0158\57\u0120\uffff\u0090\57",
            "\1\u0106",
            "",
            "",
            "\1\u0107",
            "\1\u0108",
            "\1\u0109",
            "\1\u010a",
            "\1\u010b",
            "\1\u010c",
            "",
            "\1\u010d",
            "",
            "\12\57\7\uffff\32\57\4\uffff\1\57\1\uffff\32\57\72\uffff\1\57\12\uffff\27\57\1\uffff\37\57\1\uffff\u0158\57\u0120\uffff\u0090\57",
            "\1\u010f",
            "\12\57\7\uffff\32\57\4\uffff\1\57\1\uffff\32\57\72\uffff\1\57\12\uffff\27\57\1\uffff\37\57\1\uffff\u0158\57\u0120\uffff\u0090\57",
            "\1\u0111",
            "\1\u0112",
            "\1\u0113",
            "\12\57\7\uffff\32\57\4\uffff\1\57\1\uffff\32\57\72\uffff\1\57\12\uffff\27\57\1\uffff\37\57\1\uffff\u0158\57\u0120\uffff\u0090\57",
            "\1\u0115",
            "\1\u0116",
            "\1\u0117",
            "\12\57\7\uffff\32\57\4\uffff\1\57\1\uffff\32\57\72\uffff\1\57\12\uffff\27\57\1\uffff\37\57\1\uffff\u0158\57\u0120\uffff\u0090\57",
            "\1\u0119",
            "\12\57\7\uffff\32\57\4\uffff\1\57\1\uffff\32\57\72\uffff\1\57\12\uffff\27\57\1\uffff\37\57\1\uffff\u0158\57\u0120\uffff\u0090\57",
            "\12\57\7\uffff\32\57\4\uffff\1\57\1\uffff\32\57\72\uffff\1\57\12\uffff\27\57\1\uffff\37\57\1\uffff\u0158\57\u0120\uffff\u0090\57",
            "\12\57\7\uffff\32\57\4\uffff\1\57\1\uffff\32\57\72\uffff\1\57\12\uffff\27\57\1\uffff\37\57\1\uffff\u0158\57\u0120\uffff\u0090\57",
            "\1\u011d",
            "\1\u011e",
            "\1\u011f",
            "\12\57\7\uffff\32\57\4\uffff\1\57\1\uffff\32\57\72\uffff\1\57\12\uffff\27\57\1\uffff\37\57\1\uffff\u0158\57\u0120\uffff\u0090\57",
            "\1\u0121",
            "\12\57\7\uffff\32\57\4\uffff\1\57\1\uffff\10\57\1\u0122\21\57\72\uffff\1\57\12\uffff\27\57\1\uffff\37\57\1\uffff\u0158\57\u0120\uffff\u0090\57",
            "\1\u0124",
            "\1\u0125",
            "\1\u0126",
            "\12\57\7\uffff\32\57\4\uffff\1\57\1\uffff\32\57\72\uffff\1\57\12\uffff\27\57\1\uffff\37\57\1\uffff\u0158\57\u0120\uffff\u0090\57",
            "\1\u0128",
            "",
            "\12\57\7\uffff\32\57\4\uffff\1\57\1\uffff\32\57\72\uffff\1\57\12\uffff\27\57\1\uffff\37\57\1\uffff\u0158\57\u0120\uffff\u0090\57",
            "\12\57\7\uffff\32\57\4\uffff\1\57\1\uffff\32\57\72\uffff\1\57\12\uffff\27\57\1\uffff\37\57\1\uffff\u0158\57\u0120\uffff\u0090\57",
            "\12\57\7\uffff\32\57\4\uffff\1\57\1\uffff\32\57\72\uffff\1\57\12\uffff\27\57\1\uffff\37\57\1\uffff\u0158\57\u0120\uffff\u0090\57",
            "\12\57\7\uffff\32\57\4\uffff\1\57\1\uffff\32\57\72\uffff\1\57\12\uffff\27\57\1\uffff\37\57\1\uffff\u0158\57\u0120\uffff\u0090\57",
            "",
            "\1\u012d",
            "",
            "\1\u012e",
            "\1\u012f",
            "\1\u0130",
            "\1\u0131",
            "",
            "\1\u0132",
            "\12\57\7\uffff\32\57\4\uffff\1\57\1\uffff\32\57\72\uffff\1\57\12\uffff\27\57\1\uffff\37\57\1\uffff\u0158\57\u0120\uffff\u0090\57",
            "\1\u0134",
            "\1\u0135",
            "\1\u0136",
            "",
            "",
            "\1\u0137",
            "\1\u0138",
            "\1\u0139",
            "\1\u013a",
            "\1\u013b",
            "\12\57\7\uffff\32\57\4\uffff\1\57\1\uffff\32\57\72\uffff\1\57\12\uffff\27\57\1\uffff\37\57\1\uffff\u0158\57\u0120\uffff\u0090\57",
            "\1\u013d",
            "\1\u013e",
            "",
            "\12\57\7\uffff\32\57\4\uffff\1\57\1\uffff\32\57\72\uffff\1\57\12\uffff\27\57\1\uffff\37\57\1\uffff\u0158\57\u0120\uffff\u0090\57",
            "",
            "\1\u0140",
            "\1\u0141",
            "\12\57\7\uffff\32\57\4\uffff\1\57\1\uffff\32\57\72\uffff\1\57\12\uffff\27\57\1\uffff\37\57\1\uffff\u0158\57\u0120\uffff\u0090\57",
            "",
            "\1\u0143",
            "\1\u0144",
            "\1\u0145",
            "",
            "\12\57\7\uffff\32\57\4\uffff\1\57\1\uffff\32\57\72\uffff\1\57\12\uffff\27\57\1\uffff\37\57\1\uffff\u0158\57\u0120\uffff\u0090\57",
            "",
            "",
            "",
            "\1\u0147",
            "\1\u0148",
            "\12\57\7\uffff\32\57\4\uffff\1\57\1\uffff\32\57\72\uffff\1\57\12\uffff\27\57\1\uffff\37\57\1\uffff\u0158\57\u0120\uffff\u0090\57",
            "",
            "\1\u014a",
            "\1\u014b",
            "",
            "\12\57\7\uffff\32\57\4\uffff\1\57\1\uffff\32\57\72\uffff\1\57\12\uffff\27\57\1\uffff\37\57\1\uffff\u0158\57\u0120\uffff\u0090\57",
            "\12\57\7\uffff\32\57\4\uffff\1\57\1\uffff\32\57\72\uffff\1\57\12\uffff\27\57\1\uffff\37\57\1\uffff\u0158\57\u0120\uffff\u0090\57",
            "\12\57\7\uffff\32\57\4\uffff\1\57\1\uffff\32\57\72\uffff\1\57\12\uffff\27\57\1\uffff\37\57\1\uffff\u0158\57\u0120\uffff\u0090\57",
            "",
            "\12\57\7\uffff\32\57\4\uffff\1\57\1\uffff\32\57\72\uffff\1\57\12\uffff\27\57\1\uffff\37\57\1\uffff\u0158\57\u0120\uffff\u0090\57",
            "",
            "",
            "",
            "",
            "\1\u0150",
            "\1\u0151",
            "\1\u0152",
            "\1\u0153",
            "\1\u0154",
            "\1\u0155",
            "",
            "\1\u0156",
            "\1\u0157",
            "\1\u0158",
            "\1\u0159",
            "\1\u015a",
            "\1\u015b",
            "\12\57\7\uffff\32\57\4\uffff\1\57\1\uffff\32\57\72\uffff\1\57\12\uffff\27\57\1\uffff\37\57\1\uffff\u0158\57\u0120\uffff\u0090\57",
            "\1\u015d",
            "",
            "\1\u015e",
            "\12\57\7\uffff\32\57\4\uffff\1\57\1\uffff\32\57\72\uffff\1\57\12\uffff\27\57\1\uffff\37\57\1\uffff\u0158\57\u0120\uffff\u0090\57",
            "",
            "\1\u0160",
            "\12\57\7\uffff\32\57\4\uffff\1\57\1\uffff\32\57\72\uffff\1\57\12\uffff\27\57\1\uffff\37\57\1\uffff\u0158\57\u0120\uffff\u0090\57",
            "",
            "\1\u0162",
            "\12\57\7\uffff\32\57\4\uffff\1\57\1\uffff\32\57\72\uffff\1\57\12\uffff\27\57\1\uffff\37\57\1\uffff\u0158\57\u0120\uffff\u0090\57",
            "\1\u0164",
            "",
            "\1\u0165",
            "\12\57\7\uffff\32\57\4\uffff\1\57\1\uffff\32\57\72\uffff\1\57\12\uffff\27\57\1\uffff\37\57\1\uffff\u0158\57\u0120\uffff\u0090\57",
            "",
            "\12\57\7\uffff\32\57\4\uffff\1\57\1\uffff\32\57\72\uffff\1\57\12\uffff\27\57\1\uffff\37\57\1\uffff\u0158\57\u0120\uffff\u0090\57",
            "\12\57\7\uffff\32\57\4\uffff\1\57\1\uffff\32\57\72\uffff\1\57\12\uffff\27\57\1\uffff\37\57\1\uffff\u0158\57\u0120\uffff\u0090\57",
            "",
            "",
            "",
            "",
            "\1\u0169",
            "\1\u016a",
            "\1\u016b",
            "\12\57\7\uffff\32\57\4\uffff\1\57\1\uffff\32\57\72\uffff\1\57\12\uffff\27\57\1\uffff\37\57\1\uffff\u0158\57\u0120\uffff\u0090\57",
            "\12\57\7\uffff\32\57\4\uffff\1\57\1\uffff\32\57\72\uffff\1\57\12\uffff\27\57\1\uffff\37\57\1\uffff\u0158\57\u0120\uffff\u0090\57",
            "\1\u016e",
            "\12\57\7\uffff\32\57\4\uffff\1\57\1\uffff\32\57\72\uffff\1\57\12\uffff\27\57\1\uffff\37\57\1\uffff\u0158\57\u0120\uffff\u0090\57",
            "\1\u0170",
            "\12\57\7\uffff\32\57\4\uffff\1\57\1\uffff\32\57\72\uffff\1\57\12\uffff\27\57\1\uffff\37\57\1\uffff\u0158\57\u0120\uffff\u0090\57",
            "\12\57\7\uffff\32\57\4\uffff\1\57\1\uffff\32\57\72\uffff\1\57\12\uffff\27\57\1\uffff\37\57\1\uffff\u0158\57\u0120\uffff\u0090\57",
            "\12\57\7\uffff\32\57\4\uffff\1\57\1\uffff\32\57\72\uffff\1\57\12\uffff\27\57\1\uffff\37\57\1\uffff\u0158\57\u0120\uffff\u0090\57",
            "\12\57\7\uffff\32\57\4\uffff\1\57\1\uffff\32\57\72\uffff\1\57\12\uffff\27\57\1\uffff\37\57\1\uffff\u0158\57\u0120\uffff\u0090\57",
            "",
            "\12\57\7\uffff\32\57\4\uffff\1\57\1\uffff\32\57\72\uffff\1\57\12\uffff\27\57\1\uffff\37\57\1\uffff\u0158\57\u0120\uffff\u0090\57",
            "\12\57\7\uffff\32\57\4\uffff\1\57\1\uffff\32\57\72\uffff\1\57\12\uffff\27\57\1\uffff\37\57\1\uffff\u0158\57\u0120\uffff\u0090\57",
            "",
            "\12\57\7\uffff\32\57\4\uffff\1\57\1\uffff\32\57\72\uffff\1\57\12\uffff\27\57\1\uffff\37\57\1\uffff\u0158\57\u0120\uffff\u0090\57",
            "",
            "\12\57\7\uffff\32\57\4\uffff\1\57\1\uffff\32\57\72\uffff\1\57\12\uffff\27\57\1\uffff\37\57\1\uffff\u0158\57\u0120\uffff\u0090\57",
            "",
            "\12\57\7\uffff\32\57\4\uffff\1\57\1\uffff\32\57\72\uffff\1\57\12\uffff\27\57\1\uffff\37\57\1\uffff\u0158\57\u0120\uffff\u0090\57",
            "\12\57\7\uffff\32\57\4\uffff\1\57\1\uffff\32\57\72\uffff\1\57\12\uffff\27\57\1\uffff\37\57\1\uffff\u0158\57\u0120\uffff\u0090\57",
            "",
            "",
            "",
            "\1\u017b",
            "\1\u017c",
            "\12\57\7\uffff\32\57\4\uffff\1\57\1\uffff\32\57\72\uffff\1\57\12\uffff\27\57\1\uffff\37\57\1\uffff\u0158\57\u0120\uffff\u0090\57",
            "",
            "",
            "\12\57\7\uffff\32\57\4\uffff\1\57\1\uffff\32\57\72\uffff\1\57\12\uffff\27\57\1\uffff\37\57\1\uffff\u0158\57\u0120\uffff\u0090\57",
            "",
            "\12\57\7\uffff\32\57\4\uffff\1\57\1\uffff\32\57\72\uffff\1\57\12\uffff\27\57\1\uffff\37\57\1\uffff\u0158\57\u0120\uffff\u0090\57",
            "",
            "",
            "",
            "",
            "",
            "",
            "",
            "",
            "",
            "",
            "\1\u0180",
            "\1\u0181",
            "",
            "",
            "",
            "\1\u0182",
            "\12\57\7\uffff\32\57\4\uffff\1\57\1\uffff\32\57\72\uffff\1\57\12\uffff\27\57\1\uffff\37\57\1\uffff\u0158\57\u0120\uffff\u0090\57",
            "\12\57\7\uffff\32\57\4\uffff\1\57\1\uffff\32\57\72\uffff\1\57\12\uffff\27\57\1\uffff\37\57\1\uffff\u0158\57\u0120\uffff\u0090\57",
            "",
            ""
    };

    static final short[] DFA8_eot = DFA.unpackEncodedString(DFA8_eotS);
    static final short[] DFA8_eof = DFA.unpackEncodedString(DFA8_eofS);
    static final char[] DFA8_min = DFA.unpackEncodedStringToUnsignedChars(DFA8_minS);
    static final char[] DFA8_max = DFA.unpackEncodedStringToUnsignedChars(DFA8_maxS);
    static final short[] DFA8_accept = DFA.unpackEncodedString(DFA8_acceptS);
    static final short[] DFA8_special = DFA.unpackEncodedString(DFA8_specialS);
    static final short[][] DFA8_transition;

    static {
        int numStates = DFA8_transitionS.length;
        DFA8_transition = new short[numStates][];
        for (int i=0; i<numStates; i++) {
            DFA8_transition[i] = DFA.unpackEncodedString(DFA8_transitionS[i]);
        }
    }

    class DFA8 extends DFA {

        public DFA8(BaseRecognizer recognizer) {
            this.recognizer = recognizer;
            this.decisionNumber = 8;
            this.eot = DFA8_eot;
            this.eof = DFA8_eof;
            this.min = DFA8_min;
            this.max = DFA8_max;
            this.accept = DFA8_accept;
            this.special = DFA8_special;
            this.transition = DFA8_transition;
        }
        public String getDescription() {
            return "1:1: Tokens : ( Unexplained | Hypothesis | Measured | Parallel | Together | Assumed | Between | Channel | Compute | Forever | Machine | Message | Process | Receive | Routine | Station | Tunable | Variant | Choose | Expect | Fitted | Import | Random | Repeat | Within | Count | Every | False | Given | Least | Param | Reply | Sleep | While | Write | Disk | Else | File | From | Gate | Link | Lock | Most | Over | Read | Send | Show | Step | Sync | Time | True | Unit | With | And | Any | Fit | For | Let | Not | Use | ExclamationMarkEqualsSign | LessThanSignEqualsSign | EqualsSignEqualsSign | GreaterThanSignEqualsSign | As | At | By | Do | If | In | Is | On | Or | To | PercentSign | LeftParenthesis | RightParenthesis | Asterisk | PlusSign | Comma | HyphenMinus | FullStop | Solidus | Colon | LessThanSign | EqualsSign | GreaterThanSign | LeftSquareBracket | RightSquareBracket | LeftCurlyBracket | RightCurlyBracket | RULE_ID | RULE_INT | RULE_STRING | RULE_ML_COMMENT | RULE_SL_COMMENT | RULE_WS | RULE_ANY_OTHER );";
        }
        public int specialStateTransition(int s, IntStream _input) throws NoViableAltException {
            IntStream input = _input;
        	int _s = s;
            switch ( s ) {
                    case 0 : 
                        int LA8_0 = input.LA(1);

                        s = -1;
                        if ( (LA8_0=='u') ) {s = 1;}

                        else if ( (LA8_0=='h') ) {s = 2;}

                        else if ( (LA8_0=='m') ) {s = 3;}

                        else if ( (LA8_0=='p') ) {s = 4;}

                        else if ( (LA8_0=='t') ) {s = 5;}

                        else if ( (LA8_0=='a') ) {s = 6;}

                        else if ( (LA8_0=='b') ) {s = 7;}

                        else if ( (LA8_0=='c') ) {s = 8;}

                        else if ( (LA8_0=='f') ) {s = 9;}

                        else if ( (LA8_0=='r') ) {s = 10;}

                        else if ( (LA8_0=='s') ) {s = 11;}

                        else if ( (LA8_0=='v') ) {s = 12;}

                        else if ( (LA8_0=='e') ) {s = 13;}

                        else if ( (LA8_0=='i') ) {s = 14;}

                        else if ( (LA8_0=='w') ) {s = 15;}

                        else if ( (LA8_0=='g') ) {s = 16;}

                        else if ( (LA8_0=='l') ) {s = 17;}

                        else if ( (LA8_0=='d') ) {s = 18;}

                        else if ( (LA8_0=='o') ) {s = 19;}

                        else if ( (LA8_0=='n') ) {s = 20;}

                        else if ( (LA8_0=='!') ) {s = 21;}

                        else if ( (LA8_0=='<') ) {s = 22;}

                        else if ( (LA8_0=='=') ) {s = 23;}

                        else if ( (LA8_0=='>') ) {s = 24;}

                        else if ( (LA8_0=='%') ) {s = 25;}

                        else if ( (LA8_0=='(') ) {s = 26;}

                        else if ( (LA8_0==')') ) {s = 27;}

                        else if ( (LA8_0=='*') ) {s = 28;}

                        else if ( (LA8_0=='+') ) {s = 29;}

                        else if ( (LA8_0==',') ) {s = 30;}

                        else if ( (LA8_0=='-') ) {s = 31;}

                        else if ( (LA8_0=='.') ) {s = 32;}

                        else if ( (LA8_0=='/') ) {s = 33;}

                        else if ( (LA8_0==':') ) {s = 34;}

                        else if ( (LA8_0=='[') ) {s = 35;}

                        else if ( (LA8_0==']') ) {s = 36;}

                        else if ( (LA8_0=='{') ) {s = 37;}

                        else if ( (LA8_0=='}') ) {s = 38;}

                        else if ( (LA8_0=='^') ) {s = 39;}

                        else if ( ((LA8_0>='A' && LA8_0<='Z')||(LA8_0>='j' && LA8_0<='k')||LA8_0=='q'||(LA8_0>='x' && LA8_0<='z')||LA8_0=='\u00B5'||(LA8_0>='\u00C0' && LA8_0<='\u00D6')||(LA8_0>='\u00D8' && LA8_0<='\u00F6')||(LA8_0>='\u00F8' && LA8_0<='\u024F')||(LA8_0>='\u0370' && LA8_0<='\u03FF')) ) {s = 40;}

                        else if ( ((LA8_0>='0' && LA8_0<='9')) ) {s = 41;}

                        else if ( (LA8_0=='\"') ) {s = 42;}

                        else if ( ((LA8_0>='\t' && LA8_0<='\n')||LA8_0=='\r'||LA8_0==' '||LA8_0=='\u00A0'||LA8_0=='\uFEFF') ) {s = 43;}

                        else if ( ((LA8_0>='\u0000' && LA8_0<='\b')||(LA8_0>='\u000B' && LA8_0<='\f')||(LA8_0>='\u000E' && LA8_0<='\u001F')||(LA8_0>='#' && LA8_0<='$')||(LA8_0>='&' && LA8_0<='\'')||LA8_0==';'||(LA8_0>='?' && LA8_0<='@')||LA8_0=='\\'||(LA8_0>='_' && LA8_0<='`')||LA8_0=='|'||(LA8_0>='~' && LA8_0<='\u009F')||(LA8_0>='\u00A1' && LA8_0<='\u00B4')||(LA8_0>='\u00B6' && LA8_0<='\u00BF')||LA8_0=='\u00D7'||LA8_0=='\u00F7'||(LA8_0>='\u0250' && LA8_0<='\u036F')||(LA8_0>='\u0400' && LA8_0<='\uFEFE')||(LA8_0>='\uFF00' && LA8_0<='\uFFFF')) ) {s = 44;}

                        if ( s>=0 ) return s;
                        break;
                    case 1 : 
                        int LA8_42 = input.LA(1);

                        s = -1;
                        if ( ((LA8_42>='\u0000' && LA8_42<='\t')||(LA8_42>='\u000B' && LA8_42<='\f')||(LA8_42>='\u000E' && LA8_42<='\uFFFF')) ) {s = 123;}

                        else s = 44;

                        if ( s>=0 ) return s;
                        break;
            }
            NoViableAltException nvae =
                new NoViableAltException(getDescription(), 8, _s, input);
            error(nvae);
            throw nvae;
        }
    }
 

}