package dev.whence.language.parser.antlr.internal;

import org.eclipse.xtext.*;
import org.eclipse.xtext.parser.*;
import org.eclipse.xtext.parser.impl.*;
import org.eclipse.emf.ecore.util.EcoreUtil;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.common.util.Enumerator;
import org.eclipse.xtext.parser.antlr.AbstractInternalAntlrParser;
import org.eclipse.xtext.parser.antlr.XtextTokenStream;
import org.eclipse.xtext.parser.antlr.XtextTokenStream.HiddenTokens;
import org.eclipse.xtext.parser.antlr.AntlrDatatypeRuleToken;
import dev.whence.language.services.PerfGrammarAccess;



import org.antlr.runtime.*;
import java.util.Stack;
import java.util.List;
import java.util.ArrayList;

@SuppressWarnings("all")
public class InternalPerfParser extends AbstractInternalAntlrParser {
    public static final String[] tokenNames = new String[] {
        "<invalid>", "<EOR>", "<DOWN>", "<UP>", "Unexplained", "Hypothesis", "Measured", "Parallel", "Together", "Assumed", "Between", "Channel", "Compute", "Forever", "Machine", "Message", "Process", "Receive", "Routine", "Station", "Tunable", "Variant", "Choose", "Expect", "Fitted", "Import", "Random", "Repeat", "Within", "Count", "Every", "False", "Given", "Least", "Param", "Reply", "Sleep", "While", "Write", "Disk", "Else", "File", "From", "Gate", "Link", "Lock", "Most", "Over", "Read", "Send", "Show", "Step", "Sync", "Time", "True", "Unit", "With", "And", "Any", "Fit", "For", "Let", "Not", "Use", "ExclamationMarkEqualsSign", "LessThanSignEqualsSign", "EqualsSignEqualsSign", "GreaterThanSignEqualsSign", "As", "At", "By", "Do", "If", "In", "Is", "On", "Or", "To", "PercentSign", "LeftParenthesis", "RightParenthesis", "Asterisk", "PlusSign", "Comma", "HyphenMinus", "FullStop", "Solidus", "Colon", "LessThanSign", "EqualsSign", "GreaterThanSign", "LeftSquareBracket", "RightSquareBracket", "LeftCurlyBracket", "RightCurlyBracket", "RULE_UNIT", "RULE_LETTER", "RULE_DIGIT", "RULE_ID", "RULE_INT", "RULE_STRING", "RULE_ML_COMMENT", "RULE_SL_COMMENT", "RULE_WS", "RULE_ANY_OTHER"
    };
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


        public InternalPerfParser(TokenStream input) {
            this(input, new RecognizerSharedState());
        }
        public InternalPerfParser(TokenStream input, RecognizerSharedState state) {
            super(input, state);
             
        }
        

    public String[] getTokenNames() { return InternalPerfParser.tokenNames; }
    public String getGrammarFileName() { return "InternalPerfParser.g"; }



     	private PerfGrammarAccess grammarAccess;

        public InternalPerfParser(TokenStream input, PerfGrammarAccess grammarAccess) {
            this(input);
            this.grammarAccess = grammarAccess;
            registerRules(grammarAccess.getGrammar());
        }

        @Override
        protected String getFirstRuleName() {
        	return "Model";
       	}

       	@Override
       	protected PerfGrammarAccess getGrammarAccess() {
       		return grammarAccess;
       	}




    // $ANTLR start "entryRuleModel"
    // InternalPerfParser.g:56:1: entryRuleModel returns [EObject current=null] : iv_ruleModel= ruleModel EOF ;
    public final EObject entryRuleModel() throws RecognitionException {
        EObject current = null;

        EObject iv_ruleModel = null;


        try {
            // InternalPerfParser.g:56:46: (iv_ruleModel= ruleModel EOF )
            // InternalPerfParser.g:57:2: iv_ruleModel= ruleModel EOF
            {
             newCompositeNode(grammarAccess.getModelRule()); 
            pushFollow(FOLLOW_1);
            iv_ruleModel=ruleModel();

            state._fsp--;

             current =iv_ruleModel; 
            match(input,EOF,FOLLOW_2); 

            }

        }

            catch (RecognitionException re) {
                recover(input,re);
                appendSkippedTokens();
            }
        finally {
        }
        return current;
    }
    // $ANTLR end "entryRuleModel"


    // $ANTLR start "ruleModel"
    // InternalPerfParser.g:63:1: ruleModel returns [EObject current=null] : ( () ( (lv_entries_1_0= ruleEntry ) )* ) ;
    public final EObject ruleModel() throws RecognitionException {
        EObject current = null;

        EObject lv_entries_1_0 = null;



        	enterRule();

        try {
            // InternalPerfParser.g:69:2: ( ( () ( (lv_entries_1_0= ruleEntry ) )* ) )
            // InternalPerfParser.g:70:2: ( () ( (lv_entries_1_0= ruleEntry ) )* )
            {
            // InternalPerfParser.g:70:2: ( () ( (lv_entries_1_0= ruleEntry ) )* )
            // InternalPerfParser.g:71:3: () ( (lv_entries_1_0= ruleEntry ) )*
            {
            // InternalPerfParser.g:71:3: ()
            // InternalPerfParser.g:72:4: 
            {

            				current = forceCreateModelElement(
            					grammarAccess.getModelAccess().getModelAction_0(),
            					current);
            			

            }

            // InternalPerfParser.g:78:3: ( (lv_entries_1_0= ruleEntry ) )*
            loop1:
            do {
                int alt1=2;
                int LA1_0 = input.LA(1);

                if ( (LA1_0==Hypothesis||LA1_0==Channel||(LA1_0>=Machine && LA1_0<=Process)||(LA1_0>=Routine && LA1_0<=Station)||LA1_0==Variant||LA1_0==Expect||LA1_0==Import||LA1_0==Param||LA1_0==Disk||LA1_0==File||(LA1_0>=Gate && LA1_0<=Lock)||LA1_0==Show||LA1_0==Unit) ) {
                    alt1=1;
                }


                switch (alt1) {
            	case 1 :
            	    // InternalPerfParser.g:79:4: (lv_entries_1_0= ruleEntry )
            	    {
            	    // InternalPerfParser.g:79:4: (lv_entries_1_0= ruleEntry )
            	    // InternalPerfParser.g:80:5: lv_entries_1_0= ruleEntry
            	    {

            	    					newCompositeNode(grammarAccess.getModelAccess().getEntriesEntryParserRuleCall_1_0());
            	    				
            	    pushFollow(FOLLOW_3);
            	    lv_entries_1_0=ruleEntry();

            	    state._fsp--;


            	    					if (current==null) {
            	    						current = createModelElementForParent(grammarAccess.getModelRule());
            	    					}
            	    					add(
            	    						current,
            	    						"entries",
            	    						lv_entries_1_0,
            	    						"dev.whence.language.Perf.Entry");
            	    					afterParserOrEnumRuleCall();
            	    				

            	    }


            	    }
            	    break;

            	default :
            	    break loop1;
                }
            } while (true);


            }


            }


            	leaveRule();

        }

            catch (RecognitionException re) {
                recover(input,re);
                appendSkippedTokens();
            }
        finally {
        }
        return current;
    }
    // $ANTLR end "ruleModel"


    // $ANTLR start "entryRuleEntry"
    // InternalPerfParser.g:101:1: entryRuleEntry returns [EObject current=null] : iv_ruleEntry= ruleEntry EOF ;
    public final EObject entryRuleEntry() throws RecognitionException {
        EObject current = null;

        EObject iv_ruleEntry = null;


        try {
            // InternalPerfParser.g:101:46: (iv_ruleEntry= ruleEntry EOF )
            // InternalPerfParser.g:102:2: iv_ruleEntry= ruleEntry EOF
            {
             newCompositeNode(grammarAccess.getEntryRule()); 
            pushFollow(FOLLOW_1);
            iv_ruleEntry=ruleEntry();

            state._fsp--;

             current =iv_ruleEntry; 
            match(input,EOF,FOLLOW_2); 

            }

        }

            catch (RecognitionException re) {
                recover(input,re);
                appendSkippedTokens();
            }
        finally {
        }
        return current;
    }
    // $ANTLR end "entryRuleEntry"


    // $ANTLR start "ruleEntry"
    // InternalPerfParser.g:108:1: ruleEntry returns [EObject current=null] : (this_Import_0= ruleImport | this_UnitDefinition_1= ruleUnitDefinition | this_Param_2= ruleParam | this_Part_3= rulePart | this_Process_4= ruleProcess | this_Routine_5= ruleRoutine | this_Case_6= ruleCase | this_Expectation_7= ruleExpectation | this_Show_8= ruleShow ) ;
    public final EObject ruleEntry() throws RecognitionException {
        EObject current = null;

        EObject this_Import_0 = null;

        EObject this_UnitDefinition_1 = null;

        EObject this_Param_2 = null;

        EObject this_Part_3 = null;

        EObject this_Process_4 = null;

        EObject this_Routine_5 = null;

        EObject this_Case_6 = null;

        EObject this_Expectation_7 = null;

        EObject this_Show_8 = null;



        	enterRule();

        try {
            // InternalPerfParser.g:114:2: ( (this_Import_0= ruleImport | this_UnitDefinition_1= ruleUnitDefinition | this_Param_2= ruleParam | this_Part_3= rulePart | this_Process_4= ruleProcess | this_Routine_5= ruleRoutine | this_Case_6= ruleCase | this_Expectation_7= ruleExpectation | this_Show_8= ruleShow ) )
            // InternalPerfParser.g:115:2: (this_Import_0= ruleImport | this_UnitDefinition_1= ruleUnitDefinition | this_Param_2= ruleParam | this_Part_3= rulePart | this_Process_4= ruleProcess | this_Routine_5= ruleRoutine | this_Case_6= ruleCase | this_Expectation_7= ruleExpectation | this_Show_8= ruleShow )
            {
            // InternalPerfParser.g:115:2: (this_Import_0= ruleImport | this_UnitDefinition_1= ruleUnitDefinition | this_Param_2= ruleParam | this_Part_3= rulePart | this_Process_4= ruleProcess | this_Routine_5= ruleRoutine | this_Case_6= ruleCase | this_Expectation_7= ruleExpectation | this_Show_8= ruleShow )
            int alt2=9;
            switch ( input.LA(1) ) {
            case Import:
                {
                alt2=1;
                }
                break;
            case Unit:
                {
                alt2=2;
                }
                break;
            case Param:
                {
                alt2=3;
                }
                break;
            case Channel:
            case Machine:
            case Message:
            case Station:
            case Disk:
            case File:
            case Gate:
            case Link:
            case Lock:
                {
                alt2=4;
                }
                break;
            case Process:
                {
                alt2=5;
                }
                break;
            case Routine:
                {
                alt2=6;
                }
                break;
            case Hypothesis:
            case Variant:
                {
                alt2=7;
                }
                break;
            case Expect:
                {
                alt2=8;
                }
                break;
            case Show:
                {
                alt2=9;
                }
                break;
            default:
                NoViableAltException nvae =
                    new NoViableAltException("", 2, 0, input);

                throw nvae;
            }

            switch (alt2) {
                case 1 :
                    // InternalPerfParser.g:116:3: this_Import_0= ruleImport
                    {

                    			newCompositeNode(grammarAccess.getEntryAccess().getImportParserRuleCall_0());
                    		
                    pushFollow(FOLLOW_2);
                    this_Import_0=ruleImport();

                    state._fsp--;


                    			current = this_Import_0;
                    			afterParserOrEnumRuleCall();
                    		

                    }
                    break;
                case 2 :
                    // InternalPerfParser.g:125:3: this_UnitDefinition_1= ruleUnitDefinition
                    {

                    			newCompositeNode(grammarAccess.getEntryAccess().getUnitDefinitionParserRuleCall_1());
                    		
                    pushFollow(FOLLOW_2);
                    this_UnitDefinition_1=ruleUnitDefinition();

                    state._fsp--;


                    			current = this_UnitDefinition_1;
                    			afterParserOrEnumRuleCall();
                    		

                    }
                    break;
                case 3 :
                    // InternalPerfParser.g:134:3: this_Param_2= ruleParam
                    {

                    			newCompositeNode(grammarAccess.getEntryAccess().getParamParserRuleCall_2());
                    		
                    pushFollow(FOLLOW_2);
                    this_Param_2=ruleParam();

                    state._fsp--;


                    			current = this_Param_2;
                    			afterParserOrEnumRuleCall();
                    		

                    }
                    break;
                case 4 :
                    // InternalPerfParser.g:143:3: this_Part_3= rulePart
                    {

                    			newCompositeNode(grammarAccess.getEntryAccess().getPartParserRuleCall_3());
                    		
                    pushFollow(FOLLOW_2);
                    this_Part_3=rulePart();

                    state._fsp--;


                    			current = this_Part_3;
                    			afterParserOrEnumRuleCall();
                    		

                    }
                    break;
                case 5 :
                    // InternalPerfParser.g:152:3: this_Process_4= ruleProcess
                    {

                    			newCompositeNode(grammarAccess.getEntryAccess().getProcessParserRuleCall_4());
                    		
                    pushFollow(FOLLOW_2);
                    this_Process_4=ruleProcess();

                    state._fsp--;


                    			current = this_Process_4;
                    			afterParserOrEnumRuleCall();
                    		

                    }
                    break;
                case 6 :
                    // InternalPerfParser.g:161:3: this_Routine_5= ruleRoutine
                    {

                    			newCompositeNode(grammarAccess.getEntryAccess().getRoutineParserRuleCall_5());
                    		
                    pushFollow(FOLLOW_2);
                    this_Routine_5=ruleRoutine();

                    state._fsp--;


                    			current = this_Routine_5;
                    			afterParserOrEnumRuleCall();
                    		

                    }
                    break;
                case 7 :
                    // InternalPerfParser.g:170:3: this_Case_6= ruleCase
                    {

                    			newCompositeNode(grammarAccess.getEntryAccess().getCaseParserRuleCall_6());
                    		
                    pushFollow(FOLLOW_2);
                    this_Case_6=ruleCase();

                    state._fsp--;


                    			current = this_Case_6;
                    			afterParserOrEnumRuleCall();
                    		

                    }
                    break;
                case 8 :
                    // InternalPerfParser.g:179:3: this_Expectation_7= ruleExpectation
                    {

                    			newCompositeNode(grammarAccess.getEntryAccess().getExpectationParserRuleCall_7());
                    		
                    pushFollow(FOLLOW_2);
                    this_Expectation_7=ruleExpectation();

                    state._fsp--;


                    			current = this_Expectation_7;
                    			afterParserOrEnumRuleCall();
                    		

                    }
                    break;
                case 9 :
                    // InternalPerfParser.g:188:3: this_Show_8= ruleShow
                    {

                    			newCompositeNode(grammarAccess.getEntryAccess().getShowParserRuleCall_8());
                    		
                    pushFollow(FOLLOW_2);
                    this_Show_8=ruleShow();

                    state._fsp--;


                    			current = this_Show_8;
                    			afterParserOrEnumRuleCall();
                    		

                    }
                    break;

            }


            }


            	leaveRule();

        }

            catch (RecognitionException re) {
                recover(input,re);
                appendSkippedTokens();
            }
        finally {
        }
        return current;
    }
    // $ANTLR end "ruleEntry"


    // $ANTLR start "entryRuleImport"
    // InternalPerfParser.g:200:1: entryRuleImport returns [EObject current=null] : iv_ruleImport= ruleImport EOF ;
    public final EObject entryRuleImport() throws RecognitionException {
        EObject current = null;

        EObject iv_ruleImport = null;


        try {
            // InternalPerfParser.g:200:47: (iv_ruleImport= ruleImport EOF )
            // InternalPerfParser.g:201:2: iv_ruleImport= ruleImport EOF
            {
             newCompositeNode(grammarAccess.getImportRule()); 
            pushFollow(FOLLOW_1);
            iv_ruleImport=ruleImport();

            state._fsp--;

             current =iv_ruleImport; 
            match(input,EOF,FOLLOW_2); 

            }

        }

            catch (RecognitionException re) {
                recover(input,re);
                appendSkippedTokens();
            }
        finally {
        }
        return current;
    }
    // $ANTLR end "entryRuleImport"


    // $ANTLR start "ruleImport"
    // InternalPerfParser.g:207:1: ruleImport returns [EObject current=null] : (otherlv_0= Import ( (lv_location_1_0= RULE_STRING ) ) ) ;
    public final EObject ruleImport() throws RecognitionException {
        EObject current = null;

        Token otherlv_0=null;
        Token lv_location_1_0=null;


        	enterRule();

        try {
            // InternalPerfParser.g:213:2: ( (otherlv_0= Import ( (lv_location_1_0= RULE_STRING ) ) ) )
            // InternalPerfParser.g:214:2: (otherlv_0= Import ( (lv_location_1_0= RULE_STRING ) ) )
            {
            // InternalPerfParser.g:214:2: (otherlv_0= Import ( (lv_location_1_0= RULE_STRING ) ) )
            // InternalPerfParser.g:215:3: otherlv_0= Import ( (lv_location_1_0= RULE_STRING ) )
            {
            otherlv_0=(Token)match(input,Import,FOLLOW_4); 

            			newLeafNode(otherlv_0, grammarAccess.getImportAccess().getImportKeyword_0());
            		
            // InternalPerfParser.g:219:3: ( (lv_location_1_0= RULE_STRING ) )
            // InternalPerfParser.g:220:4: (lv_location_1_0= RULE_STRING )
            {
            // InternalPerfParser.g:220:4: (lv_location_1_0= RULE_STRING )
            // InternalPerfParser.g:221:5: lv_location_1_0= RULE_STRING
            {
            lv_location_1_0=(Token)match(input,RULE_STRING,FOLLOW_2); 

            					newLeafNode(lv_location_1_0, grammarAccess.getImportAccess().getLocationSTRINGTerminalRuleCall_1_0());
            				

            					if (current==null) {
            						current = createModelElement(grammarAccess.getImportRule());
            					}
            					setWithLastConsumed(
            						current,
            						"location",
            						lv_location_1_0,
            						"dev.whence.language.Perf.STRING");
            				

            }


            }


            }


            }


            	leaveRule();

        }

            catch (RecognitionException re) {
                recover(input,re);
                appendSkippedTokens();
            }
        finally {
        }
        return current;
    }
    // $ANTLR end "ruleImport"


    // $ANTLR start "entryRuleUnitDefinition"
    // InternalPerfParser.g:241:1: entryRuleUnitDefinition returns [EObject current=null] : iv_ruleUnitDefinition= ruleUnitDefinition EOF ;
    public final EObject entryRuleUnitDefinition() throws RecognitionException {
        EObject current = null;

        EObject iv_ruleUnitDefinition = null;


        try {
            // InternalPerfParser.g:241:55: (iv_ruleUnitDefinition= ruleUnitDefinition EOF )
            // InternalPerfParser.g:242:2: iv_ruleUnitDefinition= ruleUnitDefinition EOF
            {
             newCompositeNode(grammarAccess.getUnitDefinitionRule()); 
            pushFollow(FOLLOW_1);
            iv_ruleUnitDefinition=ruleUnitDefinition();

            state._fsp--;

             current =iv_ruleUnitDefinition; 
            match(input,EOF,FOLLOW_2); 

            }

        }

            catch (RecognitionException re) {
                recover(input,re);
                appendSkippedTokens();
            }
        finally {
        }
        return current;
    }
    // $ANTLR end "entryRuleUnitDefinition"


    // $ANTLR start "ruleUnitDefinition"
    // InternalPerfParser.g:248:1: ruleUnitDefinition returns [EObject current=null] : (otherlv_0= Unit ( (lv_name_1_0= RULE_ID ) ) otherlv_2= EqualsSign ( (lv_value_3_0= ruleExpression ) ) ) ;
    public final EObject ruleUnitDefinition() throws RecognitionException {
        EObject current = null;

        Token otherlv_0=null;
        Token lv_name_1_0=null;
        Token otherlv_2=null;
        EObject lv_value_3_0 = null;



        	enterRule();

        try {
            // InternalPerfParser.g:254:2: ( (otherlv_0= Unit ( (lv_name_1_0= RULE_ID ) ) otherlv_2= EqualsSign ( (lv_value_3_0= ruleExpression ) ) ) )
            // InternalPerfParser.g:255:2: (otherlv_0= Unit ( (lv_name_1_0= RULE_ID ) ) otherlv_2= EqualsSign ( (lv_value_3_0= ruleExpression ) ) )
            {
            // InternalPerfParser.g:255:2: (otherlv_0= Unit ( (lv_name_1_0= RULE_ID ) ) otherlv_2= EqualsSign ( (lv_value_3_0= ruleExpression ) ) )
            // InternalPerfParser.g:256:3: otherlv_0= Unit ( (lv_name_1_0= RULE_ID ) ) otherlv_2= EqualsSign ( (lv_value_3_0= ruleExpression ) )
            {
            otherlv_0=(Token)match(input,Unit,FOLLOW_5); 

            			newLeafNode(otherlv_0, grammarAccess.getUnitDefinitionAccess().getUnitKeyword_0());
            		
            // InternalPerfParser.g:260:3: ( (lv_name_1_0= RULE_ID ) )
            // InternalPerfParser.g:261:4: (lv_name_1_0= RULE_ID )
            {
            // InternalPerfParser.g:261:4: (lv_name_1_0= RULE_ID )
            // InternalPerfParser.g:262:5: lv_name_1_0= RULE_ID
            {
            lv_name_1_0=(Token)match(input,RULE_ID,FOLLOW_6); 

            					newLeafNode(lv_name_1_0, grammarAccess.getUnitDefinitionAccess().getNameIDTerminalRuleCall_1_0());
            				

            					if (current==null) {
            						current = createModelElement(grammarAccess.getUnitDefinitionRule());
            					}
            					setWithLastConsumed(
            						current,
            						"name",
            						lv_name_1_0,
            						"dev.whence.language.Perf.ID");
            				

            }


            }

            otherlv_2=(Token)match(input,EqualsSign,FOLLOW_7); 

            			newLeafNode(otherlv_2, grammarAccess.getUnitDefinitionAccess().getEqualsSignKeyword_2());
            		
            // InternalPerfParser.g:282:3: ( (lv_value_3_0= ruleExpression ) )
            // InternalPerfParser.g:283:4: (lv_value_3_0= ruleExpression )
            {
            // InternalPerfParser.g:283:4: (lv_value_3_0= ruleExpression )
            // InternalPerfParser.g:284:5: lv_value_3_0= ruleExpression
            {

            					newCompositeNode(grammarAccess.getUnitDefinitionAccess().getValueExpressionParserRuleCall_3_0());
            				
            pushFollow(FOLLOW_2);
            lv_value_3_0=ruleExpression();

            state._fsp--;


            					if (current==null) {
            						current = createModelElementForParent(grammarAccess.getUnitDefinitionRule());
            					}
            					set(
            						current,
            						"value",
            						lv_value_3_0,
            						"dev.whence.language.Perf.Expression");
            					afterParserOrEnumRuleCall();
            				

            }


            }


            }


            }


            	leaveRule();

        }

            catch (RecognitionException re) {
                recover(input,re);
                appendSkippedTokens();
            }
        finally {
        }
        return current;
    }
    // $ANTLR end "ruleUnitDefinition"


    // $ANTLR start "entryRuleParam"
    // InternalPerfParser.g:305:1: entryRuleParam returns [EObject current=null] : iv_ruleParam= ruleParam EOF ;
    public final EObject entryRuleParam() throws RecognitionException {
        EObject current = null;

        EObject iv_ruleParam = null;


        try {
            // InternalPerfParser.g:305:46: (iv_ruleParam= ruleParam EOF )
            // InternalPerfParser.g:306:2: iv_ruleParam= ruleParam EOF
            {
             newCompositeNode(grammarAccess.getParamRule()); 
            pushFollow(FOLLOW_1);
            iv_ruleParam=ruleParam();

            state._fsp--;

             current =iv_ruleParam; 
            match(input,EOF,FOLLOW_2); 

            }

        }

            catch (RecognitionException re) {
                recover(input,re);
                appendSkippedTokens();
            }
        finally {
        }
        return current;
    }
    // $ANTLR end "entryRuleParam"


    // $ANTLR start "ruleParam"
    // InternalPerfParser.g:312:1: ruleParam returns [EObject current=null] : (otherlv_0= Param this_Value_1= ruleValue[$current] ) ;
    public final EObject ruleParam() throws RecognitionException {
        EObject current = null;

        Token otherlv_0=null;
        EObject this_Value_1 = null;



        	enterRule();

        try {
            // InternalPerfParser.g:318:2: ( (otherlv_0= Param this_Value_1= ruleValue[$current] ) )
            // InternalPerfParser.g:319:2: (otherlv_0= Param this_Value_1= ruleValue[$current] )
            {
            // InternalPerfParser.g:319:2: (otherlv_0= Param this_Value_1= ruleValue[$current] )
            // InternalPerfParser.g:320:3: otherlv_0= Param this_Value_1= ruleValue[$current]
            {
            otherlv_0=(Token)match(input,Param,FOLLOW_8); 

            			newLeafNode(otherlv_0, grammarAccess.getParamAccess().getParamKeyword_0());
            		

            			if (current==null) {
            				current = createModelElement(grammarAccess.getParamRule());
            			}
            			newCompositeNode(grammarAccess.getParamAccess().getValueParserRuleCall_1());
            		
            pushFollow(FOLLOW_2);
            this_Value_1=ruleValue(current);

            state._fsp--;


            			current = this_Value_1;
            			afterParserOrEnumRuleCall();
            		

            }


            }


            	leaveRule();

        }

            catch (RecognitionException re) {
                recover(input,re);
                appendSkippedTokens();
            }
        finally {
        }
        return current;
    }
    // $ANTLR end "ruleParam"


    // $ANTLR start "entryRuleSetting"
    // InternalPerfParser.g:339:1: entryRuleSetting returns [EObject current=null] : iv_ruleSetting= ruleSetting EOF ;
    public final EObject entryRuleSetting() throws RecognitionException {
        EObject current = null;

        EObject iv_ruleSetting = null;


        try {
            // InternalPerfParser.g:339:48: (iv_ruleSetting= ruleSetting EOF )
            // InternalPerfParser.g:340:2: iv_ruleSetting= ruleSetting EOF
            {
             newCompositeNode(grammarAccess.getSettingRule()); 
            pushFollow(FOLLOW_1);
            iv_ruleSetting=ruleSetting();

            state._fsp--;

             current =iv_ruleSetting; 
            match(input,EOF,FOLLOW_2); 

            }

        }

            catch (RecognitionException re) {
                recover(input,re);
                appendSkippedTokens();
            }
        finally {
        }
        return current;
    }
    // $ANTLR end "entryRuleSetting"


    // $ANTLR start "ruleSetting"
    // InternalPerfParser.g:346:1: ruleSetting returns [EObject current=null] : this_Value_0= ruleValue[$current] ;
    public final EObject ruleSetting() throws RecognitionException {
        EObject current = null;

        EObject this_Value_0 = null;



        	enterRule();

        try {
            // InternalPerfParser.g:352:2: (this_Value_0= ruleValue[$current] )
            // InternalPerfParser.g:353:2: this_Value_0= ruleValue[$current]
            {

            		if (current==null) {
            			current = createModelElement(grammarAccess.getSettingRule());
            		}
            		newCompositeNode(grammarAccess.getSettingAccess().getValueParserRuleCall());
            	
            pushFollow(FOLLOW_2);
            this_Value_0=ruleValue(current);

            state._fsp--;


            		current = this_Value_0;
            		afterParserOrEnumRuleCall();
            	

            }


            	leaveRule();

        }

            catch (RecognitionException re) {
                recover(input,re);
                appendSkippedTokens();
            }
        finally {
        }
        return current;
    }
    // $ANTLR end "ruleSetting"


    // $ANTLR start "ruleValue"
    // InternalPerfParser.g:368:1: ruleValue[EObject in_current] returns [EObject current=in_current] : ( ( (lv_name_0_0= ruleNAME ) ) otherlv_1= EqualsSign ( (lv_value_2_0= ruleExpression ) ) (otherlv_3= From ( (lv_from_4_0= ruleSum ) ) otherlv_5= To ( (lv_to_6_0= ruleSum ) ) )? ( (lv_status_7_0= ruleStatus ) )? ( (lv_note_8_0= RULE_STRING ) )? ) ;
    public final EObject ruleValue(EObject in_current) throws RecognitionException {
        EObject current = in_current;

        Token otherlv_1=null;
        Token otherlv_3=null;
        Token otherlv_5=null;
        Token lv_note_8_0=null;
        AntlrDatatypeRuleToken lv_name_0_0 = null;

        EObject lv_value_2_0 = null;

        EObject lv_from_4_0 = null;

        EObject lv_to_6_0 = null;

        AntlrDatatypeRuleToken lv_status_7_0 = null;



        	enterRule();

        try {
            // InternalPerfParser.g:374:2: ( ( ( (lv_name_0_0= ruleNAME ) ) otherlv_1= EqualsSign ( (lv_value_2_0= ruleExpression ) ) (otherlv_3= From ( (lv_from_4_0= ruleSum ) ) otherlv_5= To ( (lv_to_6_0= ruleSum ) ) )? ( (lv_status_7_0= ruleStatus ) )? ( (lv_note_8_0= RULE_STRING ) )? ) )
            // InternalPerfParser.g:375:2: ( ( (lv_name_0_0= ruleNAME ) ) otherlv_1= EqualsSign ( (lv_value_2_0= ruleExpression ) ) (otherlv_3= From ( (lv_from_4_0= ruleSum ) ) otherlv_5= To ( (lv_to_6_0= ruleSum ) ) )? ( (lv_status_7_0= ruleStatus ) )? ( (lv_note_8_0= RULE_STRING ) )? )
            {
            // InternalPerfParser.g:375:2: ( ( (lv_name_0_0= ruleNAME ) ) otherlv_1= EqualsSign ( (lv_value_2_0= ruleExpression ) ) (otherlv_3= From ( (lv_from_4_0= ruleSum ) ) otherlv_5= To ( (lv_to_6_0= ruleSum ) ) )? ( (lv_status_7_0= ruleStatus ) )? ( (lv_note_8_0= RULE_STRING ) )? )
            // InternalPerfParser.g:376:3: ( (lv_name_0_0= ruleNAME ) ) otherlv_1= EqualsSign ( (lv_value_2_0= ruleExpression ) ) (otherlv_3= From ( (lv_from_4_0= ruleSum ) ) otherlv_5= To ( (lv_to_6_0= ruleSum ) ) )? ( (lv_status_7_0= ruleStatus ) )? ( (lv_note_8_0= RULE_STRING ) )?
            {
            // InternalPerfParser.g:376:3: ( (lv_name_0_0= ruleNAME ) )
            // InternalPerfParser.g:377:4: (lv_name_0_0= ruleNAME )
            {
            // InternalPerfParser.g:377:4: (lv_name_0_0= ruleNAME )
            // InternalPerfParser.g:378:5: lv_name_0_0= ruleNAME
            {

            					newCompositeNode(grammarAccess.getValueAccess().getNameNAMEParserRuleCall_0_0());
            				
            pushFollow(FOLLOW_6);
            lv_name_0_0=ruleNAME();

            state._fsp--;


            					if (current==null) {
            						current = createModelElementForParent(grammarAccess.getValueRule());
            					}
            					set(
            						current,
            						"name",
            						lv_name_0_0,
            						"dev.whence.language.Perf.NAME");
            					afterParserOrEnumRuleCall();
            				

            }


            }

            otherlv_1=(Token)match(input,EqualsSign,FOLLOW_7); 

            			newLeafNode(otherlv_1, grammarAccess.getValueAccess().getEqualsSignKeyword_1());
            		
            // InternalPerfParser.g:399:3: ( (lv_value_2_0= ruleExpression ) )
            // InternalPerfParser.g:400:4: (lv_value_2_0= ruleExpression )
            {
            // InternalPerfParser.g:400:4: (lv_value_2_0= ruleExpression )
            // InternalPerfParser.g:401:5: lv_value_2_0= ruleExpression
            {

            					newCompositeNode(grammarAccess.getValueAccess().getValueExpressionParserRuleCall_2_0());
            				
            pushFollow(FOLLOW_9);
            lv_value_2_0=ruleExpression();

            state._fsp--;


            					if (current==null) {
            						current = createModelElementForParent(grammarAccess.getValueRule());
            					}
            					set(
            						current,
            						"value",
            						lv_value_2_0,
            						"dev.whence.language.Perf.Expression");
            					afterParserOrEnumRuleCall();
            				

            }


            }

            // InternalPerfParser.g:418:3: (otherlv_3= From ( (lv_from_4_0= ruleSum ) ) otherlv_5= To ( (lv_to_6_0= ruleSum ) ) )?
            int alt3=2;
            int LA3_0 = input.LA(1);

            if ( (LA3_0==From) ) {
                alt3=1;
            }
            switch (alt3) {
                case 1 :
                    // InternalPerfParser.g:419:4: otherlv_3= From ( (lv_from_4_0= ruleSum ) ) otherlv_5= To ( (lv_to_6_0= ruleSum ) )
                    {
                    otherlv_3=(Token)match(input,From,FOLLOW_7); 

                    				newLeafNode(otherlv_3, grammarAccess.getValueAccess().getFromKeyword_3_0());
                    			
                    // InternalPerfParser.g:423:4: ( (lv_from_4_0= ruleSum ) )
                    // InternalPerfParser.g:424:5: (lv_from_4_0= ruleSum )
                    {
                    // InternalPerfParser.g:424:5: (lv_from_4_0= ruleSum )
                    // InternalPerfParser.g:425:6: lv_from_4_0= ruleSum
                    {

                    						newCompositeNode(grammarAccess.getValueAccess().getFromSumParserRuleCall_3_1_0());
                    					
                    pushFollow(FOLLOW_10);
                    lv_from_4_0=ruleSum();

                    state._fsp--;


                    						if (current==null) {
                    							current = createModelElementForParent(grammarAccess.getValueRule());
                    						}
                    						set(
                    							current,
                    							"from",
                    							lv_from_4_0,
                    							"dev.whence.language.Perf.Sum");
                    						afterParserOrEnumRuleCall();
                    					

                    }


                    }

                    otherlv_5=(Token)match(input,To,FOLLOW_7); 

                    				newLeafNode(otherlv_5, grammarAccess.getValueAccess().getToKeyword_3_2());
                    			
                    // InternalPerfParser.g:446:4: ( (lv_to_6_0= ruleSum ) )
                    // InternalPerfParser.g:447:5: (lv_to_6_0= ruleSum )
                    {
                    // InternalPerfParser.g:447:5: (lv_to_6_0= ruleSum )
                    // InternalPerfParser.g:448:6: lv_to_6_0= ruleSum
                    {

                    						newCompositeNode(grammarAccess.getValueAccess().getToSumParserRuleCall_3_3_0());
                    					
                    pushFollow(FOLLOW_11);
                    lv_to_6_0=ruleSum();

                    state._fsp--;


                    						if (current==null) {
                    							current = createModelElementForParent(grammarAccess.getValueRule());
                    						}
                    						set(
                    							current,
                    							"to",
                    							lv_to_6_0,
                    							"dev.whence.language.Perf.Sum");
                    						afterParserOrEnumRuleCall();
                    					

                    }


                    }


                    }
                    break;

            }

            // InternalPerfParser.g:466:3: ( (lv_status_7_0= ruleStatus ) )?
            int alt4=2;
            switch ( input.LA(1) ) {
                case Given:
                    {
                    int LA4_1 = input.LA(2);

                    if ( (LA4_1==EOF||(LA4_1>=Unexplained && LA4_1<=Assumed)||(LA4_1>=Channel && LA4_1<=Repeat)||(LA4_1>=Count && LA4_1<=Every)||(LA4_1>=Given && LA4_1<=Disk)||LA4_1==File||(LA4_1>=Gate && LA4_1<=Most)||(LA4_1>=Read && LA4_1<=Show)||(LA4_1>=Sync && LA4_1<=Time)||LA4_1==Unit||LA4_1==Fit||LA4_1==Let||LA4_1==Use||(LA4_1>=Do && LA4_1<=If)||LA4_1==On||LA4_1==RightCurlyBracket||LA4_1==RULE_ID||LA4_1==RULE_STRING) ) {
                        alt4=1;
                    }
                    }
                    break;
                case Measured:
                    {
                    int LA4_2 = input.LA(2);

                    if ( (LA4_2==EOF||(LA4_2>=Unexplained && LA4_2<=Assumed)||(LA4_2>=Channel && LA4_2<=Repeat)||(LA4_2>=Count && LA4_2<=Every)||(LA4_2>=Given && LA4_2<=Disk)||LA4_2==File||(LA4_2>=Gate && LA4_2<=Most)||(LA4_2>=Read && LA4_2<=Show)||(LA4_2>=Sync && LA4_2<=Time)||LA4_2==Unit||LA4_2==Fit||LA4_2==Let||LA4_2==Use||(LA4_2>=Do && LA4_2<=If)||LA4_2==On||LA4_2==RightCurlyBracket||LA4_2==RULE_ID||LA4_2==RULE_STRING) ) {
                        alt4=1;
                    }
                    }
                    break;
                case Fitted:
                    {
                    int LA4_3 = input.LA(2);

                    if ( (LA4_3==EOF||(LA4_3>=Unexplained && LA4_3<=Assumed)||(LA4_3>=Channel && LA4_3<=Repeat)||(LA4_3>=Count && LA4_3<=Every)||(LA4_3>=Given && LA4_3<=Disk)||LA4_3==File||(LA4_3>=Gate && LA4_3<=Most)||(LA4_3>=Read && LA4_3<=Show)||(LA4_3>=Sync && LA4_3<=Time)||LA4_3==Unit||LA4_3==Fit||LA4_3==Let||LA4_3==Use||(LA4_3>=Do && LA4_3<=If)||LA4_3==On||LA4_3==RightCurlyBracket||LA4_3==RULE_ID||LA4_3==RULE_STRING) ) {
                        alt4=1;
                    }
                    }
                    break;
                case Assumed:
                    {
                    int LA4_4 = input.LA(2);

                    if ( (LA4_4==EOF||(LA4_4>=Unexplained && LA4_4<=Assumed)||(LA4_4>=Channel && LA4_4<=Repeat)||(LA4_4>=Count && LA4_4<=Every)||(LA4_4>=Given && LA4_4<=Disk)||LA4_4==File||(LA4_4>=Gate && LA4_4<=Most)||(LA4_4>=Read && LA4_4<=Show)||(LA4_4>=Sync && LA4_4<=Time)||LA4_4==Unit||LA4_4==Fit||LA4_4==Let||LA4_4==Use||(LA4_4>=Do && LA4_4<=If)||LA4_4==On||LA4_4==RightCurlyBracket||LA4_4==RULE_ID||LA4_4==RULE_STRING) ) {
                        alt4=1;
                    }
                    }
                    break;
                case Tunable:
                    {
                    int LA4_5 = input.LA(2);

                    if ( (LA4_5==EOF||(LA4_5>=Unexplained && LA4_5<=Assumed)||(LA4_5>=Channel && LA4_5<=Repeat)||(LA4_5>=Count && LA4_5<=Every)||(LA4_5>=Given && LA4_5<=Disk)||LA4_5==File||(LA4_5>=Gate && LA4_5<=Most)||(LA4_5>=Read && LA4_5<=Show)||(LA4_5>=Sync && LA4_5<=Time)||LA4_5==Unit||LA4_5==Fit||LA4_5==Let||LA4_5==Use||(LA4_5>=Do && LA4_5<=If)||LA4_5==On||LA4_5==RightCurlyBracket||LA4_5==RULE_ID||LA4_5==RULE_STRING) ) {
                        alt4=1;
                    }
                    }
                    break;
            }

            switch (alt4) {
                case 1 :
                    // InternalPerfParser.g:467:4: (lv_status_7_0= ruleStatus )
                    {
                    // InternalPerfParser.g:467:4: (lv_status_7_0= ruleStatus )
                    // InternalPerfParser.g:468:5: lv_status_7_0= ruleStatus
                    {

                    					newCompositeNode(grammarAccess.getValueAccess().getStatusStatusParserRuleCall_4_0());
                    				
                    pushFollow(FOLLOW_12);
                    lv_status_7_0=ruleStatus();

                    state._fsp--;


                    					if (current==null) {
                    						current = createModelElementForParent(grammarAccess.getValueRule());
                    					}
                    					set(
                    						current,
                    						"status",
                    						lv_status_7_0,
                    						"dev.whence.language.Perf.Status");
                    					afterParserOrEnumRuleCall();
                    				

                    }


                    }
                    break;

            }

            // InternalPerfParser.g:485:3: ( (lv_note_8_0= RULE_STRING ) )?
            int alt5=2;
            int LA5_0 = input.LA(1);

            if ( (LA5_0==RULE_STRING) ) {
                alt5=1;
            }
            switch (alt5) {
                case 1 :
                    // InternalPerfParser.g:486:4: (lv_note_8_0= RULE_STRING )
                    {
                    // InternalPerfParser.g:486:4: (lv_note_8_0= RULE_STRING )
                    // InternalPerfParser.g:487:5: lv_note_8_0= RULE_STRING
                    {
                    lv_note_8_0=(Token)match(input,RULE_STRING,FOLLOW_2); 

                    					newLeafNode(lv_note_8_0, grammarAccess.getValueAccess().getNoteSTRINGTerminalRuleCall_5_0());
                    				

                    					if (current==null) {
                    						current = createModelElement(grammarAccess.getValueRule());
                    					}
                    					setWithLastConsumed(
                    						current,
                    						"note",
                    						lv_note_8_0,
                    						"dev.whence.language.Perf.STRING");
                    				

                    }


                    }
                    break;

            }


            }


            }


            	leaveRule();

        }

            catch (RecognitionException re) {
                recover(input,re);
                appendSkippedTokens();
            }
        finally {
        }
        return current;
    }
    // $ANTLR end "ruleValue"


    // $ANTLR start "entryRuleStatus"
    // InternalPerfParser.g:507:1: entryRuleStatus returns [String current=null] : iv_ruleStatus= ruleStatus EOF ;
    public final String entryRuleStatus() throws RecognitionException {
        String current = null;

        AntlrDatatypeRuleToken iv_ruleStatus = null;


        try {
            // InternalPerfParser.g:507:46: (iv_ruleStatus= ruleStatus EOF )
            // InternalPerfParser.g:508:2: iv_ruleStatus= ruleStatus EOF
            {
             newCompositeNode(grammarAccess.getStatusRule()); 
            pushFollow(FOLLOW_1);
            iv_ruleStatus=ruleStatus();

            state._fsp--;

             current =iv_ruleStatus.getText(); 
            match(input,EOF,FOLLOW_2); 

            }

        }

            catch (RecognitionException re) {
                recover(input,re);
                appendSkippedTokens();
            }
        finally {
        }
        return current;
    }
    // $ANTLR end "entryRuleStatus"


    // $ANTLR start "ruleStatus"
    // InternalPerfParser.g:514:1: ruleStatus returns [AntlrDatatypeRuleToken current=new AntlrDatatypeRuleToken()] : (kw= Given | kw= Measured | kw= Fitted | kw= Assumed | kw= Tunable ) ;
    public final AntlrDatatypeRuleToken ruleStatus() throws RecognitionException {
        AntlrDatatypeRuleToken current = new AntlrDatatypeRuleToken();

        Token kw=null;


        	enterRule();

        try {
            // InternalPerfParser.g:520:2: ( (kw= Given | kw= Measured | kw= Fitted | kw= Assumed | kw= Tunable ) )
            // InternalPerfParser.g:521:2: (kw= Given | kw= Measured | kw= Fitted | kw= Assumed | kw= Tunable )
            {
            // InternalPerfParser.g:521:2: (kw= Given | kw= Measured | kw= Fitted | kw= Assumed | kw= Tunable )
            int alt6=5;
            switch ( input.LA(1) ) {
            case Given:
                {
                alt6=1;
                }
                break;
            case Measured:
                {
                alt6=2;
                }
                break;
            case Fitted:
                {
                alt6=3;
                }
                break;
            case Assumed:
                {
                alt6=4;
                }
                break;
            case Tunable:
                {
                alt6=5;
                }
                break;
            default:
                NoViableAltException nvae =
                    new NoViableAltException("", 6, 0, input);

                throw nvae;
            }

            switch (alt6) {
                case 1 :
                    // InternalPerfParser.g:522:3: kw= Given
                    {
                    kw=(Token)match(input,Given,FOLLOW_2); 

                    			current.merge(kw);
                    			newLeafNode(kw, grammarAccess.getStatusAccess().getGivenKeyword_0());
                    		

                    }
                    break;
                case 2 :
                    // InternalPerfParser.g:528:3: kw= Measured
                    {
                    kw=(Token)match(input,Measured,FOLLOW_2); 

                    			current.merge(kw);
                    			newLeafNode(kw, grammarAccess.getStatusAccess().getMeasuredKeyword_1());
                    		

                    }
                    break;
                case 3 :
                    // InternalPerfParser.g:534:3: kw= Fitted
                    {
                    kw=(Token)match(input,Fitted,FOLLOW_2); 

                    			current.merge(kw);
                    			newLeafNode(kw, grammarAccess.getStatusAccess().getFittedKeyword_2());
                    		

                    }
                    break;
                case 4 :
                    // InternalPerfParser.g:540:3: kw= Assumed
                    {
                    kw=(Token)match(input,Assumed,FOLLOW_2); 

                    			current.merge(kw);
                    			newLeafNode(kw, grammarAccess.getStatusAccess().getAssumedKeyword_3());
                    		

                    }
                    break;
                case 5 :
                    // InternalPerfParser.g:546:3: kw= Tunable
                    {
                    kw=(Token)match(input,Tunable,FOLLOW_2); 

                    			current.merge(kw);
                    			newLeafNode(kw, grammarAccess.getStatusAccess().getTunableKeyword_4());
                    		

                    }
                    break;

            }


            }


            	leaveRule();

        }

            catch (RecognitionException re) {
                recover(input,re);
                appendSkippedTokens();
            }
        finally {
        }
        return current;
    }
    // $ANTLR end "ruleStatus"


    // $ANTLR start "entryRulePart"
    // InternalPerfParser.g:555:1: entryRulePart returns [EObject current=null] : iv_rulePart= rulePart EOF ;
    public final EObject entryRulePart() throws RecognitionException {
        EObject current = null;

        EObject iv_rulePart = null;


        try {
            // InternalPerfParser.g:555:45: (iv_rulePart= rulePart EOF )
            // InternalPerfParser.g:556:2: iv_rulePart= rulePart EOF
            {
             newCompositeNode(grammarAccess.getPartRule()); 
            pushFollow(FOLLOW_1);
            iv_rulePart=rulePart();

            state._fsp--;

             current =iv_rulePart; 
            match(input,EOF,FOLLOW_2); 

            }

        }

            catch (RecognitionException re) {
                recover(input,re);
                appendSkippedTokens();
            }
        finally {
        }
        return current;
    }
    // $ANTLR end "entryRulePart"


    // $ANTLR start "rulePart"
    // InternalPerfParser.g:562:1: rulePart returns [EObject current=null] : ( ( (lv_kind_0_0= ruleKind ) ) ( (lv_names_1_0= rulePartName ) ) (otherlv_2= Comma ( (lv_names_3_0= rulePartName ) ) )* (otherlv_4= Colon ( (lv_prototype_5_0= rulePath ) ) )? ( (otherlv_6= On ( (lv_on_7_0= rulePath ) ) ) | ( ( ( ( (lv_between_8_0= Between ) ) ( (lv_from_9_0= rulePath ) ) otherlv_10= And ( (lv_to_11_0= rulePath ) ) ) | (otherlv_12= From ( (lv_from_13_0= rulePath ) ) otherlv_14= To ( (lv_to_15_0= rulePath ) ) ) ) (otherlv_16= Over ( (lv_over_17_0= rulePath ) ) (otherlv_18= Comma ( (lv_over_19_0= rulePath ) ) )* )? ) )? (otherlv_20= LeftCurlyBracket ( ( (lv_settings_21_0= ruleSetting ) ) | ( (lv_parts_22_0= rulePart ) ) )* otherlv_23= RightCurlyBracket )? ) ;
    public final EObject rulePart() throws RecognitionException {
        EObject current = null;

        Token otherlv_2=null;
        Token otherlv_4=null;
        Token otherlv_6=null;
        Token lv_between_8_0=null;
        Token otherlv_10=null;
        Token otherlv_12=null;
        Token otherlv_14=null;
        Token otherlv_16=null;
        Token otherlv_18=null;
        Token otherlv_20=null;
        Token otherlv_23=null;
        Enumerator lv_kind_0_0 = null;

        EObject lv_names_1_0 = null;

        EObject lv_names_3_0 = null;

        EObject lv_prototype_5_0 = null;

        EObject lv_on_7_0 = null;

        EObject lv_from_9_0 = null;

        EObject lv_to_11_0 = null;

        EObject lv_from_13_0 = null;

        EObject lv_to_15_0 = null;

        EObject lv_over_17_0 = null;

        EObject lv_over_19_0 = null;

        EObject lv_settings_21_0 = null;

        EObject lv_parts_22_0 = null;



        	enterRule();

        try {
            // InternalPerfParser.g:568:2: ( ( ( (lv_kind_0_0= ruleKind ) ) ( (lv_names_1_0= rulePartName ) ) (otherlv_2= Comma ( (lv_names_3_0= rulePartName ) ) )* (otherlv_4= Colon ( (lv_prototype_5_0= rulePath ) ) )? ( (otherlv_6= On ( (lv_on_7_0= rulePath ) ) ) | ( ( ( ( (lv_between_8_0= Between ) ) ( (lv_from_9_0= rulePath ) ) otherlv_10= And ( (lv_to_11_0= rulePath ) ) ) | (otherlv_12= From ( (lv_from_13_0= rulePath ) ) otherlv_14= To ( (lv_to_15_0= rulePath ) ) ) ) (otherlv_16= Over ( (lv_over_17_0= rulePath ) ) (otherlv_18= Comma ( (lv_over_19_0= rulePath ) ) )* )? ) )? (otherlv_20= LeftCurlyBracket ( ( (lv_settings_21_0= ruleSetting ) ) | ( (lv_parts_22_0= rulePart ) ) )* otherlv_23= RightCurlyBracket )? ) )
            // InternalPerfParser.g:569:2: ( ( (lv_kind_0_0= ruleKind ) ) ( (lv_names_1_0= rulePartName ) ) (otherlv_2= Comma ( (lv_names_3_0= rulePartName ) ) )* (otherlv_4= Colon ( (lv_prototype_5_0= rulePath ) ) )? ( (otherlv_6= On ( (lv_on_7_0= rulePath ) ) ) | ( ( ( ( (lv_between_8_0= Between ) ) ( (lv_from_9_0= rulePath ) ) otherlv_10= And ( (lv_to_11_0= rulePath ) ) ) | (otherlv_12= From ( (lv_from_13_0= rulePath ) ) otherlv_14= To ( (lv_to_15_0= rulePath ) ) ) ) (otherlv_16= Over ( (lv_over_17_0= rulePath ) ) (otherlv_18= Comma ( (lv_over_19_0= rulePath ) ) )* )? ) )? (otherlv_20= LeftCurlyBracket ( ( (lv_settings_21_0= ruleSetting ) ) | ( (lv_parts_22_0= rulePart ) ) )* otherlv_23= RightCurlyBracket )? )
            {
            // InternalPerfParser.g:569:2: ( ( (lv_kind_0_0= ruleKind ) ) ( (lv_names_1_0= rulePartName ) ) (otherlv_2= Comma ( (lv_names_3_0= rulePartName ) ) )* (otherlv_4= Colon ( (lv_prototype_5_0= rulePath ) ) )? ( (otherlv_6= On ( (lv_on_7_0= rulePath ) ) ) | ( ( ( ( (lv_between_8_0= Between ) ) ( (lv_from_9_0= rulePath ) ) otherlv_10= And ( (lv_to_11_0= rulePath ) ) ) | (otherlv_12= From ( (lv_from_13_0= rulePath ) ) otherlv_14= To ( (lv_to_15_0= rulePath ) ) ) ) (otherlv_16= Over ( (lv_over_17_0= rulePath ) ) (otherlv_18= Comma ( (lv_over_19_0= rulePath ) ) )* )? ) )? (otherlv_20= LeftCurlyBracket ( ( (lv_settings_21_0= ruleSetting ) ) | ( (lv_parts_22_0= rulePart ) ) )* otherlv_23= RightCurlyBracket )? )
            // InternalPerfParser.g:570:3: ( (lv_kind_0_0= ruleKind ) ) ( (lv_names_1_0= rulePartName ) ) (otherlv_2= Comma ( (lv_names_3_0= rulePartName ) ) )* (otherlv_4= Colon ( (lv_prototype_5_0= rulePath ) ) )? ( (otherlv_6= On ( (lv_on_7_0= rulePath ) ) ) | ( ( ( ( (lv_between_8_0= Between ) ) ( (lv_from_9_0= rulePath ) ) otherlv_10= And ( (lv_to_11_0= rulePath ) ) ) | (otherlv_12= From ( (lv_from_13_0= rulePath ) ) otherlv_14= To ( (lv_to_15_0= rulePath ) ) ) ) (otherlv_16= Over ( (lv_over_17_0= rulePath ) ) (otherlv_18= Comma ( (lv_over_19_0= rulePath ) ) )* )? ) )? (otherlv_20= LeftCurlyBracket ( ( (lv_settings_21_0= ruleSetting ) ) | ( (lv_parts_22_0= rulePart ) ) )* otherlv_23= RightCurlyBracket )?
            {
            // InternalPerfParser.g:570:3: ( (lv_kind_0_0= ruleKind ) )
            // InternalPerfParser.g:571:4: (lv_kind_0_0= ruleKind )
            {
            // InternalPerfParser.g:571:4: (lv_kind_0_0= ruleKind )
            // InternalPerfParser.g:572:5: lv_kind_0_0= ruleKind
            {

            					newCompositeNode(grammarAccess.getPartAccess().getKindKindEnumRuleCall_0_0());
            				
            pushFollow(FOLLOW_8);
            lv_kind_0_0=ruleKind();

            state._fsp--;


            					if (current==null) {
            						current = createModelElementForParent(grammarAccess.getPartRule());
            					}
            					set(
            						current,
            						"kind",
            						lv_kind_0_0,
            						"dev.whence.language.Perf.Kind");
            					afterParserOrEnumRuleCall();
            				

            }


            }

            // InternalPerfParser.g:589:3: ( (lv_names_1_0= rulePartName ) )
            // InternalPerfParser.g:590:4: (lv_names_1_0= rulePartName )
            {
            // InternalPerfParser.g:590:4: (lv_names_1_0= rulePartName )
            // InternalPerfParser.g:591:5: lv_names_1_0= rulePartName
            {

            					newCompositeNode(grammarAccess.getPartAccess().getNamesPartNameParserRuleCall_1_0());
            				
            pushFollow(FOLLOW_13);
            lv_names_1_0=rulePartName();

            state._fsp--;


            					if (current==null) {
            						current = createModelElementForParent(grammarAccess.getPartRule());
            					}
            					add(
            						current,
            						"names",
            						lv_names_1_0,
            						"dev.whence.language.Perf.PartName");
            					afterParserOrEnumRuleCall();
            				

            }


            }

            // InternalPerfParser.g:608:3: (otherlv_2= Comma ( (lv_names_3_0= rulePartName ) ) )*
            loop7:
            do {
                int alt7=2;
                int LA7_0 = input.LA(1);

                if ( (LA7_0==Comma) ) {
                    alt7=1;
                }


                switch (alt7) {
            	case 1 :
            	    // InternalPerfParser.g:609:4: otherlv_2= Comma ( (lv_names_3_0= rulePartName ) )
            	    {
            	    otherlv_2=(Token)match(input,Comma,FOLLOW_8); 

            	    				newLeafNode(otherlv_2, grammarAccess.getPartAccess().getCommaKeyword_2_0());
            	    			
            	    // InternalPerfParser.g:613:4: ( (lv_names_3_0= rulePartName ) )
            	    // InternalPerfParser.g:614:5: (lv_names_3_0= rulePartName )
            	    {
            	    // InternalPerfParser.g:614:5: (lv_names_3_0= rulePartName )
            	    // InternalPerfParser.g:615:6: lv_names_3_0= rulePartName
            	    {

            	    						newCompositeNode(grammarAccess.getPartAccess().getNamesPartNameParserRuleCall_2_1_0());
            	    					
            	    pushFollow(FOLLOW_13);
            	    lv_names_3_0=rulePartName();

            	    state._fsp--;


            	    						if (current==null) {
            	    							current = createModelElementForParent(grammarAccess.getPartRule());
            	    						}
            	    						add(
            	    							current,
            	    							"names",
            	    							lv_names_3_0,
            	    							"dev.whence.language.Perf.PartName");
            	    						afterParserOrEnumRuleCall();
            	    					

            	    }


            	    }


            	    }
            	    break;

            	default :
            	    break loop7;
                }
            } while (true);

            // InternalPerfParser.g:633:3: (otherlv_4= Colon ( (lv_prototype_5_0= rulePath ) ) )?
            int alt8=2;
            int LA8_0 = input.LA(1);

            if ( (LA8_0==Colon) ) {
                alt8=1;
            }
            switch (alt8) {
                case 1 :
                    // InternalPerfParser.g:634:4: otherlv_4= Colon ( (lv_prototype_5_0= rulePath ) )
                    {
                    otherlv_4=(Token)match(input,Colon,FOLLOW_8); 

                    				newLeafNode(otherlv_4, grammarAccess.getPartAccess().getColonKeyword_3_0());
                    			
                    // InternalPerfParser.g:638:4: ( (lv_prototype_5_0= rulePath ) )
                    // InternalPerfParser.g:639:5: (lv_prototype_5_0= rulePath )
                    {
                    // InternalPerfParser.g:639:5: (lv_prototype_5_0= rulePath )
                    // InternalPerfParser.g:640:6: lv_prototype_5_0= rulePath
                    {

                    						newCompositeNode(grammarAccess.getPartAccess().getPrototypePathParserRuleCall_3_1_0());
                    					
                    pushFollow(FOLLOW_14);
                    lv_prototype_5_0=rulePath();

                    state._fsp--;


                    						if (current==null) {
                    							current = createModelElementForParent(grammarAccess.getPartRule());
                    						}
                    						set(
                    							current,
                    							"prototype",
                    							lv_prototype_5_0,
                    							"dev.whence.language.Perf.Path");
                    						afterParserOrEnumRuleCall();
                    					

                    }


                    }


                    }
                    break;

            }

            // InternalPerfParser.g:658:3: ( (otherlv_6= On ( (lv_on_7_0= rulePath ) ) ) | ( ( ( ( (lv_between_8_0= Between ) ) ( (lv_from_9_0= rulePath ) ) otherlv_10= And ( (lv_to_11_0= rulePath ) ) ) | (otherlv_12= From ( (lv_from_13_0= rulePath ) ) otherlv_14= To ( (lv_to_15_0= rulePath ) ) ) ) (otherlv_16= Over ( (lv_over_17_0= rulePath ) ) (otherlv_18= Comma ( (lv_over_19_0= rulePath ) ) )* )? ) )?
            int alt12=3;
            int LA12_0 = input.LA(1);

            if ( (LA12_0==On) ) {
                alt12=1;
            }
            else if ( (LA12_0==Between||LA12_0==From) ) {
                alt12=2;
            }
            switch (alt12) {
                case 1 :
                    // InternalPerfParser.g:659:4: (otherlv_6= On ( (lv_on_7_0= rulePath ) ) )
                    {
                    // InternalPerfParser.g:659:4: (otherlv_6= On ( (lv_on_7_0= rulePath ) ) )
                    // InternalPerfParser.g:660:5: otherlv_6= On ( (lv_on_7_0= rulePath ) )
                    {
                    otherlv_6=(Token)match(input,On,FOLLOW_8); 

                    					newLeafNode(otherlv_6, grammarAccess.getPartAccess().getOnKeyword_4_0_0());
                    				
                    // InternalPerfParser.g:664:5: ( (lv_on_7_0= rulePath ) )
                    // InternalPerfParser.g:665:6: (lv_on_7_0= rulePath )
                    {
                    // InternalPerfParser.g:665:6: (lv_on_7_0= rulePath )
                    // InternalPerfParser.g:666:7: lv_on_7_0= rulePath
                    {

                    							newCompositeNode(grammarAccess.getPartAccess().getOnPathParserRuleCall_4_0_1_0());
                    						
                    pushFollow(FOLLOW_15);
                    lv_on_7_0=rulePath();

                    state._fsp--;


                    							if (current==null) {
                    								current = createModelElementForParent(grammarAccess.getPartRule());
                    							}
                    							set(
                    								current,
                    								"on",
                    								lv_on_7_0,
                    								"dev.whence.language.Perf.Path");
                    							afterParserOrEnumRuleCall();
                    						

                    }


                    }


                    }


                    }
                    break;
                case 2 :
                    // InternalPerfParser.g:685:4: ( ( ( ( (lv_between_8_0= Between ) ) ( (lv_from_9_0= rulePath ) ) otherlv_10= And ( (lv_to_11_0= rulePath ) ) ) | (otherlv_12= From ( (lv_from_13_0= rulePath ) ) otherlv_14= To ( (lv_to_15_0= rulePath ) ) ) ) (otherlv_16= Over ( (lv_over_17_0= rulePath ) ) (otherlv_18= Comma ( (lv_over_19_0= rulePath ) ) )* )? )
                    {
                    // InternalPerfParser.g:685:4: ( ( ( ( (lv_between_8_0= Between ) ) ( (lv_from_9_0= rulePath ) ) otherlv_10= And ( (lv_to_11_0= rulePath ) ) ) | (otherlv_12= From ( (lv_from_13_0= rulePath ) ) otherlv_14= To ( (lv_to_15_0= rulePath ) ) ) ) (otherlv_16= Over ( (lv_over_17_0= rulePath ) ) (otherlv_18= Comma ( (lv_over_19_0= rulePath ) ) )* )? )
                    // InternalPerfParser.g:686:5: ( ( ( (lv_between_8_0= Between ) ) ( (lv_from_9_0= rulePath ) ) otherlv_10= And ( (lv_to_11_0= rulePath ) ) ) | (otherlv_12= From ( (lv_from_13_0= rulePath ) ) otherlv_14= To ( (lv_to_15_0= rulePath ) ) ) ) (otherlv_16= Over ( (lv_over_17_0= rulePath ) ) (otherlv_18= Comma ( (lv_over_19_0= rulePath ) ) )* )?
                    {
                    // InternalPerfParser.g:686:5: ( ( ( (lv_between_8_0= Between ) ) ( (lv_from_9_0= rulePath ) ) otherlv_10= And ( (lv_to_11_0= rulePath ) ) ) | (otherlv_12= From ( (lv_from_13_0= rulePath ) ) otherlv_14= To ( (lv_to_15_0= rulePath ) ) ) )
                    int alt9=2;
                    int LA9_0 = input.LA(1);

                    if ( (LA9_0==Between) ) {
                        alt9=1;
                    }
                    else if ( (LA9_0==From) ) {
                        alt9=2;
                    }
                    else {
                        NoViableAltException nvae =
                            new NoViableAltException("", 9, 0, input);

                        throw nvae;
                    }
                    switch (alt9) {
                        case 1 :
                            // InternalPerfParser.g:687:6: ( ( (lv_between_8_0= Between ) ) ( (lv_from_9_0= rulePath ) ) otherlv_10= And ( (lv_to_11_0= rulePath ) ) )
                            {
                            // InternalPerfParser.g:687:6: ( ( (lv_between_8_0= Between ) ) ( (lv_from_9_0= rulePath ) ) otherlv_10= And ( (lv_to_11_0= rulePath ) ) )
                            // InternalPerfParser.g:688:7: ( (lv_between_8_0= Between ) ) ( (lv_from_9_0= rulePath ) ) otherlv_10= And ( (lv_to_11_0= rulePath ) )
                            {
                            // InternalPerfParser.g:688:7: ( (lv_between_8_0= Between ) )
                            // InternalPerfParser.g:689:8: (lv_between_8_0= Between )
                            {
                            // InternalPerfParser.g:689:8: (lv_between_8_0= Between )
                            // InternalPerfParser.g:690:9: lv_between_8_0= Between
                            {
                            lv_between_8_0=(Token)match(input,Between,FOLLOW_8); 

                            									newLeafNode(lv_between_8_0, grammarAccess.getPartAccess().getBetweenBetweenKeyword_4_1_0_0_0_0());
                            								

                            									if (current==null) {
                            										current = createModelElement(grammarAccess.getPartRule());
                            									}
                            									setWithLastConsumed(current, "between", lv_between_8_0 != null, "between");
                            								

                            }


                            }

                            // InternalPerfParser.g:702:7: ( (lv_from_9_0= rulePath ) )
                            // InternalPerfParser.g:703:8: (lv_from_9_0= rulePath )
                            {
                            // InternalPerfParser.g:703:8: (lv_from_9_0= rulePath )
                            // InternalPerfParser.g:704:9: lv_from_9_0= rulePath
                            {

                            									newCompositeNode(grammarAccess.getPartAccess().getFromPathParserRuleCall_4_1_0_0_1_0());
                            								
                            pushFollow(FOLLOW_16);
                            lv_from_9_0=rulePath();

                            state._fsp--;


                            									if (current==null) {
                            										current = createModelElementForParent(grammarAccess.getPartRule());
                            									}
                            									set(
                            										current,
                            										"from",
                            										lv_from_9_0,
                            										"dev.whence.language.Perf.Path");
                            									afterParserOrEnumRuleCall();
                            								

                            }


                            }

                            otherlv_10=(Token)match(input,And,FOLLOW_8); 

                            							newLeafNode(otherlv_10, grammarAccess.getPartAccess().getAndKeyword_4_1_0_0_2());
                            						
                            // InternalPerfParser.g:725:7: ( (lv_to_11_0= rulePath ) )
                            // InternalPerfParser.g:726:8: (lv_to_11_0= rulePath )
                            {
                            // InternalPerfParser.g:726:8: (lv_to_11_0= rulePath )
                            // InternalPerfParser.g:727:9: lv_to_11_0= rulePath
                            {

                            									newCompositeNode(grammarAccess.getPartAccess().getToPathParserRuleCall_4_1_0_0_3_0());
                            								
                            pushFollow(FOLLOW_17);
                            lv_to_11_0=rulePath();

                            state._fsp--;


                            									if (current==null) {
                            										current = createModelElementForParent(grammarAccess.getPartRule());
                            									}
                            									set(
                            										current,
                            										"to",
                            										lv_to_11_0,
                            										"dev.whence.language.Perf.Path");
                            									afterParserOrEnumRuleCall();
                            								

                            }


                            }


                            }


                            }
                            break;
                        case 2 :
                            // InternalPerfParser.g:746:6: (otherlv_12= From ( (lv_from_13_0= rulePath ) ) otherlv_14= To ( (lv_to_15_0= rulePath ) ) )
                            {
                            // InternalPerfParser.g:746:6: (otherlv_12= From ( (lv_from_13_0= rulePath ) ) otherlv_14= To ( (lv_to_15_0= rulePath ) ) )
                            // InternalPerfParser.g:747:7: otherlv_12= From ( (lv_from_13_0= rulePath ) ) otherlv_14= To ( (lv_to_15_0= rulePath ) )
                            {
                            otherlv_12=(Token)match(input,From,FOLLOW_8); 

                            							newLeafNode(otherlv_12, grammarAccess.getPartAccess().getFromKeyword_4_1_0_1_0());
                            						
                            // InternalPerfParser.g:751:7: ( (lv_from_13_0= rulePath ) )
                            // InternalPerfParser.g:752:8: (lv_from_13_0= rulePath )
                            {
                            // InternalPerfParser.g:752:8: (lv_from_13_0= rulePath )
                            // InternalPerfParser.g:753:9: lv_from_13_0= rulePath
                            {

                            									newCompositeNode(grammarAccess.getPartAccess().getFromPathParserRuleCall_4_1_0_1_1_0());
                            								
                            pushFollow(FOLLOW_10);
                            lv_from_13_0=rulePath();

                            state._fsp--;


                            									if (current==null) {
                            										current = createModelElementForParent(grammarAccess.getPartRule());
                            									}
                            									set(
                            										current,
                            										"from",
                            										lv_from_13_0,
                            										"dev.whence.language.Perf.Path");
                            									afterParserOrEnumRuleCall();
                            								

                            }


                            }

                            otherlv_14=(Token)match(input,To,FOLLOW_8); 

                            							newLeafNode(otherlv_14, grammarAccess.getPartAccess().getToKeyword_4_1_0_1_2());
                            						
                            // InternalPerfParser.g:774:7: ( (lv_to_15_0= rulePath ) )
                            // InternalPerfParser.g:775:8: (lv_to_15_0= rulePath )
                            {
                            // InternalPerfParser.g:775:8: (lv_to_15_0= rulePath )
                            // InternalPerfParser.g:776:9: lv_to_15_0= rulePath
                            {

                            									newCompositeNode(grammarAccess.getPartAccess().getToPathParserRuleCall_4_1_0_1_3_0());
                            								
                            pushFollow(FOLLOW_17);
                            lv_to_15_0=rulePath();

                            state._fsp--;


                            									if (current==null) {
                            										current = createModelElementForParent(grammarAccess.getPartRule());
                            									}
                            									set(
                            										current,
                            										"to",
                            										lv_to_15_0,
                            										"dev.whence.language.Perf.Path");
                            									afterParserOrEnumRuleCall();
                            								

                            }


                            }


                            }


                            }
                            break;

                    }

                    // InternalPerfParser.g:795:5: (otherlv_16= Over ( (lv_over_17_0= rulePath ) ) (otherlv_18= Comma ( (lv_over_19_0= rulePath ) ) )* )?
                    int alt11=2;
                    int LA11_0 = input.LA(1);

                    if ( (LA11_0==Over) ) {
                        alt11=1;
                    }
                    switch (alt11) {
                        case 1 :
                            // InternalPerfParser.g:796:6: otherlv_16= Over ( (lv_over_17_0= rulePath ) ) (otherlv_18= Comma ( (lv_over_19_0= rulePath ) ) )*
                            {
                            otherlv_16=(Token)match(input,Over,FOLLOW_8); 

                            						newLeafNode(otherlv_16, grammarAccess.getPartAccess().getOverKeyword_4_1_1_0());
                            					
                            // InternalPerfParser.g:800:6: ( (lv_over_17_0= rulePath ) )
                            // InternalPerfParser.g:801:7: (lv_over_17_0= rulePath )
                            {
                            // InternalPerfParser.g:801:7: (lv_over_17_0= rulePath )
                            // InternalPerfParser.g:802:8: lv_over_17_0= rulePath
                            {

                            								newCompositeNode(grammarAccess.getPartAccess().getOverPathParserRuleCall_4_1_1_1_0());
                            							
                            pushFollow(FOLLOW_18);
                            lv_over_17_0=rulePath();

                            state._fsp--;


                            								if (current==null) {
                            									current = createModelElementForParent(grammarAccess.getPartRule());
                            								}
                            								add(
                            									current,
                            									"over",
                            									lv_over_17_0,
                            									"dev.whence.language.Perf.Path");
                            								afterParserOrEnumRuleCall();
                            							

                            }


                            }

                            // InternalPerfParser.g:819:6: (otherlv_18= Comma ( (lv_over_19_0= rulePath ) ) )*
                            loop10:
                            do {
                                int alt10=2;
                                int LA10_0 = input.LA(1);

                                if ( (LA10_0==Comma) ) {
                                    alt10=1;
                                }


                                switch (alt10) {
                            	case 1 :
                            	    // InternalPerfParser.g:820:7: otherlv_18= Comma ( (lv_over_19_0= rulePath ) )
                            	    {
                            	    otherlv_18=(Token)match(input,Comma,FOLLOW_8); 

                            	    							newLeafNode(otherlv_18, grammarAccess.getPartAccess().getCommaKeyword_4_1_1_2_0());
                            	    						
                            	    // InternalPerfParser.g:824:7: ( (lv_over_19_0= rulePath ) )
                            	    // InternalPerfParser.g:825:8: (lv_over_19_0= rulePath )
                            	    {
                            	    // InternalPerfParser.g:825:8: (lv_over_19_0= rulePath )
                            	    // InternalPerfParser.g:826:9: lv_over_19_0= rulePath
                            	    {

                            	    									newCompositeNode(grammarAccess.getPartAccess().getOverPathParserRuleCall_4_1_1_2_1_0());
                            	    								
                            	    pushFollow(FOLLOW_18);
                            	    lv_over_19_0=rulePath();

                            	    state._fsp--;


                            	    									if (current==null) {
                            	    										current = createModelElementForParent(grammarAccess.getPartRule());
                            	    									}
                            	    									add(
                            	    										current,
                            	    										"over",
                            	    										lv_over_19_0,
                            	    										"dev.whence.language.Perf.Path");
                            	    									afterParserOrEnumRuleCall();
                            	    								

                            	    }


                            	    }


                            	    }
                            	    break;

                            	default :
                            	    break loop10;
                                }
                            } while (true);


                            }
                            break;

                    }


                    }


                    }
                    break;

            }

            // InternalPerfParser.g:847:3: (otherlv_20= LeftCurlyBracket ( ( (lv_settings_21_0= ruleSetting ) ) | ( (lv_parts_22_0= rulePart ) ) )* otherlv_23= RightCurlyBracket )?
            int alt14=2;
            int LA14_0 = input.LA(1);

            if ( (LA14_0==LeftCurlyBracket) ) {
                alt14=1;
            }
            switch (alt14) {
                case 1 :
                    // InternalPerfParser.g:848:4: otherlv_20= LeftCurlyBracket ( ( (lv_settings_21_0= ruleSetting ) ) | ( (lv_parts_22_0= rulePart ) ) )* otherlv_23= RightCurlyBracket
                    {
                    otherlv_20=(Token)match(input,LeftCurlyBracket,FOLLOW_19); 

                    				newLeafNode(otherlv_20, grammarAccess.getPartAccess().getLeftCurlyBracketKeyword_5_0());
                    			
                    // InternalPerfParser.g:852:4: ( ( (lv_settings_21_0= ruleSetting ) ) | ( (lv_parts_22_0= rulePart ) ) )*
                    loop13:
                    do {
                        int alt13=3;
                        alt13 = dfa13.predict(input);
                        switch (alt13) {
                    	case 1 :
                    	    // InternalPerfParser.g:853:5: ( (lv_settings_21_0= ruleSetting ) )
                    	    {
                    	    // InternalPerfParser.g:853:5: ( (lv_settings_21_0= ruleSetting ) )
                    	    // InternalPerfParser.g:854:6: (lv_settings_21_0= ruleSetting )
                    	    {
                    	    // InternalPerfParser.g:854:6: (lv_settings_21_0= ruleSetting )
                    	    // InternalPerfParser.g:855:7: lv_settings_21_0= ruleSetting
                    	    {

                    	    							newCompositeNode(grammarAccess.getPartAccess().getSettingsSettingParserRuleCall_5_1_0_0());
                    	    						
                    	    pushFollow(FOLLOW_19);
                    	    lv_settings_21_0=ruleSetting();

                    	    state._fsp--;


                    	    							if (current==null) {
                    	    								current = createModelElementForParent(grammarAccess.getPartRule());
                    	    							}
                    	    							add(
                    	    								current,
                    	    								"settings",
                    	    								lv_settings_21_0,
                    	    								"dev.whence.language.Perf.Setting");
                    	    							afterParserOrEnumRuleCall();
                    	    						

                    	    }


                    	    }


                    	    }
                    	    break;
                    	case 2 :
                    	    // InternalPerfParser.g:873:5: ( (lv_parts_22_0= rulePart ) )
                    	    {
                    	    // InternalPerfParser.g:873:5: ( (lv_parts_22_0= rulePart ) )
                    	    // InternalPerfParser.g:874:6: (lv_parts_22_0= rulePart )
                    	    {
                    	    // InternalPerfParser.g:874:6: (lv_parts_22_0= rulePart )
                    	    // InternalPerfParser.g:875:7: lv_parts_22_0= rulePart
                    	    {

                    	    							newCompositeNode(grammarAccess.getPartAccess().getPartsPartParserRuleCall_5_1_1_0());
                    	    						
                    	    pushFollow(FOLLOW_19);
                    	    lv_parts_22_0=rulePart();

                    	    state._fsp--;


                    	    							if (current==null) {
                    	    								current = createModelElementForParent(grammarAccess.getPartRule());
                    	    							}
                    	    							add(
                    	    								current,
                    	    								"parts",
                    	    								lv_parts_22_0,
                    	    								"dev.whence.language.Perf.Part");
                    	    							afterParserOrEnumRuleCall();
                    	    						

                    	    }


                    	    }


                    	    }
                    	    break;

                    	default :
                    	    break loop13;
                        }
                    } while (true);

                    otherlv_23=(Token)match(input,RightCurlyBracket,FOLLOW_2); 

                    				newLeafNode(otherlv_23, grammarAccess.getPartAccess().getRightCurlyBracketKeyword_5_2());
                    			

                    }
                    break;

            }


            }


            }


            	leaveRule();

        }

            catch (RecognitionException re) {
                recover(input,re);
                appendSkippedTokens();
            }
        finally {
        }
        return current;
    }
    // $ANTLR end "rulePart"


    // $ANTLR start "entryRulePartName"
    // InternalPerfParser.g:902:1: entryRulePartName returns [EObject current=null] : iv_rulePartName= rulePartName EOF ;
    public final EObject entryRulePartName() throws RecognitionException {
        EObject current = null;

        EObject iv_rulePartName = null;


        try {
            // InternalPerfParser.g:902:49: (iv_rulePartName= rulePartName EOF )
            // InternalPerfParser.g:903:2: iv_rulePartName= rulePartName EOF
            {
             newCompositeNode(grammarAccess.getPartNameRule()); 
            pushFollow(FOLLOW_1);
            iv_rulePartName=rulePartName();

            state._fsp--;

             current =iv_rulePartName; 
            match(input,EOF,FOLLOW_2); 

            }

        }

            catch (RecognitionException re) {
                recover(input,re);
                appendSkippedTokens();
            }
        finally {
        }
        return current;
    }
    // $ANTLR end "entryRulePartName"


    // $ANTLR start "rulePartName"
    // InternalPerfParser.g:909:1: rulePartName returns [EObject current=null] : ( ( (lv_name_0_0= ruleNAME ) ) (otherlv_1= LeftSquareBracket ( (lv_count_2_0= ruleExpression ) ) otherlv_3= RightSquareBracket )? ) ;
    public final EObject rulePartName() throws RecognitionException {
        EObject current = null;

        Token otherlv_1=null;
        Token otherlv_3=null;
        AntlrDatatypeRuleToken lv_name_0_0 = null;

        EObject lv_count_2_0 = null;



        	enterRule();

        try {
            // InternalPerfParser.g:915:2: ( ( ( (lv_name_0_0= ruleNAME ) ) (otherlv_1= LeftSquareBracket ( (lv_count_2_0= ruleExpression ) ) otherlv_3= RightSquareBracket )? ) )
            // InternalPerfParser.g:916:2: ( ( (lv_name_0_0= ruleNAME ) ) (otherlv_1= LeftSquareBracket ( (lv_count_2_0= ruleExpression ) ) otherlv_3= RightSquareBracket )? )
            {
            // InternalPerfParser.g:916:2: ( ( (lv_name_0_0= ruleNAME ) ) (otherlv_1= LeftSquareBracket ( (lv_count_2_0= ruleExpression ) ) otherlv_3= RightSquareBracket )? )
            // InternalPerfParser.g:917:3: ( (lv_name_0_0= ruleNAME ) ) (otherlv_1= LeftSquareBracket ( (lv_count_2_0= ruleExpression ) ) otherlv_3= RightSquareBracket )?
            {
            // InternalPerfParser.g:917:3: ( (lv_name_0_0= ruleNAME ) )
            // InternalPerfParser.g:918:4: (lv_name_0_0= ruleNAME )
            {
            // InternalPerfParser.g:918:4: (lv_name_0_0= ruleNAME )
            // InternalPerfParser.g:919:5: lv_name_0_0= ruleNAME
            {

            					newCompositeNode(grammarAccess.getPartNameAccess().getNameNAMEParserRuleCall_0_0());
            				
            pushFollow(FOLLOW_20);
            lv_name_0_0=ruleNAME();

            state._fsp--;


            					if (current==null) {
            						current = createModelElementForParent(grammarAccess.getPartNameRule());
            					}
            					set(
            						current,
            						"name",
            						lv_name_0_0,
            						"dev.whence.language.Perf.NAME");
            					afterParserOrEnumRuleCall();
            				

            }


            }

            // InternalPerfParser.g:936:3: (otherlv_1= LeftSquareBracket ( (lv_count_2_0= ruleExpression ) ) otherlv_3= RightSquareBracket )?
            int alt15=2;
            int LA15_0 = input.LA(1);

            if ( (LA15_0==LeftSquareBracket) ) {
                alt15=1;
            }
            switch (alt15) {
                case 1 :
                    // InternalPerfParser.g:937:4: otherlv_1= LeftSquareBracket ( (lv_count_2_0= ruleExpression ) ) otherlv_3= RightSquareBracket
                    {
                    otherlv_1=(Token)match(input,LeftSquareBracket,FOLLOW_7); 

                    				newLeafNode(otherlv_1, grammarAccess.getPartNameAccess().getLeftSquareBracketKeyword_1_0());
                    			
                    // InternalPerfParser.g:941:4: ( (lv_count_2_0= ruleExpression ) )
                    // InternalPerfParser.g:942:5: (lv_count_2_0= ruleExpression )
                    {
                    // InternalPerfParser.g:942:5: (lv_count_2_0= ruleExpression )
                    // InternalPerfParser.g:943:6: lv_count_2_0= ruleExpression
                    {

                    						newCompositeNode(grammarAccess.getPartNameAccess().getCountExpressionParserRuleCall_1_1_0());
                    					
                    pushFollow(FOLLOW_21);
                    lv_count_2_0=ruleExpression();

                    state._fsp--;


                    						if (current==null) {
                    							current = createModelElementForParent(grammarAccess.getPartNameRule());
                    						}
                    						set(
                    							current,
                    							"count",
                    							lv_count_2_0,
                    							"dev.whence.language.Perf.Expression");
                    						afterParserOrEnumRuleCall();
                    					

                    }


                    }

                    otherlv_3=(Token)match(input,RightSquareBracket,FOLLOW_2); 

                    				newLeafNode(otherlv_3, grammarAccess.getPartNameAccess().getRightSquareBracketKeyword_1_2());
                    			

                    }
                    break;

            }


            }


            }


            	leaveRule();

        }

            catch (RecognitionException re) {
                recover(input,re);
                appendSkippedTokens();
            }
        finally {
        }
        return current;
    }
    // $ANTLR end "rulePartName"


    // $ANTLR start "entryRuleProcess"
    // InternalPerfParser.g:969:1: entryRuleProcess returns [EObject current=null] : iv_ruleProcess= ruleProcess EOF ;
    public final EObject entryRuleProcess() throws RecognitionException {
        EObject current = null;

        EObject iv_ruleProcess = null;


        try {
            // InternalPerfParser.g:969:48: (iv_ruleProcess= ruleProcess EOF )
            // InternalPerfParser.g:970:2: iv_ruleProcess= ruleProcess EOF
            {
             newCompositeNode(grammarAccess.getProcessRule()); 
            pushFollow(FOLLOW_1);
            iv_ruleProcess=ruleProcess();

            state._fsp--;

             current =iv_ruleProcess; 
            match(input,EOF,FOLLOW_2); 

            }

        }

            catch (RecognitionException re) {
                recover(input,re);
                appendSkippedTokens();
            }
        finally {
        }
        return current;
    }
    // $ANTLR end "entryRuleProcess"


    // $ANTLR start "ruleProcess"
    // InternalPerfParser.g:976:1: ruleProcess returns [EObject current=null] : (otherlv_0= Process ( (lv_name_1_0= ruleNAME ) ) (otherlv_2= LeftSquareBracket ( (lv_count_3_0= ruleExpression ) ) otherlv_4= RightSquareBracket )? (otherlv_5= On ( (lv_on_6_0= rulePath ) ) )? (otherlv_7= Every ( (lv_every_8_0= ruleExpression ) ) )? otherlv_9= LeftCurlyBracket ( ( (lv_settings_10_0= ruleSetting ) ) | ( (lv_statements_11_0= ruleStatement ) ) )* otherlv_12= RightCurlyBracket ) ;
    public final EObject ruleProcess() throws RecognitionException {
        EObject current = null;

        Token otherlv_0=null;
        Token otherlv_2=null;
        Token otherlv_4=null;
        Token otherlv_5=null;
        Token otherlv_7=null;
        Token otherlv_9=null;
        Token otherlv_12=null;
        AntlrDatatypeRuleToken lv_name_1_0 = null;

        EObject lv_count_3_0 = null;

        EObject lv_on_6_0 = null;

        EObject lv_every_8_0 = null;

        EObject lv_settings_10_0 = null;

        EObject lv_statements_11_0 = null;



        	enterRule();

        try {
            // InternalPerfParser.g:982:2: ( (otherlv_0= Process ( (lv_name_1_0= ruleNAME ) ) (otherlv_2= LeftSquareBracket ( (lv_count_3_0= ruleExpression ) ) otherlv_4= RightSquareBracket )? (otherlv_5= On ( (lv_on_6_0= rulePath ) ) )? (otherlv_7= Every ( (lv_every_8_0= ruleExpression ) ) )? otherlv_9= LeftCurlyBracket ( ( (lv_settings_10_0= ruleSetting ) ) | ( (lv_statements_11_0= ruleStatement ) ) )* otherlv_12= RightCurlyBracket ) )
            // InternalPerfParser.g:983:2: (otherlv_0= Process ( (lv_name_1_0= ruleNAME ) ) (otherlv_2= LeftSquareBracket ( (lv_count_3_0= ruleExpression ) ) otherlv_4= RightSquareBracket )? (otherlv_5= On ( (lv_on_6_0= rulePath ) ) )? (otherlv_7= Every ( (lv_every_8_0= ruleExpression ) ) )? otherlv_9= LeftCurlyBracket ( ( (lv_settings_10_0= ruleSetting ) ) | ( (lv_statements_11_0= ruleStatement ) ) )* otherlv_12= RightCurlyBracket )
            {
            // InternalPerfParser.g:983:2: (otherlv_0= Process ( (lv_name_1_0= ruleNAME ) ) (otherlv_2= LeftSquareBracket ( (lv_count_3_0= ruleExpression ) ) otherlv_4= RightSquareBracket )? (otherlv_5= On ( (lv_on_6_0= rulePath ) ) )? (otherlv_7= Every ( (lv_every_8_0= ruleExpression ) ) )? otherlv_9= LeftCurlyBracket ( ( (lv_settings_10_0= ruleSetting ) ) | ( (lv_statements_11_0= ruleStatement ) ) )* otherlv_12= RightCurlyBracket )
            // InternalPerfParser.g:984:3: otherlv_0= Process ( (lv_name_1_0= ruleNAME ) ) (otherlv_2= LeftSquareBracket ( (lv_count_3_0= ruleExpression ) ) otherlv_4= RightSquareBracket )? (otherlv_5= On ( (lv_on_6_0= rulePath ) ) )? (otherlv_7= Every ( (lv_every_8_0= ruleExpression ) ) )? otherlv_9= LeftCurlyBracket ( ( (lv_settings_10_0= ruleSetting ) ) | ( (lv_statements_11_0= ruleStatement ) ) )* otherlv_12= RightCurlyBracket
            {
            otherlv_0=(Token)match(input,Process,FOLLOW_8); 

            			newLeafNode(otherlv_0, grammarAccess.getProcessAccess().getProcessKeyword_0());
            		
            // InternalPerfParser.g:988:3: ( (lv_name_1_0= ruleNAME ) )
            // InternalPerfParser.g:989:4: (lv_name_1_0= ruleNAME )
            {
            // InternalPerfParser.g:989:4: (lv_name_1_0= ruleNAME )
            // InternalPerfParser.g:990:5: lv_name_1_0= ruleNAME
            {

            					newCompositeNode(grammarAccess.getProcessAccess().getNameNAMEParserRuleCall_1_0());
            				
            pushFollow(FOLLOW_22);
            lv_name_1_0=ruleNAME();

            state._fsp--;


            					if (current==null) {
            						current = createModelElementForParent(grammarAccess.getProcessRule());
            					}
            					set(
            						current,
            						"name",
            						lv_name_1_0,
            						"dev.whence.language.Perf.NAME");
            					afterParserOrEnumRuleCall();
            				

            }


            }

            // InternalPerfParser.g:1007:3: (otherlv_2= LeftSquareBracket ( (lv_count_3_0= ruleExpression ) ) otherlv_4= RightSquareBracket )?
            int alt16=2;
            int LA16_0 = input.LA(1);

            if ( (LA16_0==LeftSquareBracket) ) {
                alt16=1;
            }
            switch (alt16) {
                case 1 :
                    // InternalPerfParser.g:1008:4: otherlv_2= LeftSquareBracket ( (lv_count_3_0= ruleExpression ) ) otherlv_4= RightSquareBracket
                    {
                    otherlv_2=(Token)match(input,LeftSquareBracket,FOLLOW_7); 

                    				newLeafNode(otherlv_2, grammarAccess.getProcessAccess().getLeftSquareBracketKeyword_2_0());
                    			
                    // InternalPerfParser.g:1012:4: ( (lv_count_3_0= ruleExpression ) )
                    // InternalPerfParser.g:1013:5: (lv_count_3_0= ruleExpression )
                    {
                    // InternalPerfParser.g:1013:5: (lv_count_3_0= ruleExpression )
                    // InternalPerfParser.g:1014:6: lv_count_3_0= ruleExpression
                    {

                    						newCompositeNode(grammarAccess.getProcessAccess().getCountExpressionParserRuleCall_2_1_0());
                    					
                    pushFollow(FOLLOW_21);
                    lv_count_3_0=ruleExpression();

                    state._fsp--;


                    						if (current==null) {
                    							current = createModelElementForParent(grammarAccess.getProcessRule());
                    						}
                    						set(
                    							current,
                    							"count",
                    							lv_count_3_0,
                    							"dev.whence.language.Perf.Expression");
                    						afterParserOrEnumRuleCall();
                    					

                    }


                    }

                    otherlv_4=(Token)match(input,RightSquareBracket,FOLLOW_23); 

                    				newLeafNode(otherlv_4, grammarAccess.getProcessAccess().getRightSquareBracketKeyword_2_2());
                    			

                    }
                    break;

            }

            // InternalPerfParser.g:1036:3: (otherlv_5= On ( (lv_on_6_0= rulePath ) ) )?
            int alt17=2;
            int LA17_0 = input.LA(1);

            if ( (LA17_0==On) ) {
                alt17=1;
            }
            switch (alt17) {
                case 1 :
                    // InternalPerfParser.g:1037:4: otherlv_5= On ( (lv_on_6_0= rulePath ) )
                    {
                    otherlv_5=(Token)match(input,On,FOLLOW_8); 

                    				newLeafNode(otherlv_5, grammarAccess.getProcessAccess().getOnKeyword_3_0());
                    			
                    // InternalPerfParser.g:1041:4: ( (lv_on_6_0= rulePath ) )
                    // InternalPerfParser.g:1042:5: (lv_on_6_0= rulePath )
                    {
                    // InternalPerfParser.g:1042:5: (lv_on_6_0= rulePath )
                    // InternalPerfParser.g:1043:6: lv_on_6_0= rulePath
                    {

                    						newCompositeNode(grammarAccess.getProcessAccess().getOnPathParserRuleCall_3_1_0());
                    					
                    pushFollow(FOLLOW_24);
                    lv_on_6_0=rulePath();

                    state._fsp--;


                    						if (current==null) {
                    							current = createModelElementForParent(grammarAccess.getProcessRule());
                    						}
                    						set(
                    							current,
                    							"on",
                    							lv_on_6_0,
                    							"dev.whence.language.Perf.Path");
                    						afterParserOrEnumRuleCall();
                    					

                    }


                    }


                    }
                    break;

            }

            // InternalPerfParser.g:1061:3: (otherlv_7= Every ( (lv_every_8_0= ruleExpression ) ) )?
            int alt18=2;
            int LA18_0 = input.LA(1);

            if ( (LA18_0==Every) ) {
                alt18=1;
            }
            switch (alt18) {
                case 1 :
                    // InternalPerfParser.g:1062:4: otherlv_7= Every ( (lv_every_8_0= ruleExpression ) )
                    {
                    otherlv_7=(Token)match(input,Every,FOLLOW_7); 

                    				newLeafNode(otherlv_7, grammarAccess.getProcessAccess().getEveryKeyword_4_0());
                    			
                    // InternalPerfParser.g:1066:4: ( (lv_every_8_0= ruleExpression ) )
                    // InternalPerfParser.g:1067:5: (lv_every_8_0= ruleExpression )
                    {
                    // InternalPerfParser.g:1067:5: (lv_every_8_0= ruleExpression )
                    // InternalPerfParser.g:1068:6: lv_every_8_0= ruleExpression
                    {

                    						newCompositeNode(grammarAccess.getProcessAccess().getEveryExpressionParserRuleCall_4_1_0());
                    					
                    pushFollow(FOLLOW_25);
                    lv_every_8_0=ruleExpression();

                    state._fsp--;


                    						if (current==null) {
                    							current = createModelElementForParent(grammarAccess.getProcessRule());
                    						}
                    						set(
                    							current,
                    							"every",
                    							lv_every_8_0,
                    							"dev.whence.language.Perf.Expression");
                    						afterParserOrEnumRuleCall();
                    					

                    }


                    }


                    }
                    break;

            }

            otherlv_9=(Token)match(input,LeftCurlyBracket,FOLLOW_26); 

            			newLeafNode(otherlv_9, grammarAccess.getProcessAccess().getLeftCurlyBracketKeyword_5());
            		
            // InternalPerfParser.g:1090:3: ( ( (lv_settings_10_0= ruleSetting ) ) | ( (lv_statements_11_0= ruleStatement ) ) )*
            loop19:
            do {
                int alt19=3;
                alt19 = dfa19.predict(input);
                switch (alt19) {
            	case 1 :
            	    // InternalPerfParser.g:1091:4: ( (lv_settings_10_0= ruleSetting ) )
            	    {
            	    // InternalPerfParser.g:1091:4: ( (lv_settings_10_0= ruleSetting ) )
            	    // InternalPerfParser.g:1092:5: (lv_settings_10_0= ruleSetting )
            	    {
            	    // InternalPerfParser.g:1092:5: (lv_settings_10_0= ruleSetting )
            	    // InternalPerfParser.g:1093:6: lv_settings_10_0= ruleSetting
            	    {

            	    						newCompositeNode(grammarAccess.getProcessAccess().getSettingsSettingParserRuleCall_6_0_0());
            	    					
            	    pushFollow(FOLLOW_26);
            	    lv_settings_10_0=ruleSetting();

            	    state._fsp--;


            	    						if (current==null) {
            	    							current = createModelElementForParent(grammarAccess.getProcessRule());
            	    						}
            	    						add(
            	    							current,
            	    							"settings",
            	    							lv_settings_10_0,
            	    							"dev.whence.language.Perf.Setting");
            	    						afterParserOrEnumRuleCall();
            	    					

            	    }


            	    }


            	    }
            	    break;
            	case 2 :
            	    // InternalPerfParser.g:1111:4: ( (lv_statements_11_0= ruleStatement ) )
            	    {
            	    // InternalPerfParser.g:1111:4: ( (lv_statements_11_0= ruleStatement ) )
            	    // InternalPerfParser.g:1112:5: (lv_statements_11_0= ruleStatement )
            	    {
            	    // InternalPerfParser.g:1112:5: (lv_statements_11_0= ruleStatement )
            	    // InternalPerfParser.g:1113:6: lv_statements_11_0= ruleStatement
            	    {

            	    						newCompositeNode(grammarAccess.getProcessAccess().getStatementsStatementParserRuleCall_6_1_0());
            	    					
            	    pushFollow(FOLLOW_26);
            	    lv_statements_11_0=ruleStatement();

            	    state._fsp--;


            	    						if (current==null) {
            	    							current = createModelElementForParent(grammarAccess.getProcessRule());
            	    						}
            	    						add(
            	    							current,
            	    							"statements",
            	    							lv_statements_11_0,
            	    							"dev.whence.language.Perf.Statement");
            	    						afterParserOrEnumRuleCall();
            	    					

            	    }


            	    }


            	    }
            	    break;

            	default :
            	    break loop19;
                }
            } while (true);

            otherlv_12=(Token)match(input,RightCurlyBracket,FOLLOW_2); 

            			newLeafNode(otherlv_12, grammarAccess.getProcessAccess().getRightCurlyBracketKeyword_7());
            		

            }


            }


            	leaveRule();

        }

            catch (RecognitionException re) {
                recover(input,re);
                appendSkippedTokens();
            }
        finally {
        }
        return current;
    }
    // $ANTLR end "ruleProcess"


    // $ANTLR start "entryRuleRoutine"
    // InternalPerfParser.g:1139:1: entryRuleRoutine returns [EObject current=null] : iv_ruleRoutine= ruleRoutine EOF ;
    public final EObject entryRuleRoutine() throws RecognitionException {
        EObject current = null;

        EObject iv_ruleRoutine = null;


        try {
            // InternalPerfParser.g:1139:48: (iv_ruleRoutine= ruleRoutine EOF )
            // InternalPerfParser.g:1140:2: iv_ruleRoutine= ruleRoutine EOF
            {
             newCompositeNode(grammarAccess.getRoutineRule()); 
            pushFollow(FOLLOW_1);
            iv_ruleRoutine=ruleRoutine();

            state._fsp--;

             current =iv_ruleRoutine; 
            match(input,EOF,FOLLOW_2); 

            }

        }

            catch (RecognitionException re) {
                recover(input,re);
                appendSkippedTokens();
            }
        finally {
        }
        return current;
    }
    // $ANTLR end "entryRuleRoutine"


    // $ANTLR start "ruleRoutine"
    // InternalPerfParser.g:1146:1: ruleRoutine returns [EObject current=null] : (otherlv_0= Routine ( (lv_name_1_0= ruleNAME ) ) otherlv_2= LeftParenthesis ( ( (lv_arguments_3_0= ruleArgument ) ) (otherlv_4= Comma ( (lv_arguments_5_0= ruleArgument ) ) )* )? otherlv_6= RightParenthesis ( (lv_block_7_0= ruleBlock ) ) ) ;
    public final EObject ruleRoutine() throws RecognitionException {
        EObject current = null;

        Token otherlv_0=null;
        Token otherlv_2=null;
        Token otherlv_4=null;
        Token otherlv_6=null;
        AntlrDatatypeRuleToken lv_name_1_0 = null;

        EObject lv_arguments_3_0 = null;

        EObject lv_arguments_5_0 = null;

        EObject lv_block_7_0 = null;



        	enterRule();

        try {
            // InternalPerfParser.g:1152:2: ( (otherlv_0= Routine ( (lv_name_1_0= ruleNAME ) ) otherlv_2= LeftParenthesis ( ( (lv_arguments_3_0= ruleArgument ) ) (otherlv_4= Comma ( (lv_arguments_5_0= ruleArgument ) ) )* )? otherlv_6= RightParenthesis ( (lv_block_7_0= ruleBlock ) ) ) )
            // InternalPerfParser.g:1153:2: (otherlv_0= Routine ( (lv_name_1_0= ruleNAME ) ) otherlv_2= LeftParenthesis ( ( (lv_arguments_3_0= ruleArgument ) ) (otherlv_4= Comma ( (lv_arguments_5_0= ruleArgument ) ) )* )? otherlv_6= RightParenthesis ( (lv_block_7_0= ruleBlock ) ) )
            {
            // InternalPerfParser.g:1153:2: (otherlv_0= Routine ( (lv_name_1_0= ruleNAME ) ) otherlv_2= LeftParenthesis ( ( (lv_arguments_3_0= ruleArgument ) ) (otherlv_4= Comma ( (lv_arguments_5_0= ruleArgument ) ) )* )? otherlv_6= RightParenthesis ( (lv_block_7_0= ruleBlock ) ) )
            // InternalPerfParser.g:1154:3: otherlv_0= Routine ( (lv_name_1_0= ruleNAME ) ) otherlv_2= LeftParenthesis ( ( (lv_arguments_3_0= ruleArgument ) ) (otherlv_4= Comma ( (lv_arguments_5_0= ruleArgument ) ) )* )? otherlv_6= RightParenthesis ( (lv_block_7_0= ruleBlock ) )
            {
            otherlv_0=(Token)match(input,Routine,FOLLOW_8); 

            			newLeafNode(otherlv_0, grammarAccess.getRoutineAccess().getRoutineKeyword_0());
            		
            // InternalPerfParser.g:1158:3: ( (lv_name_1_0= ruleNAME ) )
            // InternalPerfParser.g:1159:4: (lv_name_1_0= ruleNAME )
            {
            // InternalPerfParser.g:1159:4: (lv_name_1_0= ruleNAME )
            // InternalPerfParser.g:1160:5: lv_name_1_0= ruleNAME
            {

            					newCompositeNode(grammarAccess.getRoutineAccess().getNameNAMEParserRuleCall_1_0());
            				
            pushFollow(FOLLOW_27);
            lv_name_1_0=ruleNAME();

            state._fsp--;


            					if (current==null) {
            						current = createModelElementForParent(grammarAccess.getRoutineRule());
            					}
            					set(
            						current,
            						"name",
            						lv_name_1_0,
            						"dev.whence.language.Perf.NAME");
            					afterParserOrEnumRuleCall();
            				

            }


            }

            otherlv_2=(Token)match(input,LeftParenthesis,FOLLOW_28); 

            			newLeafNode(otherlv_2, grammarAccess.getRoutineAccess().getLeftParenthesisKeyword_2());
            		
            // InternalPerfParser.g:1181:3: ( ( (lv_arguments_3_0= ruleArgument ) ) (otherlv_4= Comma ( (lv_arguments_5_0= ruleArgument ) ) )* )?
            int alt21=2;
            int LA21_0 = input.LA(1);

            if ( ((LA21_0>=Unexplained && LA21_0<=Assumed)||(LA21_0>=Channel && LA21_0<=Repeat)||LA21_0==Count||(LA21_0>=Given && LA21_0<=Disk)||LA21_0==File||(LA21_0>=Gate && LA21_0<=Most)||(LA21_0>=Read && LA21_0<=Show)||(LA21_0>=Sync && LA21_0<=Time)||LA21_0==Unit||LA21_0==Fit||LA21_0==Let||LA21_0==Use||LA21_0==Do||LA21_0==RULE_ID) ) {
                alt21=1;
            }
            switch (alt21) {
                case 1 :
                    // InternalPerfParser.g:1182:4: ( (lv_arguments_3_0= ruleArgument ) ) (otherlv_4= Comma ( (lv_arguments_5_0= ruleArgument ) ) )*
                    {
                    // InternalPerfParser.g:1182:4: ( (lv_arguments_3_0= ruleArgument ) )
                    // InternalPerfParser.g:1183:5: (lv_arguments_3_0= ruleArgument )
                    {
                    // InternalPerfParser.g:1183:5: (lv_arguments_3_0= ruleArgument )
                    // InternalPerfParser.g:1184:6: lv_arguments_3_0= ruleArgument
                    {

                    						newCompositeNode(grammarAccess.getRoutineAccess().getArgumentsArgumentParserRuleCall_3_0_0());
                    					
                    pushFollow(FOLLOW_29);
                    lv_arguments_3_0=ruleArgument();

                    state._fsp--;


                    						if (current==null) {
                    							current = createModelElementForParent(grammarAccess.getRoutineRule());
                    						}
                    						add(
                    							current,
                    							"arguments",
                    							lv_arguments_3_0,
                    							"dev.whence.language.Perf.Argument");
                    						afterParserOrEnumRuleCall();
                    					

                    }


                    }

                    // InternalPerfParser.g:1201:4: (otherlv_4= Comma ( (lv_arguments_5_0= ruleArgument ) ) )*
                    loop20:
                    do {
                        int alt20=2;
                        int LA20_0 = input.LA(1);

                        if ( (LA20_0==Comma) ) {
                            alt20=1;
                        }


                        switch (alt20) {
                    	case 1 :
                    	    // InternalPerfParser.g:1202:5: otherlv_4= Comma ( (lv_arguments_5_0= ruleArgument ) )
                    	    {
                    	    otherlv_4=(Token)match(input,Comma,FOLLOW_8); 

                    	    					newLeafNode(otherlv_4, grammarAccess.getRoutineAccess().getCommaKeyword_3_1_0());
                    	    				
                    	    // InternalPerfParser.g:1206:5: ( (lv_arguments_5_0= ruleArgument ) )
                    	    // InternalPerfParser.g:1207:6: (lv_arguments_5_0= ruleArgument )
                    	    {
                    	    // InternalPerfParser.g:1207:6: (lv_arguments_5_0= ruleArgument )
                    	    // InternalPerfParser.g:1208:7: lv_arguments_5_0= ruleArgument
                    	    {

                    	    							newCompositeNode(grammarAccess.getRoutineAccess().getArgumentsArgumentParserRuleCall_3_1_1_0());
                    	    						
                    	    pushFollow(FOLLOW_29);
                    	    lv_arguments_5_0=ruleArgument();

                    	    state._fsp--;


                    	    							if (current==null) {
                    	    								current = createModelElementForParent(grammarAccess.getRoutineRule());
                    	    							}
                    	    							add(
                    	    								current,
                    	    								"arguments",
                    	    								lv_arguments_5_0,
                    	    								"dev.whence.language.Perf.Argument");
                    	    							afterParserOrEnumRuleCall();
                    	    						

                    	    }


                    	    }


                    	    }
                    	    break;

                    	default :
                    	    break loop20;
                        }
                    } while (true);


                    }
                    break;

            }

            otherlv_6=(Token)match(input,RightParenthesis,FOLLOW_25); 

            			newLeafNode(otherlv_6, grammarAccess.getRoutineAccess().getRightParenthesisKeyword_4());
            		
            // InternalPerfParser.g:1231:3: ( (lv_block_7_0= ruleBlock ) )
            // InternalPerfParser.g:1232:4: (lv_block_7_0= ruleBlock )
            {
            // InternalPerfParser.g:1232:4: (lv_block_7_0= ruleBlock )
            // InternalPerfParser.g:1233:5: lv_block_7_0= ruleBlock
            {

            					newCompositeNode(grammarAccess.getRoutineAccess().getBlockBlockParserRuleCall_5_0());
            				
            pushFollow(FOLLOW_2);
            lv_block_7_0=ruleBlock();

            state._fsp--;


            					if (current==null) {
            						current = createModelElementForParent(grammarAccess.getRoutineRule());
            					}
            					set(
            						current,
            						"block",
            						lv_block_7_0,
            						"dev.whence.language.Perf.Block");
            					afterParserOrEnumRuleCall();
            				

            }


            }


            }


            }


            	leaveRule();

        }

            catch (RecognitionException re) {
                recover(input,re);
                appendSkippedTokens();
            }
        finally {
        }
        return current;
    }
    // $ANTLR end "ruleRoutine"


    // $ANTLR start "entryRuleArgument"
    // InternalPerfParser.g:1254:1: entryRuleArgument returns [EObject current=null] : iv_ruleArgument= ruleArgument EOF ;
    public final EObject entryRuleArgument() throws RecognitionException {
        EObject current = null;

        EObject iv_ruleArgument = null;


        try {
            // InternalPerfParser.g:1254:49: (iv_ruleArgument= ruleArgument EOF )
            // InternalPerfParser.g:1255:2: iv_ruleArgument= ruleArgument EOF
            {
             newCompositeNode(grammarAccess.getArgumentRule()); 
            pushFollow(FOLLOW_1);
            iv_ruleArgument=ruleArgument();

            state._fsp--;

             current =iv_ruleArgument; 
            match(input,EOF,FOLLOW_2); 

            }

        }

            catch (RecognitionException re) {
                recover(input,re);
                appendSkippedTokens();
            }
        finally {
        }
        return current;
    }
    // $ANTLR end "entryRuleArgument"


    // $ANTLR start "ruleArgument"
    // InternalPerfParser.g:1261:1: ruleArgument returns [EObject current=null] : ( (lv_name_0_0= ruleNAME ) ) ;
    public final EObject ruleArgument() throws RecognitionException {
        EObject current = null;

        AntlrDatatypeRuleToken lv_name_0_0 = null;



        	enterRule();

        try {
            // InternalPerfParser.g:1267:2: ( ( (lv_name_0_0= ruleNAME ) ) )
            // InternalPerfParser.g:1268:2: ( (lv_name_0_0= ruleNAME ) )
            {
            // InternalPerfParser.g:1268:2: ( (lv_name_0_0= ruleNAME ) )
            // InternalPerfParser.g:1269:3: (lv_name_0_0= ruleNAME )
            {
            // InternalPerfParser.g:1269:3: (lv_name_0_0= ruleNAME )
            // InternalPerfParser.g:1270:4: lv_name_0_0= ruleNAME
            {

            				newCompositeNode(grammarAccess.getArgumentAccess().getNameNAMEParserRuleCall_0());
            			
            pushFollow(FOLLOW_2);
            lv_name_0_0=ruleNAME();

            state._fsp--;


            				if (current==null) {
            					current = createModelElementForParent(grammarAccess.getArgumentRule());
            				}
            				set(
            					current,
            					"name",
            					lv_name_0_0,
            					"dev.whence.language.Perf.NAME");
            				afterParserOrEnumRuleCall();
            			

            }


            }


            }


            	leaveRule();

        }

            catch (RecognitionException re) {
                recover(input,re);
                appendSkippedTokens();
            }
        finally {
        }
        return current;
    }
    // $ANTLR end "ruleArgument"


    // $ANTLR start "entryRuleBlock"
    // InternalPerfParser.g:1290:1: entryRuleBlock returns [EObject current=null] : iv_ruleBlock= ruleBlock EOF ;
    public final EObject entryRuleBlock() throws RecognitionException {
        EObject current = null;

        EObject iv_ruleBlock = null;


        try {
            // InternalPerfParser.g:1290:46: (iv_ruleBlock= ruleBlock EOF )
            // InternalPerfParser.g:1291:2: iv_ruleBlock= ruleBlock EOF
            {
             newCompositeNode(grammarAccess.getBlockRule()); 
            pushFollow(FOLLOW_1);
            iv_ruleBlock=ruleBlock();

            state._fsp--;

             current =iv_ruleBlock; 
            match(input,EOF,FOLLOW_2); 

            }

        }

            catch (RecognitionException re) {
                recover(input,re);
                appendSkippedTokens();
            }
        finally {
        }
        return current;
    }
    // $ANTLR end "entryRuleBlock"


    // $ANTLR start "ruleBlock"
    // InternalPerfParser.g:1297:1: ruleBlock returns [EObject current=null] : ( () otherlv_1= LeftCurlyBracket ( (lv_statements_2_0= ruleStatement ) )* otherlv_3= RightCurlyBracket ) ;
    public final EObject ruleBlock() throws RecognitionException {
        EObject current = null;

        Token otherlv_1=null;
        Token otherlv_3=null;
        EObject lv_statements_2_0 = null;



        	enterRule();

        try {
            // InternalPerfParser.g:1303:2: ( ( () otherlv_1= LeftCurlyBracket ( (lv_statements_2_0= ruleStatement ) )* otherlv_3= RightCurlyBracket ) )
            // InternalPerfParser.g:1304:2: ( () otherlv_1= LeftCurlyBracket ( (lv_statements_2_0= ruleStatement ) )* otherlv_3= RightCurlyBracket )
            {
            // InternalPerfParser.g:1304:2: ( () otherlv_1= LeftCurlyBracket ( (lv_statements_2_0= ruleStatement ) )* otherlv_3= RightCurlyBracket )
            // InternalPerfParser.g:1305:3: () otherlv_1= LeftCurlyBracket ( (lv_statements_2_0= ruleStatement ) )* otherlv_3= RightCurlyBracket
            {
            // InternalPerfParser.g:1305:3: ()
            // InternalPerfParser.g:1306:4: 
            {

            				current = forceCreateModelElement(
            					grammarAccess.getBlockAccess().getBlockAction_0(),
            					current);
            			

            }

            otherlv_1=(Token)match(input,LeftCurlyBracket,FOLLOW_26); 

            			newLeafNode(otherlv_1, grammarAccess.getBlockAccess().getLeftCurlyBracketKeyword_1());
            		
            // InternalPerfParser.g:1316:3: ( (lv_statements_2_0= ruleStatement ) )*
            loop22:
            do {
                int alt22=2;
                int LA22_0 = input.LA(1);

                if ( ((LA22_0>=Parallel && LA22_0<=Together)||(LA22_0>=Compute && LA22_0<=Forever)||LA22_0==Receive||LA22_0==Choose||LA22_0==Repeat||(LA22_0>=Count && LA22_0<=Every)||(LA22_0>=Reply && LA22_0<=Write)||LA22_0==Lock||(LA22_0>=Read && LA22_0<=Send)||(LA22_0>=Sync && LA22_0<=Time)||LA22_0==Let||LA22_0==Use||(LA22_0>=Do && LA22_0<=If)||LA22_0==On) ) {
                    alt22=1;
                }


                switch (alt22) {
            	case 1 :
            	    // InternalPerfParser.g:1317:4: (lv_statements_2_0= ruleStatement )
            	    {
            	    // InternalPerfParser.g:1317:4: (lv_statements_2_0= ruleStatement )
            	    // InternalPerfParser.g:1318:5: lv_statements_2_0= ruleStatement
            	    {

            	    					newCompositeNode(grammarAccess.getBlockAccess().getStatementsStatementParserRuleCall_2_0());
            	    				
            	    pushFollow(FOLLOW_26);
            	    lv_statements_2_0=ruleStatement();

            	    state._fsp--;


            	    					if (current==null) {
            	    						current = createModelElementForParent(grammarAccess.getBlockRule());
            	    					}
            	    					add(
            	    						current,
            	    						"statements",
            	    						lv_statements_2_0,
            	    						"dev.whence.language.Perf.Statement");
            	    					afterParserOrEnumRuleCall();
            	    				

            	    }


            	    }
            	    break;

            	default :
            	    break loop22;
                }
            } while (true);

            otherlv_3=(Token)match(input,RightCurlyBracket,FOLLOW_2); 

            			newLeafNode(otherlv_3, grammarAccess.getBlockAccess().getRightCurlyBracketKeyword_3());
            		

            }


            }


            	leaveRule();

        }

            catch (RecognitionException re) {
                recover(input,re);
                appendSkippedTokens();
            }
        finally {
        }
        return current;
    }
    // $ANTLR end "ruleBlock"


    // $ANTLR start "entryRuleStatement"
    // InternalPerfParser.g:1343:1: entryRuleStatement returns [EObject current=null] : iv_ruleStatement= ruleStatement EOF ;
    public final EObject entryRuleStatement() throws RecognitionException {
        EObject current = null;

        EObject iv_ruleStatement = null;


        try {
            // InternalPerfParser.g:1343:50: (iv_ruleStatement= ruleStatement EOF )
            // InternalPerfParser.g:1344:2: iv_ruleStatement= ruleStatement EOF
            {
             newCompositeNode(grammarAccess.getStatementRule()); 
            pushFollow(FOLLOW_1);
            iv_ruleStatement=ruleStatement();

            state._fsp--;

             current =iv_ruleStatement; 
            match(input,EOF,FOLLOW_2); 

            }

        }

            catch (RecognitionException re) {
                recover(input,re);
                appendSkippedTokens();
            }
        finally {
        }
        return current;
    }
    // $ANTLR end "entryRuleStatement"


    // $ANTLR start "ruleStatement"
    // InternalPerfParser.g:1350:1: ruleStatement returns [EObject current=null] : (this_Cost_0= ruleCost | this_Talk_1= ruleTalk | this_Control_2= ruleControl ) ;
    public final EObject ruleStatement() throws RecognitionException {
        EObject current = null;

        EObject this_Cost_0 = null;

        EObject this_Talk_1 = null;

        EObject this_Control_2 = null;



        	enterRule();

        try {
            // InternalPerfParser.g:1356:2: ( (this_Cost_0= ruleCost | this_Talk_1= ruleTalk | this_Control_2= ruleControl ) )
            // InternalPerfParser.g:1357:2: (this_Cost_0= ruleCost | this_Talk_1= ruleTalk | this_Control_2= ruleControl )
            {
            // InternalPerfParser.g:1357:2: (this_Cost_0= ruleCost | this_Talk_1= ruleTalk | this_Control_2= ruleControl )
            int alt23=3;
            switch ( input.LA(1) ) {
            case Compute:
            case Sleep:
            case Write:
            case Read:
            case Sync:
            case Use:
                {
                alt23=1;
                }
                break;
            case Receive:
            case Reply:
            case Send:
            case On:
                {
                alt23=2;
                }
                break;
            case Parallel:
            case Together:
            case Forever:
            case Choose:
            case Repeat:
            case Count:
            case Every:
            case While:
            case Lock:
            case Time:
            case Let:
            case Do:
            case If:
                {
                alt23=3;
                }
                break;
            default:
                NoViableAltException nvae =
                    new NoViableAltException("", 23, 0, input);

                throw nvae;
            }

            switch (alt23) {
                case 1 :
                    // InternalPerfParser.g:1358:3: this_Cost_0= ruleCost
                    {

                    			newCompositeNode(grammarAccess.getStatementAccess().getCostParserRuleCall_0());
                    		
                    pushFollow(FOLLOW_2);
                    this_Cost_0=ruleCost();

                    state._fsp--;


                    			current = this_Cost_0;
                    			afterParserOrEnumRuleCall();
                    		

                    }
                    break;
                case 2 :
                    // InternalPerfParser.g:1367:3: this_Talk_1= ruleTalk
                    {

                    			newCompositeNode(grammarAccess.getStatementAccess().getTalkParserRuleCall_1());
                    		
                    pushFollow(FOLLOW_2);
                    this_Talk_1=ruleTalk();

                    state._fsp--;


                    			current = this_Talk_1;
                    			afterParserOrEnumRuleCall();
                    		

                    }
                    break;
                case 3 :
                    // InternalPerfParser.g:1376:3: this_Control_2= ruleControl
                    {

                    			newCompositeNode(grammarAccess.getStatementAccess().getControlParserRuleCall_2());
                    		
                    pushFollow(FOLLOW_2);
                    this_Control_2=ruleControl();

                    state._fsp--;


                    			current = this_Control_2;
                    			afterParserOrEnumRuleCall();
                    		

                    }
                    break;

            }


            }


            	leaveRule();

        }

            catch (RecognitionException re) {
                recover(input,re);
                appendSkippedTokens();
            }
        finally {
        }
        return current;
    }
    // $ANTLR end "ruleStatement"


    // $ANTLR start "entryRuleCost"
    // InternalPerfParser.g:1388:1: entryRuleCost returns [EObject current=null] : iv_ruleCost= ruleCost EOF ;
    public final EObject entryRuleCost() throws RecognitionException {
        EObject current = null;

        EObject iv_ruleCost = null;


        try {
            // InternalPerfParser.g:1388:45: (iv_ruleCost= ruleCost EOF )
            // InternalPerfParser.g:1389:2: iv_ruleCost= ruleCost EOF
            {
             newCompositeNode(grammarAccess.getCostRule()); 
            pushFollow(FOLLOW_1);
            iv_ruleCost=ruleCost();

            state._fsp--;

             current =iv_ruleCost; 
            match(input,EOF,FOLLOW_2); 

            }

        }

            catch (RecognitionException re) {
                recover(input,re);
                appendSkippedTokens();
            }
        finally {
        }
        return current;
    }
    // $ANTLR end "entryRuleCost"


    // $ANTLR start "ruleCost"
    // InternalPerfParser.g:1395:1: ruleCost returns [EObject current=null] : ( (this_Compute_0= ruleCompute | this_Sleep_1= ruleSleep | this_Use_2= ruleUse | this_Sync_3= ruleSync | this_Read_4= ruleRead | this_Write_5= ruleWrite ) (otherlv_6= As ( (lv_label_7_0= ruleNAME ) ) )? ) ;
    public final EObject ruleCost() throws RecognitionException {
        EObject current = null;

        Token otherlv_6=null;
        EObject this_Compute_0 = null;

        EObject this_Sleep_1 = null;

        EObject this_Use_2 = null;

        EObject this_Sync_3 = null;

        EObject this_Read_4 = null;

        EObject this_Write_5 = null;

        AntlrDatatypeRuleToken lv_label_7_0 = null;



        	enterRule();

        try {
            // InternalPerfParser.g:1401:2: ( ( (this_Compute_0= ruleCompute | this_Sleep_1= ruleSleep | this_Use_2= ruleUse | this_Sync_3= ruleSync | this_Read_4= ruleRead | this_Write_5= ruleWrite ) (otherlv_6= As ( (lv_label_7_0= ruleNAME ) ) )? ) )
            // InternalPerfParser.g:1402:2: ( (this_Compute_0= ruleCompute | this_Sleep_1= ruleSleep | this_Use_2= ruleUse | this_Sync_3= ruleSync | this_Read_4= ruleRead | this_Write_5= ruleWrite ) (otherlv_6= As ( (lv_label_7_0= ruleNAME ) ) )? )
            {
            // InternalPerfParser.g:1402:2: ( (this_Compute_0= ruleCompute | this_Sleep_1= ruleSleep | this_Use_2= ruleUse | this_Sync_3= ruleSync | this_Read_4= ruleRead | this_Write_5= ruleWrite ) (otherlv_6= As ( (lv_label_7_0= ruleNAME ) ) )? )
            // InternalPerfParser.g:1403:3: (this_Compute_0= ruleCompute | this_Sleep_1= ruleSleep | this_Use_2= ruleUse | this_Sync_3= ruleSync | this_Read_4= ruleRead | this_Write_5= ruleWrite ) (otherlv_6= As ( (lv_label_7_0= ruleNAME ) ) )?
            {
            // InternalPerfParser.g:1403:3: (this_Compute_0= ruleCompute | this_Sleep_1= ruleSleep | this_Use_2= ruleUse | this_Sync_3= ruleSync | this_Read_4= ruleRead | this_Write_5= ruleWrite )
            int alt24=6;
            switch ( input.LA(1) ) {
            case Compute:
                {
                alt24=1;
                }
                break;
            case Sleep:
                {
                alt24=2;
                }
                break;
            case Use:
                {
                alt24=3;
                }
                break;
            case Sync:
                {
                alt24=4;
                }
                break;
            case Read:
                {
                alt24=5;
                }
                break;
            case Write:
                {
                alt24=6;
                }
                break;
            default:
                NoViableAltException nvae =
                    new NoViableAltException("", 24, 0, input);

                throw nvae;
            }

            switch (alt24) {
                case 1 :
                    // InternalPerfParser.g:1404:4: this_Compute_0= ruleCompute
                    {

                    				newCompositeNode(grammarAccess.getCostAccess().getComputeParserRuleCall_0_0());
                    			
                    pushFollow(FOLLOW_30);
                    this_Compute_0=ruleCompute();

                    state._fsp--;


                    				current = this_Compute_0;
                    				afterParserOrEnumRuleCall();
                    			

                    }
                    break;
                case 2 :
                    // InternalPerfParser.g:1413:4: this_Sleep_1= ruleSleep
                    {

                    				newCompositeNode(grammarAccess.getCostAccess().getSleepParserRuleCall_0_1());
                    			
                    pushFollow(FOLLOW_30);
                    this_Sleep_1=ruleSleep();

                    state._fsp--;


                    				current = this_Sleep_1;
                    				afterParserOrEnumRuleCall();
                    			

                    }
                    break;
                case 3 :
                    // InternalPerfParser.g:1422:4: this_Use_2= ruleUse
                    {

                    				newCompositeNode(grammarAccess.getCostAccess().getUseParserRuleCall_0_2());
                    			
                    pushFollow(FOLLOW_30);
                    this_Use_2=ruleUse();

                    state._fsp--;


                    				current = this_Use_2;
                    				afterParserOrEnumRuleCall();
                    			

                    }
                    break;
                case 4 :
                    // InternalPerfParser.g:1431:4: this_Sync_3= ruleSync
                    {

                    				newCompositeNode(grammarAccess.getCostAccess().getSyncParserRuleCall_0_3());
                    			
                    pushFollow(FOLLOW_30);
                    this_Sync_3=ruleSync();

                    state._fsp--;


                    				current = this_Sync_3;
                    				afterParserOrEnumRuleCall();
                    			

                    }
                    break;
                case 5 :
                    // InternalPerfParser.g:1440:4: this_Read_4= ruleRead
                    {

                    				newCompositeNode(grammarAccess.getCostAccess().getReadParserRuleCall_0_4());
                    			
                    pushFollow(FOLLOW_30);
                    this_Read_4=ruleRead();

                    state._fsp--;


                    				current = this_Read_4;
                    				afterParserOrEnumRuleCall();
                    			

                    }
                    break;
                case 6 :
                    // InternalPerfParser.g:1449:4: this_Write_5= ruleWrite
                    {

                    				newCompositeNode(grammarAccess.getCostAccess().getWriteParserRuleCall_0_5());
                    			
                    pushFollow(FOLLOW_30);
                    this_Write_5=ruleWrite();

                    state._fsp--;


                    				current = this_Write_5;
                    				afterParserOrEnumRuleCall();
                    			

                    }
                    break;

            }

            // InternalPerfParser.g:1458:3: (otherlv_6= As ( (lv_label_7_0= ruleNAME ) ) )?
            int alt25=2;
            int LA25_0 = input.LA(1);

            if ( (LA25_0==As) ) {
                alt25=1;
            }
            switch (alt25) {
                case 1 :
                    // InternalPerfParser.g:1459:4: otherlv_6= As ( (lv_label_7_0= ruleNAME ) )
                    {
                    otherlv_6=(Token)match(input,As,FOLLOW_8); 

                    				newLeafNode(otherlv_6, grammarAccess.getCostAccess().getAsKeyword_1_0());
                    			
                    // InternalPerfParser.g:1463:4: ( (lv_label_7_0= ruleNAME ) )
                    // InternalPerfParser.g:1464:5: (lv_label_7_0= ruleNAME )
                    {
                    // InternalPerfParser.g:1464:5: (lv_label_7_0= ruleNAME )
                    // InternalPerfParser.g:1465:6: lv_label_7_0= ruleNAME
                    {

                    						newCompositeNode(grammarAccess.getCostAccess().getLabelNAMEParserRuleCall_1_1_0());
                    					
                    pushFollow(FOLLOW_2);
                    lv_label_7_0=ruleNAME();

                    state._fsp--;


                    						if (current==null) {
                    							current = createModelElementForParent(grammarAccess.getCostRule());
                    						}
                    						set(
                    							current,
                    							"label",
                    							lv_label_7_0,
                    							"dev.whence.language.Perf.NAME");
                    						afterParserOrEnumRuleCall();
                    					

                    }


                    }


                    }
                    break;

            }


            }


            }


            	leaveRule();

        }

            catch (RecognitionException re) {
                recover(input,re);
                appendSkippedTokens();
            }
        finally {
        }
        return current;
    }
    // $ANTLR end "ruleCost"


    // $ANTLR start "entryRuleCompute"
    // InternalPerfParser.g:1487:1: entryRuleCompute returns [EObject current=null] : iv_ruleCompute= ruleCompute EOF ;
    public final EObject entryRuleCompute() throws RecognitionException {
        EObject current = null;

        EObject iv_ruleCompute = null;


        try {
            // InternalPerfParser.g:1487:48: (iv_ruleCompute= ruleCompute EOF )
            // InternalPerfParser.g:1488:2: iv_ruleCompute= ruleCompute EOF
            {
             newCompositeNode(grammarAccess.getComputeRule()); 
            pushFollow(FOLLOW_1);
            iv_ruleCompute=ruleCompute();

            state._fsp--;

             current =iv_ruleCompute; 
            match(input,EOF,FOLLOW_2); 

            }

        }

            catch (RecognitionException re) {
                recover(input,re);
                appendSkippedTokens();
            }
        finally {
        }
        return current;
    }
    // $ANTLR end "entryRuleCompute"


    // $ANTLR start "ruleCompute"
    // InternalPerfParser.g:1494:1: ruleCompute returns [EObject current=null] : (otherlv_0= Compute ( (lv_duration_1_0= ruleExpression ) ) ) ;
    public final EObject ruleCompute() throws RecognitionException {
        EObject current = null;

        Token otherlv_0=null;
        EObject lv_duration_1_0 = null;



        	enterRule();

        try {
            // InternalPerfParser.g:1500:2: ( (otherlv_0= Compute ( (lv_duration_1_0= ruleExpression ) ) ) )
            // InternalPerfParser.g:1501:2: (otherlv_0= Compute ( (lv_duration_1_0= ruleExpression ) ) )
            {
            // InternalPerfParser.g:1501:2: (otherlv_0= Compute ( (lv_duration_1_0= ruleExpression ) ) )
            // InternalPerfParser.g:1502:3: otherlv_0= Compute ( (lv_duration_1_0= ruleExpression ) )
            {
            otherlv_0=(Token)match(input,Compute,FOLLOW_7); 

            			newLeafNode(otherlv_0, grammarAccess.getComputeAccess().getComputeKeyword_0());
            		
            // InternalPerfParser.g:1506:3: ( (lv_duration_1_0= ruleExpression ) )
            // InternalPerfParser.g:1507:4: (lv_duration_1_0= ruleExpression )
            {
            // InternalPerfParser.g:1507:4: (lv_duration_1_0= ruleExpression )
            // InternalPerfParser.g:1508:5: lv_duration_1_0= ruleExpression
            {

            					newCompositeNode(grammarAccess.getComputeAccess().getDurationExpressionParserRuleCall_1_0());
            				
            pushFollow(FOLLOW_2);
            lv_duration_1_0=ruleExpression();

            state._fsp--;


            					if (current==null) {
            						current = createModelElementForParent(grammarAccess.getComputeRule());
            					}
            					set(
            						current,
            						"duration",
            						lv_duration_1_0,
            						"dev.whence.language.Perf.Expression");
            					afterParserOrEnumRuleCall();
            				

            }


            }


            }


            }


            	leaveRule();

        }

            catch (RecognitionException re) {
                recover(input,re);
                appendSkippedTokens();
            }
        finally {
        }
        return current;
    }
    // $ANTLR end "ruleCompute"


    // $ANTLR start "entryRuleSleep"
    // InternalPerfParser.g:1529:1: entryRuleSleep returns [EObject current=null] : iv_ruleSleep= ruleSleep EOF ;
    public final EObject entryRuleSleep() throws RecognitionException {
        EObject current = null;

        EObject iv_ruleSleep = null;


        try {
            // InternalPerfParser.g:1529:46: (iv_ruleSleep= ruleSleep EOF )
            // InternalPerfParser.g:1530:2: iv_ruleSleep= ruleSleep EOF
            {
             newCompositeNode(grammarAccess.getSleepRule()); 
            pushFollow(FOLLOW_1);
            iv_ruleSleep=ruleSleep();

            state._fsp--;

             current =iv_ruleSleep; 
            match(input,EOF,FOLLOW_2); 

            }

        }

            catch (RecognitionException re) {
                recover(input,re);
                appendSkippedTokens();
            }
        finally {
        }
        return current;
    }
    // $ANTLR end "entryRuleSleep"


    // $ANTLR start "ruleSleep"
    // InternalPerfParser.g:1536:1: ruleSleep returns [EObject current=null] : (otherlv_0= Sleep ( (lv_duration_1_0= ruleExpression ) ) ) ;
    public final EObject ruleSleep() throws RecognitionException {
        EObject current = null;

        Token otherlv_0=null;
        EObject lv_duration_1_0 = null;



        	enterRule();

        try {
            // InternalPerfParser.g:1542:2: ( (otherlv_0= Sleep ( (lv_duration_1_0= ruleExpression ) ) ) )
            // InternalPerfParser.g:1543:2: (otherlv_0= Sleep ( (lv_duration_1_0= ruleExpression ) ) )
            {
            // InternalPerfParser.g:1543:2: (otherlv_0= Sleep ( (lv_duration_1_0= ruleExpression ) ) )
            // InternalPerfParser.g:1544:3: otherlv_0= Sleep ( (lv_duration_1_0= ruleExpression ) )
            {
            otherlv_0=(Token)match(input,Sleep,FOLLOW_7); 

            			newLeafNode(otherlv_0, grammarAccess.getSleepAccess().getSleepKeyword_0());
            		
            // InternalPerfParser.g:1548:3: ( (lv_duration_1_0= ruleExpression ) )
            // InternalPerfParser.g:1549:4: (lv_duration_1_0= ruleExpression )
            {
            // InternalPerfParser.g:1549:4: (lv_duration_1_0= ruleExpression )
            // InternalPerfParser.g:1550:5: lv_duration_1_0= ruleExpression
            {

            					newCompositeNode(grammarAccess.getSleepAccess().getDurationExpressionParserRuleCall_1_0());
            				
            pushFollow(FOLLOW_2);
            lv_duration_1_0=ruleExpression();

            state._fsp--;


            					if (current==null) {
            						current = createModelElementForParent(grammarAccess.getSleepRule());
            					}
            					set(
            						current,
            						"duration",
            						lv_duration_1_0,
            						"dev.whence.language.Perf.Expression");
            					afterParserOrEnumRuleCall();
            				

            }


            }


            }


            }


            	leaveRule();

        }

            catch (RecognitionException re) {
                recover(input,re);
                appendSkippedTokens();
            }
        finally {
        }
        return current;
    }
    // $ANTLR end "ruleSleep"


    // $ANTLR start "entryRuleUse"
    // InternalPerfParser.g:1571:1: entryRuleUse returns [EObject current=null] : iv_ruleUse= ruleUse EOF ;
    public final EObject entryRuleUse() throws RecognitionException {
        EObject current = null;

        EObject iv_ruleUse = null;


        try {
            // InternalPerfParser.g:1571:44: (iv_ruleUse= ruleUse EOF )
            // InternalPerfParser.g:1572:2: iv_ruleUse= ruleUse EOF
            {
             newCompositeNode(grammarAccess.getUseRule()); 
            pushFollow(FOLLOW_1);
            iv_ruleUse=ruleUse();

            state._fsp--;

             current =iv_ruleUse; 
            match(input,EOF,FOLLOW_2); 

            }

        }

            catch (RecognitionException re) {
                recover(input,re);
                appendSkippedTokens();
            }
        finally {
        }
        return current;
    }
    // $ANTLR end "entryRuleUse"


    // $ANTLR start "ruleUse"
    // InternalPerfParser.g:1578:1: ruleUse returns [EObject current=null] : (otherlv_0= Use ( (lv_resource_1_0= ruleReference ) ) otherlv_2= For ( (lv_duration_3_0= ruleExpression ) ) ) ;
    public final EObject ruleUse() throws RecognitionException {
        EObject current = null;

        Token otherlv_0=null;
        Token otherlv_2=null;
        EObject lv_resource_1_0 = null;

        EObject lv_duration_3_0 = null;



        	enterRule();

        try {
            // InternalPerfParser.g:1584:2: ( (otherlv_0= Use ( (lv_resource_1_0= ruleReference ) ) otherlv_2= For ( (lv_duration_3_0= ruleExpression ) ) ) )
            // InternalPerfParser.g:1585:2: (otherlv_0= Use ( (lv_resource_1_0= ruleReference ) ) otherlv_2= For ( (lv_duration_3_0= ruleExpression ) ) )
            {
            // InternalPerfParser.g:1585:2: (otherlv_0= Use ( (lv_resource_1_0= ruleReference ) ) otherlv_2= For ( (lv_duration_3_0= ruleExpression ) ) )
            // InternalPerfParser.g:1586:3: otherlv_0= Use ( (lv_resource_1_0= ruleReference ) ) otherlv_2= For ( (lv_duration_3_0= ruleExpression ) )
            {
            otherlv_0=(Token)match(input,Use,FOLLOW_8); 

            			newLeafNode(otherlv_0, grammarAccess.getUseAccess().getUseKeyword_0());
            		
            // InternalPerfParser.g:1590:3: ( (lv_resource_1_0= ruleReference ) )
            // InternalPerfParser.g:1591:4: (lv_resource_1_0= ruleReference )
            {
            // InternalPerfParser.g:1591:4: (lv_resource_1_0= ruleReference )
            // InternalPerfParser.g:1592:5: lv_resource_1_0= ruleReference
            {

            					newCompositeNode(grammarAccess.getUseAccess().getResourceReferenceParserRuleCall_1_0());
            				
            pushFollow(FOLLOW_31);
            lv_resource_1_0=ruleReference();

            state._fsp--;


            					if (current==null) {
            						current = createModelElementForParent(grammarAccess.getUseRule());
            					}
            					set(
            						current,
            						"resource",
            						lv_resource_1_0,
            						"dev.whence.language.Perf.Reference");
            					afterParserOrEnumRuleCall();
            				

            }


            }

            otherlv_2=(Token)match(input,For,FOLLOW_7); 

            			newLeafNode(otherlv_2, grammarAccess.getUseAccess().getForKeyword_2());
            		
            // InternalPerfParser.g:1613:3: ( (lv_duration_3_0= ruleExpression ) )
            // InternalPerfParser.g:1614:4: (lv_duration_3_0= ruleExpression )
            {
            // InternalPerfParser.g:1614:4: (lv_duration_3_0= ruleExpression )
            // InternalPerfParser.g:1615:5: lv_duration_3_0= ruleExpression
            {

            					newCompositeNode(grammarAccess.getUseAccess().getDurationExpressionParserRuleCall_3_0());
            				
            pushFollow(FOLLOW_2);
            lv_duration_3_0=ruleExpression();

            state._fsp--;


            					if (current==null) {
            						current = createModelElementForParent(grammarAccess.getUseRule());
            					}
            					set(
            						current,
            						"duration",
            						lv_duration_3_0,
            						"dev.whence.language.Perf.Expression");
            					afterParserOrEnumRuleCall();
            				

            }


            }


            }


            }


            	leaveRule();

        }

            catch (RecognitionException re) {
                recover(input,re);
                appendSkippedTokens();
            }
        finally {
        }
        return current;
    }
    // $ANTLR end "ruleUse"


    // $ANTLR start "entryRuleSync"
    // InternalPerfParser.g:1636:1: entryRuleSync returns [EObject current=null] : iv_ruleSync= ruleSync EOF ;
    public final EObject entryRuleSync() throws RecognitionException {
        EObject current = null;

        EObject iv_ruleSync = null;


        try {
            // InternalPerfParser.g:1636:45: (iv_ruleSync= ruleSync EOF )
            // InternalPerfParser.g:1637:2: iv_ruleSync= ruleSync EOF
            {
             newCompositeNode(grammarAccess.getSyncRule()); 
            pushFollow(FOLLOW_1);
            iv_ruleSync=ruleSync();

            state._fsp--;

             current =iv_ruleSync; 
            match(input,EOF,FOLLOW_2); 

            }

        }

            catch (RecognitionException re) {
                recover(input,re);
                appendSkippedTokens();
            }
        finally {
        }
        return current;
    }
    // $ANTLR end "entryRuleSync"


    // $ANTLR start "ruleSync"
    // InternalPerfParser.g:1643:1: ruleSync returns [EObject current=null] : (otherlv_0= Sync ( (lv_file_1_0= ruleReference ) ) ) ;
    public final EObject ruleSync() throws RecognitionException {
        EObject current = null;

        Token otherlv_0=null;
        EObject lv_file_1_0 = null;



        	enterRule();

        try {
            // InternalPerfParser.g:1649:2: ( (otherlv_0= Sync ( (lv_file_1_0= ruleReference ) ) ) )
            // InternalPerfParser.g:1650:2: (otherlv_0= Sync ( (lv_file_1_0= ruleReference ) ) )
            {
            // InternalPerfParser.g:1650:2: (otherlv_0= Sync ( (lv_file_1_0= ruleReference ) ) )
            // InternalPerfParser.g:1651:3: otherlv_0= Sync ( (lv_file_1_0= ruleReference ) )
            {
            otherlv_0=(Token)match(input,Sync,FOLLOW_8); 

            			newLeafNode(otherlv_0, grammarAccess.getSyncAccess().getSyncKeyword_0());
            		
            // InternalPerfParser.g:1655:3: ( (lv_file_1_0= ruleReference ) )
            // InternalPerfParser.g:1656:4: (lv_file_1_0= ruleReference )
            {
            // InternalPerfParser.g:1656:4: (lv_file_1_0= ruleReference )
            // InternalPerfParser.g:1657:5: lv_file_1_0= ruleReference
            {

            					newCompositeNode(grammarAccess.getSyncAccess().getFileReferenceParserRuleCall_1_0());
            				
            pushFollow(FOLLOW_2);
            lv_file_1_0=ruleReference();

            state._fsp--;


            					if (current==null) {
            						current = createModelElementForParent(grammarAccess.getSyncRule());
            					}
            					set(
            						current,
            						"file",
            						lv_file_1_0,
            						"dev.whence.language.Perf.Reference");
            					afterParserOrEnumRuleCall();
            				

            }


            }


            }


            }


            	leaveRule();

        }

            catch (RecognitionException re) {
                recover(input,re);
                appendSkippedTokens();
            }
        finally {
        }
        return current;
    }
    // $ANTLR end "ruleSync"


    // $ANTLR start "entryRuleRead"
    // InternalPerfParser.g:1678:1: entryRuleRead returns [EObject current=null] : iv_ruleRead= ruleRead EOF ;
    public final EObject entryRuleRead() throws RecognitionException {
        EObject current = null;

        EObject iv_ruleRead = null;


        try {
            // InternalPerfParser.g:1678:45: (iv_ruleRead= ruleRead EOF )
            // InternalPerfParser.g:1679:2: iv_ruleRead= ruleRead EOF
            {
             newCompositeNode(grammarAccess.getReadRule()); 
            pushFollow(FOLLOW_1);
            iv_ruleRead=ruleRead();

            state._fsp--;

             current =iv_ruleRead; 
            match(input,EOF,FOLLOW_2); 

            }

        }

            catch (RecognitionException re) {
                recover(input,re);
                appendSkippedTokens();
            }
        finally {
        }
        return current;
    }
    // $ANTLR end "entryRuleRead"


    // $ANTLR start "ruleRead"
    // InternalPerfParser.g:1685:1: ruleRead returns [EObject current=null] : (otherlv_0= Read ( (lv_amount_1_0= ruleExpression ) ) otherlv_2= From ( (lv_file_3_0= ruleReference ) ) (otherlv_4= At ( (lv_random_5_0= Random ) ) )? ) ;
    public final EObject ruleRead() throws RecognitionException {
        EObject current = null;

        Token otherlv_0=null;
        Token otherlv_2=null;
        Token otherlv_4=null;
        Token lv_random_5_0=null;
        EObject lv_amount_1_0 = null;

        EObject lv_file_3_0 = null;



        	enterRule();

        try {
            // InternalPerfParser.g:1691:2: ( (otherlv_0= Read ( (lv_amount_1_0= ruleExpression ) ) otherlv_2= From ( (lv_file_3_0= ruleReference ) ) (otherlv_4= At ( (lv_random_5_0= Random ) ) )? ) )
            // InternalPerfParser.g:1692:2: (otherlv_0= Read ( (lv_amount_1_0= ruleExpression ) ) otherlv_2= From ( (lv_file_3_0= ruleReference ) ) (otherlv_4= At ( (lv_random_5_0= Random ) ) )? )
            {
            // InternalPerfParser.g:1692:2: (otherlv_0= Read ( (lv_amount_1_0= ruleExpression ) ) otherlv_2= From ( (lv_file_3_0= ruleReference ) ) (otherlv_4= At ( (lv_random_5_0= Random ) ) )? )
            // InternalPerfParser.g:1693:3: otherlv_0= Read ( (lv_amount_1_0= ruleExpression ) ) otherlv_2= From ( (lv_file_3_0= ruleReference ) ) (otherlv_4= At ( (lv_random_5_0= Random ) ) )?
            {
            otherlv_0=(Token)match(input,Read,FOLLOW_7); 

            			newLeafNode(otherlv_0, grammarAccess.getReadAccess().getReadKeyword_0());
            		
            // InternalPerfParser.g:1697:3: ( (lv_amount_1_0= ruleExpression ) )
            // InternalPerfParser.g:1698:4: (lv_amount_1_0= ruleExpression )
            {
            // InternalPerfParser.g:1698:4: (lv_amount_1_0= ruleExpression )
            // InternalPerfParser.g:1699:5: lv_amount_1_0= ruleExpression
            {

            					newCompositeNode(grammarAccess.getReadAccess().getAmountExpressionParserRuleCall_1_0());
            				
            pushFollow(FOLLOW_32);
            lv_amount_1_0=ruleExpression();

            state._fsp--;


            					if (current==null) {
            						current = createModelElementForParent(grammarAccess.getReadRule());
            					}
            					set(
            						current,
            						"amount",
            						lv_amount_1_0,
            						"dev.whence.language.Perf.Expression");
            					afterParserOrEnumRuleCall();
            				

            }


            }

            otherlv_2=(Token)match(input,From,FOLLOW_8); 

            			newLeafNode(otherlv_2, grammarAccess.getReadAccess().getFromKeyword_2());
            		
            // InternalPerfParser.g:1720:3: ( (lv_file_3_0= ruleReference ) )
            // InternalPerfParser.g:1721:4: (lv_file_3_0= ruleReference )
            {
            // InternalPerfParser.g:1721:4: (lv_file_3_0= ruleReference )
            // InternalPerfParser.g:1722:5: lv_file_3_0= ruleReference
            {

            					newCompositeNode(grammarAccess.getReadAccess().getFileReferenceParserRuleCall_3_0());
            				
            pushFollow(FOLLOW_33);
            lv_file_3_0=ruleReference();

            state._fsp--;


            					if (current==null) {
            						current = createModelElementForParent(grammarAccess.getReadRule());
            					}
            					set(
            						current,
            						"file",
            						lv_file_3_0,
            						"dev.whence.language.Perf.Reference");
            					afterParserOrEnumRuleCall();
            				

            }


            }

            // InternalPerfParser.g:1739:3: (otherlv_4= At ( (lv_random_5_0= Random ) ) )?
            int alt26=2;
            int LA26_0 = input.LA(1);

            if ( (LA26_0==At) ) {
                alt26=1;
            }
            switch (alt26) {
                case 1 :
                    // InternalPerfParser.g:1740:4: otherlv_4= At ( (lv_random_5_0= Random ) )
                    {
                    otherlv_4=(Token)match(input,At,FOLLOW_34); 

                    				newLeafNode(otherlv_4, grammarAccess.getReadAccess().getAtKeyword_4_0());
                    			
                    // InternalPerfParser.g:1744:4: ( (lv_random_5_0= Random ) )
                    // InternalPerfParser.g:1745:5: (lv_random_5_0= Random )
                    {
                    // InternalPerfParser.g:1745:5: (lv_random_5_0= Random )
                    // InternalPerfParser.g:1746:6: lv_random_5_0= Random
                    {
                    lv_random_5_0=(Token)match(input,Random,FOLLOW_2); 

                    						newLeafNode(lv_random_5_0, grammarAccess.getReadAccess().getRandomRandomKeyword_4_1_0());
                    					

                    						if (current==null) {
                    							current = createModelElement(grammarAccess.getReadRule());
                    						}
                    						setWithLastConsumed(current, "random", lv_random_5_0 != null, "random");
                    					

                    }


                    }


                    }
                    break;

            }


            }


            }


            	leaveRule();

        }

            catch (RecognitionException re) {
                recover(input,re);
                appendSkippedTokens();
            }
        finally {
        }
        return current;
    }
    // $ANTLR end "ruleRead"


    // $ANTLR start "entryRuleWrite"
    // InternalPerfParser.g:1763:1: entryRuleWrite returns [EObject current=null] : iv_ruleWrite= ruleWrite EOF ;
    public final EObject entryRuleWrite() throws RecognitionException {
        EObject current = null;

        EObject iv_ruleWrite = null;


        try {
            // InternalPerfParser.g:1763:46: (iv_ruleWrite= ruleWrite EOF )
            // InternalPerfParser.g:1764:2: iv_ruleWrite= ruleWrite EOF
            {
             newCompositeNode(grammarAccess.getWriteRule()); 
            pushFollow(FOLLOW_1);
            iv_ruleWrite=ruleWrite();

            state._fsp--;

             current =iv_ruleWrite; 
            match(input,EOF,FOLLOW_2); 

            }

        }

            catch (RecognitionException re) {
                recover(input,re);
                appendSkippedTokens();
            }
        finally {
        }
        return current;
    }
    // $ANTLR end "entryRuleWrite"


    // $ANTLR start "ruleWrite"
    // InternalPerfParser.g:1770:1: ruleWrite returns [EObject current=null] : (otherlv_0= Write ( (lv_amount_1_0= ruleExpression ) ) otherlv_2= To ( (lv_file_3_0= ruleReference ) ) (otherlv_4= At ( (lv_random_5_0= Random ) ) )? ) ;
    public final EObject ruleWrite() throws RecognitionException {
        EObject current = null;

        Token otherlv_0=null;
        Token otherlv_2=null;
        Token otherlv_4=null;
        Token lv_random_5_0=null;
        EObject lv_amount_1_0 = null;

        EObject lv_file_3_0 = null;



        	enterRule();

        try {
            // InternalPerfParser.g:1776:2: ( (otherlv_0= Write ( (lv_amount_1_0= ruleExpression ) ) otherlv_2= To ( (lv_file_3_0= ruleReference ) ) (otherlv_4= At ( (lv_random_5_0= Random ) ) )? ) )
            // InternalPerfParser.g:1777:2: (otherlv_0= Write ( (lv_amount_1_0= ruleExpression ) ) otherlv_2= To ( (lv_file_3_0= ruleReference ) ) (otherlv_4= At ( (lv_random_5_0= Random ) ) )? )
            {
            // InternalPerfParser.g:1777:2: (otherlv_0= Write ( (lv_amount_1_0= ruleExpression ) ) otherlv_2= To ( (lv_file_3_0= ruleReference ) ) (otherlv_4= At ( (lv_random_5_0= Random ) ) )? )
            // InternalPerfParser.g:1778:3: otherlv_0= Write ( (lv_amount_1_0= ruleExpression ) ) otherlv_2= To ( (lv_file_3_0= ruleReference ) ) (otherlv_4= At ( (lv_random_5_0= Random ) ) )?
            {
            otherlv_0=(Token)match(input,Write,FOLLOW_7); 

            			newLeafNode(otherlv_0, grammarAccess.getWriteAccess().getWriteKeyword_0());
            		
            // InternalPerfParser.g:1782:3: ( (lv_amount_1_0= ruleExpression ) )
            // InternalPerfParser.g:1783:4: (lv_amount_1_0= ruleExpression )
            {
            // InternalPerfParser.g:1783:4: (lv_amount_1_0= ruleExpression )
            // InternalPerfParser.g:1784:5: lv_amount_1_0= ruleExpression
            {

            					newCompositeNode(grammarAccess.getWriteAccess().getAmountExpressionParserRuleCall_1_0());
            				
            pushFollow(FOLLOW_10);
            lv_amount_1_0=ruleExpression();

            state._fsp--;


            					if (current==null) {
            						current = createModelElementForParent(grammarAccess.getWriteRule());
            					}
            					set(
            						current,
            						"amount",
            						lv_amount_1_0,
            						"dev.whence.language.Perf.Expression");
            					afterParserOrEnumRuleCall();
            				

            }


            }

            otherlv_2=(Token)match(input,To,FOLLOW_8); 

            			newLeafNode(otherlv_2, grammarAccess.getWriteAccess().getToKeyword_2());
            		
            // InternalPerfParser.g:1805:3: ( (lv_file_3_0= ruleReference ) )
            // InternalPerfParser.g:1806:4: (lv_file_3_0= ruleReference )
            {
            // InternalPerfParser.g:1806:4: (lv_file_3_0= ruleReference )
            // InternalPerfParser.g:1807:5: lv_file_3_0= ruleReference
            {

            					newCompositeNode(grammarAccess.getWriteAccess().getFileReferenceParserRuleCall_3_0());
            				
            pushFollow(FOLLOW_33);
            lv_file_3_0=ruleReference();

            state._fsp--;


            					if (current==null) {
            						current = createModelElementForParent(grammarAccess.getWriteRule());
            					}
            					set(
            						current,
            						"file",
            						lv_file_3_0,
            						"dev.whence.language.Perf.Reference");
            					afterParserOrEnumRuleCall();
            				

            }


            }

            // InternalPerfParser.g:1824:3: (otherlv_4= At ( (lv_random_5_0= Random ) ) )?
            int alt27=2;
            int LA27_0 = input.LA(1);

            if ( (LA27_0==At) ) {
                alt27=1;
            }
            switch (alt27) {
                case 1 :
                    // InternalPerfParser.g:1825:4: otherlv_4= At ( (lv_random_5_0= Random ) )
                    {
                    otherlv_4=(Token)match(input,At,FOLLOW_34); 

                    				newLeafNode(otherlv_4, grammarAccess.getWriteAccess().getAtKeyword_4_0());
                    			
                    // InternalPerfParser.g:1829:4: ( (lv_random_5_0= Random ) )
                    // InternalPerfParser.g:1830:5: (lv_random_5_0= Random )
                    {
                    // InternalPerfParser.g:1830:5: (lv_random_5_0= Random )
                    // InternalPerfParser.g:1831:6: lv_random_5_0= Random
                    {
                    lv_random_5_0=(Token)match(input,Random,FOLLOW_2); 

                    						newLeafNode(lv_random_5_0, grammarAccess.getWriteAccess().getRandomRandomKeyword_4_1_0());
                    					

                    						if (current==null) {
                    							current = createModelElement(grammarAccess.getWriteRule());
                    						}
                    						setWithLastConsumed(current, "random", lv_random_5_0 != null, "random");
                    					

                    }


                    }


                    }
                    break;

            }


            }


            }


            	leaveRule();

        }

            catch (RecognitionException re) {
                recover(input,re);
                appendSkippedTokens();
            }
        finally {
        }
        return current;
    }
    // $ANTLR end "ruleWrite"


    // $ANTLR start "entryRuleTalk"
    // InternalPerfParser.g:1848:1: entryRuleTalk returns [EObject current=null] : iv_ruleTalk= ruleTalk EOF ;
    public final EObject entryRuleTalk() throws RecognitionException {
        EObject current = null;

        EObject iv_ruleTalk = null;


        try {
            // InternalPerfParser.g:1848:45: (iv_ruleTalk= ruleTalk EOF )
            // InternalPerfParser.g:1849:2: iv_ruleTalk= ruleTalk EOF
            {
             newCompositeNode(grammarAccess.getTalkRule()); 
            pushFollow(FOLLOW_1);
            iv_ruleTalk=ruleTalk();

            state._fsp--;

             current =iv_ruleTalk; 
            match(input,EOF,FOLLOW_2); 

            }

        }

            catch (RecognitionException re) {
                recover(input,re);
                appendSkippedTokens();
            }
        finally {
        }
        return current;
    }
    // $ANTLR end "entryRuleTalk"


    // $ANTLR start "ruleTalk"
    // InternalPerfParser.g:1855:1: ruleTalk returns [EObject current=null] : (this_Send_0= ruleSend | this_Reply_1= ruleReply | this_Receive_2= ruleReceive | this_Handler_3= ruleHandler ) ;
    public final EObject ruleTalk() throws RecognitionException {
        EObject current = null;

        EObject this_Send_0 = null;

        EObject this_Reply_1 = null;

        EObject this_Receive_2 = null;

        EObject this_Handler_3 = null;



        	enterRule();

        try {
            // InternalPerfParser.g:1861:2: ( (this_Send_0= ruleSend | this_Reply_1= ruleReply | this_Receive_2= ruleReceive | this_Handler_3= ruleHandler ) )
            // InternalPerfParser.g:1862:2: (this_Send_0= ruleSend | this_Reply_1= ruleReply | this_Receive_2= ruleReceive | this_Handler_3= ruleHandler )
            {
            // InternalPerfParser.g:1862:2: (this_Send_0= ruleSend | this_Reply_1= ruleReply | this_Receive_2= ruleReceive | this_Handler_3= ruleHandler )
            int alt28=4;
            switch ( input.LA(1) ) {
            case Send:
                {
                alt28=1;
                }
                break;
            case Reply:
                {
                alt28=2;
                }
                break;
            case Receive:
                {
                alt28=3;
                }
                break;
            case On:
                {
                alt28=4;
                }
                break;
            default:
                NoViableAltException nvae =
                    new NoViableAltException("", 28, 0, input);

                throw nvae;
            }

            switch (alt28) {
                case 1 :
                    // InternalPerfParser.g:1863:3: this_Send_0= ruleSend
                    {

                    			newCompositeNode(grammarAccess.getTalkAccess().getSendParserRuleCall_0());
                    		
                    pushFollow(FOLLOW_2);
                    this_Send_0=ruleSend();

                    state._fsp--;


                    			current = this_Send_0;
                    			afterParserOrEnumRuleCall();
                    		

                    }
                    break;
                case 2 :
                    // InternalPerfParser.g:1872:3: this_Reply_1= ruleReply
                    {

                    			newCompositeNode(grammarAccess.getTalkAccess().getReplyParserRuleCall_1());
                    		
                    pushFollow(FOLLOW_2);
                    this_Reply_1=ruleReply();

                    state._fsp--;


                    			current = this_Reply_1;
                    			afterParserOrEnumRuleCall();
                    		

                    }
                    break;
                case 3 :
                    // InternalPerfParser.g:1881:3: this_Receive_2= ruleReceive
                    {

                    			newCompositeNode(grammarAccess.getTalkAccess().getReceiveParserRuleCall_2());
                    		
                    pushFollow(FOLLOW_2);
                    this_Receive_2=ruleReceive();

                    state._fsp--;


                    			current = this_Receive_2;
                    			afterParserOrEnumRuleCall();
                    		

                    }
                    break;
                case 4 :
                    // InternalPerfParser.g:1890:3: this_Handler_3= ruleHandler
                    {

                    			newCompositeNode(grammarAccess.getTalkAccess().getHandlerParserRuleCall_3());
                    		
                    pushFollow(FOLLOW_2);
                    this_Handler_3=ruleHandler();

                    state._fsp--;


                    			current = this_Handler_3;
                    			afterParserOrEnumRuleCall();
                    		

                    }
                    break;

            }


            }


            	leaveRule();

        }

            catch (RecognitionException re) {
                recover(input,re);
                appendSkippedTokens();
            }
        finally {
        }
        return current;
    }
    // $ANTLR end "ruleTalk"


    // $ANTLR start "entryRuleSend"
    // InternalPerfParser.g:1902:1: entryRuleSend returns [EObject current=null] : iv_ruleSend= ruleSend EOF ;
    public final EObject entryRuleSend() throws RecognitionException {
        EObject current = null;

        EObject iv_ruleSend = null;


        try {
            // InternalPerfParser.g:1902:45: (iv_ruleSend= ruleSend EOF )
            // InternalPerfParser.g:1903:2: iv_ruleSend= ruleSend EOF
            {
             newCompositeNode(grammarAccess.getSendRule()); 
            pushFollow(FOLLOW_1);
            iv_ruleSend=ruleSend();

            state._fsp--;

             current =iv_ruleSend; 
            match(input,EOF,FOLLOW_2); 

            }

        }

            catch (RecognitionException re) {
                recover(input,re);
                appendSkippedTokens();
            }
        finally {
        }
        return current;
    }
    // $ANTLR end "entryRuleSend"


    // $ANTLR start "ruleSend"
    // InternalPerfParser.g:1909:1: ruleSend returns [EObject current=null] : (otherlv_0= Send ( (lv_payload_1_0= ruleExpression ) ) otherlv_2= To ( (lv_receiver_3_0= ruleReference ) ) ) ;
    public final EObject ruleSend() throws RecognitionException {
        EObject current = null;

        Token otherlv_0=null;
        Token otherlv_2=null;
        EObject lv_payload_1_0 = null;

        EObject lv_receiver_3_0 = null;



        	enterRule();

        try {
            // InternalPerfParser.g:1915:2: ( (otherlv_0= Send ( (lv_payload_1_0= ruleExpression ) ) otherlv_2= To ( (lv_receiver_3_0= ruleReference ) ) ) )
            // InternalPerfParser.g:1916:2: (otherlv_0= Send ( (lv_payload_1_0= ruleExpression ) ) otherlv_2= To ( (lv_receiver_3_0= ruleReference ) ) )
            {
            // InternalPerfParser.g:1916:2: (otherlv_0= Send ( (lv_payload_1_0= ruleExpression ) ) otherlv_2= To ( (lv_receiver_3_0= ruleReference ) ) )
            // InternalPerfParser.g:1917:3: otherlv_0= Send ( (lv_payload_1_0= ruleExpression ) ) otherlv_2= To ( (lv_receiver_3_0= ruleReference ) )
            {
            otherlv_0=(Token)match(input,Send,FOLLOW_7); 

            			newLeafNode(otherlv_0, grammarAccess.getSendAccess().getSendKeyword_0());
            		
            // InternalPerfParser.g:1921:3: ( (lv_payload_1_0= ruleExpression ) )
            // InternalPerfParser.g:1922:4: (lv_payload_1_0= ruleExpression )
            {
            // InternalPerfParser.g:1922:4: (lv_payload_1_0= ruleExpression )
            // InternalPerfParser.g:1923:5: lv_payload_1_0= ruleExpression
            {

            					newCompositeNode(grammarAccess.getSendAccess().getPayloadExpressionParserRuleCall_1_0());
            				
            pushFollow(FOLLOW_10);
            lv_payload_1_0=ruleExpression();

            state._fsp--;


            					if (current==null) {
            						current = createModelElementForParent(grammarAccess.getSendRule());
            					}
            					set(
            						current,
            						"payload",
            						lv_payload_1_0,
            						"dev.whence.language.Perf.Expression");
            					afterParserOrEnumRuleCall();
            				

            }


            }

            otherlv_2=(Token)match(input,To,FOLLOW_8); 

            			newLeafNode(otherlv_2, grammarAccess.getSendAccess().getToKeyword_2());
            		
            // InternalPerfParser.g:1944:3: ( (lv_receiver_3_0= ruleReference ) )
            // InternalPerfParser.g:1945:4: (lv_receiver_3_0= ruleReference )
            {
            // InternalPerfParser.g:1945:4: (lv_receiver_3_0= ruleReference )
            // InternalPerfParser.g:1946:5: lv_receiver_3_0= ruleReference
            {

            					newCompositeNode(grammarAccess.getSendAccess().getReceiverReferenceParserRuleCall_3_0());
            				
            pushFollow(FOLLOW_2);
            lv_receiver_3_0=ruleReference();

            state._fsp--;


            					if (current==null) {
            						current = createModelElementForParent(grammarAccess.getSendRule());
            					}
            					set(
            						current,
            						"receiver",
            						lv_receiver_3_0,
            						"dev.whence.language.Perf.Reference");
            					afterParserOrEnumRuleCall();
            				

            }


            }


            }


            }


            	leaveRule();

        }

            catch (RecognitionException re) {
                recover(input,re);
                appendSkippedTokens();
            }
        finally {
        }
        return current;
    }
    // $ANTLR end "ruleSend"


    // $ANTLR start "entryRuleReply"
    // InternalPerfParser.g:1967:1: entryRuleReply returns [EObject current=null] : iv_ruleReply= ruleReply EOF ;
    public final EObject entryRuleReply() throws RecognitionException {
        EObject current = null;

        EObject iv_ruleReply = null;


        try {
            // InternalPerfParser.g:1967:46: (iv_ruleReply= ruleReply EOF )
            // InternalPerfParser.g:1968:2: iv_ruleReply= ruleReply EOF
            {
             newCompositeNode(grammarAccess.getReplyRule()); 
            pushFollow(FOLLOW_1);
            iv_ruleReply=ruleReply();

            state._fsp--;

             current =iv_ruleReply; 
            match(input,EOF,FOLLOW_2); 

            }

        }

            catch (RecognitionException re) {
                recover(input,re);
                appendSkippedTokens();
            }
        finally {
        }
        return current;
    }
    // $ANTLR end "entryRuleReply"


    // $ANTLR start "ruleReply"
    // InternalPerfParser.g:1974:1: ruleReply returns [EObject current=null] : (otherlv_0= Reply ( (lv_payload_1_0= ruleExpression ) ) ) ;
    public final EObject ruleReply() throws RecognitionException {
        EObject current = null;

        Token otherlv_0=null;
        EObject lv_payload_1_0 = null;



        	enterRule();

        try {
            // InternalPerfParser.g:1980:2: ( (otherlv_0= Reply ( (lv_payload_1_0= ruleExpression ) ) ) )
            // InternalPerfParser.g:1981:2: (otherlv_0= Reply ( (lv_payload_1_0= ruleExpression ) ) )
            {
            // InternalPerfParser.g:1981:2: (otherlv_0= Reply ( (lv_payload_1_0= ruleExpression ) ) )
            // InternalPerfParser.g:1982:3: otherlv_0= Reply ( (lv_payload_1_0= ruleExpression ) )
            {
            otherlv_0=(Token)match(input,Reply,FOLLOW_7); 

            			newLeafNode(otherlv_0, grammarAccess.getReplyAccess().getReplyKeyword_0());
            		
            // InternalPerfParser.g:1986:3: ( (lv_payload_1_0= ruleExpression ) )
            // InternalPerfParser.g:1987:4: (lv_payload_1_0= ruleExpression )
            {
            // InternalPerfParser.g:1987:4: (lv_payload_1_0= ruleExpression )
            // InternalPerfParser.g:1988:5: lv_payload_1_0= ruleExpression
            {

            					newCompositeNode(grammarAccess.getReplyAccess().getPayloadExpressionParserRuleCall_1_0());
            				
            pushFollow(FOLLOW_2);
            lv_payload_1_0=ruleExpression();

            state._fsp--;


            					if (current==null) {
            						current = createModelElementForParent(grammarAccess.getReplyRule());
            					}
            					set(
            						current,
            						"payload",
            						lv_payload_1_0,
            						"dev.whence.language.Perf.Expression");
            					afterParserOrEnumRuleCall();
            				

            }


            }


            }


            }


            	leaveRule();

        }

            catch (RecognitionException re) {
                recover(input,re);
                appendSkippedTokens();
            }
        finally {
        }
        return current;
    }
    // $ANTLR end "ruleReply"


    // $ANTLR start "entryRuleReceive"
    // InternalPerfParser.g:2009:1: entryRuleReceive returns [EObject current=null] : iv_ruleReceive= ruleReceive EOF ;
    public final EObject entryRuleReceive() throws RecognitionException {
        EObject current = null;

        EObject iv_ruleReceive = null;


        try {
            // InternalPerfParser.g:2009:48: (iv_ruleReceive= ruleReceive EOF )
            // InternalPerfParser.g:2010:2: iv_ruleReceive= ruleReceive EOF
            {
             newCompositeNode(grammarAccess.getReceiveRule()); 
            pushFollow(FOLLOW_1);
            iv_ruleReceive=ruleReceive();

            state._fsp--;

             current =iv_ruleReceive; 
            match(input,EOF,FOLLOW_2); 

            }

        }

            catch (RecognitionException re) {
                recover(input,re);
                appendSkippedTokens();
            }
        finally {
        }
        return current;
    }
    // $ANTLR end "entryRuleReceive"


    // $ANTLR start "ruleReceive"
    // InternalPerfParser.g:2016:1: ruleReceive returns [EObject current=null] : (otherlv_0= Receive ( ( (lv_any_1_0= Any ) ) | ( (lv_message_2_0= rulePath ) ) ) (otherlv_3= From ( (lv_sender_4_0= ruleReference ) ) )? ) ;
    public final EObject ruleReceive() throws RecognitionException {
        EObject current = null;

        Token otherlv_0=null;
        Token lv_any_1_0=null;
        Token otherlv_3=null;
        EObject lv_message_2_0 = null;

        EObject lv_sender_4_0 = null;



        	enterRule();

        try {
            // InternalPerfParser.g:2022:2: ( (otherlv_0= Receive ( ( (lv_any_1_0= Any ) ) | ( (lv_message_2_0= rulePath ) ) ) (otherlv_3= From ( (lv_sender_4_0= ruleReference ) ) )? ) )
            // InternalPerfParser.g:2023:2: (otherlv_0= Receive ( ( (lv_any_1_0= Any ) ) | ( (lv_message_2_0= rulePath ) ) ) (otherlv_3= From ( (lv_sender_4_0= ruleReference ) ) )? )
            {
            // InternalPerfParser.g:2023:2: (otherlv_0= Receive ( ( (lv_any_1_0= Any ) ) | ( (lv_message_2_0= rulePath ) ) ) (otherlv_3= From ( (lv_sender_4_0= ruleReference ) ) )? )
            // InternalPerfParser.g:2024:3: otherlv_0= Receive ( ( (lv_any_1_0= Any ) ) | ( (lv_message_2_0= rulePath ) ) ) (otherlv_3= From ( (lv_sender_4_0= ruleReference ) ) )?
            {
            otherlv_0=(Token)match(input,Receive,FOLLOW_35); 

            			newLeafNode(otherlv_0, grammarAccess.getReceiveAccess().getReceiveKeyword_0());
            		
            // InternalPerfParser.g:2028:3: ( ( (lv_any_1_0= Any ) ) | ( (lv_message_2_0= rulePath ) ) )
            int alt29=2;
            int LA29_0 = input.LA(1);

            if ( (LA29_0==Any) ) {
                alt29=1;
            }
            else if ( ((LA29_0>=Unexplained && LA29_0<=Assumed)||(LA29_0>=Channel && LA29_0<=Repeat)||LA29_0==Count||(LA29_0>=Given && LA29_0<=Disk)||LA29_0==File||(LA29_0>=Gate && LA29_0<=Most)||(LA29_0>=Read && LA29_0<=Show)||(LA29_0>=Sync && LA29_0<=Time)||LA29_0==Unit||LA29_0==Fit||LA29_0==Let||LA29_0==Use||LA29_0==Do||LA29_0==RULE_ID) ) {
                alt29=2;
            }
            else {
                NoViableAltException nvae =
                    new NoViableAltException("", 29, 0, input);

                throw nvae;
            }
            switch (alt29) {
                case 1 :
                    // InternalPerfParser.g:2029:4: ( (lv_any_1_0= Any ) )
                    {
                    // InternalPerfParser.g:2029:4: ( (lv_any_1_0= Any ) )
                    // InternalPerfParser.g:2030:5: (lv_any_1_0= Any )
                    {
                    // InternalPerfParser.g:2030:5: (lv_any_1_0= Any )
                    // InternalPerfParser.g:2031:6: lv_any_1_0= Any
                    {
                    lv_any_1_0=(Token)match(input,Any,FOLLOW_36); 

                    						newLeafNode(lv_any_1_0, grammarAccess.getReceiveAccess().getAnyAnyKeyword_1_0_0());
                    					

                    						if (current==null) {
                    							current = createModelElement(grammarAccess.getReceiveRule());
                    						}
                    						setWithLastConsumed(current, "any", lv_any_1_0 != null, "any");
                    					

                    }


                    }


                    }
                    break;
                case 2 :
                    // InternalPerfParser.g:2044:4: ( (lv_message_2_0= rulePath ) )
                    {
                    // InternalPerfParser.g:2044:4: ( (lv_message_2_0= rulePath ) )
                    // InternalPerfParser.g:2045:5: (lv_message_2_0= rulePath )
                    {
                    // InternalPerfParser.g:2045:5: (lv_message_2_0= rulePath )
                    // InternalPerfParser.g:2046:6: lv_message_2_0= rulePath
                    {

                    						newCompositeNode(grammarAccess.getReceiveAccess().getMessagePathParserRuleCall_1_1_0());
                    					
                    pushFollow(FOLLOW_36);
                    lv_message_2_0=rulePath();

                    state._fsp--;


                    						if (current==null) {
                    							current = createModelElementForParent(grammarAccess.getReceiveRule());
                    						}
                    						set(
                    							current,
                    							"message",
                    							lv_message_2_0,
                    							"dev.whence.language.Perf.Path");
                    						afterParserOrEnumRuleCall();
                    					

                    }


                    }


                    }
                    break;

            }

            // InternalPerfParser.g:2064:3: (otherlv_3= From ( (lv_sender_4_0= ruleReference ) ) )?
            int alt30=2;
            int LA30_0 = input.LA(1);

            if ( (LA30_0==From) ) {
                alt30=1;
            }
            switch (alt30) {
                case 1 :
                    // InternalPerfParser.g:2065:4: otherlv_3= From ( (lv_sender_4_0= ruleReference ) )
                    {
                    otherlv_3=(Token)match(input,From,FOLLOW_8); 

                    				newLeafNode(otherlv_3, grammarAccess.getReceiveAccess().getFromKeyword_2_0());
                    			
                    // InternalPerfParser.g:2069:4: ( (lv_sender_4_0= ruleReference ) )
                    // InternalPerfParser.g:2070:5: (lv_sender_4_0= ruleReference )
                    {
                    // InternalPerfParser.g:2070:5: (lv_sender_4_0= ruleReference )
                    // InternalPerfParser.g:2071:6: lv_sender_4_0= ruleReference
                    {

                    						newCompositeNode(grammarAccess.getReceiveAccess().getSenderReferenceParserRuleCall_2_1_0());
                    					
                    pushFollow(FOLLOW_2);
                    lv_sender_4_0=ruleReference();

                    state._fsp--;


                    						if (current==null) {
                    							current = createModelElementForParent(grammarAccess.getReceiveRule());
                    						}
                    						set(
                    							current,
                    							"sender",
                    							lv_sender_4_0,
                    							"dev.whence.language.Perf.Reference");
                    						afterParserOrEnumRuleCall();
                    					

                    }


                    }


                    }
                    break;

            }


            }


            }


            	leaveRule();

        }

            catch (RecognitionException re) {
                recover(input,re);
                appendSkippedTokens();
            }
        finally {
        }
        return current;
    }
    // $ANTLR end "ruleReceive"


    // $ANTLR start "entryRuleHandler"
    // InternalPerfParser.g:2093:1: entryRuleHandler returns [EObject current=null] : iv_ruleHandler= ruleHandler EOF ;
    public final EObject entryRuleHandler() throws RecognitionException {
        EObject current = null;

        EObject iv_ruleHandler = null;


        try {
            // InternalPerfParser.g:2093:48: (iv_ruleHandler= ruleHandler EOF )
            // InternalPerfParser.g:2094:2: iv_ruleHandler= ruleHandler EOF
            {
             newCompositeNode(grammarAccess.getHandlerRule()); 
            pushFollow(FOLLOW_1);
            iv_ruleHandler=ruleHandler();

            state._fsp--;

             current =iv_ruleHandler; 
            match(input,EOF,FOLLOW_2); 

            }

        }

            catch (RecognitionException re) {
                recover(input,re);
                appendSkippedTokens();
            }
        finally {
        }
        return current;
    }
    // $ANTLR end "entryRuleHandler"


    // $ANTLR start "ruleHandler"
    // InternalPerfParser.g:2100:1: ruleHandler returns [EObject current=null] : (otherlv_0= On ( ( (lv_any_1_0= Any ) ) | ( (lv_message_2_0= rulePath ) ) ) (otherlv_3= From ( (lv_sender_4_0= ruleReference ) ) )? ( (lv_block_5_0= ruleBlock ) ) ) ;
    public final EObject ruleHandler() throws RecognitionException {
        EObject current = null;

        Token otherlv_0=null;
        Token lv_any_1_0=null;
        Token otherlv_3=null;
        EObject lv_message_2_0 = null;

        EObject lv_sender_4_0 = null;

        EObject lv_block_5_0 = null;



        	enterRule();

        try {
            // InternalPerfParser.g:2106:2: ( (otherlv_0= On ( ( (lv_any_1_0= Any ) ) | ( (lv_message_2_0= rulePath ) ) ) (otherlv_3= From ( (lv_sender_4_0= ruleReference ) ) )? ( (lv_block_5_0= ruleBlock ) ) ) )
            // InternalPerfParser.g:2107:2: (otherlv_0= On ( ( (lv_any_1_0= Any ) ) | ( (lv_message_2_0= rulePath ) ) ) (otherlv_3= From ( (lv_sender_4_0= ruleReference ) ) )? ( (lv_block_5_0= ruleBlock ) ) )
            {
            // InternalPerfParser.g:2107:2: (otherlv_0= On ( ( (lv_any_1_0= Any ) ) | ( (lv_message_2_0= rulePath ) ) ) (otherlv_3= From ( (lv_sender_4_0= ruleReference ) ) )? ( (lv_block_5_0= ruleBlock ) ) )
            // InternalPerfParser.g:2108:3: otherlv_0= On ( ( (lv_any_1_0= Any ) ) | ( (lv_message_2_0= rulePath ) ) ) (otherlv_3= From ( (lv_sender_4_0= ruleReference ) ) )? ( (lv_block_5_0= ruleBlock ) )
            {
            otherlv_0=(Token)match(input,On,FOLLOW_35); 

            			newLeafNode(otherlv_0, grammarAccess.getHandlerAccess().getOnKeyword_0());
            		
            // InternalPerfParser.g:2112:3: ( ( (lv_any_1_0= Any ) ) | ( (lv_message_2_0= rulePath ) ) )
            int alt31=2;
            int LA31_0 = input.LA(1);

            if ( (LA31_0==Any) ) {
                alt31=1;
            }
            else if ( ((LA31_0>=Unexplained && LA31_0<=Assumed)||(LA31_0>=Channel && LA31_0<=Repeat)||LA31_0==Count||(LA31_0>=Given && LA31_0<=Disk)||LA31_0==File||(LA31_0>=Gate && LA31_0<=Most)||(LA31_0>=Read && LA31_0<=Show)||(LA31_0>=Sync && LA31_0<=Time)||LA31_0==Unit||LA31_0==Fit||LA31_0==Let||LA31_0==Use||LA31_0==Do||LA31_0==RULE_ID) ) {
                alt31=2;
            }
            else {
                NoViableAltException nvae =
                    new NoViableAltException("", 31, 0, input);

                throw nvae;
            }
            switch (alt31) {
                case 1 :
                    // InternalPerfParser.g:2113:4: ( (lv_any_1_0= Any ) )
                    {
                    // InternalPerfParser.g:2113:4: ( (lv_any_1_0= Any ) )
                    // InternalPerfParser.g:2114:5: (lv_any_1_0= Any )
                    {
                    // InternalPerfParser.g:2114:5: (lv_any_1_0= Any )
                    // InternalPerfParser.g:2115:6: lv_any_1_0= Any
                    {
                    lv_any_1_0=(Token)match(input,Any,FOLLOW_37); 

                    						newLeafNode(lv_any_1_0, grammarAccess.getHandlerAccess().getAnyAnyKeyword_1_0_0());
                    					

                    						if (current==null) {
                    							current = createModelElement(grammarAccess.getHandlerRule());
                    						}
                    						setWithLastConsumed(current, "any", lv_any_1_0 != null, "any");
                    					

                    }


                    }


                    }
                    break;
                case 2 :
                    // InternalPerfParser.g:2128:4: ( (lv_message_2_0= rulePath ) )
                    {
                    // InternalPerfParser.g:2128:4: ( (lv_message_2_0= rulePath ) )
                    // InternalPerfParser.g:2129:5: (lv_message_2_0= rulePath )
                    {
                    // InternalPerfParser.g:2129:5: (lv_message_2_0= rulePath )
                    // InternalPerfParser.g:2130:6: lv_message_2_0= rulePath
                    {

                    						newCompositeNode(grammarAccess.getHandlerAccess().getMessagePathParserRuleCall_1_1_0());
                    					
                    pushFollow(FOLLOW_37);
                    lv_message_2_0=rulePath();

                    state._fsp--;


                    						if (current==null) {
                    							current = createModelElementForParent(grammarAccess.getHandlerRule());
                    						}
                    						set(
                    							current,
                    							"message",
                    							lv_message_2_0,
                    							"dev.whence.language.Perf.Path");
                    						afterParserOrEnumRuleCall();
                    					

                    }


                    }


                    }
                    break;

            }

            // InternalPerfParser.g:2148:3: (otherlv_3= From ( (lv_sender_4_0= ruleReference ) ) )?
            int alt32=2;
            int LA32_0 = input.LA(1);

            if ( (LA32_0==From) ) {
                alt32=1;
            }
            switch (alt32) {
                case 1 :
                    // InternalPerfParser.g:2149:4: otherlv_3= From ( (lv_sender_4_0= ruleReference ) )
                    {
                    otherlv_3=(Token)match(input,From,FOLLOW_8); 

                    				newLeafNode(otherlv_3, grammarAccess.getHandlerAccess().getFromKeyword_2_0());
                    			
                    // InternalPerfParser.g:2153:4: ( (lv_sender_4_0= ruleReference ) )
                    // InternalPerfParser.g:2154:5: (lv_sender_4_0= ruleReference )
                    {
                    // InternalPerfParser.g:2154:5: (lv_sender_4_0= ruleReference )
                    // InternalPerfParser.g:2155:6: lv_sender_4_0= ruleReference
                    {

                    						newCompositeNode(grammarAccess.getHandlerAccess().getSenderReferenceParserRuleCall_2_1_0());
                    					
                    pushFollow(FOLLOW_25);
                    lv_sender_4_0=ruleReference();

                    state._fsp--;


                    						if (current==null) {
                    							current = createModelElementForParent(grammarAccess.getHandlerRule());
                    						}
                    						set(
                    							current,
                    							"sender",
                    							lv_sender_4_0,
                    							"dev.whence.language.Perf.Reference");
                    						afterParserOrEnumRuleCall();
                    					

                    }


                    }


                    }
                    break;

            }

            // InternalPerfParser.g:2173:3: ( (lv_block_5_0= ruleBlock ) )
            // InternalPerfParser.g:2174:4: (lv_block_5_0= ruleBlock )
            {
            // InternalPerfParser.g:2174:4: (lv_block_5_0= ruleBlock )
            // InternalPerfParser.g:2175:5: lv_block_5_0= ruleBlock
            {

            					newCompositeNode(grammarAccess.getHandlerAccess().getBlockBlockParserRuleCall_3_0());
            				
            pushFollow(FOLLOW_2);
            lv_block_5_0=ruleBlock();

            state._fsp--;


            					if (current==null) {
            						current = createModelElementForParent(grammarAccess.getHandlerRule());
            					}
            					set(
            						current,
            						"block",
            						lv_block_5_0,
            						"dev.whence.language.Perf.Block");
            					afterParserOrEnumRuleCall();
            				

            }


            }


            }


            }


            	leaveRule();

        }

            catch (RecognitionException re) {
                recover(input,re);
                appendSkippedTokens();
            }
        finally {
        }
        return current;
    }
    // $ANTLR end "ruleHandler"


    // $ANTLR start "entryRuleControl"
    // InternalPerfParser.g:2196:1: entryRuleControl returns [EObject current=null] : iv_ruleControl= ruleControl EOF ;
    public final EObject entryRuleControl() throws RecognitionException {
        EObject current = null;

        EObject iv_ruleControl = null;


        try {
            // InternalPerfParser.g:2196:48: (iv_ruleControl= ruleControl EOF )
            // InternalPerfParser.g:2197:2: iv_ruleControl= ruleControl EOF
            {
             newCompositeNode(grammarAccess.getControlRule()); 
            pushFollow(FOLLOW_1);
            iv_ruleControl=ruleControl();

            state._fsp--;

             current =iv_ruleControl; 
            match(input,EOF,FOLLOW_2); 

            }

        }

            catch (RecognitionException re) {
                recover(input,re);
                appendSkippedTokens();
            }
        finally {
        }
        return current;
    }
    // $ANTLR end "entryRuleControl"


    // $ANTLR start "ruleControl"
    // InternalPerfParser.g:2203:1: ruleControl returns [EObject current=null] : (this_Forever_0= ruleForever | this_Repeat_1= ruleRepeat | this_Every_2= ruleEvery | this_While_3= ruleWhile | this_If_4= ruleIf | this_Choose_5= ruleChoose | this_Parallel_6= ruleParallel | this_LockBlock_7= ruleLockBlock | this_Together_8= ruleTogether | this_Count_9= ruleCount | this_TimeBlock_10= ruleTimeBlock | this_Let_11= ruleLet | this_Do_12= ruleDo ) ;
    public final EObject ruleControl() throws RecognitionException {
        EObject current = null;

        EObject this_Forever_0 = null;

        EObject this_Repeat_1 = null;

        EObject this_Every_2 = null;

        EObject this_While_3 = null;

        EObject this_If_4 = null;

        EObject this_Choose_5 = null;

        EObject this_Parallel_6 = null;

        EObject this_LockBlock_7 = null;

        EObject this_Together_8 = null;

        EObject this_Count_9 = null;

        EObject this_TimeBlock_10 = null;

        EObject this_Let_11 = null;

        EObject this_Do_12 = null;



        	enterRule();

        try {
            // InternalPerfParser.g:2209:2: ( (this_Forever_0= ruleForever | this_Repeat_1= ruleRepeat | this_Every_2= ruleEvery | this_While_3= ruleWhile | this_If_4= ruleIf | this_Choose_5= ruleChoose | this_Parallel_6= ruleParallel | this_LockBlock_7= ruleLockBlock | this_Together_8= ruleTogether | this_Count_9= ruleCount | this_TimeBlock_10= ruleTimeBlock | this_Let_11= ruleLet | this_Do_12= ruleDo ) )
            // InternalPerfParser.g:2210:2: (this_Forever_0= ruleForever | this_Repeat_1= ruleRepeat | this_Every_2= ruleEvery | this_While_3= ruleWhile | this_If_4= ruleIf | this_Choose_5= ruleChoose | this_Parallel_6= ruleParallel | this_LockBlock_7= ruleLockBlock | this_Together_8= ruleTogether | this_Count_9= ruleCount | this_TimeBlock_10= ruleTimeBlock | this_Let_11= ruleLet | this_Do_12= ruleDo )
            {
            // InternalPerfParser.g:2210:2: (this_Forever_0= ruleForever | this_Repeat_1= ruleRepeat | this_Every_2= ruleEvery | this_While_3= ruleWhile | this_If_4= ruleIf | this_Choose_5= ruleChoose | this_Parallel_6= ruleParallel | this_LockBlock_7= ruleLockBlock | this_Together_8= ruleTogether | this_Count_9= ruleCount | this_TimeBlock_10= ruleTimeBlock | this_Let_11= ruleLet | this_Do_12= ruleDo )
            int alt33=13;
            switch ( input.LA(1) ) {
            case Forever:
                {
                alt33=1;
                }
                break;
            case Repeat:
                {
                alt33=2;
                }
                break;
            case Every:
                {
                alt33=3;
                }
                break;
            case While:
                {
                alt33=4;
                }
                break;
            case If:
                {
                alt33=5;
                }
                break;
            case Choose:
                {
                alt33=6;
                }
                break;
            case Parallel:
                {
                alt33=7;
                }
                break;
            case Lock:
                {
                alt33=8;
                }
                break;
            case Together:
                {
                alt33=9;
                }
                break;
            case Count:
                {
                alt33=10;
                }
                break;
            case Time:
                {
                alt33=11;
                }
                break;
            case Let:
                {
                alt33=12;
                }
                break;
            case Do:
                {
                alt33=13;
                }
                break;
            default:
                NoViableAltException nvae =
                    new NoViableAltException("", 33, 0, input);

                throw nvae;
            }

            switch (alt33) {
                case 1 :
                    // InternalPerfParser.g:2211:3: this_Forever_0= ruleForever
                    {

                    			newCompositeNode(grammarAccess.getControlAccess().getForeverParserRuleCall_0());
                    		
                    pushFollow(FOLLOW_2);
                    this_Forever_0=ruleForever();

                    state._fsp--;


                    			current = this_Forever_0;
                    			afterParserOrEnumRuleCall();
                    		

                    }
                    break;
                case 2 :
                    // InternalPerfParser.g:2220:3: this_Repeat_1= ruleRepeat
                    {

                    			newCompositeNode(grammarAccess.getControlAccess().getRepeatParserRuleCall_1());
                    		
                    pushFollow(FOLLOW_2);
                    this_Repeat_1=ruleRepeat();

                    state._fsp--;


                    			current = this_Repeat_1;
                    			afterParserOrEnumRuleCall();
                    		

                    }
                    break;
                case 3 :
                    // InternalPerfParser.g:2229:3: this_Every_2= ruleEvery
                    {

                    			newCompositeNode(grammarAccess.getControlAccess().getEveryParserRuleCall_2());
                    		
                    pushFollow(FOLLOW_2);
                    this_Every_2=ruleEvery();

                    state._fsp--;


                    			current = this_Every_2;
                    			afterParserOrEnumRuleCall();
                    		

                    }
                    break;
                case 4 :
                    // InternalPerfParser.g:2238:3: this_While_3= ruleWhile
                    {

                    			newCompositeNode(grammarAccess.getControlAccess().getWhileParserRuleCall_3());
                    		
                    pushFollow(FOLLOW_2);
                    this_While_3=ruleWhile();

                    state._fsp--;


                    			current = this_While_3;
                    			afterParserOrEnumRuleCall();
                    		

                    }
                    break;
                case 5 :
                    // InternalPerfParser.g:2247:3: this_If_4= ruleIf
                    {

                    			newCompositeNode(grammarAccess.getControlAccess().getIfParserRuleCall_4());
                    		
                    pushFollow(FOLLOW_2);
                    this_If_4=ruleIf();

                    state._fsp--;


                    			current = this_If_4;
                    			afterParserOrEnumRuleCall();
                    		

                    }
                    break;
                case 6 :
                    // InternalPerfParser.g:2256:3: this_Choose_5= ruleChoose
                    {

                    			newCompositeNode(grammarAccess.getControlAccess().getChooseParserRuleCall_5());
                    		
                    pushFollow(FOLLOW_2);
                    this_Choose_5=ruleChoose();

                    state._fsp--;


                    			current = this_Choose_5;
                    			afterParserOrEnumRuleCall();
                    		

                    }
                    break;
                case 7 :
                    // InternalPerfParser.g:2265:3: this_Parallel_6= ruleParallel
                    {

                    			newCompositeNode(grammarAccess.getControlAccess().getParallelParserRuleCall_6());
                    		
                    pushFollow(FOLLOW_2);
                    this_Parallel_6=ruleParallel();

                    state._fsp--;


                    			current = this_Parallel_6;
                    			afterParserOrEnumRuleCall();
                    		

                    }
                    break;
                case 8 :
                    // InternalPerfParser.g:2274:3: this_LockBlock_7= ruleLockBlock
                    {

                    			newCompositeNode(grammarAccess.getControlAccess().getLockBlockParserRuleCall_7());
                    		
                    pushFollow(FOLLOW_2);
                    this_LockBlock_7=ruleLockBlock();

                    state._fsp--;


                    			current = this_LockBlock_7;
                    			afterParserOrEnumRuleCall();
                    		

                    }
                    break;
                case 9 :
                    // InternalPerfParser.g:2283:3: this_Together_8= ruleTogether
                    {

                    			newCompositeNode(grammarAccess.getControlAccess().getTogetherParserRuleCall_8());
                    		
                    pushFollow(FOLLOW_2);
                    this_Together_8=ruleTogether();

                    state._fsp--;


                    			current = this_Together_8;
                    			afterParserOrEnumRuleCall();
                    		

                    }
                    break;
                case 10 :
                    // InternalPerfParser.g:2292:3: this_Count_9= ruleCount
                    {

                    			newCompositeNode(grammarAccess.getControlAccess().getCountParserRuleCall_9());
                    		
                    pushFollow(FOLLOW_2);
                    this_Count_9=ruleCount();

                    state._fsp--;


                    			current = this_Count_9;
                    			afterParserOrEnumRuleCall();
                    		

                    }
                    break;
                case 11 :
                    // InternalPerfParser.g:2301:3: this_TimeBlock_10= ruleTimeBlock
                    {

                    			newCompositeNode(grammarAccess.getControlAccess().getTimeBlockParserRuleCall_10());
                    		
                    pushFollow(FOLLOW_2);
                    this_TimeBlock_10=ruleTimeBlock();

                    state._fsp--;


                    			current = this_TimeBlock_10;
                    			afterParserOrEnumRuleCall();
                    		

                    }
                    break;
                case 12 :
                    // InternalPerfParser.g:2310:3: this_Let_11= ruleLet
                    {

                    			newCompositeNode(grammarAccess.getControlAccess().getLetParserRuleCall_11());
                    		
                    pushFollow(FOLLOW_2);
                    this_Let_11=ruleLet();

                    state._fsp--;


                    			current = this_Let_11;
                    			afterParserOrEnumRuleCall();
                    		

                    }
                    break;
                case 13 :
                    // InternalPerfParser.g:2319:3: this_Do_12= ruleDo
                    {

                    			newCompositeNode(grammarAccess.getControlAccess().getDoParserRuleCall_12());
                    		
                    pushFollow(FOLLOW_2);
                    this_Do_12=ruleDo();

                    state._fsp--;


                    			current = this_Do_12;
                    			afterParserOrEnumRuleCall();
                    		

                    }
                    break;

            }


            }


            	leaveRule();

        }

            catch (RecognitionException re) {
                recover(input,re);
                appendSkippedTokens();
            }
        finally {
        }
        return current;
    }
    // $ANTLR end "ruleControl"


    // $ANTLR start "entryRuleForever"
    // InternalPerfParser.g:2331:1: entryRuleForever returns [EObject current=null] : iv_ruleForever= ruleForever EOF ;
    public final EObject entryRuleForever() throws RecognitionException {
        EObject current = null;

        EObject iv_ruleForever = null;


        try {
            // InternalPerfParser.g:2331:48: (iv_ruleForever= ruleForever EOF )
            // InternalPerfParser.g:2332:2: iv_ruleForever= ruleForever EOF
            {
             newCompositeNode(grammarAccess.getForeverRule()); 
            pushFollow(FOLLOW_1);
            iv_ruleForever=ruleForever();

            state._fsp--;

             current =iv_ruleForever; 
            match(input,EOF,FOLLOW_2); 

            }

        }

            catch (RecognitionException re) {
                recover(input,re);
                appendSkippedTokens();
            }
        finally {
        }
        return current;
    }
    // $ANTLR end "entryRuleForever"


    // $ANTLR start "ruleForever"
    // InternalPerfParser.g:2338:1: ruleForever returns [EObject current=null] : (otherlv_0= Forever ( (lv_block_1_0= ruleBlock ) ) ) ;
    public final EObject ruleForever() throws RecognitionException {
        EObject current = null;

        Token otherlv_0=null;
        EObject lv_block_1_0 = null;



        	enterRule();

        try {
            // InternalPerfParser.g:2344:2: ( (otherlv_0= Forever ( (lv_block_1_0= ruleBlock ) ) ) )
            // InternalPerfParser.g:2345:2: (otherlv_0= Forever ( (lv_block_1_0= ruleBlock ) ) )
            {
            // InternalPerfParser.g:2345:2: (otherlv_0= Forever ( (lv_block_1_0= ruleBlock ) ) )
            // InternalPerfParser.g:2346:3: otherlv_0= Forever ( (lv_block_1_0= ruleBlock ) )
            {
            otherlv_0=(Token)match(input,Forever,FOLLOW_25); 

            			newLeafNode(otherlv_0, grammarAccess.getForeverAccess().getForeverKeyword_0());
            		
            // InternalPerfParser.g:2350:3: ( (lv_block_1_0= ruleBlock ) )
            // InternalPerfParser.g:2351:4: (lv_block_1_0= ruleBlock )
            {
            // InternalPerfParser.g:2351:4: (lv_block_1_0= ruleBlock )
            // InternalPerfParser.g:2352:5: lv_block_1_0= ruleBlock
            {

            					newCompositeNode(grammarAccess.getForeverAccess().getBlockBlockParserRuleCall_1_0());
            				
            pushFollow(FOLLOW_2);
            lv_block_1_0=ruleBlock();

            state._fsp--;


            					if (current==null) {
            						current = createModelElementForParent(grammarAccess.getForeverRule());
            					}
            					set(
            						current,
            						"block",
            						lv_block_1_0,
            						"dev.whence.language.Perf.Block");
            					afterParserOrEnumRuleCall();
            				

            }


            }


            }


            }


            	leaveRule();

        }

            catch (RecognitionException re) {
                recover(input,re);
                appendSkippedTokens();
            }
        finally {
        }
        return current;
    }
    // $ANTLR end "ruleForever"


    // $ANTLR start "entryRuleRepeat"
    // InternalPerfParser.g:2373:1: entryRuleRepeat returns [EObject current=null] : iv_ruleRepeat= ruleRepeat EOF ;
    public final EObject entryRuleRepeat() throws RecognitionException {
        EObject current = null;

        EObject iv_ruleRepeat = null;


        try {
            // InternalPerfParser.g:2373:47: (iv_ruleRepeat= ruleRepeat EOF )
            // InternalPerfParser.g:2374:2: iv_ruleRepeat= ruleRepeat EOF
            {
             newCompositeNode(grammarAccess.getRepeatRule()); 
            pushFollow(FOLLOW_1);
            iv_ruleRepeat=ruleRepeat();

            state._fsp--;

             current =iv_ruleRepeat; 
            match(input,EOF,FOLLOW_2); 

            }

        }

            catch (RecognitionException re) {
                recover(input,re);
                appendSkippedTokens();
            }
        finally {
        }
        return current;
    }
    // $ANTLR end "entryRuleRepeat"


    // $ANTLR start "ruleRepeat"
    // InternalPerfParser.g:2380:1: ruleRepeat returns [EObject current=null] : (otherlv_0= Repeat ( (lv_times_1_0= ruleExpression ) ) ( (lv_block_2_0= ruleBlock ) ) ) ;
    public final EObject ruleRepeat() throws RecognitionException {
        EObject current = null;

        Token otherlv_0=null;
        EObject lv_times_1_0 = null;

        EObject lv_block_2_0 = null;



        	enterRule();

        try {
            // InternalPerfParser.g:2386:2: ( (otherlv_0= Repeat ( (lv_times_1_0= ruleExpression ) ) ( (lv_block_2_0= ruleBlock ) ) ) )
            // InternalPerfParser.g:2387:2: (otherlv_0= Repeat ( (lv_times_1_0= ruleExpression ) ) ( (lv_block_2_0= ruleBlock ) ) )
            {
            // InternalPerfParser.g:2387:2: (otherlv_0= Repeat ( (lv_times_1_0= ruleExpression ) ) ( (lv_block_2_0= ruleBlock ) ) )
            // InternalPerfParser.g:2388:3: otherlv_0= Repeat ( (lv_times_1_0= ruleExpression ) ) ( (lv_block_2_0= ruleBlock ) )
            {
            otherlv_0=(Token)match(input,Repeat,FOLLOW_7); 

            			newLeafNode(otherlv_0, grammarAccess.getRepeatAccess().getRepeatKeyword_0());
            		
            // InternalPerfParser.g:2392:3: ( (lv_times_1_0= ruleExpression ) )
            // InternalPerfParser.g:2393:4: (lv_times_1_0= ruleExpression )
            {
            // InternalPerfParser.g:2393:4: (lv_times_1_0= ruleExpression )
            // InternalPerfParser.g:2394:5: lv_times_1_0= ruleExpression
            {

            					newCompositeNode(grammarAccess.getRepeatAccess().getTimesExpressionParserRuleCall_1_0());
            				
            pushFollow(FOLLOW_25);
            lv_times_1_0=ruleExpression();

            state._fsp--;


            					if (current==null) {
            						current = createModelElementForParent(grammarAccess.getRepeatRule());
            					}
            					set(
            						current,
            						"times",
            						lv_times_1_0,
            						"dev.whence.language.Perf.Expression");
            					afterParserOrEnumRuleCall();
            				

            }


            }

            // InternalPerfParser.g:2411:3: ( (lv_block_2_0= ruleBlock ) )
            // InternalPerfParser.g:2412:4: (lv_block_2_0= ruleBlock )
            {
            // InternalPerfParser.g:2412:4: (lv_block_2_0= ruleBlock )
            // InternalPerfParser.g:2413:5: lv_block_2_0= ruleBlock
            {

            					newCompositeNode(grammarAccess.getRepeatAccess().getBlockBlockParserRuleCall_2_0());
            				
            pushFollow(FOLLOW_2);
            lv_block_2_0=ruleBlock();

            state._fsp--;


            					if (current==null) {
            						current = createModelElementForParent(grammarAccess.getRepeatRule());
            					}
            					set(
            						current,
            						"block",
            						lv_block_2_0,
            						"dev.whence.language.Perf.Block");
            					afterParserOrEnumRuleCall();
            				

            }


            }


            }


            }


            	leaveRule();

        }

            catch (RecognitionException re) {
                recover(input,re);
                appendSkippedTokens();
            }
        finally {
        }
        return current;
    }
    // $ANTLR end "ruleRepeat"


    // $ANTLR start "entryRuleEvery"
    // InternalPerfParser.g:2434:1: entryRuleEvery returns [EObject current=null] : iv_ruleEvery= ruleEvery EOF ;
    public final EObject entryRuleEvery() throws RecognitionException {
        EObject current = null;

        EObject iv_ruleEvery = null;


        try {
            // InternalPerfParser.g:2434:46: (iv_ruleEvery= ruleEvery EOF )
            // InternalPerfParser.g:2435:2: iv_ruleEvery= ruleEvery EOF
            {
             newCompositeNode(grammarAccess.getEveryRule()); 
            pushFollow(FOLLOW_1);
            iv_ruleEvery=ruleEvery();

            state._fsp--;

             current =iv_ruleEvery; 
            match(input,EOF,FOLLOW_2); 

            }

        }

            catch (RecognitionException re) {
                recover(input,re);
                appendSkippedTokens();
            }
        finally {
        }
        return current;
    }
    // $ANTLR end "entryRuleEvery"


    // $ANTLR start "ruleEvery"
    // InternalPerfParser.g:2441:1: ruleEvery returns [EObject current=null] : (otherlv_0= Every ( (lv_period_1_0= ruleExpression ) ) ( (lv_block_2_0= ruleBlock ) ) ) ;
    public final EObject ruleEvery() throws RecognitionException {
        EObject current = null;

        Token otherlv_0=null;
        EObject lv_period_1_0 = null;

        EObject lv_block_2_0 = null;



        	enterRule();

        try {
            // InternalPerfParser.g:2447:2: ( (otherlv_0= Every ( (lv_period_1_0= ruleExpression ) ) ( (lv_block_2_0= ruleBlock ) ) ) )
            // InternalPerfParser.g:2448:2: (otherlv_0= Every ( (lv_period_1_0= ruleExpression ) ) ( (lv_block_2_0= ruleBlock ) ) )
            {
            // InternalPerfParser.g:2448:2: (otherlv_0= Every ( (lv_period_1_0= ruleExpression ) ) ( (lv_block_2_0= ruleBlock ) ) )
            // InternalPerfParser.g:2449:3: otherlv_0= Every ( (lv_period_1_0= ruleExpression ) ) ( (lv_block_2_0= ruleBlock ) )
            {
            otherlv_0=(Token)match(input,Every,FOLLOW_7); 

            			newLeafNode(otherlv_0, grammarAccess.getEveryAccess().getEveryKeyword_0());
            		
            // InternalPerfParser.g:2453:3: ( (lv_period_1_0= ruleExpression ) )
            // InternalPerfParser.g:2454:4: (lv_period_1_0= ruleExpression )
            {
            // InternalPerfParser.g:2454:4: (lv_period_1_0= ruleExpression )
            // InternalPerfParser.g:2455:5: lv_period_1_0= ruleExpression
            {

            					newCompositeNode(grammarAccess.getEveryAccess().getPeriodExpressionParserRuleCall_1_0());
            				
            pushFollow(FOLLOW_25);
            lv_period_1_0=ruleExpression();

            state._fsp--;


            					if (current==null) {
            						current = createModelElementForParent(grammarAccess.getEveryRule());
            					}
            					set(
            						current,
            						"period",
            						lv_period_1_0,
            						"dev.whence.language.Perf.Expression");
            					afterParserOrEnumRuleCall();
            				

            }


            }

            // InternalPerfParser.g:2472:3: ( (lv_block_2_0= ruleBlock ) )
            // InternalPerfParser.g:2473:4: (lv_block_2_0= ruleBlock )
            {
            // InternalPerfParser.g:2473:4: (lv_block_2_0= ruleBlock )
            // InternalPerfParser.g:2474:5: lv_block_2_0= ruleBlock
            {

            					newCompositeNode(grammarAccess.getEveryAccess().getBlockBlockParserRuleCall_2_0());
            				
            pushFollow(FOLLOW_2);
            lv_block_2_0=ruleBlock();

            state._fsp--;


            					if (current==null) {
            						current = createModelElementForParent(grammarAccess.getEveryRule());
            					}
            					set(
            						current,
            						"block",
            						lv_block_2_0,
            						"dev.whence.language.Perf.Block");
            					afterParserOrEnumRuleCall();
            				

            }


            }


            }


            }


            	leaveRule();

        }

            catch (RecognitionException re) {
                recover(input,re);
                appendSkippedTokens();
            }
        finally {
        }
        return current;
    }
    // $ANTLR end "ruleEvery"


    // $ANTLR start "entryRuleWhile"
    // InternalPerfParser.g:2495:1: entryRuleWhile returns [EObject current=null] : iv_ruleWhile= ruleWhile EOF ;
    public final EObject entryRuleWhile() throws RecognitionException {
        EObject current = null;

        EObject iv_ruleWhile = null;


        try {
            // InternalPerfParser.g:2495:46: (iv_ruleWhile= ruleWhile EOF )
            // InternalPerfParser.g:2496:2: iv_ruleWhile= ruleWhile EOF
            {
             newCompositeNode(grammarAccess.getWhileRule()); 
            pushFollow(FOLLOW_1);
            iv_ruleWhile=ruleWhile();

            state._fsp--;

             current =iv_ruleWhile; 
            match(input,EOF,FOLLOW_2); 

            }

        }

            catch (RecognitionException re) {
                recover(input,re);
                appendSkippedTokens();
            }
        finally {
        }
        return current;
    }
    // $ANTLR end "entryRuleWhile"


    // $ANTLR start "ruleWhile"
    // InternalPerfParser.g:2502:1: ruleWhile returns [EObject current=null] : (otherlv_0= While ( (lv_condition_1_0= ruleExpression ) ) ( (lv_block_2_0= ruleBlock ) ) ) ;
    public final EObject ruleWhile() throws RecognitionException {
        EObject current = null;

        Token otherlv_0=null;
        EObject lv_condition_1_0 = null;

        EObject lv_block_2_0 = null;



        	enterRule();

        try {
            // InternalPerfParser.g:2508:2: ( (otherlv_0= While ( (lv_condition_1_0= ruleExpression ) ) ( (lv_block_2_0= ruleBlock ) ) ) )
            // InternalPerfParser.g:2509:2: (otherlv_0= While ( (lv_condition_1_0= ruleExpression ) ) ( (lv_block_2_0= ruleBlock ) ) )
            {
            // InternalPerfParser.g:2509:2: (otherlv_0= While ( (lv_condition_1_0= ruleExpression ) ) ( (lv_block_2_0= ruleBlock ) ) )
            // InternalPerfParser.g:2510:3: otherlv_0= While ( (lv_condition_1_0= ruleExpression ) ) ( (lv_block_2_0= ruleBlock ) )
            {
            otherlv_0=(Token)match(input,While,FOLLOW_7); 

            			newLeafNode(otherlv_0, grammarAccess.getWhileAccess().getWhileKeyword_0());
            		
            // InternalPerfParser.g:2514:3: ( (lv_condition_1_0= ruleExpression ) )
            // InternalPerfParser.g:2515:4: (lv_condition_1_0= ruleExpression )
            {
            // InternalPerfParser.g:2515:4: (lv_condition_1_0= ruleExpression )
            // InternalPerfParser.g:2516:5: lv_condition_1_0= ruleExpression
            {

            					newCompositeNode(grammarAccess.getWhileAccess().getConditionExpressionParserRuleCall_1_0());
            				
            pushFollow(FOLLOW_25);
            lv_condition_1_0=ruleExpression();

            state._fsp--;


            					if (current==null) {
            						current = createModelElementForParent(grammarAccess.getWhileRule());
            					}
            					set(
            						current,
            						"condition",
            						lv_condition_1_0,
            						"dev.whence.language.Perf.Expression");
            					afterParserOrEnumRuleCall();
            				

            }


            }

            // InternalPerfParser.g:2533:3: ( (lv_block_2_0= ruleBlock ) )
            // InternalPerfParser.g:2534:4: (lv_block_2_0= ruleBlock )
            {
            // InternalPerfParser.g:2534:4: (lv_block_2_0= ruleBlock )
            // InternalPerfParser.g:2535:5: lv_block_2_0= ruleBlock
            {

            					newCompositeNode(grammarAccess.getWhileAccess().getBlockBlockParserRuleCall_2_0());
            				
            pushFollow(FOLLOW_2);
            lv_block_2_0=ruleBlock();

            state._fsp--;


            					if (current==null) {
            						current = createModelElementForParent(grammarAccess.getWhileRule());
            					}
            					set(
            						current,
            						"block",
            						lv_block_2_0,
            						"dev.whence.language.Perf.Block");
            					afterParserOrEnumRuleCall();
            				

            }


            }


            }


            }


            	leaveRule();

        }

            catch (RecognitionException re) {
                recover(input,re);
                appendSkippedTokens();
            }
        finally {
        }
        return current;
    }
    // $ANTLR end "ruleWhile"


    // $ANTLR start "entryRuleIf"
    // InternalPerfParser.g:2556:1: entryRuleIf returns [EObject current=null] : iv_ruleIf= ruleIf EOF ;
    public final EObject entryRuleIf() throws RecognitionException {
        EObject current = null;

        EObject iv_ruleIf = null;


        try {
            // InternalPerfParser.g:2556:43: (iv_ruleIf= ruleIf EOF )
            // InternalPerfParser.g:2557:2: iv_ruleIf= ruleIf EOF
            {
             newCompositeNode(grammarAccess.getIfRule()); 
            pushFollow(FOLLOW_1);
            iv_ruleIf=ruleIf();

            state._fsp--;

             current =iv_ruleIf; 
            match(input,EOF,FOLLOW_2); 

            }

        }

            catch (RecognitionException re) {
                recover(input,re);
                appendSkippedTokens();
            }
        finally {
        }
        return current;
    }
    // $ANTLR end "entryRuleIf"


    // $ANTLR start "ruleIf"
    // InternalPerfParser.g:2563:1: ruleIf returns [EObject current=null] : (otherlv_0= If ( (lv_condition_1_0= ruleExpression ) ) ( (lv_then_2_0= ruleBlock ) ) (otherlv_3= Else ( ( (lv_otherwise_4_0= ruleBlock ) ) | ( (lv_elseIf_5_0= ruleIf ) ) ) )? ) ;
    public final EObject ruleIf() throws RecognitionException {
        EObject current = null;

        Token otherlv_0=null;
        Token otherlv_3=null;
        EObject lv_condition_1_0 = null;

        EObject lv_then_2_0 = null;

        EObject lv_otherwise_4_0 = null;

        EObject lv_elseIf_5_0 = null;



        	enterRule();

        try {
            // InternalPerfParser.g:2569:2: ( (otherlv_0= If ( (lv_condition_1_0= ruleExpression ) ) ( (lv_then_2_0= ruleBlock ) ) (otherlv_3= Else ( ( (lv_otherwise_4_0= ruleBlock ) ) | ( (lv_elseIf_5_0= ruleIf ) ) ) )? ) )
            // InternalPerfParser.g:2570:2: (otherlv_0= If ( (lv_condition_1_0= ruleExpression ) ) ( (lv_then_2_0= ruleBlock ) ) (otherlv_3= Else ( ( (lv_otherwise_4_0= ruleBlock ) ) | ( (lv_elseIf_5_0= ruleIf ) ) ) )? )
            {
            // InternalPerfParser.g:2570:2: (otherlv_0= If ( (lv_condition_1_0= ruleExpression ) ) ( (lv_then_2_0= ruleBlock ) ) (otherlv_3= Else ( ( (lv_otherwise_4_0= ruleBlock ) ) | ( (lv_elseIf_5_0= ruleIf ) ) ) )? )
            // InternalPerfParser.g:2571:3: otherlv_0= If ( (lv_condition_1_0= ruleExpression ) ) ( (lv_then_2_0= ruleBlock ) ) (otherlv_3= Else ( ( (lv_otherwise_4_0= ruleBlock ) ) | ( (lv_elseIf_5_0= ruleIf ) ) ) )?
            {
            otherlv_0=(Token)match(input,If,FOLLOW_7); 

            			newLeafNode(otherlv_0, grammarAccess.getIfAccess().getIfKeyword_0());
            		
            // InternalPerfParser.g:2575:3: ( (lv_condition_1_0= ruleExpression ) )
            // InternalPerfParser.g:2576:4: (lv_condition_1_0= ruleExpression )
            {
            // InternalPerfParser.g:2576:4: (lv_condition_1_0= ruleExpression )
            // InternalPerfParser.g:2577:5: lv_condition_1_0= ruleExpression
            {

            					newCompositeNode(grammarAccess.getIfAccess().getConditionExpressionParserRuleCall_1_0());
            				
            pushFollow(FOLLOW_25);
            lv_condition_1_0=ruleExpression();

            state._fsp--;


            					if (current==null) {
            						current = createModelElementForParent(grammarAccess.getIfRule());
            					}
            					set(
            						current,
            						"condition",
            						lv_condition_1_0,
            						"dev.whence.language.Perf.Expression");
            					afterParserOrEnumRuleCall();
            				

            }


            }

            // InternalPerfParser.g:2594:3: ( (lv_then_2_0= ruleBlock ) )
            // InternalPerfParser.g:2595:4: (lv_then_2_0= ruleBlock )
            {
            // InternalPerfParser.g:2595:4: (lv_then_2_0= ruleBlock )
            // InternalPerfParser.g:2596:5: lv_then_2_0= ruleBlock
            {

            					newCompositeNode(grammarAccess.getIfAccess().getThenBlockParserRuleCall_2_0());
            				
            pushFollow(FOLLOW_38);
            lv_then_2_0=ruleBlock();

            state._fsp--;


            					if (current==null) {
            						current = createModelElementForParent(grammarAccess.getIfRule());
            					}
            					set(
            						current,
            						"then",
            						lv_then_2_0,
            						"dev.whence.language.Perf.Block");
            					afterParserOrEnumRuleCall();
            				

            }


            }

            // InternalPerfParser.g:2613:3: (otherlv_3= Else ( ( (lv_otherwise_4_0= ruleBlock ) ) | ( (lv_elseIf_5_0= ruleIf ) ) ) )?
            int alt35=2;
            int LA35_0 = input.LA(1);

            if ( (LA35_0==Else) ) {
                alt35=1;
            }
            switch (alt35) {
                case 1 :
                    // InternalPerfParser.g:2614:4: otherlv_3= Else ( ( (lv_otherwise_4_0= ruleBlock ) ) | ( (lv_elseIf_5_0= ruleIf ) ) )
                    {
                    otherlv_3=(Token)match(input,Else,FOLLOW_39); 

                    				newLeafNode(otherlv_3, grammarAccess.getIfAccess().getElseKeyword_3_0());
                    			
                    // InternalPerfParser.g:2618:4: ( ( (lv_otherwise_4_0= ruleBlock ) ) | ( (lv_elseIf_5_0= ruleIf ) ) )
                    int alt34=2;
                    int LA34_0 = input.LA(1);

                    if ( (LA34_0==LeftCurlyBracket) ) {
                        alt34=1;
                    }
                    else if ( (LA34_0==If) ) {
                        alt34=2;
                    }
                    else {
                        NoViableAltException nvae =
                            new NoViableAltException("", 34, 0, input);

                        throw nvae;
                    }
                    switch (alt34) {
                        case 1 :
                            // InternalPerfParser.g:2619:5: ( (lv_otherwise_4_0= ruleBlock ) )
                            {
                            // InternalPerfParser.g:2619:5: ( (lv_otherwise_4_0= ruleBlock ) )
                            // InternalPerfParser.g:2620:6: (lv_otherwise_4_0= ruleBlock )
                            {
                            // InternalPerfParser.g:2620:6: (lv_otherwise_4_0= ruleBlock )
                            // InternalPerfParser.g:2621:7: lv_otherwise_4_0= ruleBlock
                            {

                            							newCompositeNode(grammarAccess.getIfAccess().getOtherwiseBlockParserRuleCall_3_1_0_0());
                            						
                            pushFollow(FOLLOW_2);
                            lv_otherwise_4_0=ruleBlock();

                            state._fsp--;


                            							if (current==null) {
                            								current = createModelElementForParent(grammarAccess.getIfRule());
                            							}
                            							set(
                            								current,
                            								"otherwise",
                            								lv_otherwise_4_0,
                            								"dev.whence.language.Perf.Block");
                            							afterParserOrEnumRuleCall();
                            						

                            }


                            }


                            }
                            break;
                        case 2 :
                            // InternalPerfParser.g:2639:5: ( (lv_elseIf_5_0= ruleIf ) )
                            {
                            // InternalPerfParser.g:2639:5: ( (lv_elseIf_5_0= ruleIf ) )
                            // InternalPerfParser.g:2640:6: (lv_elseIf_5_0= ruleIf )
                            {
                            // InternalPerfParser.g:2640:6: (lv_elseIf_5_0= ruleIf )
                            // InternalPerfParser.g:2641:7: lv_elseIf_5_0= ruleIf
                            {

                            							newCompositeNode(grammarAccess.getIfAccess().getElseIfIfParserRuleCall_3_1_1_0());
                            						
                            pushFollow(FOLLOW_2);
                            lv_elseIf_5_0=ruleIf();

                            state._fsp--;


                            							if (current==null) {
                            								current = createModelElementForParent(grammarAccess.getIfRule());
                            							}
                            							set(
                            								current,
                            								"elseIf",
                            								lv_elseIf_5_0,
                            								"dev.whence.language.Perf.If");
                            							afterParserOrEnumRuleCall();
                            						

                            }


                            }


                            }
                            break;

                    }


                    }
                    break;

            }


            }


            }


            	leaveRule();

        }

            catch (RecognitionException re) {
                recover(input,re);
                appendSkippedTokens();
            }
        finally {
        }
        return current;
    }
    // $ANTLR end "ruleIf"


    // $ANTLR start "entryRuleChoose"
    // InternalPerfParser.g:2664:1: entryRuleChoose returns [EObject current=null] : iv_ruleChoose= ruleChoose EOF ;
    public final EObject entryRuleChoose() throws RecognitionException {
        EObject current = null;

        EObject iv_ruleChoose = null;


        try {
            // InternalPerfParser.g:2664:47: (iv_ruleChoose= ruleChoose EOF )
            // InternalPerfParser.g:2665:2: iv_ruleChoose= ruleChoose EOF
            {
             newCompositeNode(grammarAccess.getChooseRule()); 
            pushFollow(FOLLOW_1);
            iv_ruleChoose=ruleChoose();

            state._fsp--;

             current =iv_ruleChoose; 
            match(input,EOF,FOLLOW_2); 

            }

        }

            catch (RecognitionException re) {
                recover(input,re);
                appendSkippedTokens();
            }
        finally {
        }
        return current;
    }
    // $ANTLR end "entryRuleChoose"


    // $ANTLR start "ruleChoose"
    // InternalPerfParser.g:2671:1: ruleChoose returns [EObject current=null] : ( () otherlv_1= Choose otherlv_2= LeftCurlyBracket ( (lv_branches_3_0= ruleBranch ) )* otherlv_4= RightCurlyBracket ) ;
    public final EObject ruleChoose() throws RecognitionException {
        EObject current = null;

        Token otherlv_1=null;
        Token otherlv_2=null;
        Token otherlv_4=null;
        EObject lv_branches_3_0 = null;



        	enterRule();

        try {
            // InternalPerfParser.g:2677:2: ( ( () otherlv_1= Choose otherlv_2= LeftCurlyBracket ( (lv_branches_3_0= ruleBranch ) )* otherlv_4= RightCurlyBracket ) )
            // InternalPerfParser.g:2678:2: ( () otherlv_1= Choose otherlv_2= LeftCurlyBracket ( (lv_branches_3_0= ruleBranch ) )* otherlv_4= RightCurlyBracket )
            {
            // InternalPerfParser.g:2678:2: ( () otherlv_1= Choose otherlv_2= LeftCurlyBracket ( (lv_branches_3_0= ruleBranch ) )* otherlv_4= RightCurlyBracket )
            // InternalPerfParser.g:2679:3: () otherlv_1= Choose otherlv_2= LeftCurlyBracket ( (lv_branches_3_0= ruleBranch ) )* otherlv_4= RightCurlyBracket
            {
            // InternalPerfParser.g:2679:3: ()
            // InternalPerfParser.g:2680:4: 
            {

            				current = forceCreateModelElement(
            					grammarAccess.getChooseAccess().getChooseAction_0(),
            					current);
            			

            }

            otherlv_1=(Token)match(input,Choose,FOLLOW_25); 

            			newLeafNode(otherlv_1, grammarAccess.getChooseAccess().getChooseKeyword_1());
            		
            otherlv_2=(Token)match(input,LeftCurlyBracket,FOLLOW_40); 

            			newLeafNode(otherlv_2, grammarAccess.getChooseAccess().getLeftCurlyBracketKeyword_2());
            		
            // InternalPerfParser.g:2694:3: ( (lv_branches_3_0= ruleBranch ) )*
            loop36:
            do {
                int alt36=2;
                int LA36_0 = input.LA(1);

                if ( ((LA36_0>=Unexplained && LA36_0<=Assumed)||(LA36_0>=Channel && LA36_0<=Repeat)||LA36_0==Count||(LA36_0>=False && LA36_0<=Disk)||LA36_0==File||(LA36_0>=Gate && LA36_0<=Most)||(LA36_0>=Read && LA36_0<=Show)||(LA36_0>=Sync && LA36_0<=Unit)||LA36_0==Fit||(LA36_0>=Let && LA36_0<=Use)||LA36_0==Do||LA36_0==LeftParenthesis||LA36_0==HyphenMinus||LA36_0==LeftSquareBracket||(LA36_0>=RULE_ID && LA36_0<=RULE_STRING)) ) {
                    alt36=1;
                }


                switch (alt36) {
            	case 1 :
            	    // InternalPerfParser.g:2695:4: (lv_branches_3_0= ruleBranch )
            	    {
            	    // InternalPerfParser.g:2695:4: (lv_branches_3_0= ruleBranch )
            	    // InternalPerfParser.g:2696:5: lv_branches_3_0= ruleBranch
            	    {

            	    					newCompositeNode(grammarAccess.getChooseAccess().getBranchesBranchParserRuleCall_3_0());
            	    				
            	    pushFollow(FOLLOW_40);
            	    lv_branches_3_0=ruleBranch();

            	    state._fsp--;


            	    					if (current==null) {
            	    						current = createModelElementForParent(grammarAccess.getChooseRule());
            	    					}
            	    					add(
            	    						current,
            	    						"branches",
            	    						lv_branches_3_0,
            	    						"dev.whence.language.Perf.Branch");
            	    					afterParserOrEnumRuleCall();
            	    				

            	    }


            	    }
            	    break;

            	default :
            	    break loop36;
                }
            } while (true);

            otherlv_4=(Token)match(input,RightCurlyBracket,FOLLOW_2); 

            			newLeafNode(otherlv_4, grammarAccess.getChooseAccess().getRightCurlyBracketKeyword_4());
            		

            }


            }


            	leaveRule();

        }

            catch (RecognitionException re) {
                recover(input,re);
                appendSkippedTokens();
            }
        finally {
        }
        return current;
    }
    // $ANTLR end "ruleChoose"


    // $ANTLR start "entryRuleBranch"
    // InternalPerfParser.g:2721:1: entryRuleBranch returns [EObject current=null] : iv_ruleBranch= ruleBranch EOF ;
    public final EObject entryRuleBranch() throws RecognitionException {
        EObject current = null;

        EObject iv_ruleBranch = null;


        try {
            // InternalPerfParser.g:2721:47: (iv_ruleBranch= ruleBranch EOF )
            // InternalPerfParser.g:2722:2: iv_ruleBranch= ruleBranch EOF
            {
             newCompositeNode(grammarAccess.getBranchRule()); 
            pushFollow(FOLLOW_1);
            iv_ruleBranch=ruleBranch();

            state._fsp--;

             current =iv_ruleBranch; 
            match(input,EOF,FOLLOW_2); 

            }

        }

            catch (RecognitionException re) {
                recover(input,re);
                appendSkippedTokens();
            }
        finally {
        }
        return current;
    }
    // $ANTLR end "entryRuleBranch"


    // $ANTLR start "ruleBranch"
    // InternalPerfParser.g:2728:1: ruleBranch returns [EObject current=null] : ( ( (lv_probability_0_0= ruleExpression ) ) otherlv_1= Colon ( (lv_block_2_0= ruleBlock ) ) ) ;
    public final EObject ruleBranch() throws RecognitionException {
        EObject current = null;

        Token otherlv_1=null;
        EObject lv_probability_0_0 = null;

        EObject lv_block_2_0 = null;



        	enterRule();

        try {
            // InternalPerfParser.g:2734:2: ( ( ( (lv_probability_0_0= ruleExpression ) ) otherlv_1= Colon ( (lv_block_2_0= ruleBlock ) ) ) )
            // InternalPerfParser.g:2735:2: ( ( (lv_probability_0_0= ruleExpression ) ) otherlv_1= Colon ( (lv_block_2_0= ruleBlock ) ) )
            {
            // InternalPerfParser.g:2735:2: ( ( (lv_probability_0_0= ruleExpression ) ) otherlv_1= Colon ( (lv_block_2_0= ruleBlock ) ) )
            // InternalPerfParser.g:2736:3: ( (lv_probability_0_0= ruleExpression ) ) otherlv_1= Colon ( (lv_block_2_0= ruleBlock ) )
            {
            // InternalPerfParser.g:2736:3: ( (lv_probability_0_0= ruleExpression ) )
            // InternalPerfParser.g:2737:4: (lv_probability_0_0= ruleExpression )
            {
            // InternalPerfParser.g:2737:4: (lv_probability_0_0= ruleExpression )
            // InternalPerfParser.g:2738:5: lv_probability_0_0= ruleExpression
            {

            					newCompositeNode(grammarAccess.getBranchAccess().getProbabilityExpressionParserRuleCall_0_0());
            				
            pushFollow(FOLLOW_41);
            lv_probability_0_0=ruleExpression();

            state._fsp--;


            					if (current==null) {
            						current = createModelElementForParent(grammarAccess.getBranchRule());
            					}
            					set(
            						current,
            						"probability",
            						lv_probability_0_0,
            						"dev.whence.language.Perf.Expression");
            					afterParserOrEnumRuleCall();
            				

            }


            }

            otherlv_1=(Token)match(input,Colon,FOLLOW_25); 

            			newLeafNode(otherlv_1, grammarAccess.getBranchAccess().getColonKeyword_1());
            		
            // InternalPerfParser.g:2759:3: ( (lv_block_2_0= ruleBlock ) )
            // InternalPerfParser.g:2760:4: (lv_block_2_0= ruleBlock )
            {
            // InternalPerfParser.g:2760:4: (lv_block_2_0= ruleBlock )
            // InternalPerfParser.g:2761:5: lv_block_2_0= ruleBlock
            {

            					newCompositeNode(grammarAccess.getBranchAccess().getBlockBlockParserRuleCall_2_0());
            				
            pushFollow(FOLLOW_2);
            lv_block_2_0=ruleBlock();

            state._fsp--;


            					if (current==null) {
            						current = createModelElementForParent(grammarAccess.getBranchRule());
            					}
            					set(
            						current,
            						"block",
            						lv_block_2_0,
            						"dev.whence.language.Perf.Block");
            					afterParserOrEnumRuleCall();
            				

            }


            }


            }


            }


            	leaveRule();

        }

            catch (RecognitionException re) {
                recover(input,re);
                appendSkippedTokens();
            }
        finally {
        }
        return current;
    }
    // $ANTLR end "ruleBranch"


    // $ANTLR start "entryRuleParallel"
    // InternalPerfParser.g:2782:1: entryRuleParallel returns [EObject current=null] : iv_ruleParallel= ruleParallel EOF ;
    public final EObject entryRuleParallel() throws RecognitionException {
        EObject current = null;

        EObject iv_ruleParallel = null;


        try {
            // InternalPerfParser.g:2782:49: (iv_ruleParallel= ruleParallel EOF )
            // InternalPerfParser.g:2783:2: iv_ruleParallel= ruleParallel EOF
            {
             newCompositeNode(grammarAccess.getParallelRule()); 
            pushFollow(FOLLOW_1);
            iv_ruleParallel=ruleParallel();

            state._fsp--;

             current =iv_ruleParallel; 
            match(input,EOF,FOLLOW_2); 

            }

        }

            catch (RecognitionException re) {
                recover(input,re);
                appendSkippedTokens();
            }
        finally {
        }
        return current;
    }
    // $ANTLR end "entryRuleParallel"


    // $ANTLR start "ruleParallel"
    // InternalPerfParser.g:2789:1: ruleParallel returns [EObject current=null] : ( () otherlv_1= Parallel otherlv_2= LeftCurlyBracket ( (lv_branches_3_0= ruleBlock ) )* otherlv_4= RightCurlyBracket ) ;
    public final EObject ruleParallel() throws RecognitionException {
        EObject current = null;

        Token otherlv_1=null;
        Token otherlv_2=null;
        Token otherlv_4=null;
        EObject lv_branches_3_0 = null;



        	enterRule();

        try {
            // InternalPerfParser.g:2795:2: ( ( () otherlv_1= Parallel otherlv_2= LeftCurlyBracket ( (lv_branches_3_0= ruleBlock ) )* otherlv_4= RightCurlyBracket ) )
            // InternalPerfParser.g:2796:2: ( () otherlv_1= Parallel otherlv_2= LeftCurlyBracket ( (lv_branches_3_0= ruleBlock ) )* otherlv_4= RightCurlyBracket )
            {
            // InternalPerfParser.g:2796:2: ( () otherlv_1= Parallel otherlv_2= LeftCurlyBracket ( (lv_branches_3_0= ruleBlock ) )* otherlv_4= RightCurlyBracket )
            // InternalPerfParser.g:2797:3: () otherlv_1= Parallel otherlv_2= LeftCurlyBracket ( (lv_branches_3_0= ruleBlock ) )* otherlv_4= RightCurlyBracket
            {
            // InternalPerfParser.g:2797:3: ()
            // InternalPerfParser.g:2798:4: 
            {

            				current = forceCreateModelElement(
            					grammarAccess.getParallelAccess().getParallelAction_0(),
            					current);
            			

            }

            otherlv_1=(Token)match(input,Parallel,FOLLOW_25); 

            			newLeafNode(otherlv_1, grammarAccess.getParallelAccess().getParallelKeyword_1());
            		
            otherlv_2=(Token)match(input,LeftCurlyBracket,FOLLOW_42); 

            			newLeafNode(otherlv_2, grammarAccess.getParallelAccess().getLeftCurlyBracketKeyword_2());
            		
            // InternalPerfParser.g:2812:3: ( (lv_branches_3_0= ruleBlock ) )*
            loop37:
            do {
                int alt37=2;
                int LA37_0 = input.LA(1);

                if ( (LA37_0==LeftCurlyBracket) ) {
                    alt37=1;
                }


                switch (alt37) {
            	case 1 :
            	    // InternalPerfParser.g:2813:4: (lv_branches_3_0= ruleBlock )
            	    {
            	    // InternalPerfParser.g:2813:4: (lv_branches_3_0= ruleBlock )
            	    // InternalPerfParser.g:2814:5: lv_branches_3_0= ruleBlock
            	    {

            	    					newCompositeNode(grammarAccess.getParallelAccess().getBranchesBlockParserRuleCall_3_0());
            	    				
            	    pushFollow(FOLLOW_42);
            	    lv_branches_3_0=ruleBlock();

            	    state._fsp--;


            	    					if (current==null) {
            	    						current = createModelElementForParent(grammarAccess.getParallelRule());
            	    					}
            	    					add(
            	    						current,
            	    						"branches",
            	    						lv_branches_3_0,
            	    						"dev.whence.language.Perf.Block");
            	    					afterParserOrEnumRuleCall();
            	    				

            	    }


            	    }
            	    break;

            	default :
            	    break loop37;
                }
            } while (true);

            otherlv_4=(Token)match(input,RightCurlyBracket,FOLLOW_2); 

            			newLeafNode(otherlv_4, grammarAccess.getParallelAccess().getRightCurlyBracketKeyword_4());
            		

            }


            }


            	leaveRule();

        }

            catch (RecognitionException re) {
                recover(input,re);
                appendSkippedTokens();
            }
        finally {
        }
        return current;
    }
    // $ANTLR end "ruleParallel"


    // $ANTLR start "entryRuleLockBlock"
    // InternalPerfParser.g:2839:1: entryRuleLockBlock returns [EObject current=null] : iv_ruleLockBlock= ruleLockBlock EOF ;
    public final EObject entryRuleLockBlock() throws RecognitionException {
        EObject current = null;

        EObject iv_ruleLockBlock = null;


        try {
            // InternalPerfParser.g:2839:50: (iv_ruleLockBlock= ruleLockBlock EOF )
            // InternalPerfParser.g:2840:2: iv_ruleLockBlock= ruleLockBlock EOF
            {
             newCompositeNode(grammarAccess.getLockBlockRule()); 
            pushFollow(FOLLOW_1);
            iv_ruleLockBlock=ruleLockBlock();

            state._fsp--;

             current =iv_ruleLockBlock; 
            match(input,EOF,FOLLOW_2); 

            }

        }

            catch (RecognitionException re) {
                recover(input,re);
                appendSkippedTokens();
            }
        finally {
        }
        return current;
    }
    // $ANTLR end "entryRuleLockBlock"


    // $ANTLR start "ruleLockBlock"
    // InternalPerfParser.g:2846:1: ruleLockBlock returns [EObject current=null] : (otherlv_0= Lock ( (lv_lock_1_0= ruleReference ) ) ( (lv_block_2_0= ruleBlock ) ) ) ;
    public final EObject ruleLockBlock() throws RecognitionException {
        EObject current = null;

        Token otherlv_0=null;
        EObject lv_lock_1_0 = null;

        EObject lv_block_2_0 = null;



        	enterRule();

        try {
            // InternalPerfParser.g:2852:2: ( (otherlv_0= Lock ( (lv_lock_1_0= ruleReference ) ) ( (lv_block_2_0= ruleBlock ) ) ) )
            // InternalPerfParser.g:2853:2: (otherlv_0= Lock ( (lv_lock_1_0= ruleReference ) ) ( (lv_block_2_0= ruleBlock ) ) )
            {
            // InternalPerfParser.g:2853:2: (otherlv_0= Lock ( (lv_lock_1_0= ruleReference ) ) ( (lv_block_2_0= ruleBlock ) ) )
            // InternalPerfParser.g:2854:3: otherlv_0= Lock ( (lv_lock_1_0= ruleReference ) ) ( (lv_block_2_0= ruleBlock ) )
            {
            otherlv_0=(Token)match(input,Lock,FOLLOW_8); 

            			newLeafNode(otherlv_0, grammarAccess.getLockBlockAccess().getLockKeyword_0());
            		
            // InternalPerfParser.g:2858:3: ( (lv_lock_1_0= ruleReference ) )
            // InternalPerfParser.g:2859:4: (lv_lock_1_0= ruleReference )
            {
            // InternalPerfParser.g:2859:4: (lv_lock_1_0= ruleReference )
            // InternalPerfParser.g:2860:5: lv_lock_1_0= ruleReference
            {

            					newCompositeNode(grammarAccess.getLockBlockAccess().getLockReferenceParserRuleCall_1_0());
            				
            pushFollow(FOLLOW_25);
            lv_lock_1_0=ruleReference();

            state._fsp--;


            					if (current==null) {
            						current = createModelElementForParent(grammarAccess.getLockBlockRule());
            					}
            					set(
            						current,
            						"lock",
            						lv_lock_1_0,
            						"dev.whence.language.Perf.Reference");
            					afterParserOrEnumRuleCall();
            				

            }


            }

            // InternalPerfParser.g:2877:3: ( (lv_block_2_0= ruleBlock ) )
            // InternalPerfParser.g:2878:4: (lv_block_2_0= ruleBlock )
            {
            // InternalPerfParser.g:2878:4: (lv_block_2_0= ruleBlock )
            // InternalPerfParser.g:2879:5: lv_block_2_0= ruleBlock
            {

            					newCompositeNode(grammarAccess.getLockBlockAccess().getBlockBlockParserRuleCall_2_0());
            				
            pushFollow(FOLLOW_2);
            lv_block_2_0=ruleBlock();

            state._fsp--;


            					if (current==null) {
            						current = createModelElementForParent(grammarAccess.getLockBlockRule());
            					}
            					set(
            						current,
            						"block",
            						lv_block_2_0,
            						"dev.whence.language.Perf.Block");
            					afterParserOrEnumRuleCall();
            				

            }


            }


            }


            }


            	leaveRule();

        }

            catch (RecognitionException re) {
                recover(input,re);
                appendSkippedTokens();
            }
        finally {
        }
        return current;
    }
    // $ANTLR end "ruleLockBlock"


    // $ANTLR start "entryRuleTogether"
    // InternalPerfParser.g:2900:1: entryRuleTogether returns [EObject current=null] : iv_ruleTogether= ruleTogether EOF ;
    public final EObject entryRuleTogether() throws RecognitionException {
        EObject current = null;

        EObject iv_ruleTogether = null;


        try {
            // InternalPerfParser.g:2900:49: (iv_ruleTogether= ruleTogether EOF )
            // InternalPerfParser.g:2901:2: iv_ruleTogether= ruleTogether EOF
            {
             newCompositeNode(grammarAccess.getTogetherRule()); 
            pushFollow(FOLLOW_1);
            iv_ruleTogether=ruleTogether();

            state._fsp--;

             current =iv_ruleTogether; 
            match(input,EOF,FOLLOW_2); 

            }

        }

            catch (RecognitionException re) {
                recover(input,re);
                appendSkippedTokens();
            }
        finally {
        }
        return current;
    }
    // $ANTLR end "entryRuleTogether"


    // $ANTLR start "ruleTogether"
    // InternalPerfParser.g:2907:1: ruleTogether returns [EObject current=null] : (otherlv_0= Together ( (lv_name_1_0= ruleNAME ) ) ( (lv_block_2_0= ruleBlock ) ) ) ;
    public final EObject ruleTogether() throws RecognitionException {
        EObject current = null;

        Token otherlv_0=null;
        AntlrDatatypeRuleToken lv_name_1_0 = null;

        EObject lv_block_2_0 = null;



        	enterRule();

        try {
            // InternalPerfParser.g:2913:2: ( (otherlv_0= Together ( (lv_name_1_0= ruleNAME ) ) ( (lv_block_2_0= ruleBlock ) ) ) )
            // InternalPerfParser.g:2914:2: (otherlv_0= Together ( (lv_name_1_0= ruleNAME ) ) ( (lv_block_2_0= ruleBlock ) ) )
            {
            // InternalPerfParser.g:2914:2: (otherlv_0= Together ( (lv_name_1_0= ruleNAME ) ) ( (lv_block_2_0= ruleBlock ) ) )
            // InternalPerfParser.g:2915:3: otherlv_0= Together ( (lv_name_1_0= ruleNAME ) ) ( (lv_block_2_0= ruleBlock ) )
            {
            otherlv_0=(Token)match(input,Together,FOLLOW_8); 

            			newLeafNode(otherlv_0, grammarAccess.getTogetherAccess().getTogetherKeyword_0());
            		
            // InternalPerfParser.g:2919:3: ( (lv_name_1_0= ruleNAME ) )
            // InternalPerfParser.g:2920:4: (lv_name_1_0= ruleNAME )
            {
            // InternalPerfParser.g:2920:4: (lv_name_1_0= ruleNAME )
            // InternalPerfParser.g:2921:5: lv_name_1_0= ruleNAME
            {

            					newCompositeNode(grammarAccess.getTogetherAccess().getNameNAMEParserRuleCall_1_0());
            				
            pushFollow(FOLLOW_25);
            lv_name_1_0=ruleNAME();

            state._fsp--;


            					if (current==null) {
            						current = createModelElementForParent(grammarAccess.getTogetherRule());
            					}
            					set(
            						current,
            						"name",
            						lv_name_1_0,
            						"dev.whence.language.Perf.NAME");
            					afterParserOrEnumRuleCall();
            				

            }


            }

            // InternalPerfParser.g:2938:3: ( (lv_block_2_0= ruleBlock ) )
            // InternalPerfParser.g:2939:4: (lv_block_2_0= ruleBlock )
            {
            // InternalPerfParser.g:2939:4: (lv_block_2_0= ruleBlock )
            // InternalPerfParser.g:2940:5: lv_block_2_0= ruleBlock
            {

            					newCompositeNode(grammarAccess.getTogetherAccess().getBlockBlockParserRuleCall_2_0());
            				
            pushFollow(FOLLOW_2);
            lv_block_2_0=ruleBlock();

            state._fsp--;


            					if (current==null) {
            						current = createModelElementForParent(grammarAccess.getTogetherRule());
            					}
            					set(
            						current,
            						"block",
            						lv_block_2_0,
            						"dev.whence.language.Perf.Block");
            					afterParserOrEnumRuleCall();
            				

            }


            }


            }


            }


            	leaveRule();

        }

            catch (RecognitionException re) {
                recover(input,re);
                appendSkippedTokens();
            }
        finally {
        }
        return current;
    }
    // $ANTLR end "ruleTogether"


    // $ANTLR start "entryRuleCount"
    // InternalPerfParser.g:2961:1: entryRuleCount returns [EObject current=null] : iv_ruleCount= ruleCount EOF ;
    public final EObject entryRuleCount() throws RecognitionException {
        EObject current = null;

        EObject iv_ruleCount = null;


        try {
            // InternalPerfParser.g:2961:46: (iv_ruleCount= ruleCount EOF )
            // InternalPerfParser.g:2962:2: iv_ruleCount= ruleCount EOF
            {
             newCompositeNode(grammarAccess.getCountRule()); 
            pushFollow(FOLLOW_1);
            iv_ruleCount=ruleCount();

            state._fsp--;

             current =iv_ruleCount; 
            match(input,EOF,FOLLOW_2); 

            }

        }

            catch (RecognitionException re) {
                recover(input,re);
                appendSkippedTokens();
            }
        finally {
        }
        return current;
    }
    // $ANTLR end "entryRuleCount"


    // $ANTLR start "ruleCount"
    // InternalPerfParser.g:2968:1: ruleCount returns [EObject current=null] : (otherlv_0= Count ( (lv_counter_1_0= ruleNAME ) ) (otherlv_2= By ( (lv_amount_3_0= ruleExpression ) ) )? ) ;
    public final EObject ruleCount() throws RecognitionException {
        EObject current = null;

        Token otherlv_0=null;
        Token otherlv_2=null;
        AntlrDatatypeRuleToken lv_counter_1_0 = null;

        EObject lv_amount_3_0 = null;



        	enterRule();

        try {
            // InternalPerfParser.g:2974:2: ( (otherlv_0= Count ( (lv_counter_1_0= ruleNAME ) ) (otherlv_2= By ( (lv_amount_3_0= ruleExpression ) ) )? ) )
            // InternalPerfParser.g:2975:2: (otherlv_0= Count ( (lv_counter_1_0= ruleNAME ) ) (otherlv_2= By ( (lv_amount_3_0= ruleExpression ) ) )? )
            {
            // InternalPerfParser.g:2975:2: (otherlv_0= Count ( (lv_counter_1_0= ruleNAME ) ) (otherlv_2= By ( (lv_amount_3_0= ruleExpression ) ) )? )
            // InternalPerfParser.g:2976:3: otherlv_0= Count ( (lv_counter_1_0= ruleNAME ) ) (otherlv_2= By ( (lv_amount_3_0= ruleExpression ) ) )?
            {
            otherlv_0=(Token)match(input,Count,FOLLOW_8); 

            			newLeafNode(otherlv_0, grammarAccess.getCountAccess().getCountKeyword_0());
            		
            // InternalPerfParser.g:2980:3: ( (lv_counter_1_0= ruleNAME ) )
            // InternalPerfParser.g:2981:4: (lv_counter_1_0= ruleNAME )
            {
            // InternalPerfParser.g:2981:4: (lv_counter_1_0= ruleNAME )
            // InternalPerfParser.g:2982:5: lv_counter_1_0= ruleNAME
            {

            					newCompositeNode(grammarAccess.getCountAccess().getCounterNAMEParserRuleCall_1_0());
            				
            pushFollow(FOLLOW_43);
            lv_counter_1_0=ruleNAME();

            state._fsp--;


            					if (current==null) {
            						current = createModelElementForParent(grammarAccess.getCountRule());
            					}
            					set(
            						current,
            						"counter",
            						lv_counter_1_0,
            						"dev.whence.language.Perf.NAME");
            					afterParserOrEnumRuleCall();
            				

            }


            }

            // InternalPerfParser.g:2999:3: (otherlv_2= By ( (lv_amount_3_0= ruleExpression ) ) )?
            int alt38=2;
            int LA38_0 = input.LA(1);

            if ( (LA38_0==By) ) {
                alt38=1;
            }
            switch (alt38) {
                case 1 :
                    // InternalPerfParser.g:3000:4: otherlv_2= By ( (lv_amount_3_0= ruleExpression ) )
                    {
                    otherlv_2=(Token)match(input,By,FOLLOW_7); 

                    				newLeafNode(otherlv_2, grammarAccess.getCountAccess().getByKeyword_2_0());
                    			
                    // InternalPerfParser.g:3004:4: ( (lv_amount_3_0= ruleExpression ) )
                    // InternalPerfParser.g:3005:5: (lv_amount_3_0= ruleExpression )
                    {
                    // InternalPerfParser.g:3005:5: (lv_amount_3_0= ruleExpression )
                    // InternalPerfParser.g:3006:6: lv_amount_3_0= ruleExpression
                    {

                    						newCompositeNode(grammarAccess.getCountAccess().getAmountExpressionParserRuleCall_2_1_0());
                    					
                    pushFollow(FOLLOW_2);
                    lv_amount_3_0=ruleExpression();

                    state._fsp--;


                    						if (current==null) {
                    							current = createModelElementForParent(grammarAccess.getCountRule());
                    						}
                    						set(
                    							current,
                    							"amount",
                    							lv_amount_3_0,
                    							"dev.whence.language.Perf.Expression");
                    						afterParserOrEnumRuleCall();
                    					

                    }


                    }


                    }
                    break;

            }


            }


            }


            	leaveRule();

        }

            catch (RecognitionException re) {
                recover(input,re);
                appendSkippedTokens();
            }
        finally {
        }
        return current;
    }
    // $ANTLR end "ruleCount"


    // $ANTLR start "entryRuleTimeBlock"
    // InternalPerfParser.g:3028:1: entryRuleTimeBlock returns [EObject current=null] : iv_ruleTimeBlock= ruleTimeBlock EOF ;
    public final EObject entryRuleTimeBlock() throws RecognitionException {
        EObject current = null;

        EObject iv_ruleTimeBlock = null;


        try {
            // InternalPerfParser.g:3028:50: (iv_ruleTimeBlock= ruleTimeBlock EOF )
            // InternalPerfParser.g:3029:2: iv_ruleTimeBlock= ruleTimeBlock EOF
            {
             newCompositeNode(grammarAccess.getTimeBlockRule()); 
            pushFollow(FOLLOW_1);
            iv_ruleTimeBlock=ruleTimeBlock();

            state._fsp--;

             current =iv_ruleTimeBlock; 
            match(input,EOF,FOLLOW_2); 

            }

        }

            catch (RecognitionException re) {
                recover(input,re);
                appendSkippedTokens();
            }
        finally {
        }
        return current;
    }
    // $ANTLR end "entryRuleTimeBlock"


    // $ANTLR start "ruleTimeBlock"
    // InternalPerfParser.g:3035:1: ruleTimeBlock returns [EObject current=null] : (otherlv_0= Time ( (lv_span_1_0= ruleNAME ) ) ( (lv_block_2_0= ruleBlock ) ) ) ;
    public final EObject ruleTimeBlock() throws RecognitionException {
        EObject current = null;

        Token otherlv_0=null;
        AntlrDatatypeRuleToken lv_span_1_0 = null;

        EObject lv_block_2_0 = null;



        	enterRule();

        try {
            // InternalPerfParser.g:3041:2: ( (otherlv_0= Time ( (lv_span_1_0= ruleNAME ) ) ( (lv_block_2_0= ruleBlock ) ) ) )
            // InternalPerfParser.g:3042:2: (otherlv_0= Time ( (lv_span_1_0= ruleNAME ) ) ( (lv_block_2_0= ruleBlock ) ) )
            {
            // InternalPerfParser.g:3042:2: (otherlv_0= Time ( (lv_span_1_0= ruleNAME ) ) ( (lv_block_2_0= ruleBlock ) ) )
            // InternalPerfParser.g:3043:3: otherlv_0= Time ( (lv_span_1_0= ruleNAME ) ) ( (lv_block_2_0= ruleBlock ) )
            {
            otherlv_0=(Token)match(input,Time,FOLLOW_8); 

            			newLeafNode(otherlv_0, grammarAccess.getTimeBlockAccess().getTimeKeyword_0());
            		
            // InternalPerfParser.g:3047:3: ( (lv_span_1_0= ruleNAME ) )
            // InternalPerfParser.g:3048:4: (lv_span_1_0= ruleNAME )
            {
            // InternalPerfParser.g:3048:4: (lv_span_1_0= ruleNAME )
            // InternalPerfParser.g:3049:5: lv_span_1_0= ruleNAME
            {

            					newCompositeNode(grammarAccess.getTimeBlockAccess().getSpanNAMEParserRuleCall_1_0());
            				
            pushFollow(FOLLOW_25);
            lv_span_1_0=ruleNAME();

            state._fsp--;


            					if (current==null) {
            						current = createModelElementForParent(grammarAccess.getTimeBlockRule());
            					}
            					set(
            						current,
            						"span",
            						lv_span_1_0,
            						"dev.whence.language.Perf.NAME");
            					afterParserOrEnumRuleCall();
            				

            }


            }

            // InternalPerfParser.g:3066:3: ( (lv_block_2_0= ruleBlock ) )
            // InternalPerfParser.g:3067:4: (lv_block_2_0= ruleBlock )
            {
            // InternalPerfParser.g:3067:4: (lv_block_2_0= ruleBlock )
            // InternalPerfParser.g:3068:5: lv_block_2_0= ruleBlock
            {

            					newCompositeNode(grammarAccess.getTimeBlockAccess().getBlockBlockParserRuleCall_2_0());
            				
            pushFollow(FOLLOW_2);
            lv_block_2_0=ruleBlock();

            state._fsp--;


            					if (current==null) {
            						current = createModelElementForParent(grammarAccess.getTimeBlockRule());
            					}
            					set(
            						current,
            						"block",
            						lv_block_2_0,
            						"dev.whence.language.Perf.Block");
            					afterParserOrEnumRuleCall();
            				

            }


            }


            }


            }


            	leaveRule();

        }

            catch (RecognitionException re) {
                recover(input,re);
                appendSkippedTokens();
            }
        finally {
        }
        return current;
    }
    // $ANTLR end "ruleTimeBlock"


    // $ANTLR start "entryRuleLet"
    // InternalPerfParser.g:3089:1: entryRuleLet returns [EObject current=null] : iv_ruleLet= ruleLet EOF ;
    public final EObject entryRuleLet() throws RecognitionException {
        EObject current = null;

        EObject iv_ruleLet = null;


        try {
            // InternalPerfParser.g:3089:44: (iv_ruleLet= ruleLet EOF )
            // InternalPerfParser.g:3090:2: iv_ruleLet= ruleLet EOF
            {
             newCompositeNode(grammarAccess.getLetRule()); 
            pushFollow(FOLLOW_1);
            iv_ruleLet=ruleLet();

            state._fsp--;

             current =iv_ruleLet; 
            match(input,EOF,FOLLOW_2); 

            }

        }

            catch (RecognitionException re) {
                recover(input,re);
                appendSkippedTokens();
            }
        finally {
        }
        return current;
    }
    // $ANTLR end "entryRuleLet"


    // $ANTLR start "ruleLet"
    // InternalPerfParser.g:3096:1: ruleLet returns [EObject current=null] : (otherlv_0= Let ( (lv_name_1_0= ruleNAME ) ) otherlv_2= EqualsSign ( (lv_value_3_0= ruleExpression ) ) ) ;
    public final EObject ruleLet() throws RecognitionException {
        EObject current = null;

        Token otherlv_0=null;
        Token otherlv_2=null;
        AntlrDatatypeRuleToken lv_name_1_0 = null;

        EObject lv_value_3_0 = null;



        	enterRule();

        try {
            // InternalPerfParser.g:3102:2: ( (otherlv_0= Let ( (lv_name_1_0= ruleNAME ) ) otherlv_2= EqualsSign ( (lv_value_3_0= ruleExpression ) ) ) )
            // InternalPerfParser.g:3103:2: (otherlv_0= Let ( (lv_name_1_0= ruleNAME ) ) otherlv_2= EqualsSign ( (lv_value_3_0= ruleExpression ) ) )
            {
            // InternalPerfParser.g:3103:2: (otherlv_0= Let ( (lv_name_1_0= ruleNAME ) ) otherlv_2= EqualsSign ( (lv_value_3_0= ruleExpression ) ) )
            // InternalPerfParser.g:3104:3: otherlv_0= Let ( (lv_name_1_0= ruleNAME ) ) otherlv_2= EqualsSign ( (lv_value_3_0= ruleExpression ) )
            {
            otherlv_0=(Token)match(input,Let,FOLLOW_8); 

            			newLeafNode(otherlv_0, grammarAccess.getLetAccess().getLetKeyword_0());
            		
            // InternalPerfParser.g:3108:3: ( (lv_name_1_0= ruleNAME ) )
            // InternalPerfParser.g:3109:4: (lv_name_1_0= ruleNAME )
            {
            // InternalPerfParser.g:3109:4: (lv_name_1_0= ruleNAME )
            // InternalPerfParser.g:3110:5: lv_name_1_0= ruleNAME
            {

            					newCompositeNode(grammarAccess.getLetAccess().getNameNAMEParserRuleCall_1_0());
            				
            pushFollow(FOLLOW_6);
            lv_name_1_0=ruleNAME();

            state._fsp--;


            					if (current==null) {
            						current = createModelElementForParent(grammarAccess.getLetRule());
            					}
            					set(
            						current,
            						"name",
            						lv_name_1_0,
            						"dev.whence.language.Perf.NAME");
            					afterParserOrEnumRuleCall();
            				

            }


            }

            otherlv_2=(Token)match(input,EqualsSign,FOLLOW_7); 

            			newLeafNode(otherlv_2, grammarAccess.getLetAccess().getEqualsSignKeyword_2());
            		
            // InternalPerfParser.g:3131:3: ( (lv_value_3_0= ruleExpression ) )
            // InternalPerfParser.g:3132:4: (lv_value_3_0= ruleExpression )
            {
            // InternalPerfParser.g:3132:4: (lv_value_3_0= ruleExpression )
            // InternalPerfParser.g:3133:5: lv_value_3_0= ruleExpression
            {

            					newCompositeNode(grammarAccess.getLetAccess().getValueExpressionParserRuleCall_3_0());
            				
            pushFollow(FOLLOW_2);
            lv_value_3_0=ruleExpression();

            state._fsp--;


            					if (current==null) {
            						current = createModelElementForParent(grammarAccess.getLetRule());
            					}
            					set(
            						current,
            						"value",
            						lv_value_3_0,
            						"dev.whence.language.Perf.Expression");
            					afterParserOrEnumRuleCall();
            				

            }


            }


            }


            }


            	leaveRule();

        }

            catch (RecognitionException re) {
                recover(input,re);
                appendSkippedTokens();
            }
        finally {
        }
        return current;
    }
    // $ANTLR end "ruleLet"


    // $ANTLR start "entryRuleDo"
    // InternalPerfParser.g:3154:1: entryRuleDo returns [EObject current=null] : iv_ruleDo= ruleDo EOF ;
    public final EObject entryRuleDo() throws RecognitionException {
        EObject current = null;

        EObject iv_ruleDo = null;


        try {
            // InternalPerfParser.g:3154:43: (iv_ruleDo= ruleDo EOF )
            // InternalPerfParser.g:3155:2: iv_ruleDo= ruleDo EOF
            {
             newCompositeNode(grammarAccess.getDoRule()); 
            pushFollow(FOLLOW_1);
            iv_ruleDo=ruleDo();

            state._fsp--;

             current =iv_ruleDo; 
            match(input,EOF,FOLLOW_2); 

            }

        }

            catch (RecognitionException re) {
                recover(input,re);
                appendSkippedTokens();
            }
        finally {
        }
        return current;
    }
    // $ANTLR end "entryRuleDo"


    // $ANTLR start "ruleDo"
    // InternalPerfParser.g:3161:1: ruleDo returns [EObject current=null] : (otherlv_0= Do ( (lv_routine_1_0= rulePath ) ) otherlv_2= LeftParenthesis ( ( (lv_arguments_3_0= ruleExpression ) ) (otherlv_4= Comma ( (lv_arguments_5_0= ruleExpression ) ) )* )? otherlv_6= RightParenthesis ) ;
    public final EObject ruleDo() throws RecognitionException {
        EObject current = null;

        Token otherlv_0=null;
        Token otherlv_2=null;
        Token otherlv_4=null;
        Token otherlv_6=null;
        EObject lv_routine_1_0 = null;

        EObject lv_arguments_3_0 = null;

        EObject lv_arguments_5_0 = null;



        	enterRule();

        try {
            // InternalPerfParser.g:3167:2: ( (otherlv_0= Do ( (lv_routine_1_0= rulePath ) ) otherlv_2= LeftParenthesis ( ( (lv_arguments_3_0= ruleExpression ) ) (otherlv_4= Comma ( (lv_arguments_5_0= ruleExpression ) ) )* )? otherlv_6= RightParenthesis ) )
            // InternalPerfParser.g:3168:2: (otherlv_0= Do ( (lv_routine_1_0= rulePath ) ) otherlv_2= LeftParenthesis ( ( (lv_arguments_3_0= ruleExpression ) ) (otherlv_4= Comma ( (lv_arguments_5_0= ruleExpression ) ) )* )? otherlv_6= RightParenthesis )
            {
            // InternalPerfParser.g:3168:2: (otherlv_0= Do ( (lv_routine_1_0= rulePath ) ) otherlv_2= LeftParenthesis ( ( (lv_arguments_3_0= ruleExpression ) ) (otherlv_4= Comma ( (lv_arguments_5_0= ruleExpression ) ) )* )? otherlv_6= RightParenthesis )
            // InternalPerfParser.g:3169:3: otherlv_0= Do ( (lv_routine_1_0= rulePath ) ) otherlv_2= LeftParenthesis ( ( (lv_arguments_3_0= ruleExpression ) ) (otherlv_4= Comma ( (lv_arguments_5_0= ruleExpression ) ) )* )? otherlv_6= RightParenthesis
            {
            otherlv_0=(Token)match(input,Do,FOLLOW_8); 

            			newLeafNode(otherlv_0, grammarAccess.getDoAccess().getDoKeyword_0());
            		
            // InternalPerfParser.g:3173:3: ( (lv_routine_1_0= rulePath ) )
            // InternalPerfParser.g:3174:4: (lv_routine_1_0= rulePath )
            {
            // InternalPerfParser.g:3174:4: (lv_routine_1_0= rulePath )
            // InternalPerfParser.g:3175:5: lv_routine_1_0= rulePath
            {

            					newCompositeNode(grammarAccess.getDoAccess().getRoutinePathParserRuleCall_1_0());
            				
            pushFollow(FOLLOW_27);
            lv_routine_1_0=rulePath();

            state._fsp--;


            					if (current==null) {
            						current = createModelElementForParent(grammarAccess.getDoRule());
            					}
            					set(
            						current,
            						"routine",
            						lv_routine_1_0,
            						"dev.whence.language.Perf.Path");
            					afterParserOrEnumRuleCall();
            				

            }


            }

            otherlv_2=(Token)match(input,LeftParenthesis,FOLLOW_44); 

            			newLeafNode(otherlv_2, grammarAccess.getDoAccess().getLeftParenthesisKeyword_2());
            		
            // InternalPerfParser.g:3196:3: ( ( (lv_arguments_3_0= ruleExpression ) ) (otherlv_4= Comma ( (lv_arguments_5_0= ruleExpression ) ) )* )?
            int alt40=2;
            int LA40_0 = input.LA(1);

            if ( ((LA40_0>=Unexplained && LA40_0<=Assumed)||(LA40_0>=Channel && LA40_0<=Repeat)||LA40_0==Count||(LA40_0>=False && LA40_0<=Disk)||LA40_0==File||(LA40_0>=Gate && LA40_0<=Most)||(LA40_0>=Read && LA40_0<=Show)||(LA40_0>=Sync && LA40_0<=Unit)||LA40_0==Fit||(LA40_0>=Let && LA40_0<=Use)||LA40_0==Do||LA40_0==LeftParenthesis||LA40_0==HyphenMinus||LA40_0==LeftSquareBracket||(LA40_0>=RULE_ID && LA40_0<=RULE_STRING)) ) {
                alt40=1;
            }
            switch (alt40) {
                case 1 :
                    // InternalPerfParser.g:3197:4: ( (lv_arguments_3_0= ruleExpression ) ) (otherlv_4= Comma ( (lv_arguments_5_0= ruleExpression ) ) )*
                    {
                    // InternalPerfParser.g:3197:4: ( (lv_arguments_3_0= ruleExpression ) )
                    // InternalPerfParser.g:3198:5: (lv_arguments_3_0= ruleExpression )
                    {
                    // InternalPerfParser.g:3198:5: (lv_arguments_3_0= ruleExpression )
                    // InternalPerfParser.g:3199:6: lv_arguments_3_0= ruleExpression
                    {

                    						newCompositeNode(grammarAccess.getDoAccess().getArgumentsExpressionParserRuleCall_3_0_0());
                    					
                    pushFollow(FOLLOW_29);
                    lv_arguments_3_0=ruleExpression();

                    state._fsp--;


                    						if (current==null) {
                    							current = createModelElementForParent(grammarAccess.getDoRule());
                    						}
                    						add(
                    							current,
                    							"arguments",
                    							lv_arguments_3_0,
                    							"dev.whence.language.Perf.Expression");
                    						afterParserOrEnumRuleCall();
                    					

                    }


                    }

                    // InternalPerfParser.g:3216:4: (otherlv_4= Comma ( (lv_arguments_5_0= ruleExpression ) ) )*
                    loop39:
                    do {
                        int alt39=2;
                        int LA39_0 = input.LA(1);

                        if ( (LA39_0==Comma) ) {
                            alt39=1;
                        }


                        switch (alt39) {
                    	case 1 :
                    	    // InternalPerfParser.g:3217:5: otherlv_4= Comma ( (lv_arguments_5_0= ruleExpression ) )
                    	    {
                    	    otherlv_4=(Token)match(input,Comma,FOLLOW_7); 

                    	    					newLeafNode(otherlv_4, grammarAccess.getDoAccess().getCommaKeyword_3_1_0());
                    	    				
                    	    // InternalPerfParser.g:3221:5: ( (lv_arguments_5_0= ruleExpression ) )
                    	    // InternalPerfParser.g:3222:6: (lv_arguments_5_0= ruleExpression )
                    	    {
                    	    // InternalPerfParser.g:3222:6: (lv_arguments_5_0= ruleExpression )
                    	    // InternalPerfParser.g:3223:7: lv_arguments_5_0= ruleExpression
                    	    {

                    	    							newCompositeNode(grammarAccess.getDoAccess().getArgumentsExpressionParserRuleCall_3_1_1_0());
                    	    						
                    	    pushFollow(FOLLOW_29);
                    	    lv_arguments_5_0=ruleExpression();

                    	    state._fsp--;


                    	    							if (current==null) {
                    	    								current = createModelElementForParent(grammarAccess.getDoRule());
                    	    							}
                    	    							add(
                    	    								current,
                    	    								"arguments",
                    	    								lv_arguments_5_0,
                    	    								"dev.whence.language.Perf.Expression");
                    	    							afterParserOrEnumRuleCall();
                    	    						

                    	    }


                    	    }


                    	    }
                    	    break;

                    	default :
                    	    break loop39;
                        }
                    } while (true);


                    }
                    break;

            }

            otherlv_6=(Token)match(input,RightParenthesis,FOLLOW_2); 

            			newLeafNode(otherlv_6, grammarAccess.getDoAccess().getRightParenthesisKeyword_4());
            		

            }


            }


            	leaveRule();

        }

            catch (RecognitionException re) {
                recover(input,re);
                appendSkippedTokens();
            }
        finally {
        }
        return current;
    }
    // $ANTLR end "ruleDo"


    // $ANTLR start "entryRuleCase"
    // InternalPerfParser.g:3250:1: entryRuleCase returns [EObject current=null] : iv_ruleCase= ruleCase EOF ;
    public final EObject entryRuleCase() throws RecognitionException {
        EObject current = null;

        EObject iv_ruleCase = null;


        try {
            // InternalPerfParser.g:3250:45: (iv_ruleCase= ruleCase EOF )
            // InternalPerfParser.g:3251:2: iv_ruleCase= ruleCase EOF
            {
             newCompositeNode(grammarAccess.getCaseRule()); 
            pushFollow(FOLLOW_1);
            iv_ruleCase=ruleCase();

            state._fsp--;

             current =iv_ruleCase; 
            match(input,EOF,FOLLOW_2); 

            }

        }

            catch (RecognitionException re) {
                recover(input,re);
                appendSkippedTokens();
            }
        finally {
        }
        return current;
    }
    // $ANTLR end "entryRuleCase"


    // $ANTLR start "ruleCase"
    // InternalPerfParser.g:3257:1: ruleCase returns [EObject current=null] : (this_Variant_0= ruleVariant | this_Hypothesis_1= ruleHypothesis ) ;
    public final EObject ruleCase() throws RecognitionException {
        EObject current = null;

        EObject this_Variant_0 = null;

        EObject this_Hypothesis_1 = null;



        	enterRule();

        try {
            // InternalPerfParser.g:3263:2: ( (this_Variant_0= ruleVariant | this_Hypothesis_1= ruleHypothesis ) )
            // InternalPerfParser.g:3264:2: (this_Variant_0= ruleVariant | this_Hypothesis_1= ruleHypothesis )
            {
            // InternalPerfParser.g:3264:2: (this_Variant_0= ruleVariant | this_Hypothesis_1= ruleHypothesis )
            int alt41=2;
            int LA41_0 = input.LA(1);

            if ( (LA41_0==Variant) ) {
                alt41=1;
            }
            else if ( (LA41_0==Hypothesis) ) {
                alt41=2;
            }
            else {
                NoViableAltException nvae =
                    new NoViableAltException("", 41, 0, input);

                throw nvae;
            }
            switch (alt41) {
                case 1 :
                    // InternalPerfParser.g:3265:3: this_Variant_0= ruleVariant
                    {

                    			newCompositeNode(grammarAccess.getCaseAccess().getVariantParserRuleCall_0());
                    		
                    pushFollow(FOLLOW_2);
                    this_Variant_0=ruleVariant();

                    state._fsp--;


                    			current = this_Variant_0;
                    			afterParserOrEnumRuleCall();
                    		

                    }
                    break;
                case 2 :
                    // InternalPerfParser.g:3274:3: this_Hypothesis_1= ruleHypothesis
                    {

                    			newCompositeNode(grammarAccess.getCaseAccess().getHypothesisParserRuleCall_1());
                    		
                    pushFollow(FOLLOW_2);
                    this_Hypothesis_1=ruleHypothesis();

                    state._fsp--;


                    			current = this_Hypothesis_1;
                    			afterParserOrEnumRuleCall();
                    		

                    }
                    break;

            }


            }


            	leaveRule();

        }

            catch (RecognitionException re) {
                recover(input,re);
                appendSkippedTokens();
            }
        finally {
        }
        return current;
    }
    // $ANTLR end "ruleCase"


    // $ANTLR start "entryRuleVariant"
    // InternalPerfParser.g:3286:1: entryRuleVariant returns [EObject current=null] : iv_ruleVariant= ruleVariant EOF ;
    public final EObject entryRuleVariant() throws RecognitionException {
        EObject current = null;

        EObject iv_ruleVariant = null;


        try {
            // InternalPerfParser.g:3286:48: (iv_ruleVariant= ruleVariant EOF )
            // InternalPerfParser.g:3287:2: iv_ruleVariant= ruleVariant EOF
            {
             newCompositeNode(grammarAccess.getVariantRule()); 
            pushFollow(FOLLOW_1);
            iv_ruleVariant=ruleVariant();

            state._fsp--;

             current =iv_ruleVariant; 
            match(input,EOF,FOLLOW_2); 

            }

        }

            catch (RecognitionException re) {
                recover(input,re);
                appendSkippedTokens();
            }
        finally {
        }
        return current;
    }
    // $ANTLR end "entryRuleVariant"


    // $ANTLR start "ruleVariant"
    // InternalPerfParser.g:3293:1: ruleVariant returns [EObject current=null] : (otherlv_0= Variant this_CaseBody_1= ruleCaseBody[$current] ) ;
    public final EObject ruleVariant() throws RecognitionException {
        EObject current = null;

        Token otherlv_0=null;
        EObject this_CaseBody_1 = null;



        	enterRule();

        try {
            // InternalPerfParser.g:3299:2: ( (otherlv_0= Variant this_CaseBody_1= ruleCaseBody[$current] ) )
            // InternalPerfParser.g:3300:2: (otherlv_0= Variant this_CaseBody_1= ruleCaseBody[$current] )
            {
            // InternalPerfParser.g:3300:2: (otherlv_0= Variant this_CaseBody_1= ruleCaseBody[$current] )
            // InternalPerfParser.g:3301:3: otherlv_0= Variant this_CaseBody_1= ruleCaseBody[$current]
            {
            otherlv_0=(Token)match(input,Variant,FOLLOW_8); 

            			newLeafNode(otherlv_0, grammarAccess.getVariantAccess().getVariantKeyword_0());
            		

            			if (current==null) {
            				current = createModelElement(grammarAccess.getVariantRule());
            			}
            			newCompositeNode(grammarAccess.getVariantAccess().getCaseBodyParserRuleCall_1());
            		
            pushFollow(FOLLOW_2);
            this_CaseBody_1=ruleCaseBody(current);

            state._fsp--;


            			current = this_CaseBody_1;
            			afterParserOrEnumRuleCall();
            		

            }


            }


            	leaveRule();

        }

            catch (RecognitionException re) {
                recover(input,re);
                appendSkippedTokens();
            }
        finally {
        }
        return current;
    }
    // $ANTLR end "ruleVariant"


    // $ANTLR start "entryRuleHypothesis"
    // InternalPerfParser.g:3320:1: entryRuleHypothesis returns [EObject current=null] : iv_ruleHypothesis= ruleHypothesis EOF ;
    public final EObject entryRuleHypothesis() throws RecognitionException {
        EObject current = null;

        EObject iv_ruleHypothesis = null;


        try {
            // InternalPerfParser.g:3320:51: (iv_ruleHypothesis= ruleHypothesis EOF )
            // InternalPerfParser.g:3321:2: iv_ruleHypothesis= ruleHypothesis EOF
            {
             newCompositeNode(grammarAccess.getHypothesisRule()); 
            pushFollow(FOLLOW_1);
            iv_ruleHypothesis=ruleHypothesis();

            state._fsp--;

             current =iv_ruleHypothesis; 
            match(input,EOF,FOLLOW_2); 

            }

        }

            catch (RecognitionException re) {
                recover(input,re);
                appendSkippedTokens();
            }
        finally {
        }
        return current;
    }
    // $ANTLR end "entryRuleHypothesis"


    // $ANTLR start "ruleHypothesis"
    // InternalPerfParser.g:3327:1: ruleHypothesis returns [EObject current=null] : (otherlv_0= Hypothesis this_CaseBody_1= ruleCaseBody[$current] ) ;
    public final EObject ruleHypothesis() throws RecognitionException {
        EObject current = null;

        Token otherlv_0=null;
        EObject this_CaseBody_1 = null;



        	enterRule();

        try {
            // InternalPerfParser.g:3333:2: ( (otherlv_0= Hypothesis this_CaseBody_1= ruleCaseBody[$current] ) )
            // InternalPerfParser.g:3334:2: (otherlv_0= Hypothesis this_CaseBody_1= ruleCaseBody[$current] )
            {
            // InternalPerfParser.g:3334:2: (otherlv_0= Hypothesis this_CaseBody_1= ruleCaseBody[$current] )
            // InternalPerfParser.g:3335:3: otherlv_0= Hypothesis this_CaseBody_1= ruleCaseBody[$current]
            {
            otherlv_0=(Token)match(input,Hypothesis,FOLLOW_8); 

            			newLeafNode(otherlv_0, grammarAccess.getHypothesisAccess().getHypothesisKeyword_0());
            		

            			if (current==null) {
            				current = createModelElement(grammarAccess.getHypothesisRule());
            			}
            			newCompositeNode(grammarAccess.getHypothesisAccess().getCaseBodyParserRuleCall_1());
            		
            pushFollow(FOLLOW_2);
            this_CaseBody_1=ruleCaseBody(current);

            state._fsp--;


            			current = this_CaseBody_1;
            			afterParserOrEnumRuleCall();
            		

            }


            }


            	leaveRule();

        }

            catch (RecognitionException re) {
                recover(input,re);
                appendSkippedTokens();
            }
        finally {
        }
        return current;
    }
    // $ANTLR end "ruleHypothesis"


    // $ANTLR start "ruleCaseBody"
    // InternalPerfParser.g:3355:1: ruleCaseBody[EObject in_current] returns [EObject current=in_current] : ( ( (lv_name_0_0= ruleNAME ) ) (otherlv_1= Colon ( (lv_parents_2_0= rulePath ) ) (otherlv_3= Comma ( (lv_parents_4_0= rulePath ) ) )* )? ( (lv_note_5_0= RULE_STRING ) )? otherlv_6= LeftCurlyBracket ( (lv_changes_7_0= ruleChange ) )* otherlv_8= RightCurlyBracket ) ;
    public final EObject ruleCaseBody(EObject in_current) throws RecognitionException {
        EObject current = in_current;

        Token otherlv_1=null;
        Token otherlv_3=null;
        Token lv_note_5_0=null;
        Token otherlv_6=null;
        Token otherlv_8=null;
        AntlrDatatypeRuleToken lv_name_0_0 = null;

        EObject lv_parents_2_0 = null;

        EObject lv_parents_4_0 = null;

        EObject lv_changes_7_0 = null;



        	enterRule();

        try {
            // InternalPerfParser.g:3361:2: ( ( ( (lv_name_0_0= ruleNAME ) ) (otherlv_1= Colon ( (lv_parents_2_0= rulePath ) ) (otherlv_3= Comma ( (lv_parents_4_0= rulePath ) ) )* )? ( (lv_note_5_0= RULE_STRING ) )? otherlv_6= LeftCurlyBracket ( (lv_changes_7_0= ruleChange ) )* otherlv_8= RightCurlyBracket ) )
            // InternalPerfParser.g:3362:2: ( ( (lv_name_0_0= ruleNAME ) ) (otherlv_1= Colon ( (lv_parents_2_0= rulePath ) ) (otherlv_3= Comma ( (lv_parents_4_0= rulePath ) ) )* )? ( (lv_note_5_0= RULE_STRING ) )? otherlv_6= LeftCurlyBracket ( (lv_changes_7_0= ruleChange ) )* otherlv_8= RightCurlyBracket )
            {
            // InternalPerfParser.g:3362:2: ( ( (lv_name_0_0= ruleNAME ) ) (otherlv_1= Colon ( (lv_parents_2_0= rulePath ) ) (otherlv_3= Comma ( (lv_parents_4_0= rulePath ) ) )* )? ( (lv_note_5_0= RULE_STRING ) )? otherlv_6= LeftCurlyBracket ( (lv_changes_7_0= ruleChange ) )* otherlv_8= RightCurlyBracket )
            // InternalPerfParser.g:3363:3: ( (lv_name_0_0= ruleNAME ) ) (otherlv_1= Colon ( (lv_parents_2_0= rulePath ) ) (otherlv_3= Comma ( (lv_parents_4_0= rulePath ) ) )* )? ( (lv_note_5_0= RULE_STRING ) )? otherlv_6= LeftCurlyBracket ( (lv_changes_7_0= ruleChange ) )* otherlv_8= RightCurlyBracket
            {
            // InternalPerfParser.g:3363:3: ( (lv_name_0_0= ruleNAME ) )
            // InternalPerfParser.g:3364:4: (lv_name_0_0= ruleNAME )
            {
            // InternalPerfParser.g:3364:4: (lv_name_0_0= ruleNAME )
            // InternalPerfParser.g:3365:5: lv_name_0_0= ruleNAME
            {

            					newCompositeNode(grammarAccess.getCaseBodyAccess().getNameNAMEParserRuleCall_0_0());
            				
            pushFollow(FOLLOW_45);
            lv_name_0_0=ruleNAME();

            state._fsp--;


            					if (current==null) {
            						current = createModelElementForParent(grammarAccess.getCaseBodyRule());
            					}
            					set(
            						current,
            						"name",
            						lv_name_0_0,
            						"dev.whence.language.Perf.NAME");
            					afterParserOrEnumRuleCall();
            				

            }


            }

            // InternalPerfParser.g:3382:3: (otherlv_1= Colon ( (lv_parents_2_0= rulePath ) ) (otherlv_3= Comma ( (lv_parents_4_0= rulePath ) ) )* )?
            int alt43=2;
            int LA43_0 = input.LA(1);

            if ( (LA43_0==Colon) ) {
                alt43=1;
            }
            switch (alt43) {
                case 1 :
                    // InternalPerfParser.g:3383:4: otherlv_1= Colon ( (lv_parents_2_0= rulePath ) ) (otherlv_3= Comma ( (lv_parents_4_0= rulePath ) ) )*
                    {
                    otherlv_1=(Token)match(input,Colon,FOLLOW_8); 

                    				newLeafNode(otherlv_1, grammarAccess.getCaseBodyAccess().getColonKeyword_1_0());
                    			
                    // InternalPerfParser.g:3387:4: ( (lv_parents_2_0= rulePath ) )
                    // InternalPerfParser.g:3388:5: (lv_parents_2_0= rulePath )
                    {
                    // InternalPerfParser.g:3388:5: (lv_parents_2_0= rulePath )
                    // InternalPerfParser.g:3389:6: lv_parents_2_0= rulePath
                    {

                    						newCompositeNode(grammarAccess.getCaseBodyAccess().getParentsPathParserRuleCall_1_1_0());
                    					
                    pushFollow(FOLLOW_46);
                    lv_parents_2_0=rulePath();

                    state._fsp--;


                    						if (current==null) {
                    							current = createModelElementForParent(grammarAccess.getCaseBodyRule());
                    						}
                    						add(
                    							current,
                    							"parents",
                    							lv_parents_2_0,
                    							"dev.whence.language.Perf.Path");
                    						afterParserOrEnumRuleCall();
                    					

                    }


                    }

                    // InternalPerfParser.g:3406:4: (otherlv_3= Comma ( (lv_parents_4_0= rulePath ) ) )*
                    loop42:
                    do {
                        int alt42=2;
                        int LA42_0 = input.LA(1);

                        if ( (LA42_0==Comma) ) {
                            alt42=1;
                        }


                        switch (alt42) {
                    	case 1 :
                    	    // InternalPerfParser.g:3407:5: otherlv_3= Comma ( (lv_parents_4_0= rulePath ) )
                    	    {
                    	    otherlv_3=(Token)match(input,Comma,FOLLOW_8); 

                    	    					newLeafNode(otherlv_3, grammarAccess.getCaseBodyAccess().getCommaKeyword_1_2_0());
                    	    				
                    	    // InternalPerfParser.g:3411:5: ( (lv_parents_4_0= rulePath ) )
                    	    // InternalPerfParser.g:3412:6: (lv_parents_4_0= rulePath )
                    	    {
                    	    // InternalPerfParser.g:3412:6: (lv_parents_4_0= rulePath )
                    	    // InternalPerfParser.g:3413:7: lv_parents_4_0= rulePath
                    	    {

                    	    							newCompositeNode(grammarAccess.getCaseBodyAccess().getParentsPathParserRuleCall_1_2_1_0());
                    	    						
                    	    pushFollow(FOLLOW_46);
                    	    lv_parents_4_0=rulePath();

                    	    state._fsp--;


                    	    							if (current==null) {
                    	    								current = createModelElementForParent(grammarAccess.getCaseBodyRule());
                    	    							}
                    	    							add(
                    	    								current,
                    	    								"parents",
                    	    								lv_parents_4_0,
                    	    								"dev.whence.language.Perf.Path");
                    	    							afterParserOrEnumRuleCall();
                    	    						

                    	    }


                    	    }


                    	    }
                    	    break;

                    	default :
                    	    break loop42;
                        }
                    } while (true);


                    }
                    break;

            }

            // InternalPerfParser.g:3432:3: ( (lv_note_5_0= RULE_STRING ) )?
            int alt44=2;
            int LA44_0 = input.LA(1);

            if ( (LA44_0==RULE_STRING) ) {
                alt44=1;
            }
            switch (alt44) {
                case 1 :
                    // InternalPerfParser.g:3433:4: (lv_note_5_0= RULE_STRING )
                    {
                    // InternalPerfParser.g:3433:4: (lv_note_5_0= RULE_STRING )
                    // InternalPerfParser.g:3434:5: lv_note_5_0= RULE_STRING
                    {
                    lv_note_5_0=(Token)match(input,RULE_STRING,FOLLOW_25); 

                    					newLeafNode(lv_note_5_0, grammarAccess.getCaseBodyAccess().getNoteSTRINGTerminalRuleCall_2_0());
                    				

                    					if (current==null) {
                    						current = createModelElement(grammarAccess.getCaseBodyRule());
                    					}
                    					setWithLastConsumed(
                    						current,
                    						"note",
                    						lv_note_5_0,
                    						"dev.whence.language.Perf.STRING");
                    				

                    }


                    }
                    break;

            }

            otherlv_6=(Token)match(input,LeftCurlyBracket,FOLLOW_19); 

            			newLeafNode(otherlv_6, grammarAccess.getCaseBodyAccess().getLeftCurlyBracketKeyword_3());
            		
            // InternalPerfParser.g:3454:3: ( (lv_changes_7_0= ruleChange ) )*
            loop45:
            do {
                int alt45=2;
                int LA45_0 = input.LA(1);

                if ( ((LA45_0>=Unexplained && LA45_0<=Assumed)||(LA45_0>=Channel && LA45_0<=Repeat)||LA45_0==Count||(LA45_0>=Given && LA45_0<=Disk)||LA45_0==File||(LA45_0>=Gate && LA45_0<=Most)||(LA45_0>=Read && LA45_0<=Show)||(LA45_0>=Sync && LA45_0<=Time)||LA45_0==Unit||LA45_0==Fit||LA45_0==Let||LA45_0==Use||LA45_0==Do||LA45_0==RULE_ID) ) {
                    alt45=1;
                }


                switch (alt45) {
            	case 1 :
            	    // InternalPerfParser.g:3455:4: (lv_changes_7_0= ruleChange )
            	    {
            	    // InternalPerfParser.g:3455:4: (lv_changes_7_0= ruleChange )
            	    // InternalPerfParser.g:3456:5: lv_changes_7_0= ruleChange
            	    {

            	    					newCompositeNode(grammarAccess.getCaseBodyAccess().getChangesChangeParserRuleCall_4_0());
            	    				
            	    pushFollow(FOLLOW_19);
            	    lv_changes_7_0=ruleChange();

            	    state._fsp--;


            	    					if (current==null) {
            	    						current = createModelElementForParent(grammarAccess.getCaseBodyRule());
            	    					}
            	    					add(
            	    						current,
            	    						"changes",
            	    						lv_changes_7_0,
            	    						"dev.whence.language.Perf.Change");
            	    					afterParserOrEnumRuleCall();
            	    				

            	    }


            	    }
            	    break;

            	default :
            	    break loop45;
                }
            } while (true);

            otherlv_8=(Token)match(input,RightCurlyBracket,FOLLOW_2); 

            			newLeafNode(otherlv_8, grammarAccess.getCaseBodyAccess().getRightCurlyBracketKeyword_5());
            		

            }


            }


            	leaveRule();

        }

            catch (RecognitionException re) {
                recover(input,re);
                appendSkippedTokens();
            }
        finally {
        }
        return current;
    }
    // $ANTLR end "ruleCaseBody"


    // $ANTLR start "entryRuleChange"
    // InternalPerfParser.g:3481:1: entryRuleChange returns [EObject current=null] : iv_ruleChange= ruleChange EOF ;
    public final EObject entryRuleChange() throws RecognitionException {
        EObject current = null;

        EObject iv_ruleChange = null;


        try {
            // InternalPerfParser.g:3481:47: (iv_ruleChange= ruleChange EOF )
            // InternalPerfParser.g:3482:2: iv_ruleChange= ruleChange EOF
            {
             newCompositeNode(grammarAccess.getChangeRule()); 
            pushFollow(FOLLOW_1);
            iv_ruleChange=ruleChange();

            state._fsp--;

             current =iv_ruleChange; 
            match(input,EOF,FOLLOW_2); 

            }

        }

            catch (RecognitionException re) {
                recover(input,re);
                appendSkippedTokens();
            }
        finally {
        }
        return current;
    }
    // $ANTLR end "entryRuleChange"


    // $ANTLR start "ruleChange"
    // InternalPerfParser.g:3488:1: ruleChange returns [EObject current=null] : (this_Assignment_0= ruleAssignment | this_Fit_1= ruleFit ) ;
    public final EObject ruleChange() throws RecognitionException {
        EObject current = null;

        EObject this_Assignment_0 = null;

        EObject this_Fit_1 = null;



        	enterRule();

        try {
            // InternalPerfParser.g:3494:2: ( (this_Assignment_0= ruleAssignment | this_Fit_1= ruleFit ) )
            // InternalPerfParser.g:3495:2: (this_Assignment_0= ruleAssignment | this_Fit_1= ruleFit )
            {
            // InternalPerfParser.g:3495:2: (this_Assignment_0= ruleAssignment | this_Fit_1= ruleFit )
            int alt46=2;
            int LA46_0 = input.LA(1);

            if ( ((LA46_0>=Unexplained && LA46_0<=Assumed)||(LA46_0>=Channel && LA46_0<=Repeat)||LA46_0==Count||(LA46_0>=Given && LA46_0<=Disk)||LA46_0==File||(LA46_0>=Gate && LA46_0<=Most)||(LA46_0>=Read && LA46_0<=Show)||(LA46_0>=Sync && LA46_0<=Time)||LA46_0==Unit||LA46_0==Let||LA46_0==Use||LA46_0==Do||LA46_0==RULE_ID) ) {
                alt46=1;
            }
            else if ( (LA46_0==Fit) ) {
                int LA46_2 = input.LA(2);

                if ( (LA46_2==FullStop||LA46_2==EqualsSign||LA46_2==LeftSquareBracket) ) {
                    alt46=1;
                }
                else if ( ((LA46_2>=Unexplained && LA46_2<=Assumed)||(LA46_2>=Channel && LA46_2<=Repeat)||LA46_2==Count||(LA46_2>=Given && LA46_2<=Disk)||LA46_2==File||(LA46_2>=Gate && LA46_2<=Most)||(LA46_2>=Read && LA46_2<=Show)||(LA46_2>=Sync && LA46_2<=Time)||LA46_2==Unit||LA46_2==Fit||LA46_2==Let||LA46_2==Use||LA46_2==Do||LA46_2==RULE_ID) ) {
                    alt46=2;
                }
                else {
                    NoViableAltException nvae =
                        new NoViableAltException("", 46, 2, input);

                    throw nvae;
                }
            }
            else {
                NoViableAltException nvae =
                    new NoViableAltException("", 46, 0, input);

                throw nvae;
            }
            switch (alt46) {
                case 1 :
                    // InternalPerfParser.g:3496:3: this_Assignment_0= ruleAssignment
                    {

                    			newCompositeNode(grammarAccess.getChangeAccess().getAssignmentParserRuleCall_0());
                    		
                    pushFollow(FOLLOW_2);
                    this_Assignment_0=ruleAssignment();

                    state._fsp--;


                    			current = this_Assignment_0;
                    			afterParserOrEnumRuleCall();
                    		

                    }
                    break;
                case 2 :
                    // InternalPerfParser.g:3505:3: this_Fit_1= ruleFit
                    {

                    			newCompositeNode(grammarAccess.getChangeAccess().getFitParserRuleCall_1());
                    		
                    pushFollow(FOLLOW_2);
                    this_Fit_1=ruleFit();

                    state._fsp--;


                    			current = this_Fit_1;
                    			afterParserOrEnumRuleCall();
                    		

                    }
                    break;

            }


            }


            	leaveRule();

        }

            catch (RecognitionException re) {
                recover(input,re);
                appendSkippedTokens();
            }
        finally {
        }
        return current;
    }
    // $ANTLR end "ruleChange"


    // $ANTLR start "entryRuleAssignment"
    // InternalPerfParser.g:3517:1: entryRuleAssignment returns [EObject current=null] : iv_ruleAssignment= ruleAssignment EOF ;
    public final EObject entryRuleAssignment() throws RecognitionException {
        EObject current = null;

        EObject iv_ruleAssignment = null;


        try {
            // InternalPerfParser.g:3517:51: (iv_ruleAssignment= ruleAssignment EOF )
            // InternalPerfParser.g:3518:2: iv_ruleAssignment= ruleAssignment EOF
            {
             newCompositeNode(grammarAccess.getAssignmentRule()); 
            pushFollow(FOLLOW_1);
            iv_ruleAssignment=ruleAssignment();

            state._fsp--;

             current =iv_ruleAssignment; 
            match(input,EOF,FOLLOW_2); 

            }

        }

            catch (RecognitionException re) {
                recover(input,re);
                appendSkippedTokens();
            }
        finally {
        }
        return current;
    }
    // $ANTLR end "entryRuleAssignment"


    // $ANTLR start "ruleAssignment"
    // InternalPerfParser.g:3524:1: ruleAssignment returns [EObject current=null] : ( ( (lv_target_0_0= ruleReference ) ) otherlv_1= EqualsSign ( (lv_value_2_0= ruleExpression ) ) ) ;
    public final EObject ruleAssignment() throws RecognitionException {
        EObject current = null;

        Token otherlv_1=null;
        EObject lv_target_0_0 = null;

        EObject lv_value_2_0 = null;



        	enterRule();

        try {
            // InternalPerfParser.g:3530:2: ( ( ( (lv_target_0_0= ruleReference ) ) otherlv_1= EqualsSign ( (lv_value_2_0= ruleExpression ) ) ) )
            // InternalPerfParser.g:3531:2: ( ( (lv_target_0_0= ruleReference ) ) otherlv_1= EqualsSign ( (lv_value_2_0= ruleExpression ) ) )
            {
            // InternalPerfParser.g:3531:2: ( ( (lv_target_0_0= ruleReference ) ) otherlv_1= EqualsSign ( (lv_value_2_0= ruleExpression ) ) )
            // InternalPerfParser.g:3532:3: ( (lv_target_0_0= ruleReference ) ) otherlv_1= EqualsSign ( (lv_value_2_0= ruleExpression ) )
            {
            // InternalPerfParser.g:3532:3: ( (lv_target_0_0= ruleReference ) )
            // InternalPerfParser.g:3533:4: (lv_target_0_0= ruleReference )
            {
            // InternalPerfParser.g:3533:4: (lv_target_0_0= ruleReference )
            // InternalPerfParser.g:3534:5: lv_target_0_0= ruleReference
            {

            					newCompositeNode(grammarAccess.getAssignmentAccess().getTargetReferenceParserRuleCall_0_0());
            				
            pushFollow(FOLLOW_6);
            lv_target_0_0=ruleReference();

            state._fsp--;


            					if (current==null) {
            						current = createModelElementForParent(grammarAccess.getAssignmentRule());
            					}
            					set(
            						current,
            						"target",
            						lv_target_0_0,
            						"dev.whence.language.Perf.Reference");
            					afterParserOrEnumRuleCall();
            				

            }


            }

            otherlv_1=(Token)match(input,EqualsSign,FOLLOW_7); 

            			newLeafNode(otherlv_1, grammarAccess.getAssignmentAccess().getEqualsSignKeyword_1());
            		
            // InternalPerfParser.g:3555:3: ( (lv_value_2_0= ruleExpression ) )
            // InternalPerfParser.g:3556:4: (lv_value_2_0= ruleExpression )
            {
            // InternalPerfParser.g:3556:4: (lv_value_2_0= ruleExpression )
            // InternalPerfParser.g:3557:5: lv_value_2_0= ruleExpression
            {

            					newCompositeNode(grammarAccess.getAssignmentAccess().getValueExpressionParserRuleCall_2_0());
            				
            pushFollow(FOLLOW_2);
            lv_value_2_0=ruleExpression();

            state._fsp--;


            					if (current==null) {
            						current = createModelElementForParent(grammarAccess.getAssignmentRule());
            					}
            					set(
            						current,
            						"value",
            						lv_value_2_0,
            						"dev.whence.language.Perf.Expression");
            					afterParserOrEnumRuleCall();
            				

            }


            }


            }


            }


            	leaveRule();

        }

            catch (RecognitionException re) {
                recover(input,re);
                appendSkippedTokens();
            }
        finally {
        }
        return current;
    }
    // $ANTLR end "ruleAssignment"


    // $ANTLR start "entryRuleFit"
    // InternalPerfParser.g:3578:1: entryRuleFit returns [EObject current=null] : iv_ruleFit= ruleFit EOF ;
    public final EObject entryRuleFit() throws RecognitionException {
        EObject current = null;

        EObject iv_ruleFit = null;


        try {
            // InternalPerfParser.g:3578:44: (iv_ruleFit= ruleFit EOF )
            // InternalPerfParser.g:3579:2: iv_ruleFit= ruleFit EOF
            {
             newCompositeNode(grammarAccess.getFitRule()); 
            pushFollow(FOLLOW_1);
            iv_ruleFit=ruleFit();

            state._fsp--;

             current =iv_ruleFit; 
            match(input,EOF,FOLLOW_2); 

            }

        }

            catch (RecognitionException re) {
                recover(input,re);
                appendSkippedTokens();
            }
        finally {
        }
        return current;
    }
    // $ANTLR end "entryRuleFit"


    // $ANTLR start "ruleFit"
    // InternalPerfParser.g:3585:1: ruleFit returns [EObject current=null] : (otherlv_0= Fit ( (lv_target_1_0= ruleReference ) ) otherlv_2= From ( (lv_from_3_0= ruleSum ) ) otherlv_4= To ( (lv_to_5_0= ruleSum ) ) ) ;
    public final EObject ruleFit() throws RecognitionException {
        EObject current = null;

        Token otherlv_0=null;
        Token otherlv_2=null;
        Token otherlv_4=null;
        EObject lv_target_1_0 = null;

        EObject lv_from_3_0 = null;

        EObject lv_to_5_0 = null;



        	enterRule();

        try {
            // InternalPerfParser.g:3591:2: ( (otherlv_0= Fit ( (lv_target_1_0= ruleReference ) ) otherlv_2= From ( (lv_from_3_0= ruleSum ) ) otherlv_4= To ( (lv_to_5_0= ruleSum ) ) ) )
            // InternalPerfParser.g:3592:2: (otherlv_0= Fit ( (lv_target_1_0= ruleReference ) ) otherlv_2= From ( (lv_from_3_0= ruleSum ) ) otherlv_4= To ( (lv_to_5_0= ruleSum ) ) )
            {
            // InternalPerfParser.g:3592:2: (otherlv_0= Fit ( (lv_target_1_0= ruleReference ) ) otherlv_2= From ( (lv_from_3_0= ruleSum ) ) otherlv_4= To ( (lv_to_5_0= ruleSum ) ) )
            // InternalPerfParser.g:3593:3: otherlv_0= Fit ( (lv_target_1_0= ruleReference ) ) otherlv_2= From ( (lv_from_3_0= ruleSum ) ) otherlv_4= To ( (lv_to_5_0= ruleSum ) )
            {
            otherlv_0=(Token)match(input,Fit,FOLLOW_8); 

            			newLeafNode(otherlv_0, grammarAccess.getFitAccess().getFitKeyword_0());
            		
            // InternalPerfParser.g:3597:3: ( (lv_target_1_0= ruleReference ) )
            // InternalPerfParser.g:3598:4: (lv_target_1_0= ruleReference )
            {
            // InternalPerfParser.g:3598:4: (lv_target_1_0= ruleReference )
            // InternalPerfParser.g:3599:5: lv_target_1_0= ruleReference
            {

            					newCompositeNode(grammarAccess.getFitAccess().getTargetReferenceParserRuleCall_1_0());
            				
            pushFollow(FOLLOW_32);
            lv_target_1_0=ruleReference();

            state._fsp--;


            					if (current==null) {
            						current = createModelElementForParent(grammarAccess.getFitRule());
            					}
            					set(
            						current,
            						"target",
            						lv_target_1_0,
            						"dev.whence.language.Perf.Reference");
            					afterParserOrEnumRuleCall();
            				

            }


            }

            otherlv_2=(Token)match(input,From,FOLLOW_7); 

            			newLeafNode(otherlv_2, grammarAccess.getFitAccess().getFromKeyword_2());
            		
            // InternalPerfParser.g:3620:3: ( (lv_from_3_0= ruleSum ) )
            // InternalPerfParser.g:3621:4: (lv_from_3_0= ruleSum )
            {
            // InternalPerfParser.g:3621:4: (lv_from_3_0= ruleSum )
            // InternalPerfParser.g:3622:5: lv_from_3_0= ruleSum
            {

            					newCompositeNode(grammarAccess.getFitAccess().getFromSumParserRuleCall_3_0());
            				
            pushFollow(FOLLOW_10);
            lv_from_3_0=ruleSum();

            state._fsp--;


            					if (current==null) {
            						current = createModelElementForParent(grammarAccess.getFitRule());
            					}
            					set(
            						current,
            						"from",
            						lv_from_3_0,
            						"dev.whence.language.Perf.Sum");
            					afterParserOrEnumRuleCall();
            				

            }


            }

            otherlv_4=(Token)match(input,To,FOLLOW_7); 

            			newLeafNode(otherlv_4, grammarAccess.getFitAccess().getToKeyword_4());
            		
            // InternalPerfParser.g:3643:3: ( (lv_to_5_0= ruleSum ) )
            // InternalPerfParser.g:3644:4: (lv_to_5_0= ruleSum )
            {
            // InternalPerfParser.g:3644:4: (lv_to_5_0= ruleSum )
            // InternalPerfParser.g:3645:5: lv_to_5_0= ruleSum
            {

            					newCompositeNode(grammarAccess.getFitAccess().getToSumParserRuleCall_5_0());
            				
            pushFollow(FOLLOW_2);
            lv_to_5_0=ruleSum();

            state._fsp--;


            					if (current==null) {
            						current = createModelElementForParent(grammarAccess.getFitRule());
            					}
            					set(
            						current,
            						"to",
            						lv_to_5_0,
            						"dev.whence.language.Perf.Sum");
            					afterParserOrEnumRuleCall();
            				

            }


            }


            }


            }


            	leaveRule();

        }

            catch (RecognitionException re) {
                recover(input,re);
                appendSkippedTokens();
            }
        finally {
        }
        return current;
    }
    // $ANTLR end "ruleFit"


    // $ANTLR start "entryRuleExpectation"
    // InternalPerfParser.g:3666:1: entryRuleExpectation returns [EObject current=null] : iv_ruleExpectation= ruleExpectation EOF ;
    public final EObject entryRuleExpectation() throws RecognitionException {
        EObject current = null;

        EObject iv_ruleExpectation = null;


        try {
            // InternalPerfParser.g:3666:52: (iv_ruleExpectation= ruleExpectation EOF )
            // InternalPerfParser.g:3667:2: iv_ruleExpectation= ruleExpectation EOF
            {
             newCompositeNode(grammarAccess.getExpectationRule()); 
            pushFollow(FOLLOW_1);
            iv_ruleExpectation=ruleExpectation();

            state._fsp--;

             current =iv_ruleExpectation; 
            match(input,EOF,FOLLOW_2); 

            }

        }

            catch (RecognitionException re) {
                recover(input,re);
                appendSkippedTokens();
            }
        finally {
        }
        return current;
    }
    // $ANTLR end "entryRuleExpectation"


    // $ANTLR start "ruleExpectation"
    // InternalPerfParser.g:3673:1: ruleExpectation returns [EObject current=null] : (otherlv_0= Expect ( (lv_question_1_0= ruleExpression ) ) ( (lv_criterion_2_0= ruleCriterion ) ) (otherlv_3= With ( (lv_sweeps_4_0= ruleSweep ) ) (otherlv_5= Comma ( (lv_sweeps_6_0= ruleSweep ) ) )* )? ( (lv_unexplained_7_0= Unexplained ) )? ( (lv_note_8_0= RULE_STRING ) )? ) ;
    public final EObject ruleExpectation() throws RecognitionException {
        EObject current = null;

        Token otherlv_0=null;
        Token otherlv_3=null;
        Token otherlv_5=null;
        Token lv_unexplained_7_0=null;
        Token lv_note_8_0=null;
        EObject lv_question_1_0 = null;

        EObject lv_criterion_2_0 = null;

        EObject lv_sweeps_4_0 = null;

        EObject lv_sweeps_6_0 = null;



        	enterRule();

        try {
            // InternalPerfParser.g:3679:2: ( (otherlv_0= Expect ( (lv_question_1_0= ruleExpression ) ) ( (lv_criterion_2_0= ruleCriterion ) ) (otherlv_3= With ( (lv_sweeps_4_0= ruleSweep ) ) (otherlv_5= Comma ( (lv_sweeps_6_0= ruleSweep ) ) )* )? ( (lv_unexplained_7_0= Unexplained ) )? ( (lv_note_8_0= RULE_STRING ) )? ) )
            // InternalPerfParser.g:3680:2: (otherlv_0= Expect ( (lv_question_1_0= ruleExpression ) ) ( (lv_criterion_2_0= ruleCriterion ) ) (otherlv_3= With ( (lv_sweeps_4_0= ruleSweep ) ) (otherlv_5= Comma ( (lv_sweeps_6_0= ruleSweep ) ) )* )? ( (lv_unexplained_7_0= Unexplained ) )? ( (lv_note_8_0= RULE_STRING ) )? )
            {
            // InternalPerfParser.g:3680:2: (otherlv_0= Expect ( (lv_question_1_0= ruleExpression ) ) ( (lv_criterion_2_0= ruleCriterion ) ) (otherlv_3= With ( (lv_sweeps_4_0= ruleSweep ) ) (otherlv_5= Comma ( (lv_sweeps_6_0= ruleSweep ) ) )* )? ( (lv_unexplained_7_0= Unexplained ) )? ( (lv_note_8_0= RULE_STRING ) )? )
            // InternalPerfParser.g:3681:3: otherlv_0= Expect ( (lv_question_1_0= ruleExpression ) ) ( (lv_criterion_2_0= ruleCriterion ) ) (otherlv_3= With ( (lv_sweeps_4_0= ruleSweep ) ) (otherlv_5= Comma ( (lv_sweeps_6_0= ruleSweep ) ) )* )? ( (lv_unexplained_7_0= Unexplained ) )? ( (lv_note_8_0= RULE_STRING ) )?
            {
            otherlv_0=(Token)match(input,Expect,FOLLOW_7); 

            			newLeafNode(otherlv_0, grammarAccess.getExpectationAccess().getExpectKeyword_0());
            		
            // InternalPerfParser.g:3685:3: ( (lv_question_1_0= ruleExpression ) )
            // InternalPerfParser.g:3686:4: (lv_question_1_0= ruleExpression )
            {
            // InternalPerfParser.g:3686:4: (lv_question_1_0= ruleExpression )
            // InternalPerfParser.g:3687:5: lv_question_1_0= ruleExpression
            {

            					newCompositeNode(grammarAccess.getExpectationAccess().getQuestionExpressionParserRuleCall_1_0());
            				
            pushFollow(FOLLOW_47);
            lv_question_1_0=ruleExpression();

            state._fsp--;


            					if (current==null) {
            						current = createModelElementForParent(grammarAccess.getExpectationRule());
            					}
            					set(
            						current,
            						"question",
            						lv_question_1_0,
            						"dev.whence.language.Perf.Expression");
            					afterParserOrEnumRuleCall();
            				

            }


            }

            // InternalPerfParser.g:3704:3: ( (lv_criterion_2_0= ruleCriterion ) )
            // InternalPerfParser.g:3705:4: (lv_criterion_2_0= ruleCriterion )
            {
            // InternalPerfParser.g:3705:4: (lv_criterion_2_0= ruleCriterion )
            // InternalPerfParser.g:3706:5: lv_criterion_2_0= ruleCriterion
            {

            					newCompositeNode(grammarAccess.getExpectationAccess().getCriterionCriterionParserRuleCall_2_0());
            				
            pushFollow(FOLLOW_48);
            lv_criterion_2_0=ruleCriterion();

            state._fsp--;


            					if (current==null) {
            						current = createModelElementForParent(grammarAccess.getExpectationRule());
            					}
            					set(
            						current,
            						"criterion",
            						lv_criterion_2_0,
            						"dev.whence.language.Perf.Criterion");
            					afterParserOrEnumRuleCall();
            				

            }


            }

            // InternalPerfParser.g:3723:3: (otherlv_3= With ( (lv_sweeps_4_0= ruleSweep ) ) (otherlv_5= Comma ( (lv_sweeps_6_0= ruleSweep ) ) )* )?
            int alt48=2;
            int LA48_0 = input.LA(1);

            if ( (LA48_0==With) ) {
                alt48=1;
            }
            switch (alt48) {
                case 1 :
                    // InternalPerfParser.g:3724:4: otherlv_3= With ( (lv_sweeps_4_0= ruleSweep ) ) (otherlv_5= Comma ( (lv_sweeps_6_0= ruleSweep ) ) )*
                    {
                    otherlv_3=(Token)match(input,With,FOLLOW_8); 

                    				newLeafNode(otherlv_3, grammarAccess.getExpectationAccess().getWithKeyword_3_0());
                    			
                    // InternalPerfParser.g:3728:4: ( (lv_sweeps_4_0= ruleSweep ) )
                    // InternalPerfParser.g:3729:5: (lv_sweeps_4_0= ruleSweep )
                    {
                    // InternalPerfParser.g:3729:5: (lv_sweeps_4_0= ruleSweep )
                    // InternalPerfParser.g:3730:6: lv_sweeps_4_0= ruleSweep
                    {

                    						newCompositeNode(grammarAccess.getExpectationAccess().getSweepsSweepParserRuleCall_3_1_0());
                    					
                    pushFollow(FOLLOW_49);
                    lv_sweeps_4_0=ruleSweep();

                    state._fsp--;


                    						if (current==null) {
                    							current = createModelElementForParent(grammarAccess.getExpectationRule());
                    						}
                    						add(
                    							current,
                    							"sweeps",
                    							lv_sweeps_4_0,
                    							"dev.whence.language.Perf.Sweep");
                    						afterParserOrEnumRuleCall();
                    					

                    }


                    }

                    // InternalPerfParser.g:3747:4: (otherlv_5= Comma ( (lv_sweeps_6_0= ruleSweep ) ) )*
                    loop47:
                    do {
                        int alt47=2;
                        int LA47_0 = input.LA(1);

                        if ( (LA47_0==Comma) ) {
                            alt47=1;
                        }


                        switch (alt47) {
                    	case 1 :
                    	    // InternalPerfParser.g:3748:5: otherlv_5= Comma ( (lv_sweeps_6_0= ruleSweep ) )
                    	    {
                    	    otherlv_5=(Token)match(input,Comma,FOLLOW_8); 

                    	    					newLeafNode(otherlv_5, grammarAccess.getExpectationAccess().getCommaKeyword_3_2_0());
                    	    				
                    	    // InternalPerfParser.g:3752:5: ( (lv_sweeps_6_0= ruleSweep ) )
                    	    // InternalPerfParser.g:3753:6: (lv_sweeps_6_0= ruleSweep )
                    	    {
                    	    // InternalPerfParser.g:3753:6: (lv_sweeps_6_0= ruleSweep )
                    	    // InternalPerfParser.g:3754:7: lv_sweeps_6_0= ruleSweep
                    	    {

                    	    							newCompositeNode(grammarAccess.getExpectationAccess().getSweepsSweepParserRuleCall_3_2_1_0());
                    	    						
                    	    pushFollow(FOLLOW_49);
                    	    lv_sweeps_6_0=ruleSweep();

                    	    state._fsp--;


                    	    							if (current==null) {
                    	    								current = createModelElementForParent(grammarAccess.getExpectationRule());
                    	    							}
                    	    							add(
                    	    								current,
                    	    								"sweeps",
                    	    								lv_sweeps_6_0,
                    	    								"dev.whence.language.Perf.Sweep");
                    	    							afterParserOrEnumRuleCall();
                    	    						

                    	    }


                    	    }


                    	    }
                    	    break;

                    	default :
                    	    break loop47;
                        }
                    } while (true);


                    }
                    break;

            }

            // InternalPerfParser.g:3773:3: ( (lv_unexplained_7_0= Unexplained ) )?
            int alt49=2;
            int LA49_0 = input.LA(1);

            if ( (LA49_0==Unexplained) ) {
                alt49=1;
            }
            switch (alt49) {
                case 1 :
                    // InternalPerfParser.g:3774:4: (lv_unexplained_7_0= Unexplained )
                    {
                    // InternalPerfParser.g:3774:4: (lv_unexplained_7_0= Unexplained )
                    // InternalPerfParser.g:3775:5: lv_unexplained_7_0= Unexplained
                    {
                    lv_unexplained_7_0=(Token)match(input,Unexplained,FOLLOW_12); 

                    					newLeafNode(lv_unexplained_7_0, grammarAccess.getExpectationAccess().getUnexplainedUnexplainedKeyword_4_0());
                    				

                    					if (current==null) {
                    						current = createModelElement(grammarAccess.getExpectationRule());
                    					}
                    					setWithLastConsumed(current, "unexplained", lv_unexplained_7_0 != null, "unexplained");
                    				

                    }


                    }
                    break;

            }

            // InternalPerfParser.g:3787:3: ( (lv_note_8_0= RULE_STRING ) )?
            int alt50=2;
            int LA50_0 = input.LA(1);

            if ( (LA50_0==RULE_STRING) ) {
                alt50=1;
            }
            switch (alt50) {
                case 1 :
                    // InternalPerfParser.g:3788:4: (lv_note_8_0= RULE_STRING )
                    {
                    // InternalPerfParser.g:3788:4: (lv_note_8_0= RULE_STRING )
                    // InternalPerfParser.g:3789:5: lv_note_8_0= RULE_STRING
                    {
                    lv_note_8_0=(Token)match(input,RULE_STRING,FOLLOW_2); 

                    					newLeafNode(lv_note_8_0, grammarAccess.getExpectationAccess().getNoteSTRINGTerminalRuleCall_5_0());
                    				

                    					if (current==null) {
                    						current = createModelElement(grammarAccess.getExpectationRule());
                    					}
                    					setWithLastConsumed(
                    						current,
                    						"note",
                    						lv_note_8_0,
                    						"dev.whence.language.Perf.STRING");
                    				

                    }


                    }
                    break;

            }


            }


            }


            	leaveRule();

        }

            catch (RecognitionException re) {
                recover(input,re);
                appendSkippedTokens();
            }
        finally {
        }
        return current;
    }
    // $ANTLR end "ruleExpectation"


    // $ANTLR start "entryRuleCriterion"
    // InternalPerfParser.g:3809:1: entryRuleCriterion returns [EObject current=null] : iv_ruleCriterion= ruleCriterion EOF ;
    public final EObject entryRuleCriterion() throws RecognitionException {
        EObject current = null;

        EObject iv_ruleCriterion = null;


        try {
            // InternalPerfParser.g:3809:50: (iv_ruleCriterion= ruleCriterion EOF )
            // InternalPerfParser.g:3810:2: iv_ruleCriterion= ruleCriterion EOF
            {
             newCompositeNode(grammarAccess.getCriterionRule()); 
            pushFollow(FOLLOW_1);
            iv_ruleCriterion=ruleCriterion();

            state._fsp--;

             current =iv_ruleCriterion; 
            match(input,EOF,FOLLOW_2); 

            }

        }

            catch (RecognitionException re) {
                recover(input,re);
                appendSkippedTokens();
            }
        finally {
        }
        return current;
    }
    // $ANTLR end "entryRuleCriterion"


    // $ANTLR start "ruleCriterion"
    // InternalPerfParser.g:3816:1: ruleCriterion returns [EObject current=null] : (this_Is_0= ruleIs | this_Between_1= ruleBetween | this_AtLeast_2= ruleAtLeast | this_AtMost_3= ruleAtMost ) ;
    public final EObject ruleCriterion() throws RecognitionException {
        EObject current = null;

        EObject this_Is_0 = null;

        EObject this_Between_1 = null;

        EObject this_AtLeast_2 = null;

        EObject this_AtMost_3 = null;



        	enterRule();

        try {
            // InternalPerfParser.g:3822:2: ( (this_Is_0= ruleIs | this_Between_1= ruleBetween | this_AtLeast_2= ruleAtLeast | this_AtMost_3= ruleAtMost ) )
            // InternalPerfParser.g:3823:2: (this_Is_0= ruleIs | this_Between_1= ruleBetween | this_AtLeast_2= ruleAtLeast | this_AtMost_3= ruleAtMost )
            {
            // InternalPerfParser.g:3823:2: (this_Is_0= ruleIs | this_Between_1= ruleBetween | this_AtLeast_2= ruleAtLeast | this_AtMost_3= ruleAtMost )
            int alt51=4;
            int LA51_0 = input.LA(1);

            if ( (LA51_0==Is) ) {
                int LA51_1 = input.LA(2);

                if ( ((LA51_1>=Unexplained && LA51_1<=Assumed)||(LA51_1>=Channel && LA51_1<=Repeat)||LA51_1==Count||(LA51_1>=False && LA51_1<=Disk)||LA51_1==File||(LA51_1>=Gate && LA51_1<=Most)||(LA51_1>=Read && LA51_1<=Show)||(LA51_1>=Sync && LA51_1<=Unit)||LA51_1==Fit||(LA51_1>=Let && LA51_1<=Use)||LA51_1==Do||LA51_1==LeftParenthesis||LA51_1==HyphenMinus||LA51_1==LeftSquareBracket||(LA51_1>=RULE_ID && LA51_1<=RULE_STRING)) ) {
                    alt51=1;
                }
                else if ( (LA51_1==From) ) {
                    alt51=2;
                }
                else {
                    NoViableAltException nvae =
                        new NoViableAltException("", 51, 1, input);

                    throw nvae;
                }
            }
            else if ( (LA51_0==At) ) {
                int LA51_2 = input.LA(2);

                if ( (LA51_2==Least) ) {
                    alt51=3;
                }
                else if ( (LA51_2==Most) ) {
                    alt51=4;
                }
                else {
                    NoViableAltException nvae =
                        new NoViableAltException("", 51, 2, input);

                    throw nvae;
                }
            }
            else {
                NoViableAltException nvae =
                    new NoViableAltException("", 51, 0, input);

                throw nvae;
            }
            switch (alt51) {
                case 1 :
                    // InternalPerfParser.g:3824:3: this_Is_0= ruleIs
                    {

                    			newCompositeNode(grammarAccess.getCriterionAccess().getIsParserRuleCall_0());
                    		
                    pushFollow(FOLLOW_2);
                    this_Is_0=ruleIs();

                    state._fsp--;


                    			current = this_Is_0;
                    			afterParserOrEnumRuleCall();
                    		

                    }
                    break;
                case 2 :
                    // InternalPerfParser.g:3833:3: this_Between_1= ruleBetween
                    {

                    			newCompositeNode(grammarAccess.getCriterionAccess().getBetweenParserRuleCall_1());
                    		
                    pushFollow(FOLLOW_2);
                    this_Between_1=ruleBetween();

                    state._fsp--;


                    			current = this_Between_1;
                    			afterParserOrEnumRuleCall();
                    		

                    }
                    break;
                case 3 :
                    // InternalPerfParser.g:3842:3: this_AtLeast_2= ruleAtLeast
                    {

                    			newCompositeNode(grammarAccess.getCriterionAccess().getAtLeastParserRuleCall_2());
                    		
                    pushFollow(FOLLOW_2);
                    this_AtLeast_2=ruleAtLeast();

                    state._fsp--;


                    			current = this_AtLeast_2;
                    			afterParserOrEnumRuleCall();
                    		

                    }
                    break;
                case 4 :
                    // InternalPerfParser.g:3851:3: this_AtMost_3= ruleAtMost
                    {

                    			newCompositeNode(grammarAccess.getCriterionAccess().getAtMostParserRuleCall_3());
                    		
                    pushFollow(FOLLOW_2);
                    this_AtMost_3=ruleAtMost();

                    state._fsp--;


                    			current = this_AtMost_3;
                    			afterParserOrEnumRuleCall();
                    		

                    }
                    break;

            }


            }


            	leaveRule();

        }

            catch (RecognitionException re) {
                recover(input,re);
                appendSkippedTokens();
            }
        finally {
        }
        return current;
    }
    // $ANTLR end "ruleCriterion"


    // $ANTLR start "entryRuleIs"
    // InternalPerfParser.g:3863:1: entryRuleIs returns [EObject current=null] : iv_ruleIs= ruleIs EOF ;
    public final EObject entryRuleIs() throws RecognitionException {
        EObject current = null;

        EObject iv_ruleIs = null;


        try {
            // InternalPerfParser.g:3863:43: (iv_ruleIs= ruleIs EOF )
            // InternalPerfParser.g:3864:2: iv_ruleIs= ruleIs EOF
            {
             newCompositeNode(grammarAccess.getIsRule()); 
            pushFollow(FOLLOW_1);
            iv_ruleIs=ruleIs();

            state._fsp--;

             current =iv_ruleIs; 
            match(input,EOF,FOLLOW_2); 

            }

        }

            catch (RecognitionException re) {
                recover(input,re);
                appendSkippedTokens();
            }
        finally {
        }
        return current;
    }
    // $ANTLR end "entryRuleIs"


    // $ANTLR start "ruleIs"
    // InternalPerfParser.g:3870:1: ruleIs returns [EObject current=null] : (otherlv_0= Is ( (lv_value_1_0= ruleSum ) ) (otherlv_2= Within ( (lv_tolerance_3_0= ruleSum ) ) )? ) ;
    public final EObject ruleIs() throws RecognitionException {
        EObject current = null;

        Token otherlv_0=null;
        Token otherlv_2=null;
        EObject lv_value_1_0 = null;

        EObject lv_tolerance_3_0 = null;



        	enterRule();

        try {
            // InternalPerfParser.g:3876:2: ( (otherlv_0= Is ( (lv_value_1_0= ruleSum ) ) (otherlv_2= Within ( (lv_tolerance_3_0= ruleSum ) ) )? ) )
            // InternalPerfParser.g:3877:2: (otherlv_0= Is ( (lv_value_1_0= ruleSum ) ) (otherlv_2= Within ( (lv_tolerance_3_0= ruleSum ) ) )? )
            {
            // InternalPerfParser.g:3877:2: (otherlv_0= Is ( (lv_value_1_0= ruleSum ) ) (otherlv_2= Within ( (lv_tolerance_3_0= ruleSum ) ) )? )
            // InternalPerfParser.g:3878:3: otherlv_0= Is ( (lv_value_1_0= ruleSum ) ) (otherlv_2= Within ( (lv_tolerance_3_0= ruleSum ) ) )?
            {
            otherlv_0=(Token)match(input,Is,FOLLOW_7); 

            			newLeafNode(otherlv_0, grammarAccess.getIsAccess().getIsKeyword_0());
            		
            // InternalPerfParser.g:3882:3: ( (lv_value_1_0= ruleSum ) )
            // InternalPerfParser.g:3883:4: (lv_value_1_0= ruleSum )
            {
            // InternalPerfParser.g:3883:4: (lv_value_1_0= ruleSum )
            // InternalPerfParser.g:3884:5: lv_value_1_0= ruleSum
            {

            					newCompositeNode(grammarAccess.getIsAccess().getValueSumParserRuleCall_1_0());
            				
            pushFollow(FOLLOW_50);
            lv_value_1_0=ruleSum();

            state._fsp--;


            					if (current==null) {
            						current = createModelElementForParent(grammarAccess.getIsRule());
            					}
            					set(
            						current,
            						"value",
            						lv_value_1_0,
            						"dev.whence.language.Perf.Sum");
            					afterParserOrEnumRuleCall();
            				

            }


            }

            // InternalPerfParser.g:3901:3: (otherlv_2= Within ( (lv_tolerance_3_0= ruleSum ) ) )?
            int alt52=2;
            int LA52_0 = input.LA(1);

            if ( (LA52_0==Within) ) {
                alt52=1;
            }
            switch (alt52) {
                case 1 :
                    // InternalPerfParser.g:3902:4: otherlv_2= Within ( (lv_tolerance_3_0= ruleSum ) )
                    {
                    otherlv_2=(Token)match(input,Within,FOLLOW_7); 

                    				newLeafNode(otherlv_2, grammarAccess.getIsAccess().getWithinKeyword_2_0());
                    			
                    // InternalPerfParser.g:3906:4: ( (lv_tolerance_3_0= ruleSum ) )
                    // InternalPerfParser.g:3907:5: (lv_tolerance_3_0= ruleSum )
                    {
                    // InternalPerfParser.g:3907:5: (lv_tolerance_3_0= ruleSum )
                    // InternalPerfParser.g:3908:6: lv_tolerance_3_0= ruleSum
                    {

                    						newCompositeNode(grammarAccess.getIsAccess().getToleranceSumParserRuleCall_2_1_0());
                    					
                    pushFollow(FOLLOW_2);
                    lv_tolerance_3_0=ruleSum();

                    state._fsp--;


                    						if (current==null) {
                    							current = createModelElementForParent(grammarAccess.getIsRule());
                    						}
                    						set(
                    							current,
                    							"tolerance",
                    							lv_tolerance_3_0,
                    							"dev.whence.language.Perf.Sum");
                    						afterParserOrEnumRuleCall();
                    					

                    }


                    }


                    }
                    break;

            }


            }


            }


            	leaveRule();

        }

            catch (RecognitionException re) {
                recover(input,re);
                appendSkippedTokens();
            }
        finally {
        }
        return current;
    }
    // $ANTLR end "ruleIs"


    // $ANTLR start "entryRuleBetween"
    // InternalPerfParser.g:3930:1: entryRuleBetween returns [EObject current=null] : iv_ruleBetween= ruleBetween EOF ;
    public final EObject entryRuleBetween() throws RecognitionException {
        EObject current = null;

        EObject iv_ruleBetween = null;


        try {
            // InternalPerfParser.g:3930:48: (iv_ruleBetween= ruleBetween EOF )
            // InternalPerfParser.g:3931:2: iv_ruleBetween= ruleBetween EOF
            {
             newCompositeNode(grammarAccess.getBetweenRule()); 
            pushFollow(FOLLOW_1);
            iv_ruleBetween=ruleBetween();

            state._fsp--;

             current =iv_ruleBetween; 
            match(input,EOF,FOLLOW_2); 

            }

        }

            catch (RecognitionException re) {
                recover(input,re);
                appendSkippedTokens();
            }
        finally {
        }
        return current;
    }
    // $ANTLR end "entryRuleBetween"


    // $ANTLR start "ruleBetween"
    // InternalPerfParser.g:3937:1: ruleBetween returns [EObject current=null] : (otherlv_0= Is otherlv_1= From ( (lv_from_2_0= ruleSum ) ) otherlv_3= To ( (lv_to_4_0= ruleSum ) ) ) ;
    public final EObject ruleBetween() throws RecognitionException {
        EObject current = null;

        Token otherlv_0=null;
        Token otherlv_1=null;
        Token otherlv_3=null;
        EObject lv_from_2_0 = null;

        EObject lv_to_4_0 = null;



        	enterRule();

        try {
            // InternalPerfParser.g:3943:2: ( (otherlv_0= Is otherlv_1= From ( (lv_from_2_0= ruleSum ) ) otherlv_3= To ( (lv_to_4_0= ruleSum ) ) ) )
            // InternalPerfParser.g:3944:2: (otherlv_0= Is otherlv_1= From ( (lv_from_2_0= ruleSum ) ) otherlv_3= To ( (lv_to_4_0= ruleSum ) ) )
            {
            // InternalPerfParser.g:3944:2: (otherlv_0= Is otherlv_1= From ( (lv_from_2_0= ruleSum ) ) otherlv_3= To ( (lv_to_4_0= ruleSum ) ) )
            // InternalPerfParser.g:3945:3: otherlv_0= Is otherlv_1= From ( (lv_from_2_0= ruleSum ) ) otherlv_3= To ( (lv_to_4_0= ruleSum ) )
            {
            otherlv_0=(Token)match(input,Is,FOLLOW_32); 

            			newLeafNode(otherlv_0, grammarAccess.getBetweenAccess().getIsKeyword_0());
            		
            otherlv_1=(Token)match(input,From,FOLLOW_7); 

            			newLeafNode(otherlv_1, grammarAccess.getBetweenAccess().getFromKeyword_1());
            		
            // InternalPerfParser.g:3953:3: ( (lv_from_2_0= ruleSum ) )
            // InternalPerfParser.g:3954:4: (lv_from_2_0= ruleSum )
            {
            // InternalPerfParser.g:3954:4: (lv_from_2_0= ruleSum )
            // InternalPerfParser.g:3955:5: lv_from_2_0= ruleSum
            {

            					newCompositeNode(grammarAccess.getBetweenAccess().getFromSumParserRuleCall_2_0());
            				
            pushFollow(FOLLOW_10);
            lv_from_2_0=ruleSum();

            state._fsp--;


            					if (current==null) {
            						current = createModelElementForParent(grammarAccess.getBetweenRule());
            					}
            					set(
            						current,
            						"from",
            						lv_from_2_0,
            						"dev.whence.language.Perf.Sum");
            					afterParserOrEnumRuleCall();
            				

            }


            }

            otherlv_3=(Token)match(input,To,FOLLOW_7); 

            			newLeafNode(otherlv_3, grammarAccess.getBetweenAccess().getToKeyword_3());
            		
            // InternalPerfParser.g:3976:3: ( (lv_to_4_0= ruleSum ) )
            // InternalPerfParser.g:3977:4: (lv_to_4_0= ruleSum )
            {
            // InternalPerfParser.g:3977:4: (lv_to_4_0= ruleSum )
            // InternalPerfParser.g:3978:5: lv_to_4_0= ruleSum
            {

            					newCompositeNode(grammarAccess.getBetweenAccess().getToSumParserRuleCall_4_0());
            				
            pushFollow(FOLLOW_2);
            lv_to_4_0=ruleSum();

            state._fsp--;


            					if (current==null) {
            						current = createModelElementForParent(grammarAccess.getBetweenRule());
            					}
            					set(
            						current,
            						"to",
            						lv_to_4_0,
            						"dev.whence.language.Perf.Sum");
            					afterParserOrEnumRuleCall();
            				

            }


            }


            }


            }


            	leaveRule();

        }

            catch (RecognitionException re) {
                recover(input,re);
                appendSkippedTokens();
            }
        finally {
        }
        return current;
    }
    // $ANTLR end "ruleBetween"


    // $ANTLR start "entryRuleAtLeast"
    // InternalPerfParser.g:3999:1: entryRuleAtLeast returns [EObject current=null] : iv_ruleAtLeast= ruleAtLeast EOF ;
    public final EObject entryRuleAtLeast() throws RecognitionException {
        EObject current = null;

        EObject iv_ruleAtLeast = null;


        try {
            // InternalPerfParser.g:3999:48: (iv_ruleAtLeast= ruleAtLeast EOF )
            // InternalPerfParser.g:4000:2: iv_ruleAtLeast= ruleAtLeast EOF
            {
             newCompositeNode(grammarAccess.getAtLeastRule()); 
            pushFollow(FOLLOW_1);
            iv_ruleAtLeast=ruleAtLeast();

            state._fsp--;

             current =iv_ruleAtLeast; 
            match(input,EOF,FOLLOW_2); 

            }

        }

            catch (RecognitionException re) {
                recover(input,re);
                appendSkippedTokens();
            }
        finally {
        }
        return current;
    }
    // $ANTLR end "entryRuleAtLeast"


    // $ANTLR start "ruleAtLeast"
    // InternalPerfParser.g:4006:1: ruleAtLeast returns [EObject current=null] : (otherlv_0= At otherlv_1= Least ( (lv_bound_2_0= ruleSum ) ) ) ;
    public final EObject ruleAtLeast() throws RecognitionException {
        EObject current = null;

        Token otherlv_0=null;
        Token otherlv_1=null;
        EObject lv_bound_2_0 = null;



        	enterRule();

        try {
            // InternalPerfParser.g:4012:2: ( (otherlv_0= At otherlv_1= Least ( (lv_bound_2_0= ruleSum ) ) ) )
            // InternalPerfParser.g:4013:2: (otherlv_0= At otherlv_1= Least ( (lv_bound_2_0= ruleSum ) ) )
            {
            // InternalPerfParser.g:4013:2: (otherlv_0= At otherlv_1= Least ( (lv_bound_2_0= ruleSum ) ) )
            // InternalPerfParser.g:4014:3: otherlv_0= At otherlv_1= Least ( (lv_bound_2_0= ruleSum ) )
            {
            otherlv_0=(Token)match(input,At,FOLLOW_51); 

            			newLeafNode(otherlv_0, grammarAccess.getAtLeastAccess().getAtKeyword_0());
            		
            otherlv_1=(Token)match(input,Least,FOLLOW_7); 

            			newLeafNode(otherlv_1, grammarAccess.getAtLeastAccess().getLeastKeyword_1());
            		
            // InternalPerfParser.g:4022:3: ( (lv_bound_2_0= ruleSum ) )
            // InternalPerfParser.g:4023:4: (lv_bound_2_0= ruleSum )
            {
            // InternalPerfParser.g:4023:4: (lv_bound_2_0= ruleSum )
            // InternalPerfParser.g:4024:5: lv_bound_2_0= ruleSum
            {

            					newCompositeNode(grammarAccess.getAtLeastAccess().getBoundSumParserRuleCall_2_0());
            				
            pushFollow(FOLLOW_2);
            lv_bound_2_0=ruleSum();

            state._fsp--;


            					if (current==null) {
            						current = createModelElementForParent(grammarAccess.getAtLeastRule());
            					}
            					set(
            						current,
            						"bound",
            						lv_bound_2_0,
            						"dev.whence.language.Perf.Sum");
            					afterParserOrEnumRuleCall();
            				

            }


            }


            }


            }


            	leaveRule();

        }

            catch (RecognitionException re) {
                recover(input,re);
                appendSkippedTokens();
            }
        finally {
        }
        return current;
    }
    // $ANTLR end "ruleAtLeast"


    // $ANTLR start "entryRuleAtMost"
    // InternalPerfParser.g:4045:1: entryRuleAtMost returns [EObject current=null] : iv_ruleAtMost= ruleAtMost EOF ;
    public final EObject entryRuleAtMost() throws RecognitionException {
        EObject current = null;

        EObject iv_ruleAtMost = null;


        try {
            // InternalPerfParser.g:4045:47: (iv_ruleAtMost= ruleAtMost EOF )
            // InternalPerfParser.g:4046:2: iv_ruleAtMost= ruleAtMost EOF
            {
             newCompositeNode(grammarAccess.getAtMostRule()); 
            pushFollow(FOLLOW_1);
            iv_ruleAtMost=ruleAtMost();

            state._fsp--;

             current =iv_ruleAtMost; 
            match(input,EOF,FOLLOW_2); 

            }

        }

            catch (RecognitionException re) {
                recover(input,re);
                appendSkippedTokens();
            }
        finally {
        }
        return current;
    }
    // $ANTLR end "entryRuleAtMost"


    // $ANTLR start "ruleAtMost"
    // InternalPerfParser.g:4052:1: ruleAtMost returns [EObject current=null] : (otherlv_0= At otherlv_1= Most ( (lv_bound_2_0= ruleSum ) ) ) ;
    public final EObject ruleAtMost() throws RecognitionException {
        EObject current = null;

        Token otherlv_0=null;
        Token otherlv_1=null;
        EObject lv_bound_2_0 = null;



        	enterRule();

        try {
            // InternalPerfParser.g:4058:2: ( (otherlv_0= At otherlv_1= Most ( (lv_bound_2_0= ruleSum ) ) ) )
            // InternalPerfParser.g:4059:2: (otherlv_0= At otherlv_1= Most ( (lv_bound_2_0= ruleSum ) ) )
            {
            // InternalPerfParser.g:4059:2: (otherlv_0= At otherlv_1= Most ( (lv_bound_2_0= ruleSum ) ) )
            // InternalPerfParser.g:4060:3: otherlv_0= At otherlv_1= Most ( (lv_bound_2_0= ruleSum ) )
            {
            otherlv_0=(Token)match(input,At,FOLLOW_52); 

            			newLeafNode(otherlv_0, grammarAccess.getAtMostAccess().getAtKeyword_0());
            		
            otherlv_1=(Token)match(input,Most,FOLLOW_7); 

            			newLeafNode(otherlv_1, grammarAccess.getAtMostAccess().getMostKeyword_1());
            		
            // InternalPerfParser.g:4068:3: ( (lv_bound_2_0= ruleSum ) )
            // InternalPerfParser.g:4069:4: (lv_bound_2_0= ruleSum )
            {
            // InternalPerfParser.g:4069:4: (lv_bound_2_0= ruleSum )
            // InternalPerfParser.g:4070:5: lv_bound_2_0= ruleSum
            {

            					newCompositeNode(grammarAccess.getAtMostAccess().getBoundSumParserRuleCall_2_0());
            				
            pushFollow(FOLLOW_2);
            lv_bound_2_0=ruleSum();

            state._fsp--;


            					if (current==null) {
            						current = createModelElementForParent(grammarAccess.getAtMostRule());
            					}
            					set(
            						current,
            						"bound",
            						lv_bound_2_0,
            						"dev.whence.language.Perf.Sum");
            					afterParserOrEnumRuleCall();
            				

            }


            }


            }


            }


            	leaveRule();

        }

            catch (RecognitionException re) {
                recover(input,re);
                appendSkippedTokens();
            }
        finally {
        }
        return current;
    }
    // $ANTLR end "ruleAtMost"


    // $ANTLR start "entryRuleShow"
    // InternalPerfParser.g:4091:1: entryRuleShow returns [EObject current=null] : iv_ruleShow= ruleShow EOF ;
    public final EObject entryRuleShow() throws RecognitionException {
        EObject current = null;

        EObject iv_ruleShow = null;


        try {
            // InternalPerfParser.g:4091:45: (iv_ruleShow= ruleShow EOF )
            // InternalPerfParser.g:4092:2: iv_ruleShow= ruleShow EOF
            {
             newCompositeNode(grammarAccess.getShowRule()); 
            pushFollow(FOLLOW_1);
            iv_ruleShow=ruleShow();

            state._fsp--;

             current =iv_ruleShow; 
            match(input,EOF,FOLLOW_2); 

            }

        }

            catch (RecognitionException re) {
                recover(input,re);
                appendSkippedTokens();
            }
        finally {
        }
        return current;
    }
    // $ANTLR end "entryRuleShow"


    // $ANTLR start "ruleShow"
    // InternalPerfParser.g:4098:1: ruleShow returns [EObject current=null] : (otherlv_0= Show ( (lv_questions_1_0= ruleExpression ) ) (otherlv_2= Comma ( (lv_questions_3_0= ruleExpression ) ) )* (otherlv_4= With ( (lv_sweeps_5_0= ruleSweep ) ) (otherlv_6= Comma ( (lv_sweeps_7_0= ruleSweep ) ) )* )? ( (lv_note_8_0= RULE_STRING ) )? ) ;
    public final EObject ruleShow() throws RecognitionException {
        EObject current = null;

        Token otherlv_0=null;
        Token otherlv_2=null;
        Token otherlv_4=null;
        Token otherlv_6=null;
        Token lv_note_8_0=null;
        EObject lv_questions_1_0 = null;

        EObject lv_questions_3_0 = null;

        EObject lv_sweeps_5_0 = null;

        EObject lv_sweeps_7_0 = null;



        	enterRule();

        try {
            // InternalPerfParser.g:4104:2: ( (otherlv_0= Show ( (lv_questions_1_0= ruleExpression ) ) (otherlv_2= Comma ( (lv_questions_3_0= ruleExpression ) ) )* (otherlv_4= With ( (lv_sweeps_5_0= ruleSweep ) ) (otherlv_6= Comma ( (lv_sweeps_7_0= ruleSweep ) ) )* )? ( (lv_note_8_0= RULE_STRING ) )? ) )
            // InternalPerfParser.g:4105:2: (otherlv_0= Show ( (lv_questions_1_0= ruleExpression ) ) (otherlv_2= Comma ( (lv_questions_3_0= ruleExpression ) ) )* (otherlv_4= With ( (lv_sweeps_5_0= ruleSweep ) ) (otherlv_6= Comma ( (lv_sweeps_7_0= ruleSweep ) ) )* )? ( (lv_note_8_0= RULE_STRING ) )? )
            {
            // InternalPerfParser.g:4105:2: (otherlv_0= Show ( (lv_questions_1_0= ruleExpression ) ) (otherlv_2= Comma ( (lv_questions_3_0= ruleExpression ) ) )* (otherlv_4= With ( (lv_sweeps_5_0= ruleSweep ) ) (otherlv_6= Comma ( (lv_sweeps_7_0= ruleSweep ) ) )* )? ( (lv_note_8_0= RULE_STRING ) )? )
            // InternalPerfParser.g:4106:3: otherlv_0= Show ( (lv_questions_1_0= ruleExpression ) ) (otherlv_2= Comma ( (lv_questions_3_0= ruleExpression ) ) )* (otherlv_4= With ( (lv_sweeps_5_0= ruleSweep ) ) (otherlv_6= Comma ( (lv_sweeps_7_0= ruleSweep ) ) )* )? ( (lv_note_8_0= RULE_STRING ) )?
            {
            otherlv_0=(Token)match(input,Show,FOLLOW_7); 

            			newLeafNode(otherlv_0, grammarAccess.getShowAccess().getShowKeyword_0());
            		
            // InternalPerfParser.g:4110:3: ( (lv_questions_1_0= ruleExpression ) )
            // InternalPerfParser.g:4111:4: (lv_questions_1_0= ruleExpression )
            {
            // InternalPerfParser.g:4111:4: (lv_questions_1_0= ruleExpression )
            // InternalPerfParser.g:4112:5: lv_questions_1_0= ruleExpression
            {

            					newCompositeNode(grammarAccess.getShowAccess().getQuestionsExpressionParserRuleCall_1_0());
            				
            pushFollow(FOLLOW_53);
            lv_questions_1_0=ruleExpression();

            state._fsp--;


            					if (current==null) {
            						current = createModelElementForParent(grammarAccess.getShowRule());
            					}
            					add(
            						current,
            						"questions",
            						lv_questions_1_0,
            						"dev.whence.language.Perf.Expression");
            					afterParserOrEnumRuleCall();
            				

            }


            }

            // InternalPerfParser.g:4129:3: (otherlv_2= Comma ( (lv_questions_3_0= ruleExpression ) ) )*
            loop53:
            do {
                int alt53=2;
                int LA53_0 = input.LA(1);

                if ( (LA53_0==Comma) ) {
                    alt53=1;
                }


                switch (alt53) {
            	case 1 :
            	    // InternalPerfParser.g:4130:4: otherlv_2= Comma ( (lv_questions_3_0= ruleExpression ) )
            	    {
            	    otherlv_2=(Token)match(input,Comma,FOLLOW_7); 

            	    				newLeafNode(otherlv_2, grammarAccess.getShowAccess().getCommaKeyword_2_0());
            	    			
            	    // InternalPerfParser.g:4134:4: ( (lv_questions_3_0= ruleExpression ) )
            	    // InternalPerfParser.g:4135:5: (lv_questions_3_0= ruleExpression )
            	    {
            	    // InternalPerfParser.g:4135:5: (lv_questions_3_0= ruleExpression )
            	    // InternalPerfParser.g:4136:6: lv_questions_3_0= ruleExpression
            	    {

            	    						newCompositeNode(grammarAccess.getShowAccess().getQuestionsExpressionParserRuleCall_2_1_0());
            	    					
            	    pushFollow(FOLLOW_53);
            	    lv_questions_3_0=ruleExpression();

            	    state._fsp--;


            	    						if (current==null) {
            	    							current = createModelElementForParent(grammarAccess.getShowRule());
            	    						}
            	    						add(
            	    							current,
            	    							"questions",
            	    							lv_questions_3_0,
            	    							"dev.whence.language.Perf.Expression");
            	    						afterParserOrEnumRuleCall();
            	    					

            	    }


            	    }


            	    }
            	    break;

            	default :
            	    break loop53;
                }
            } while (true);

            // InternalPerfParser.g:4154:3: (otherlv_4= With ( (lv_sweeps_5_0= ruleSweep ) ) (otherlv_6= Comma ( (lv_sweeps_7_0= ruleSweep ) ) )* )?
            int alt55=2;
            int LA55_0 = input.LA(1);

            if ( (LA55_0==With) ) {
                alt55=1;
            }
            switch (alt55) {
                case 1 :
                    // InternalPerfParser.g:4155:4: otherlv_4= With ( (lv_sweeps_5_0= ruleSweep ) ) (otherlv_6= Comma ( (lv_sweeps_7_0= ruleSweep ) ) )*
                    {
                    otherlv_4=(Token)match(input,With,FOLLOW_8); 

                    				newLeafNode(otherlv_4, grammarAccess.getShowAccess().getWithKeyword_3_0());
                    			
                    // InternalPerfParser.g:4159:4: ( (lv_sweeps_5_0= ruleSweep ) )
                    // InternalPerfParser.g:4160:5: (lv_sweeps_5_0= ruleSweep )
                    {
                    // InternalPerfParser.g:4160:5: (lv_sweeps_5_0= ruleSweep )
                    // InternalPerfParser.g:4161:6: lv_sweeps_5_0= ruleSweep
                    {

                    						newCompositeNode(grammarAccess.getShowAccess().getSweepsSweepParserRuleCall_3_1_0());
                    					
                    pushFollow(FOLLOW_54);
                    lv_sweeps_5_0=ruleSweep();

                    state._fsp--;


                    						if (current==null) {
                    							current = createModelElementForParent(grammarAccess.getShowRule());
                    						}
                    						add(
                    							current,
                    							"sweeps",
                    							lv_sweeps_5_0,
                    							"dev.whence.language.Perf.Sweep");
                    						afterParserOrEnumRuleCall();
                    					

                    }


                    }

                    // InternalPerfParser.g:4178:4: (otherlv_6= Comma ( (lv_sweeps_7_0= ruleSweep ) ) )*
                    loop54:
                    do {
                        int alt54=2;
                        int LA54_0 = input.LA(1);

                        if ( (LA54_0==Comma) ) {
                            alt54=1;
                        }


                        switch (alt54) {
                    	case 1 :
                    	    // InternalPerfParser.g:4179:5: otherlv_6= Comma ( (lv_sweeps_7_0= ruleSweep ) )
                    	    {
                    	    otherlv_6=(Token)match(input,Comma,FOLLOW_8); 

                    	    					newLeafNode(otherlv_6, grammarAccess.getShowAccess().getCommaKeyword_3_2_0());
                    	    				
                    	    // InternalPerfParser.g:4183:5: ( (lv_sweeps_7_0= ruleSweep ) )
                    	    // InternalPerfParser.g:4184:6: (lv_sweeps_7_0= ruleSweep )
                    	    {
                    	    // InternalPerfParser.g:4184:6: (lv_sweeps_7_0= ruleSweep )
                    	    // InternalPerfParser.g:4185:7: lv_sweeps_7_0= ruleSweep
                    	    {

                    	    							newCompositeNode(grammarAccess.getShowAccess().getSweepsSweepParserRuleCall_3_2_1_0());
                    	    						
                    	    pushFollow(FOLLOW_54);
                    	    lv_sweeps_7_0=ruleSweep();

                    	    state._fsp--;


                    	    							if (current==null) {
                    	    								current = createModelElementForParent(grammarAccess.getShowRule());
                    	    							}
                    	    							add(
                    	    								current,
                    	    								"sweeps",
                    	    								lv_sweeps_7_0,
                    	    								"dev.whence.language.Perf.Sweep");
                    	    							afterParserOrEnumRuleCall();
                    	    						

                    	    }


                    	    }


                    	    }
                    	    break;

                    	default :
                    	    break loop54;
                        }
                    } while (true);


                    }
                    break;

            }

            // InternalPerfParser.g:4204:3: ( (lv_note_8_0= RULE_STRING ) )?
            int alt56=2;
            int LA56_0 = input.LA(1);

            if ( (LA56_0==RULE_STRING) ) {
                alt56=1;
            }
            switch (alt56) {
                case 1 :
                    // InternalPerfParser.g:4205:4: (lv_note_8_0= RULE_STRING )
                    {
                    // InternalPerfParser.g:4205:4: (lv_note_8_0= RULE_STRING )
                    // InternalPerfParser.g:4206:5: lv_note_8_0= RULE_STRING
                    {
                    lv_note_8_0=(Token)match(input,RULE_STRING,FOLLOW_2); 

                    					newLeafNode(lv_note_8_0, grammarAccess.getShowAccess().getNoteSTRINGTerminalRuleCall_4_0());
                    				

                    					if (current==null) {
                    						current = createModelElement(grammarAccess.getShowRule());
                    					}
                    					setWithLastConsumed(
                    						current,
                    						"note",
                    						lv_note_8_0,
                    						"dev.whence.language.Perf.STRING");
                    				

                    }


                    }
                    break;

            }


            }


            }


            	leaveRule();

        }

            catch (RecognitionException re) {
                recover(input,re);
                appendSkippedTokens();
            }
        finally {
        }
        return current;
    }
    // $ANTLR end "ruleShow"


    // $ANTLR start "entryRuleSweep"
    // InternalPerfParser.g:4226:1: entryRuleSweep returns [EObject current=null] : iv_ruleSweep= ruleSweep EOF ;
    public final EObject entryRuleSweep() throws RecognitionException {
        EObject current = null;

        EObject iv_ruleSweep = null;


        try {
            // InternalPerfParser.g:4226:46: (iv_ruleSweep= ruleSweep EOF )
            // InternalPerfParser.g:4227:2: iv_ruleSweep= ruleSweep EOF
            {
             newCompositeNode(grammarAccess.getSweepRule()); 
            pushFollow(FOLLOW_1);
            iv_ruleSweep=ruleSweep();

            state._fsp--;

             current =iv_ruleSweep; 
            match(input,EOF,FOLLOW_2); 

            }

        }

            catch (RecognitionException re) {
                recover(input,re);
                appendSkippedTokens();
            }
        finally {
        }
        return current;
    }
    // $ANTLR end "entryRuleSweep"


    // $ANTLR start "ruleSweep"
    // InternalPerfParser.g:4233:1: ruleSweep returns [EObject current=null] : ( ( (lv_target_0_0= ruleReference ) ) ( (otherlv_1= EqualsSign ( (lv_values_2_0= ruleSum ) ) ) | (otherlv_3= From ( (lv_from_4_0= ruleSum ) ) otherlv_5= To ( (lv_to_6_0= ruleSum ) ) (otherlv_7= Step ( (lv_step_8_0= ruleSum ) ) )? ) ) ) ;
    public final EObject ruleSweep() throws RecognitionException {
        EObject current = null;

        Token otherlv_1=null;
        Token otherlv_3=null;
        Token otherlv_5=null;
        Token otherlv_7=null;
        EObject lv_target_0_0 = null;

        EObject lv_values_2_0 = null;

        EObject lv_from_4_0 = null;

        EObject lv_to_6_0 = null;

        EObject lv_step_8_0 = null;



        	enterRule();

        try {
            // InternalPerfParser.g:4239:2: ( ( ( (lv_target_0_0= ruleReference ) ) ( (otherlv_1= EqualsSign ( (lv_values_2_0= ruleSum ) ) ) | (otherlv_3= From ( (lv_from_4_0= ruleSum ) ) otherlv_5= To ( (lv_to_6_0= ruleSum ) ) (otherlv_7= Step ( (lv_step_8_0= ruleSum ) ) )? ) ) ) )
            // InternalPerfParser.g:4240:2: ( ( (lv_target_0_0= ruleReference ) ) ( (otherlv_1= EqualsSign ( (lv_values_2_0= ruleSum ) ) ) | (otherlv_3= From ( (lv_from_4_0= ruleSum ) ) otherlv_5= To ( (lv_to_6_0= ruleSum ) ) (otherlv_7= Step ( (lv_step_8_0= ruleSum ) ) )? ) ) )
            {
            // InternalPerfParser.g:4240:2: ( ( (lv_target_0_0= ruleReference ) ) ( (otherlv_1= EqualsSign ( (lv_values_2_0= ruleSum ) ) ) | (otherlv_3= From ( (lv_from_4_0= ruleSum ) ) otherlv_5= To ( (lv_to_6_0= ruleSum ) ) (otherlv_7= Step ( (lv_step_8_0= ruleSum ) ) )? ) ) )
            // InternalPerfParser.g:4241:3: ( (lv_target_0_0= ruleReference ) ) ( (otherlv_1= EqualsSign ( (lv_values_2_0= ruleSum ) ) ) | (otherlv_3= From ( (lv_from_4_0= ruleSum ) ) otherlv_5= To ( (lv_to_6_0= ruleSum ) ) (otherlv_7= Step ( (lv_step_8_0= ruleSum ) ) )? ) )
            {
            // InternalPerfParser.g:4241:3: ( (lv_target_0_0= ruleReference ) )
            // InternalPerfParser.g:4242:4: (lv_target_0_0= ruleReference )
            {
            // InternalPerfParser.g:4242:4: (lv_target_0_0= ruleReference )
            // InternalPerfParser.g:4243:5: lv_target_0_0= ruleReference
            {

            					newCompositeNode(grammarAccess.getSweepAccess().getTargetReferenceParserRuleCall_0_0());
            				
            pushFollow(FOLLOW_55);
            lv_target_0_0=ruleReference();

            state._fsp--;


            					if (current==null) {
            						current = createModelElementForParent(grammarAccess.getSweepRule());
            					}
            					set(
            						current,
            						"target",
            						lv_target_0_0,
            						"dev.whence.language.Perf.Reference");
            					afterParserOrEnumRuleCall();
            				

            }


            }

            // InternalPerfParser.g:4260:3: ( (otherlv_1= EqualsSign ( (lv_values_2_0= ruleSum ) ) ) | (otherlv_3= From ( (lv_from_4_0= ruleSum ) ) otherlv_5= To ( (lv_to_6_0= ruleSum ) ) (otherlv_7= Step ( (lv_step_8_0= ruleSum ) ) )? ) )
            int alt58=2;
            int LA58_0 = input.LA(1);

            if ( (LA58_0==EqualsSign) ) {
                alt58=1;
            }
            else if ( (LA58_0==From) ) {
                alt58=2;
            }
            else {
                NoViableAltException nvae =
                    new NoViableAltException("", 58, 0, input);

                throw nvae;
            }
            switch (alt58) {
                case 1 :
                    // InternalPerfParser.g:4261:4: (otherlv_1= EqualsSign ( (lv_values_2_0= ruleSum ) ) )
                    {
                    // InternalPerfParser.g:4261:4: (otherlv_1= EqualsSign ( (lv_values_2_0= ruleSum ) ) )
                    // InternalPerfParser.g:4262:5: otherlv_1= EqualsSign ( (lv_values_2_0= ruleSum ) )
                    {
                    otherlv_1=(Token)match(input,EqualsSign,FOLLOW_7); 

                    					newLeafNode(otherlv_1, grammarAccess.getSweepAccess().getEqualsSignKeyword_1_0_0());
                    				
                    // InternalPerfParser.g:4266:5: ( (lv_values_2_0= ruleSum ) )
                    // InternalPerfParser.g:4267:6: (lv_values_2_0= ruleSum )
                    {
                    // InternalPerfParser.g:4267:6: (lv_values_2_0= ruleSum )
                    // InternalPerfParser.g:4268:7: lv_values_2_0= ruleSum
                    {

                    							newCompositeNode(grammarAccess.getSweepAccess().getValuesSumParserRuleCall_1_0_1_0());
                    						
                    pushFollow(FOLLOW_2);
                    lv_values_2_0=ruleSum();

                    state._fsp--;


                    							if (current==null) {
                    								current = createModelElementForParent(grammarAccess.getSweepRule());
                    							}
                    							set(
                    								current,
                    								"values",
                    								lv_values_2_0,
                    								"dev.whence.language.Perf.Sum");
                    							afterParserOrEnumRuleCall();
                    						

                    }


                    }


                    }


                    }
                    break;
                case 2 :
                    // InternalPerfParser.g:4287:4: (otherlv_3= From ( (lv_from_4_0= ruleSum ) ) otherlv_5= To ( (lv_to_6_0= ruleSum ) ) (otherlv_7= Step ( (lv_step_8_0= ruleSum ) ) )? )
                    {
                    // InternalPerfParser.g:4287:4: (otherlv_3= From ( (lv_from_4_0= ruleSum ) ) otherlv_5= To ( (lv_to_6_0= ruleSum ) ) (otherlv_7= Step ( (lv_step_8_0= ruleSum ) ) )? )
                    // InternalPerfParser.g:4288:5: otherlv_3= From ( (lv_from_4_0= ruleSum ) ) otherlv_5= To ( (lv_to_6_0= ruleSum ) ) (otherlv_7= Step ( (lv_step_8_0= ruleSum ) ) )?
                    {
                    otherlv_3=(Token)match(input,From,FOLLOW_7); 

                    					newLeafNode(otherlv_3, grammarAccess.getSweepAccess().getFromKeyword_1_1_0());
                    				
                    // InternalPerfParser.g:4292:5: ( (lv_from_4_0= ruleSum ) )
                    // InternalPerfParser.g:4293:6: (lv_from_4_0= ruleSum )
                    {
                    // InternalPerfParser.g:4293:6: (lv_from_4_0= ruleSum )
                    // InternalPerfParser.g:4294:7: lv_from_4_0= ruleSum
                    {

                    							newCompositeNode(grammarAccess.getSweepAccess().getFromSumParserRuleCall_1_1_1_0());
                    						
                    pushFollow(FOLLOW_10);
                    lv_from_4_0=ruleSum();

                    state._fsp--;


                    							if (current==null) {
                    								current = createModelElementForParent(grammarAccess.getSweepRule());
                    							}
                    							set(
                    								current,
                    								"from",
                    								lv_from_4_0,
                    								"dev.whence.language.Perf.Sum");
                    							afterParserOrEnumRuleCall();
                    						

                    }


                    }

                    otherlv_5=(Token)match(input,To,FOLLOW_7); 

                    					newLeafNode(otherlv_5, grammarAccess.getSweepAccess().getToKeyword_1_1_2());
                    				
                    // InternalPerfParser.g:4315:5: ( (lv_to_6_0= ruleSum ) )
                    // InternalPerfParser.g:4316:6: (lv_to_6_0= ruleSum )
                    {
                    // InternalPerfParser.g:4316:6: (lv_to_6_0= ruleSum )
                    // InternalPerfParser.g:4317:7: lv_to_6_0= ruleSum
                    {

                    							newCompositeNode(grammarAccess.getSweepAccess().getToSumParserRuleCall_1_1_3_0());
                    						
                    pushFollow(FOLLOW_56);
                    lv_to_6_0=ruleSum();

                    state._fsp--;


                    							if (current==null) {
                    								current = createModelElementForParent(grammarAccess.getSweepRule());
                    							}
                    							set(
                    								current,
                    								"to",
                    								lv_to_6_0,
                    								"dev.whence.language.Perf.Sum");
                    							afterParserOrEnumRuleCall();
                    						

                    }


                    }

                    // InternalPerfParser.g:4334:5: (otherlv_7= Step ( (lv_step_8_0= ruleSum ) ) )?
                    int alt57=2;
                    int LA57_0 = input.LA(1);

                    if ( (LA57_0==Step) ) {
                        alt57=1;
                    }
                    switch (alt57) {
                        case 1 :
                            // InternalPerfParser.g:4335:6: otherlv_7= Step ( (lv_step_8_0= ruleSum ) )
                            {
                            otherlv_7=(Token)match(input,Step,FOLLOW_7); 

                            						newLeafNode(otherlv_7, grammarAccess.getSweepAccess().getStepKeyword_1_1_4_0());
                            					
                            // InternalPerfParser.g:4339:6: ( (lv_step_8_0= ruleSum ) )
                            // InternalPerfParser.g:4340:7: (lv_step_8_0= ruleSum )
                            {
                            // InternalPerfParser.g:4340:7: (lv_step_8_0= ruleSum )
                            // InternalPerfParser.g:4341:8: lv_step_8_0= ruleSum
                            {

                            								newCompositeNode(grammarAccess.getSweepAccess().getStepSumParserRuleCall_1_1_4_1_0());
                            							
                            pushFollow(FOLLOW_2);
                            lv_step_8_0=ruleSum();

                            state._fsp--;


                            								if (current==null) {
                            									current = createModelElementForParent(grammarAccess.getSweepRule());
                            								}
                            								set(
                            									current,
                            									"step",
                            									lv_step_8_0,
                            									"dev.whence.language.Perf.Sum");
                            								afterParserOrEnumRuleCall();
                            							

                            }


                            }


                            }
                            break;

                    }


                    }


                    }
                    break;

            }


            }


            }


            	leaveRule();

        }

            catch (RecognitionException re) {
                recover(input,re);
                appendSkippedTokens();
            }
        finally {
        }
        return current;
    }
    // $ANTLR end "ruleSweep"


    // $ANTLR start "entryRuleExpression"
    // InternalPerfParser.g:4365:1: entryRuleExpression returns [EObject current=null] : iv_ruleExpression= ruleExpression EOF ;
    public final EObject entryRuleExpression() throws RecognitionException {
        EObject current = null;

        EObject iv_ruleExpression = null;


        try {
            // InternalPerfParser.g:4365:51: (iv_ruleExpression= ruleExpression EOF )
            // InternalPerfParser.g:4366:2: iv_ruleExpression= ruleExpression EOF
            {
             newCompositeNode(grammarAccess.getExpressionRule()); 
            pushFollow(FOLLOW_1);
            iv_ruleExpression=ruleExpression();

            state._fsp--;

             current =iv_ruleExpression; 
            match(input,EOF,FOLLOW_2); 

            }

        }

            catch (RecognitionException re) {
                recover(input,re);
                appendSkippedTokens();
            }
        finally {
        }
        return current;
    }
    // $ANTLR end "entryRuleExpression"


    // $ANTLR start "ruleExpression"
    // InternalPerfParser.g:4372:1: ruleExpression returns [EObject current=null] : (this_And_0= ruleAnd ( () ( (lv_operator_2_0= Or ) ) ( (lv_right_3_0= ruleAnd ) ) )* ) ;
    public final EObject ruleExpression() throws RecognitionException {
        EObject current = null;

        Token lv_operator_2_0=null;
        EObject this_And_0 = null;

        EObject lv_right_3_0 = null;



        	enterRule();

        try {
            // InternalPerfParser.g:4378:2: ( (this_And_0= ruleAnd ( () ( (lv_operator_2_0= Or ) ) ( (lv_right_3_0= ruleAnd ) ) )* ) )
            // InternalPerfParser.g:4379:2: (this_And_0= ruleAnd ( () ( (lv_operator_2_0= Or ) ) ( (lv_right_3_0= ruleAnd ) ) )* )
            {
            // InternalPerfParser.g:4379:2: (this_And_0= ruleAnd ( () ( (lv_operator_2_0= Or ) ) ( (lv_right_3_0= ruleAnd ) ) )* )
            // InternalPerfParser.g:4380:3: this_And_0= ruleAnd ( () ( (lv_operator_2_0= Or ) ) ( (lv_right_3_0= ruleAnd ) ) )*
            {

            			newCompositeNode(grammarAccess.getExpressionAccess().getAndParserRuleCall_0());
            		
            pushFollow(FOLLOW_57);
            this_And_0=ruleAnd();

            state._fsp--;


            			current = this_And_0;
            			afterParserOrEnumRuleCall();
            		
            // InternalPerfParser.g:4388:3: ( () ( (lv_operator_2_0= Or ) ) ( (lv_right_3_0= ruleAnd ) ) )*
            loop59:
            do {
                int alt59=2;
                int LA59_0 = input.LA(1);

                if ( (LA59_0==Or) ) {
                    alt59=1;
                }


                switch (alt59) {
            	case 1 :
            	    // InternalPerfParser.g:4389:4: () ( (lv_operator_2_0= Or ) ) ( (lv_right_3_0= ruleAnd ) )
            	    {
            	    // InternalPerfParser.g:4389:4: ()
            	    // InternalPerfParser.g:4390:5: 
            	    {

            	    					current = forceCreateModelElementAndSet(
            	    						grammarAccess.getExpressionAccess().getBinaryLeftAction_1_0(),
            	    						current);
            	    				

            	    }

            	    // InternalPerfParser.g:4396:4: ( (lv_operator_2_0= Or ) )
            	    // InternalPerfParser.g:4397:5: (lv_operator_2_0= Or )
            	    {
            	    // InternalPerfParser.g:4397:5: (lv_operator_2_0= Or )
            	    // InternalPerfParser.g:4398:6: lv_operator_2_0= Or
            	    {
            	    lv_operator_2_0=(Token)match(input,Or,FOLLOW_7); 

            	    						newLeafNode(lv_operator_2_0, grammarAccess.getExpressionAccess().getOperatorOrKeyword_1_1_0());
            	    					

            	    						if (current==null) {
            	    							current = createModelElement(grammarAccess.getExpressionRule());
            	    						}
            	    						setWithLastConsumed(current, "operator", lv_operator_2_0, "or");
            	    					

            	    }


            	    }

            	    // InternalPerfParser.g:4410:4: ( (lv_right_3_0= ruleAnd ) )
            	    // InternalPerfParser.g:4411:5: (lv_right_3_0= ruleAnd )
            	    {
            	    // InternalPerfParser.g:4411:5: (lv_right_3_0= ruleAnd )
            	    // InternalPerfParser.g:4412:6: lv_right_3_0= ruleAnd
            	    {

            	    						newCompositeNode(grammarAccess.getExpressionAccess().getRightAndParserRuleCall_1_2_0());
            	    					
            	    pushFollow(FOLLOW_57);
            	    lv_right_3_0=ruleAnd();

            	    state._fsp--;


            	    						if (current==null) {
            	    							current = createModelElementForParent(grammarAccess.getExpressionRule());
            	    						}
            	    						set(
            	    							current,
            	    							"right",
            	    							lv_right_3_0,
            	    							"dev.whence.language.Perf.And");
            	    						afterParserOrEnumRuleCall();
            	    					

            	    }


            	    }


            	    }
            	    break;

            	default :
            	    break loop59;
                }
            } while (true);


            }


            }


            	leaveRule();

        }

            catch (RecognitionException re) {
                recover(input,re);
                appendSkippedTokens();
            }
        finally {
        }
        return current;
    }
    // $ANTLR end "ruleExpression"


    // $ANTLR start "entryRuleAnd"
    // InternalPerfParser.g:4434:1: entryRuleAnd returns [EObject current=null] : iv_ruleAnd= ruleAnd EOF ;
    public final EObject entryRuleAnd() throws RecognitionException {
        EObject current = null;

        EObject iv_ruleAnd = null;


        try {
            // InternalPerfParser.g:4434:44: (iv_ruleAnd= ruleAnd EOF )
            // InternalPerfParser.g:4435:2: iv_ruleAnd= ruleAnd EOF
            {
             newCompositeNode(grammarAccess.getAndRule()); 
            pushFollow(FOLLOW_1);
            iv_ruleAnd=ruleAnd();

            state._fsp--;

             current =iv_ruleAnd; 
            match(input,EOF,FOLLOW_2); 

            }

        }

            catch (RecognitionException re) {
                recover(input,re);
                appendSkippedTokens();
            }
        finally {
        }
        return current;
    }
    // $ANTLR end "entryRuleAnd"


    // $ANTLR start "ruleAnd"
    // InternalPerfParser.g:4441:1: ruleAnd returns [EObject current=null] : (this_Comparison_0= ruleComparison ( () ( (lv_operator_2_0= And ) ) ( (lv_right_3_0= ruleComparison ) ) )* ) ;
    public final EObject ruleAnd() throws RecognitionException {
        EObject current = null;

        Token lv_operator_2_0=null;
        EObject this_Comparison_0 = null;

        EObject lv_right_3_0 = null;



        	enterRule();

        try {
            // InternalPerfParser.g:4447:2: ( (this_Comparison_0= ruleComparison ( () ( (lv_operator_2_0= And ) ) ( (lv_right_3_0= ruleComparison ) ) )* ) )
            // InternalPerfParser.g:4448:2: (this_Comparison_0= ruleComparison ( () ( (lv_operator_2_0= And ) ) ( (lv_right_3_0= ruleComparison ) ) )* )
            {
            // InternalPerfParser.g:4448:2: (this_Comparison_0= ruleComparison ( () ( (lv_operator_2_0= And ) ) ( (lv_right_3_0= ruleComparison ) ) )* )
            // InternalPerfParser.g:4449:3: this_Comparison_0= ruleComparison ( () ( (lv_operator_2_0= And ) ) ( (lv_right_3_0= ruleComparison ) ) )*
            {

            			newCompositeNode(grammarAccess.getAndAccess().getComparisonParserRuleCall_0());
            		
            pushFollow(FOLLOW_58);
            this_Comparison_0=ruleComparison();

            state._fsp--;


            			current = this_Comparison_0;
            			afterParserOrEnumRuleCall();
            		
            // InternalPerfParser.g:4457:3: ( () ( (lv_operator_2_0= And ) ) ( (lv_right_3_0= ruleComparison ) ) )*
            loop60:
            do {
                int alt60=2;
                int LA60_0 = input.LA(1);

                if ( (LA60_0==And) ) {
                    alt60=1;
                }


                switch (alt60) {
            	case 1 :
            	    // InternalPerfParser.g:4458:4: () ( (lv_operator_2_0= And ) ) ( (lv_right_3_0= ruleComparison ) )
            	    {
            	    // InternalPerfParser.g:4458:4: ()
            	    // InternalPerfParser.g:4459:5: 
            	    {

            	    					current = forceCreateModelElementAndSet(
            	    						grammarAccess.getAndAccess().getBinaryLeftAction_1_0(),
            	    						current);
            	    				

            	    }

            	    // InternalPerfParser.g:4465:4: ( (lv_operator_2_0= And ) )
            	    // InternalPerfParser.g:4466:5: (lv_operator_2_0= And )
            	    {
            	    // InternalPerfParser.g:4466:5: (lv_operator_2_0= And )
            	    // InternalPerfParser.g:4467:6: lv_operator_2_0= And
            	    {
            	    lv_operator_2_0=(Token)match(input,And,FOLLOW_7); 

            	    						newLeafNode(lv_operator_2_0, grammarAccess.getAndAccess().getOperatorAndKeyword_1_1_0());
            	    					

            	    						if (current==null) {
            	    							current = createModelElement(grammarAccess.getAndRule());
            	    						}
            	    						setWithLastConsumed(current, "operator", lv_operator_2_0, "and");
            	    					

            	    }


            	    }

            	    // InternalPerfParser.g:4479:4: ( (lv_right_3_0= ruleComparison ) )
            	    // InternalPerfParser.g:4480:5: (lv_right_3_0= ruleComparison )
            	    {
            	    // InternalPerfParser.g:4480:5: (lv_right_3_0= ruleComparison )
            	    // InternalPerfParser.g:4481:6: lv_right_3_0= ruleComparison
            	    {

            	    						newCompositeNode(grammarAccess.getAndAccess().getRightComparisonParserRuleCall_1_2_0());
            	    					
            	    pushFollow(FOLLOW_58);
            	    lv_right_3_0=ruleComparison();

            	    state._fsp--;


            	    						if (current==null) {
            	    							current = createModelElementForParent(grammarAccess.getAndRule());
            	    						}
            	    						set(
            	    							current,
            	    							"right",
            	    							lv_right_3_0,
            	    							"dev.whence.language.Perf.Comparison");
            	    						afterParserOrEnumRuleCall();
            	    					

            	    }


            	    }


            	    }
            	    break;

            	default :
            	    break loop60;
                }
            } while (true);


            }


            }


            	leaveRule();

        }

            catch (RecognitionException re) {
                recover(input,re);
                appendSkippedTokens();
            }
        finally {
        }
        return current;
    }
    // $ANTLR end "ruleAnd"


    // $ANTLR start "entryRuleComparison"
    // InternalPerfParser.g:4503:1: entryRuleComparison returns [EObject current=null] : iv_ruleComparison= ruleComparison EOF ;
    public final EObject entryRuleComparison() throws RecognitionException {
        EObject current = null;

        EObject iv_ruleComparison = null;


        try {
            // InternalPerfParser.g:4503:51: (iv_ruleComparison= ruleComparison EOF )
            // InternalPerfParser.g:4504:2: iv_ruleComparison= ruleComparison EOF
            {
             newCompositeNode(grammarAccess.getComparisonRule()); 
            pushFollow(FOLLOW_1);
            iv_ruleComparison=ruleComparison();

            state._fsp--;

             current =iv_ruleComparison; 
            match(input,EOF,FOLLOW_2); 

            }

        }

            catch (RecognitionException re) {
                recover(input,re);
                appendSkippedTokens();
            }
        finally {
        }
        return current;
    }
    // $ANTLR end "entryRuleComparison"


    // $ANTLR start "ruleComparison"
    // InternalPerfParser.g:4510:1: ruleComparison returns [EObject current=null] : (this_Sum_0= ruleSum ( () ( ( (lv_operator_2_1= LessThanSign | lv_operator_2_2= LessThanSignEqualsSign | lv_operator_2_3= GreaterThanSign | lv_operator_2_4= GreaterThanSignEqualsSign | lv_operator_2_5= EqualsSignEqualsSign | lv_operator_2_6= ExclamationMarkEqualsSign ) ) ) ( (lv_right_3_0= ruleSum ) ) )? ) ;
    public final EObject ruleComparison() throws RecognitionException {
        EObject current = null;

        Token lv_operator_2_1=null;
        Token lv_operator_2_2=null;
        Token lv_operator_2_3=null;
        Token lv_operator_2_4=null;
        Token lv_operator_2_5=null;
        Token lv_operator_2_6=null;
        EObject this_Sum_0 = null;

        EObject lv_right_3_0 = null;



        	enterRule();

        try {
            // InternalPerfParser.g:4516:2: ( (this_Sum_0= ruleSum ( () ( ( (lv_operator_2_1= LessThanSign | lv_operator_2_2= LessThanSignEqualsSign | lv_operator_2_3= GreaterThanSign | lv_operator_2_4= GreaterThanSignEqualsSign | lv_operator_2_5= EqualsSignEqualsSign | lv_operator_2_6= ExclamationMarkEqualsSign ) ) ) ( (lv_right_3_0= ruleSum ) ) )? ) )
            // InternalPerfParser.g:4517:2: (this_Sum_0= ruleSum ( () ( ( (lv_operator_2_1= LessThanSign | lv_operator_2_2= LessThanSignEqualsSign | lv_operator_2_3= GreaterThanSign | lv_operator_2_4= GreaterThanSignEqualsSign | lv_operator_2_5= EqualsSignEqualsSign | lv_operator_2_6= ExclamationMarkEqualsSign ) ) ) ( (lv_right_3_0= ruleSum ) ) )? )
            {
            // InternalPerfParser.g:4517:2: (this_Sum_0= ruleSum ( () ( ( (lv_operator_2_1= LessThanSign | lv_operator_2_2= LessThanSignEqualsSign | lv_operator_2_3= GreaterThanSign | lv_operator_2_4= GreaterThanSignEqualsSign | lv_operator_2_5= EqualsSignEqualsSign | lv_operator_2_6= ExclamationMarkEqualsSign ) ) ) ( (lv_right_3_0= ruleSum ) ) )? )
            // InternalPerfParser.g:4518:3: this_Sum_0= ruleSum ( () ( ( (lv_operator_2_1= LessThanSign | lv_operator_2_2= LessThanSignEqualsSign | lv_operator_2_3= GreaterThanSign | lv_operator_2_4= GreaterThanSignEqualsSign | lv_operator_2_5= EqualsSignEqualsSign | lv_operator_2_6= ExclamationMarkEqualsSign ) ) ) ( (lv_right_3_0= ruleSum ) ) )?
            {

            			newCompositeNode(grammarAccess.getComparisonAccess().getSumParserRuleCall_0());
            		
            pushFollow(FOLLOW_59);
            this_Sum_0=ruleSum();

            state._fsp--;


            			current = this_Sum_0;
            			afterParserOrEnumRuleCall();
            		
            // InternalPerfParser.g:4526:3: ( () ( ( (lv_operator_2_1= LessThanSign | lv_operator_2_2= LessThanSignEqualsSign | lv_operator_2_3= GreaterThanSign | lv_operator_2_4= GreaterThanSignEqualsSign | lv_operator_2_5= EqualsSignEqualsSign | lv_operator_2_6= ExclamationMarkEqualsSign ) ) ) ( (lv_right_3_0= ruleSum ) ) )?
            int alt62=2;
            int LA62_0 = input.LA(1);

            if ( ((LA62_0>=ExclamationMarkEqualsSign && LA62_0<=GreaterThanSignEqualsSign)||LA62_0==LessThanSign||LA62_0==GreaterThanSign) ) {
                alt62=1;
            }
            switch (alt62) {
                case 1 :
                    // InternalPerfParser.g:4527:4: () ( ( (lv_operator_2_1= LessThanSign | lv_operator_2_2= LessThanSignEqualsSign | lv_operator_2_3= GreaterThanSign | lv_operator_2_4= GreaterThanSignEqualsSign | lv_operator_2_5= EqualsSignEqualsSign | lv_operator_2_6= ExclamationMarkEqualsSign ) ) ) ( (lv_right_3_0= ruleSum ) )
                    {
                    // InternalPerfParser.g:4527:4: ()
                    // InternalPerfParser.g:4528:5: 
                    {

                    					current = forceCreateModelElementAndSet(
                    						grammarAccess.getComparisonAccess().getBinaryLeftAction_1_0(),
                    						current);
                    				

                    }

                    // InternalPerfParser.g:4534:4: ( ( (lv_operator_2_1= LessThanSign | lv_operator_2_2= LessThanSignEqualsSign | lv_operator_2_3= GreaterThanSign | lv_operator_2_4= GreaterThanSignEqualsSign | lv_operator_2_5= EqualsSignEqualsSign | lv_operator_2_6= ExclamationMarkEqualsSign ) ) )
                    // InternalPerfParser.g:4535:5: ( (lv_operator_2_1= LessThanSign | lv_operator_2_2= LessThanSignEqualsSign | lv_operator_2_3= GreaterThanSign | lv_operator_2_4= GreaterThanSignEqualsSign | lv_operator_2_5= EqualsSignEqualsSign | lv_operator_2_6= ExclamationMarkEqualsSign ) )
                    {
                    // InternalPerfParser.g:4535:5: ( (lv_operator_2_1= LessThanSign | lv_operator_2_2= LessThanSignEqualsSign | lv_operator_2_3= GreaterThanSign | lv_operator_2_4= GreaterThanSignEqualsSign | lv_operator_2_5= EqualsSignEqualsSign | lv_operator_2_6= ExclamationMarkEqualsSign ) )
                    // InternalPerfParser.g:4536:6: (lv_operator_2_1= LessThanSign | lv_operator_2_2= LessThanSignEqualsSign | lv_operator_2_3= GreaterThanSign | lv_operator_2_4= GreaterThanSignEqualsSign | lv_operator_2_5= EqualsSignEqualsSign | lv_operator_2_6= ExclamationMarkEqualsSign )
                    {
                    // InternalPerfParser.g:4536:6: (lv_operator_2_1= LessThanSign | lv_operator_2_2= LessThanSignEqualsSign | lv_operator_2_3= GreaterThanSign | lv_operator_2_4= GreaterThanSignEqualsSign | lv_operator_2_5= EqualsSignEqualsSign | lv_operator_2_6= ExclamationMarkEqualsSign )
                    int alt61=6;
                    switch ( input.LA(1) ) {
                    case LessThanSign:
                        {
                        alt61=1;
                        }
                        break;
                    case LessThanSignEqualsSign:
                        {
                        alt61=2;
                        }
                        break;
                    case GreaterThanSign:
                        {
                        alt61=3;
                        }
                        break;
                    case GreaterThanSignEqualsSign:
                        {
                        alt61=4;
                        }
                        break;
                    case EqualsSignEqualsSign:
                        {
                        alt61=5;
                        }
                        break;
                    case ExclamationMarkEqualsSign:
                        {
                        alt61=6;
                        }
                        break;
                    default:
                        NoViableAltException nvae =
                            new NoViableAltException("", 61, 0, input);

                        throw nvae;
                    }

                    switch (alt61) {
                        case 1 :
                            // InternalPerfParser.g:4537:7: lv_operator_2_1= LessThanSign
                            {
                            lv_operator_2_1=(Token)match(input,LessThanSign,FOLLOW_7); 

                            							newLeafNode(lv_operator_2_1, grammarAccess.getComparisonAccess().getOperatorLessThanSignKeyword_1_1_0_0());
                            						

                            							if (current==null) {
                            								current = createModelElement(grammarAccess.getComparisonRule());
                            							}
                            							setWithLastConsumed(current, "operator", lv_operator_2_1, null);
                            						

                            }
                            break;
                        case 2 :
                            // InternalPerfParser.g:4548:7: lv_operator_2_2= LessThanSignEqualsSign
                            {
                            lv_operator_2_2=(Token)match(input,LessThanSignEqualsSign,FOLLOW_7); 

                            							newLeafNode(lv_operator_2_2, grammarAccess.getComparisonAccess().getOperatorLessThanSignEqualsSignKeyword_1_1_0_1());
                            						

                            							if (current==null) {
                            								current = createModelElement(grammarAccess.getComparisonRule());
                            							}
                            							setWithLastConsumed(current, "operator", lv_operator_2_2, null);
                            						

                            }
                            break;
                        case 3 :
                            // InternalPerfParser.g:4559:7: lv_operator_2_3= GreaterThanSign
                            {
                            lv_operator_2_3=(Token)match(input,GreaterThanSign,FOLLOW_7); 

                            							newLeafNode(lv_operator_2_3, grammarAccess.getComparisonAccess().getOperatorGreaterThanSignKeyword_1_1_0_2());
                            						

                            							if (current==null) {
                            								current = createModelElement(grammarAccess.getComparisonRule());
                            							}
                            							setWithLastConsumed(current, "operator", lv_operator_2_3, null);
                            						

                            }
                            break;
                        case 4 :
                            // InternalPerfParser.g:4570:7: lv_operator_2_4= GreaterThanSignEqualsSign
                            {
                            lv_operator_2_4=(Token)match(input,GreaterThanSignEqualsSign,FOLLOW_7); 

                            							newLeafNode(lv_operator_2_4, grammarAccess.getComparisonAccess().getOperatorGreaterThanSignEqualsSignKeyword_1_1_0_3());
                            						

                            							if (current==null) {
                            								current = createModelElement(grammarAccess.getComparisonRule());
                            							}
                            							setWithLastConsumed(current, "operator", lv_operator_2_4, null);
                            						

                            }
                            break;
                        case 5 :
                            // InternalPerfParser.g:4581:7: lv_operator_2_5= EqualsSignEqualsSign
                            {
                            lv_operator_2_5=(Token)match(input,EqualsSignEqualsSign,FOLLOW_7); 

                            							newLeafNode(lv_operator_2_5, grammarAccess.getComparisonAccess().getOperatorEqualsSignEqualsSignKeyword_1_1_0_4());
                            						

                            							if (current==null) {
                            								current = createModelElement(grammarAccess.getComparisonRule());
                            							}
                            							setWithLastConsumed(current, "operator", lv_operator_2_5, null);
                            						

                            }
                            break;
                        case 6 :
                            // InternalPerfParser.g:4592:7: lv_operator_2_6= ExclamationMarkEqualsSign
                            {
                            lv_operator_2_6=(Token)match(input,ExclamationMarkEqualsSign,FOLLOW_7); 

                            							newLeafNode(lv_operator_2_6, grammarAccess.getComparisonAccess().getOperatorExclamationMarkEqualsSignKeyword_1_1_0_5());
                            						

                            							if (current==null) {
                            								current = createModelElement(grammarAccess.getComparisonRule());
                            							}
                            							setWithLastConsumed(current, "operator", lv_operator_2_6, null);
                            						

                            }
                            break;

                    }


                    }


                    }

                    // InternalPerfParser.g:4605:4: ( (lv_right_3_0= ruleSum ) )
                    // InternalPerfParser.g:4606:5: (lv_right_3_0= ruleSum )
                    {
                    // InternalPerfParser.g:4606:5: (lv_right_3_0= ruleSum )
                    // InternalPerfParser.g:4607:6: lv_right_3_0= ruleSum
                    {

                    						newCompositeNode(grammarAccess.getComparisonAccess().getRightSumParserRuleCall_1_2_0());
                    					
                    pushFollow(FOLLOW_2);
                    lv_right_3_0=ruleSum();

                    state._fsp--;


                    						if (current==null) {
                    							current = createModelElementForParent(grammarAccess.getComparisonRule());
                    						}
                    						set(
                    							current,
                    							"right",
                    							lv_right_3_0,
                    							"dev.whence.language.Perf.Sum");
                    						afterParserOrEnumRuleCall();
                    					

                    }


                    }


                    }
                    break;

            }


            }


            }


            	leaveRule();

        }

            catch (RecognitionException re) {
                recover(input,re);
                appendSkippedTokens();
            }
        finally {
        }
        return current;
    }
    // $ANTLR end "ruleComparison"


    // $ANTLR start "entryRuleSum"
    // InternalPerfParser.g:4629:1: entryRuleSum returns [EObject current=null] : iv_ruleSum= ruleSum EOF ;
    public final EObject entryRuleSum() throws RecognitionException {
        EObject current = null;

        EObject iv_ruleSum = null;


        try {
            // InternalPerfParser.g:4629:44: (iv_ruleSum= ruleSum EOF )
            // InternalPerfParser.g:4630:2: iv_ruleSum= ruleSum EOF
            {
             newCompositeNode(grammarAccess.getSumRule()); 
            pushFollow(FOLLOW_1);
            iv_ruleSum=ruleSum();

            state._fsp--;

             current =iv_ruleSum; 
            match(input,EOF,FOLLOW_2); 

            }

        }

            catch (RecognitionException re) {
                recover(input,re);
                appendSkippedTokens();
            }
        finally {
        }
        return current;
    }
    // $ANTLR end "entryRuleSum"


    // $ANTLR start "ruleSum"
    // InternalPerfParser.g:4636:1: ruleSum returns [EObject current=null] : (this_Product_0= ruleProduct ( () ( ( (lv_operator_2_1= PlusSign | lv_operator_2_2= HyphenMinus ) ) ) ( (lv_right_3_0= ruleProduct ) ) )* ) ;
    public final EObject ruleSum() throws RecognitionException {
        EObject current = null;

        Token lv_operator_2_1=null;
        Token lv_operator_2_2=null;
        EObject this_Product_0 = null;

        EObject lv_right_3_0 = null;



        	enterRule();

        try {
            // InternalPerfParser.g:4642:2: ( (this_Product_0= ruleProduct ( () ( ( (lv_operator_2_1= PlusSign | lv_operator_2_2= HyphenMinus ) ) ) ( (lv_right_3_0= ruleProduct ) ) )* ) )
            // InternalPerfParser.g:4643:2: (this_Product_0= ruleProduct ( () ( ( (lv_operator_2_1= PlusSign | lv_operator_2_2= HyphenMinus ) ) ) ( (lv_right_3_0= ruleProduct ) ) )* )
            {
            // InternalPerfParser.g:4643:2: (this_Product_0= ruleProduct ( () ( ( (lv_operator_2_1= PlusSign | lv_operator_2_2= HyphenMinus ) ) ) ( (lv_right_3_0= ruleProduct ) ) )* )
            // InternalPerfParser.g:4644:3: this_Product_0= ruleProduct ( () ( ( (lv_operator_2_1= PlusSign | lv_operator_2_2= HyphenMinus ) ) ) ( (lv_right_3_0= ruleProduct ) ) )*
            {

            			newCompositeNode(grammarAccess.getSumAccess().getProductParserRuleCall_0());
            		
            pushFollow(FOLLOW_60);
            this_Product_0=ruleProduct();

            state._fsp--;


            			current = this_Product_0;
            			afterParserOrEnumRuleCall();
            		
            // InternalPerfParser.g:4652:3: ( () ( ( (lv_operator_2_1= PlusSign | lv_operator_2_2= HyphenMinus ) ) ) ( (lv_right_3_0= ruleProduct ) ) )*
            loop64:
            do {
                int alt64=2;
                int LA64_0 = input.LA(1);

                if ( (LA64_0==PlusSign||LA64_0==HyphenMinus) ) {
                    alt64=1;
                }


                switch (alt64) {
            	case 1 :
            	    // InternalPerfParser.g:4653:4: () ( ( (lv_operator_2_1= PlusSign | lv_operator_2_2= HyphenMinus ) ) ) ( (lv_right_3_0= ruleProduct ) )
            	    {
            	    // InternalPerfParser.g:4653:4: ()
            	    // InternalPerfParser.g:4654:5: 
            	    {

            	    					current = forceCreateModelElementAndSet(
            	    						grammarAccess.getSumAccess().getBinaryLeftAction_1_0(),
            	    						current);
            	    				

            	    }

            	    // InternalPerfParser.g:4660:4: ( ( (lv_operator_2_1= PlusSign | lv_operator_2_2= HyphenMinus ) ) )
            	    // InternalPerfParser.g:4661:5: ( (lv_operator_2_1= PlusSign | lv_operator_2_2= HyphenMinus ) )
            	    {
            	    // InternalPerfParser.g:4661:5: ( (lv_operator_2_1= PlusSign | lv_operator_2_2= HyphenMinus ) )
            	    // InternalPerfParser.g:4662:6: (lv_operator_2_1= PlusSign | lv_operator_2_2= HyphenMinus )
            	    {
            	    // InternalPerfParser.g:4662:6: (lv_operator_2_1= PlusSign | lv_operator_2_2= HyphenMinus )
            	    int alt63=2;
            	    int LA63_0 = input.LA(1);

            	    if ( (LA63_0==PlusSign) ) {
            	        alt63=1;
            	    }
            	    else if ( (LA63_0==HyphenMinus) ) {
            	        alt63=2;
            	    }
            	    else {
            	        NoViableAltException nvae =
            	            new NoViableAltException("", 63, 0, input);

            	        throw nvae;
            	    }
            	    switch (alt63) {
            	        case 1 :
            	            // InternalPerfParser.g:4663:7: lv_operator_2_1= PlusSign
            	            {
            	            lv_operator_2_1=(Token)match(input,PlusSign,FOLLOW_7); 

            	            							newLeafNode(lv_operator_2_1, grammarAccess.getSumAccess().getOperatorPlusSignKeyword_1_1_0_0());
            	            						

            	            							if (current==null) {
            	            								current = createModelElement(grammarAccess.getSumRule());
            	            							}
            	            							setWithLastConsumed(current, "operator", lv_operator_2_1, null);
            	            						

            	            }
            	            break;
            	        case 2 :
            	            // InternalPerfParser.g:4674:7: lv_operator_2_2= HyphenMinus
            	            {
            	            lv_operator_2_2=(Token)match(input,HyphenMinus,FOLLOW_7); 

            	            							newLeafNode(lv_operator_2_2, grammarAccess.getSumAccess().getOperatorHyphenMinusKeyword_1_1_0_1());
            	            						

            	            							if (current==null) {
            	            								current = createModelElement(grammarAccess.getSumRule());
            	            							}
            	            							setWithLastConsumed(current, "operator", lv_operator_2_2, null);
            	            						

            	            }
            	            break;

            	    }


            	    }


            	    }

            	    // InternalPerfParser.g:4687:4: ( (lv_right_3_0= ruleProduct ) )
            	    // InternalPerfParser.g:4688:5: (lv_right_3_0= ruleProduct )
            	    {
            	    // InternalPerfParser.g:4688:5: (lv_right_3_0= ruleProduct )
            	    // InternalPerfParser.g:4689:6: lv_right_3_0= ruleProduct
            	    {

            	    						newCompositeNode(grammarAccess.getSumAccess().getRightProductParserRuleCall_1_2_0());
            	    					
            	    pushFollow(FOLLOW_60);
            	    lv_right_3_0=ruleProduct();

            	    state._fsp--;


            	    						if (current==null) {
            	    							current = createModelElementForParent(grammarAccess.getSumRule());
            	    						}
            	    						set(
            	    							current,
            	    							"right",
            	    							lv_right_3_0,
            	    							"dev.whence.language.Perf.Product");
            	    						afterParserOrEnumRuleCall();
            	    					

            	    }


            	    }


            	    }
            	    break;

            	default :
            	    break loop64;
                }
            } while (true);


            }


            }


            	leaveRule();

        }

            catch (RecognitionException re) {
                recover(input,re);
                appendSkippedTokens();
            }
        finally {
        }
        return current;
    }
    // $ANTLR end "ruleSum"


    // $ANTLR start "entryRuleProduct"
    // InternalPerfParser.g:4711:1: entryRuleProduct returns [EObject current=null] : iv_ruleProduct= ruleProduct EOF ;
    public final EObject entryRuleProduct() throws RecognitionException {
        EObject current = null;

        EObject iv_ruleProduct = null;


        try {
            // InternalPerfParser.g:4711:48: (iv_ruleProduct= ruleProduct EOF )
            // InternalPerfParser.g:4712:2: iv_ruleProduct= ruleProduct EOF
            {
             newCompositeNode(grammarAccess.getProductRule()); 
            pushFollow(FOLLOW_1);
            iv_ruleProduct=ruleProduct();

            state._fsp--;

             current =iv_ruleProduct; 
            match(input,EOF,FOLLOW_2); 

            }

        }

            catch (RecognitionException re) {
                recover(input,re);
                appendSkippedTokens();
            }
        finally {
        }
        return current;
    }
    // $ANTLR end "entryRuleProduct"


    // $ANTLR start "ruleProduct"
    // InternalPerfParser.g:4718:1: ruleProduct returns [EObject current=null] : (this_Unary_0= ruleUnary ( () ( ( (lv_operator_2_1= Asterisk | lv_operator_2_2= Solidus ) ) ) ( (lv_right_3_0= ruleUnary ) ) )* ) ;
    public final EObject ruleProduct() throws RecognitionException {
        EObject current = null;

        Token lv_operator_2_1=null;
        Token lv_operator_2_2=null;
        EObject this_Unary_0 = null;

        EObject lv_right_3_0 = null;



        	enterRule();

        try {
            // InternalPerfParser.g:4724:2: ( (this_Unary_0= ruleUnary ( () ( ( (lv_operator_2_1= Asterisk | lv_operator_2_2= Solidus ) ) ) ( (lv_right_3_0= ruleUnary ) ) )* ) )
            // InternalPerfParser.g:4725:2: (this_Unary_0= ruleUnary ( () ( ( (lv_operator_2_1= Asterisk | lv_operator_2_2= Solidus ) ) ) ( (lv_right_3_0= ruleUnary ) ) )* )
            {
            // InternalPerfParser.g:4725:2: (this_Unary_0= ruleUnary ( () ( ( (lv_operator_2_1= Asterisk | lv_operator_2_2= Solidus ) ) ) ( (lv_right_3_0= ruleUnary ) ) )* )
            // InternalPerfParser.g:4726:3: this_Unary_0= ruleUnary ( () ( ( (lv_operator_2_1= Asterisk | lv_operator_2_2= Solidus ) ) ) ( (lv_right_3_0= ruleUnary ) ) )*
            {

            			newCompositeNode(grammarAccess.getProductAccess().getUnaryParserRuleCall_0());
            		
            pushFollow(FOLLOW_61);
            this_Unary_0=ruleUnary();

            state._fsp--;


            			current = this_Unary_0;
            			afterParserOrEnumRuleCall();
            		
            // InternalPerfParser.g:4734:3: ( () ( ( (lv_operator_2_1= Asterisk | lv_operator_2_2= Solidus ) ) ) ( (lv_right_3_0= ruleUnary ) ) )*
            loop66:
            do {
                int alt66=2;
                int LA66_0 = input.LA(1);

                if ( (LA66_0==Asterisk||LA66_0==Solidus) ) {
                    alt66=1;
                }


                switch (alt66) {
            	case 1 :
            	    // InternalPerfParser.g:4735:4: () ( ( (lv_operator_2_1= Asterisk | lv_operator_2_2= Solidus ) ) ) ( (lv_right_3_0= ruleUnary ) )
            	    {
            	    // InternalPerfParser.g:4735:4: ()
            	    // InternalPerfParser.g:4736:5: 
            	    {

            	    					current = forceCreateModelElementAndSet(
            	    						grammarAccess.getProductAccess().getBinaryLeftAction_1_0(),
            	    						current);
            	    				

            	    }

            	    // InternalPerfParser.g:4742:4: ( ( (lv_operator_2_1= Asterisk | lv_operator_2_2= Solidus ) ) )
            	    // InternalPerfParser.g:4743:5: ( (lv_operator_2_1= Asterisk | lv_operator_2_2= Solidus ) )
            	    {
            	    // InternalPerfParser.g:4743:5: ( (lv_operator_2_1= Asterisk | lv_operator_2_2= Solidus ) )
            	    // InternalPerfParser.g:4744:6: (lv_operator_2_1= Asterisk | lv_operator_2_2= Solidus )
            	    {
            	    // InternalPerfParser.g:4744:6: (lv_operator_2_1= Asterisk | lv_operator_2_2= Solidus )
            	    int alt65=2;
            	    int LA65_0 = input.LA(1);

            	    if ( (LA65_0==Asterisk) ) {
            	        alt65=1;
            	    }
            	    else if ( (LA65_0==Solidus) ) {
            	        alt65=2;
            	    }
            	    else {
            	        NoViableAltException nvae =
            	            new NoViableAltException("", 65, 0, input);

            	        throw nvae;
            	    }
            	    switch (alt65) {
            	        case 1 :
            	            // InternalPerfParser.g:4745:7: lv_operator_2_1= Asterisk
            	            {
            	            lv_operator_2_1=(Token)match(input,Asterisk,FOLLOW_7); 

            	            							newLeafNode(lv_operator_2_1, grammarAccess.getProductAccess().getOperatorAsteriskKeyword_1_1_0_0());
            	            						

            	            							if (current==null) {
            	            								current = createModelElement(grammarAccess.getProductRule());
            	            							}
            	            							setWithLastConsumed(current, "operator", lv_operator_2_1, null);
            	            						

            	            }
            	            break;
            	        case 2 :
            	            // InternalPerfParser.g:4756:7: lv_operator_2_2= Solidus
            	            {
            	            lv_operator_2_2=(Token)match(input,Solidus,FOLLOW_7); 

            	            							newLeafNode(lv_operator_2_2, grammarAccess.getProductAccess().getOperatorSolidusKeyword_1_1_0_1());
            	            						

            	            							if (current==null) {
            	            								current = createModelElement(grammarAccess.getProductRule());
            	            							}
            	            							setWithLastConsumed(current, "operator", lv_operator_2_2, null);
            	            						

            	            }
            	            break;

            	    }


            	    }


            	    }

            	    // InternalPerfParser.g:4769:4: ( (lv_right_3_0= ruleUnary ) )
            	    // InternalPerfParser.g:4770:5: (lv_right_3_0= ruleUnary )
            	    {
            	    // InternalPerfParser.g:4770:5: (lv_right_3_0= ruleUnary )
            	    // InternalPerfParser.g:4771:6: lv_right_3_0= ruleUnary
            	    {

            	    						newCompositeNode(grammarAccess.getProductAccess().getRightUnaryParserRuleCall_1_2_0());
            	    					
            	    pushFollow(FOLLOW_61);
            	    lv_right_3_0=ruleUnary();

            	    state._fsp--;


            	    						if (current==null) {
            	    							current = createModelElementForParent(grammarAccess.getProductRule());
            	    						}
            	    						set(
            	    							current,
            	    							"right",
            	    							lv_right_3_0,
            	    							"dev.whence.language.Perf.Unary");
            	    						afterParserOrEnumRuleCall();
            	    					

            	    }


            	    }


            	    }
            	    break;

            	default :
            	    break loop66;
                }
            } while (true);


            }


            }


            	leaveRule();

        }

            catch (RecognitionException re) {
                recover(input,re);
                appendSkippedTokens();
            }
        finally {
        }
        return current;
    }
    // $ANTLR end "ruleProduct"


    // $ANTLR start "entryRuleUnary"
    // InternalPerfParser.g:4793:1: entryRuleUnary returns [EObject current=null] : iv_ruleUnary= ruleUnary EOF ;
    public final EObject entryRuleUnary() throws RecognitionException {
        EObject current = null;

        EObject iv_ruleUnary = null;


        try {
            // InternalPerfParser.g:4793:46: (iv_ruleUnary= ruleUnary EOF )
            // InternalPerfParser.g:4794:2: iv_ruleUnary= ruleUnary EOF
            {
             newCompositeNode(grammarAccess.getUnaryRule()); 
            pushFollow(FOLLOW_1);
            iv_ruleUnary=ruleUnary();

            state._fsp--;

             current =iv_ruleUnary; 
            match(input,EOF,FOLLOW_2); 

            }

        }

            catch (RecognitionException re) {
                recover(input,re);
                appendSkippedTokens();
            }
        finally {
        }
        return current;
    }
    // $ANTLR end "entryRuleUnary"


    // $ANTLR start "ruleUnary"
    // InternalPerfParser.g:4800:1: ruleUnary returns [EObject current=null] : ( ( () ( ( (lv_operator_1_1= HyphenMinus | lv_operator_1_2= Not ) ) ) ( (lv_operand_2_0= ruleUnary ) ) ) | (this_Primary_3= rulePrimary ( () otherlv_5= In ( ( (lv_cases_6_0= rulePath ) ) | ( ( (lv_several_7_0= LeftSquareBracket ) ) ( (lv_cases_8_0= rulePath ) ) (otherlv_9= Comma ( (lv_cases_10_0= rulePath ) ) )* otherlv_11= RightSquareBracket ) ) )? ) ) ;
    public final EObject ruleUnary() throws RecognitionException {
        EObject current = null;

        Token lv_operator_1_1=null;
        Token lv_operator_1_2=null;
        Token otherlv_5=null;
        Token lv_several_7_0=null;
        Token otherlv_9=null;
        Token otherlv_11=null;
        EObject lv_operand_2_0 = null;

        EObject this_Primary_3 = null;

        EObject lv_cases_6_0 = null;

        EObject lv_cases_8_0 = null;

        EObject lv_cases_10_0 = null;



        	enterRule();

        try {
            // InternalPerfParser.g:4806:2: ( ( ( () ( ( (lv_operator_1_1= HyphenMinus | lv_operator_1_2= Not ) ) ) ( (lv_operand_2_0= ruleUnary ) ) ) | (this_Primary_3= rulePrimary ( () otherlv_5= In ( ( (lv_cases_6_0= rulePath ) ) | ( ( (lv_several_7_0= LeftSquareBracket ) ) ( (lv_cases_8_0= rulePath ) ) (otherlv_9= Comma ( (lv_cases_10_0= rulePath ) ) )* otherlv_11= RightSquareBracket ) ) )? ) ) )
            // InternalPerfParser.g:4807:2: ( ( () ( ( (lv_operator_1_1= HyphenMinus | lv_operator_1_2= Not ) ) ) ( (lv_operand_2_0= ruleUnary ) ) ) | (this_Primary_3= rulePrimary ( () otherlv_5= In ( ( (lv_cases_6_0= rulePath ) ) | ( ( (lv_several_7_0= LeftSquareBracket ) ) ( (lv_cases_8_0= rulePath ) ) (otherlv_9= Comma ( (lv_cases_10_0= rulePath ) ) )* otherlv_11= RightSquareBracket ) ) )? ) )
            {
            // InternalPerfParser.g:4807:2: ( ( () ( ( (lv_operator_1_1= HyphenMinus | lv_operator_1_2= Not ) ) ) ( (lv_operand_2_0= ruleUnary ) ) ) | (this_Primary_3= rulePrimary ( () otherlv_5= In ( ( (lv_cases_6_0= rulePath ) ) | ( ( (lv_several_7_0= LeftSquareBracket ) ) ( (lv_cases_8_0= rulePath ) ) (otherlv_9= Comma ( (lv_cases_10_0= rulePath ) ) )* otherlv_11= RightSquareBracket ) ) )? ) )
            int alt71=2;
            int LA71_0 = input.LA(1);

            if ( (LA71_0==Not||LA71_0==HyphenMinus) ) {
                alt71=1;
            }
            else if ( ((LA71_0>=Unexplained && LA71_0<=Assumed)||(LA71_0>=Channel && LA71_0<=Repeat)||LA71_0==Count||(LA71_0>=False && LA71_0<=Disk)||LA71_0==File||(LA71_0>=Gate && LA71_0<=Most)||(LA71_0>=Read && LA71_0<=Show)||(LA71_0>=Sync && LA71_0<=Unit)||LA71_0==Fit||LA71_0==Let||LA71_0==Use||LA71_0==Do||LA71_0==LeftParenthesis||LA71_0==LeftSquareBracket||(LA71_0>=RULE_ID && LA71_0<=RULE_STRING)) ) {
                alt71=2;
            }
            else {
                NoViableAltException nvae =
                    new NoViableAltException("", 71, 0, input);

                throw nvae;
            }
            switch (alt71) {
                case 1 :
                    // InternalPerfParser.g:4808:3: ( () ( ( (lv_operator_1_1= HyphenMinus | lv_operator_1_2= Not ) ) ) ( (lv_operand_2_0= ruleUnary ) ) )
                    {
                    // InternalPerfParser.g:4808:3: ( () ( ( (lv_operator_1_1= HyphenMinus | lv_operator_1_2= Not ) ) ) ( (lv_operand_2_0= ruleUnary ) ) )
                    // InternalPerfParser.g:4809:4: () ( ( (lv_operator_1_1= HyphenMinus | lv_operator_1_2= Not ) ) ) ( (lv_operand_2_0= ruleUnary ) )
                    {
                    // InternalPerfParser.g:4809:4: ()
                    // InternalPerfParser.g:4810:5: 
                    {

                    					current = forceCreateModelElement(
                    						grammarAccess.getUnaryAccess().getUnaryAction_0_0(),
                    						current);
                    				

                    }

                    // InternalPerfParser.g:4816:4: ( ( (lv_operator_1_1= HyphenMinus | lv_operator_1_2= Not ) ) )
                    // InternalPerfParser.g:4817:5: ( (lv_operator_1_1= HyphenMinus | lv_operator_1_2= Not ) )
                    {
                    // InternalPerfParser.g:4817:5: ( (lv_operator_1_1= HyphenMinus | lv_operator_1_2= Not ) )
                    // InternalPerfParser.g:4818:6: (lv_operator_1_1= HyphenMinus | lv_operator_1_2= Not )
                    {
                    // InternalPerfParser.g:4818:6: (lv_operator_1_1= HyphenMinus | lv_operator_1_2= Not )
                    int alt67=2;
                    int LA67_0 = input.LA(1);

                    if ( (LA67_0==HyphenMinus) ) {
                        alt67=1;
                    }
                    else if ( (LA67_0==Not) ) {
                        alt67=2;
                    }
                    else {
                        NoViableAltException nvae =
                            new NoViableAltException("", 67, 0, input);

                        throw nvae;
                    }
                    switch (alt67) {
                        case 1 :
                            // InternalPerfParser.g:4819:7: lv_operator_1_1= HyphenMinus
                            {
                            lv_operator_1_1=(Token)match(input,HyphenMinus,FOLLOW_7); 

                            							newLeafNode(lv_operator_1_1, grammarAccess.getUnaryAccess().getOperatorHyphenMinusKeyword_0_1_0_0());
                            						

                            							if (current==null) {
                            								current = createModelElement(grammarAccess.getUnaryRule());
                            							}
                            							setWithLastConsumed(current, "operator", lv_operator_1_1, null);
                            						

                            }
                            break;
                        case 2 :
                            // InternalPerfParser.g:4830:7: lv_operator_1_2= Not
                            {
                            lv_operator_1_2=(Token)match(input,Not,FOLLOW_7); 

                            							newLeafNode(lv_operator_1_2, grammarAccess.getUnaryAccess().getOperatorNotKeyword_0_1_0_1());
                            						

                            							if (current==null) {
                            								current = createModelElement(grammarAccess.getUnaryRule());
                            							}
                            							setWithLastConsumed(current, "operator", lv_operator_1_2, null);
                            						

                            }
                            break;

                    }


                    }


                    }

                    // InternalPerfParser.g:4843:4: ( (lv_operand_2_0= ruleUnary ) )
                    // InternalPerfParser.g:4844:5: (lv_operand_2_0= ruleUnary )
                    {
                    // InternalPerfParser.g:4844:5: (lv_operand_2_0= ruleUnary )
                    // InternalPerfParser.g:4845:6: lv_operand_2_0= ruleUnary
                    {

                    						newCompositeNode(grammarAccess.getUnaryAccess().getOperandUnaryParserRuleCall_0_2_0());
                    					
                    pushFollow(FOLLOW_2);
                    lv_operand_2_0=ruleUnary();

                    state._fsp--;


                    						if (current==null) {
                    							current = createModelElementForParent(grammarAccess.getUnaryRule());
                    						}
                    						set(
                    							current,
                    							"operand",
                    							lv_operand_2_0,
                    							"dev.whence.language.Perf.Unary");
                    						afterParserOrEnumRuleCall();
                    					

                    }


                    }


                    }


                    }
                    break;
                case 2 :
                    // InternalPerfParser.g:4864:3: (this_Primary_3= rulePrimary ( () otherlv_5= In ( ( (lv_cases_6_0= rulePath ) ) | ( ( (lv_several_7_0= LeftSquareBracket ) ) ( (lv_cases_8_0= rulePath ) ) (otherlv_9= Comma ( (lv_cases_10_0= rulePath ) ) )* otherlv_11= RightSquareBracket ) ) )? )
                    {
                    // InternalPerfParser.g:4864:3: (this_Primary_3= rulePrimary ( () otherlv_5= In ( ( (lv_cases_6_0= rulePath ) ) | ( ( (lv_several_7_0= LeftSquareBracket ) ) ( (lv_cases_8_0= rulePath ) ) (otherlv_9= Comma ( (lv_cases_10_0= rulePath ) ) )* otherlv_11= RightSquareBracket ) ) )? )
                    // InternalPerfParser.g:4865:4: this_Primary_3= rulePrimary ( () otherlv_5= In ( ( (lv_cases_6_0= rulePath ) ) | ( ( (lv_several_7_0= LeftSquareBracket ) ) ( (lv_cases_8_0= rulePath ) ) (otherlv_9= Comma ( (lv_cases_10_0= rulePath ) ) )* otherlv_11= RightSquareBracket ) ) )?
                    {

                    				newCompositeNode(grammarAccess.getUnaryAccess().getPrimaryParserRuleCall_1_0());
                    			
                    pushFollow(FOLLOW_62);
                    this_Primary_3=rulePrimary();

                    state._fsp--;


                    				current = this_Primary_3;
                    				afterParserOrEnumRuleCall();
                    			
                    // InternalPerfParser.g:4873:4: ( () otherlv_5= In ( ( (lv_cases_6_0= rulePath ) ) | ( ( (lv_several_7_0= LeftSquareBracket ) ) ( (lv_cases_8_0= rulePath ) ) (otherlv_9= Comma ( (lv_cases_10_0= rulePath ) ) )* otherlv_11= RightSquareBracket ) ) )?
                    int alt70=2;
                    int LA70_0 = input.LA(1);

                    if ( (LA70_0==In) ) {
                        alt70=1;
                    }
                    switch (alt70) {
                        case 1 :
                            // InternalPerfParser.g:4874:5: () otherlv_5= In ( ( (lv_cases_6_0= rulePath ) ) | ( ( (lv_several_7_0= LeftSquareBracket ) ) ( (lv_cases_8_0= rulePath ) ) (otherlv_9= Comma ( (lv_cases_10_0= rulePath ) ) )* otherlv_11= RightSquareBracket ) )
                            {
                            // InternalPerfParser.g:4874:5: ()
                            // InternalPerfParser.g:4875:6: 
                            {

                            						current = forceCreateModelElementAndSet(
                            							grammarAccess.getUnaryAccess().getInCaseOperandAction_1_1_0(),
                            							current);
                            					

                            }

                            otherlv_5=(Token)match(input,In,FOLLOW_63); 

                            					newLeafNode(otherlv_5, grammarAccess.getUnaryAccess().getInKeyword_1_1_1());
                            				
                            // InternalPerfParser.g:4885:5: ( ( (lv_cases_6_0= rulePath ) ) | ( ( (lv_several_7_0= LeftSquareBracket ) ) ( (lv_cases_8_0= rulePath ) ) (otherlv_9= Comma ( (lv_cases_10_0= rulePath ) ) )* otherlv_11= RightSquareBracket ) )
                            int alt69=2;
                            int LA69_0 = input.LA(1);

                            if ( ((LA69_0>=Unexplained && LA69_0<=Assumed)||(LA69_0>=Channel && LA69_0<=Repeat)||LA69_0==Count||(LA69_0>=Given && LA69_0<=Disk)||LA69_0==File||(LA69_0>=Gate && LA69_0<=Most)||(LA69_0>=Read && LA69_0<=Show)||(LA69_0>=Sync && LA69_0<=Time)||LA69_0==Unit||LA69_0==Fit||LA69_0==Let||LA69_0==Use||LA69_0==Do||LA69_0==RULE_ID) ) {
                                alt69=1;
                            }
                            else if ( (LA69_0==LeftSquareBracket) ) {
                                alt69=2;
                            }
                            else {
                                NoViableAltException nvae =
                                    new NoViableAltException("", 69, 0, input);

                                throw nvae;
                            }
                            switch (alt69) {
                                case 1 :
                                    // InternalPerfParser.g:4886:6: ( (lv_cases_6_0= rulePath ) )
                                    {
                                    // InternalPerfParser.g:4886:6: ( (lv_cases_6_0= rulePath ) )
                                    // InternalPerfParser.g:4887:7: (lv_cases_6_0= rulePath )
                                    {
                                    // InternalPerfParser.g:4887:7: (lv_cases_6_0= rulePath )
                                    // InternalPerfParser.g:4888:8: lv_cases_6_0= rulePath
                                    {

                                    								newCompositeNode(grammarAccess.getUnaryAccess().getCasesPathParserRuleCall_1_1_2_0_0());
                                    							
                                    pushFollow(FOLLOW_2);
                                    lv_cases_6_0=rulePath();

                                    state._fsp--;


                                    								if (current==null) {
                                    									current = createModelElementForParent(grammarAccess.getUnaryRule());
                                    								}
                                    								add(
                                    									current,
                                    									"cases",
                                    									lv_cases_6_0,
                                    									"dev.whence.language.Perf.Path");
                                    								afterParserOrEnumRuleCall();
                                    							

                                    }


                                    }


                                    }
                                    break;
                                case 2 :
                                    // InternalPerfParser.g:4906:6: ( ( (lv_several_7_0= LeftSquareBracket ) ) ( (lv_cases_8_0= rulePath ) ) (otherlv_9= Comma ( (lv_cases_10_0= rulePath ) ) )* otherlv_11= RightSquareBracket )
                                    {
                                    // InternalPerfParser.g:4906:6: ( ( (lv_several_7_0= LeftSquareBracket ) ) ( (lv_cases_8_0= rulePath ) ) (otherlv_9= Comma ( (lv_cases_10_0= rulePath ) ) )* otherlv_11= RightSquareBracket )
                                    // InternalPerfParser.g:4907:7: ( (lv_several_7_0= LeftSquareBracket ) ) ( (lv_cases_8_0= rulePath ) ) (otherlv_9= Comma ( (lv_cases_10_0= rulePath ) ) )* otherlv_11= RightSquareBracket
                                    {
                                    // InternalPerfParser.g:4907:7: ( (lv_several_7_0= LeftSquareBracket ) )
                                    // InternalPerfParser.g:4908:8: (lv_several_7_0= LeftSquareBracket )
                                    {
                                    // InternalPerfParser.g:4908:8: (lv_several_7_0= LeftSquareBracket )
                                    // InternalPerfParser.g:4909:9: lv_several_7_0= LeftSquareBracket
                                    {
                                    lv_several_7_0=(Token)match(input,LeftSquareBracket,FOLLOW_8); 

                                    									newLeafNode(lv_several_7_0, grammarAccess.getUnaryAccess().getSeveralLeftSquareBracketKeyword_1_1_2_1_0_0());
                                    								

                                    									if (current==null) {
                                    										current = createModelElement(grammarAccess.getUnaryRule());
                                    									}
                                    									setWithLastConsumed(current, "several", lv_several_7_0 != null, "[");
                                    								

                                    }


                                    }

                                    // InternalPerfParser.g:4921:7: ( (lv_cases_8_0= rulePath ) )
                                    // InternalPerfParser.g:4922:8: (lv_cases_8_0= rulePath )
                                    {
                                    // InternalPerfParser.g:4922:8: (lv_cases_8_0= rulePath )
                                    // InternalPerfParser.g:4923:9: lv_cases_8_0= rulePath
                                    {

                                    									newCompositeNode(grammarAccess.getUnaryAccess().getCasesPathParserRuleCall_1_1_2_1_1_0());
                                    								
                                    pushFollow(FOLLOW_64);
                                    lv_cases_8_0=rulePath();

                                    state._fsp--;


                                    									if (current==null) {
                                    										current = createModelElementForParent(grammarAccess.getUnaryRule());
                                    									}
                                    									add(
                                    										current,
                                    										"cases",
                                    										lv_cases_8_0,
                                    										"dev.whence.language.Perf.Path");
                                    									afterParserOrEnumRuleCall();
                                    								

                                    }


                                    }

                                    // InternalPerfParser.g:4940:7: (otherlv_9= Comma ( (lv_cases_10_0= rulePath ) ) )*
                                    loop68:
                                    do {
                                        int alt68=2;
                                        int LA68_0 = input.LA(1);

                                        if ( (LA68_0==Comma) ) {
                                            alt68=1;
                                        }


                                        switch (alt68) {
                                    	case 1 :
                                    	    // InternalPerfParser.g:4941:8: otherlv_9= Comma ( (lv_cases_10_0= rulePath ) )
                                    	    {
                                    	    otherlv_9=(Token)match(input,Comma,FOLLOW_8); 

                                    	    								newLeafNode(otherlv_9, grammarAccess.getUnaryAccess().getCommaKeyword_1_1_2_1_2_0());
                                    	    							
                                    	    // InternalPerfParser.g:4945:8: ( (lv_cases_10_0= rulePath ) )
                                    	    // InternalPerfParser.g:4946:9: (lv_cases_10_0= rulePath )
                                    	    {
                                    	    // InternalPerfParser.g:4946:9: (lv_cases_10_0= rulePath )
                                    	    // InternalPerfParser.g:4947:10: lv_cases_10_0= rulePath
                                    	    {

                                    	    										newCompositeNode(grammarAccess.getUnaryAccess().getCasesPathParserRuleCall_1_1_2_1_2_1_0());
                                    	    									
                                    	    pushFollow(FOLLOW_64);
                                    	    lv_cases_10_0=rulePath();

                                    	    state._fsp--;


                                    	    										if (current==null) {
                                    	    											current = createModelElementForParent(grammarAccess.getUnaryRule());
                                    	    										}
                                    	    										add(
                                    	    											current,
                                    	    											"cases",
                                    	    											lv_cases_10_0,
                                    	    											"dev.whence.language.Perf.Path");
                                    	    										afterParserOrEnumRuleCall();
                                    	    									

                                    	    }


                                    	    }


                                    	    }
                                    	    break;

                                    	default :
                                    	    break loop68;
                                        }
                                    } while (true);

                                    otherlv_11=(Token)match(input,RightSquareBracket,FOLLOW_2); 

                                    							newLeafNode(otherlv_11, grammarAccess.getUnaryAccess().getRightSquareBracketKeyword_1_1_2_1_3());
                                    						

                                    }


                                    }
                                    break;

                            }


                            }
                            break;

                    }


                    }


                    }
                    break;

            }


            }


            	leaveRule();

        }

            catch (RecognitionException re) {
                recover(input,re);
                appendSkippedTokens();
            }
        finally {
        }
        return current;
    }
    // $ANTLR end "ruleUnary"


    // $ANTLR start "entryRulePrimary"
    // InternalPerfParser.g:4977:1: entryRulePrimary returns [EObject current=null] : iv_rulePrimary= rulePrimary EOF ;
    public final EObject entryRulePrimary() throws RecognitionException {
        EObject current = null;

        EObject iv_rulePrimary = null;


        try {
            // InternalPerfParser.g:4977:48: (iv_rulePrimary= rulePrimary EOF )
            // InternalPerfParser.g:4978:2: iv_rulePrimary= rulePrimary EOF
            {
             newCompositeNode(grammarAccess.getPrimaryRule()); 
            pushFollow(FOLLOW_1);
            iv_rulePrimary=rulePrimary();

            state._fsp--;

             current =iv_rulePrimary; 
            match(input,EOF,FOLLOW_2); 

            }

        }

            catch (RecognitionException re) {
                recover(input,re);
                appendSkippedTokens();
            }
        finally {
        }
        return current;
    }
    // $ANTLR end "entryRulePrimary"


    // $ANTLR start "rulePrimary"
    // InternalPerfParser.g:4984:1: rulePrimary returns [EObject current=null] : ( ( () ( (lv_value_1_0= ruleNUMBER ) ) ( ( (lv_unit_2_0= RULE_UNIT ) ) | ( (lv_unit_3_0= PercentSign ) ) )? ) | ( () otherlv_5= LeftSquareBracket ( (lv_elements_6_0= ruleExpression ) ) (otherlv_7= Comma ( (lv_elements_8_0= ruleExpression ) ) )* otherlv_9= RightSquareBracket ( ( (lv_unit_10_0= RULE_UNIT ) ) | ( (lv_unit_11_0= PercentSign ) ) )? ) | ( () ( (lv_value_13_0= RULE_STRING ) ) ) | ( () ( ( (lv_true_15_0= True ) ) | otherlv_16= False ) ) | ( () ( (lv_name_18_0= ruleNAME ) ) otherlv_19= LeftParenthesis ( ( (lv_arguments_20_0= ruleCallArgument ) ) (otherlv_21= Comma ( (lv_arguments_22_0= ruleCallArgument ) ) )* )? otherlv_23= RightParenthesis ) | this_Reference_24= ruleReference | ( () otherlv_26= LeftParenthesis ( (lv_expression_27_0= ruleExpression ) ) otherlv_28= RightParenthesis ) ) ;
    public final EObject rulePrimary() throws RecognitionException {
        EObject current = null;

        Token lv_unit_2_0=null;
        Token lv_unit_3_0=null;
        Token otherlv_5=null;
        Token otherlv_7=null;
        Token otherlv_9=null;
        Token lv_unit_10_0=null;
        Token lv_unit_11_0=null;
        Token lv_value_13_0=null;
        Token lv_true_15_0=null;
        Token otherlv_16=null;
        Token otherlv_19=null;
        Token otherlv_21=null;
        Token otherlv_23=null;
        Token otherlv_26=null;
        Token otherlv_28=null;
        AntlrDatatypeRuleToken lv_value_1_0 = null;

        EObject lv_elements_6_0 = null;

        EObject lv_elements_8_0 = null;

        AntlrDatatypeRuleToken lv_name_18_0 = null;

        EObject lv_arguments_20_0 = null;

        EObject lv_arguments_22_0 = null;

        EObject this_Reference_24 = null;

        EObject lv_expression_27_0 = null;



        	enterRule();

        try {
            // InternalPerfParser.g:4990:2: ( ( ( () ( (lv_value_1_0= ruleNUMBER ) ) ( ( (lv_unit_2_0= RULE_UNIT ) ) | ( (lv_unit_3_0= PercentSign ) ) )? ) | ( () otherlv_5= LeftSquareBracket ( (lv_elements_6_0= ruleExpression ) ) (otherlv_7= Comma ( (lv_elements_8_0= ruleExpression ) ) )* otherlv_9= RightSquareBracket ( ( (lv_unit_10_0= RULE_UNIT ) ) | ( (lv_unit_11_0= PercentSign ) ) )? ) | ( () ( (lv_value_13_0= RULE_STRING ) ) ) | ( () ( ( (lv_true_15_0= True ) ) | otherlv_16= False ) ) | ( () ( (lv_name_18_0= ruleNAME ) ) otherlv_19= LeftParenthesis ( ( (lv_arguments_20_0= ruleCallArgument ) ) (otherlv_21= Comma ( (lv_arguments_22_0= ruleCallArgument ) ) )* )? otherlv_23= RightParenthesis ) | this_Reference_24= ruleReference | ( () otherlv_26= LeftParenthesis ( (lv_expression_27_0= ruleExpression ) ) otherlv_28= RightParenthesis ) ) )
            // InternalPerfParser.g:4991:2: ( ( () ( (lv_value_1_0= ruleNUMBER ) ) ( ( (lv_unit_2_0= RULE_UNIT ) ) | ( (lv_unit_3_0= PercentSign ) ) )? ) | ( () otherlv_5= LeftSquareBracket ( (lv_elements_6_0= ruleExpression ) ) (otherlv_7= Comma ( (lv_elements_8_0= ruleExpression ) ) )* otherlv_9= RightSquareBracket ( ( (lv_unit_10_0= RULE_UNIT ) ) | ( (lv_unit_11_0= PercentSign ) ) )? ) | ( () ( (lv_value_13_0= RULE_STRING ) ) ) | ( () ( ( (lv_true_15_0= True ) ) | otherlv_16= False ) ) | ( () ( (lv_name_18_0= ruleNAME ) ) otherlv_19= LeftParenthesis ( ( (lv_arguments_20_0= ruleCallArgument ) ) (otherlv_21= Comma ( (lv_arguments_22_0= ruleCallArgument ) ) )* )? otherlv_23= RightParenthesis ) | this_Reference_24= ruleReference | ( () otherlv_26= LeftParenthesis ( (lv_expression_27_0= ruleExpression ) ) otherlv_28= RightParenthesis ) )
            {
            // InternalPerfParser.g:4991:2: ( ( () ( (lv_value_1_0= ruleNUMBER ) ) ( ( (lv_unit_2_0= RULE_UNIT ) ) | ( (lv_unit_3_0= PercentSign ) ) )? ) | ( () otherlv_5= LeftSquareBracket ( (lv_elements_6_0= ruleExpression ) ) (otherlv_7= Comma ( (lv_elements_8_0= ruleExpression ) ) )* otherlv_9= RightSquareBracket ( ( (lv_unit_10_0= RULE_UNIT ) ) | ( (lv_unit_11_0= PercentSign ) ) )? ) | ( () ( (lv_value_13_0= RULE_STRING ) ) ) | ( () ( ( (lv_true_15_0= True ) ) | otherlv_16= False ) ) | ( () ( (lv_name_18_0= ruleNAME ) ) otherlv_19= LeftParenthesis ( ( (lv_arguments_20_0= ruleCallArgument ) ) (otherlv_21= Comma ( (lv_arguments_22_0= ruleCallArgument ) ) )* )? otherlv_23= RightParenthesis ) | this_Reference_24= ruleReference | ( () otherlv_26= LeftParenthesis ( (lv_expression_27_0= ruleExpression ) ) otherlv_28= RightParenthesis ) )
            int alt78=7;
            alt78 = dfa78.predict(input);
            switch (alt78) {
                case 1 :
                    // InternalPerfParser.g:4992:3: ( () ( (lv_value_1_0= ruleNUMBER ) ) ( ( (lv_unit_2_0= RULE_UNIT ) ) | ( (lv_unit_3_0= PercentSign ) ) )? )
                    {
                    // InternalPerfParser.g:4992:3: ( () ( (lv_value_1_0= ruleNUMBER ) ) ( ( (lv_unit_2_0= RULE_UNIT ) ) | ( (lv_unit_3_0= PercentSign ) ) )? )
                    // InternalPerfParser.g:4993:4: () ( (lv_value_1_0= ruleNUMBER ) ) ( ( (lv_unit_2_0= RULE_UNIT ) ) | ( (lv_unit_3_0= PercentSign ) ) )?
                    {
                    // InternalPerfParser.g:4993:4: ()
                    // InternalPerfParser.g:4994:5: 
                    {

                    					current = forceCreateModelElement(
                    						grammarAccess.getPrimaryAccess().getNumberLiteralAction_0_0(),
                    						current);
                    				

                    }

                    // InternalPerfParser.g:5000:4: ( (lv_value_1_0= ruleNUMBER ) )
                    // InternalPerfParser.g:5001:5: (lv_value_1_0= ruleNUMBER )
                    {
                    // InternalPerfParser.g:5001:5: (lv_value_1_0= ruleNUMBER )
                    // InternalPerfParser.g:5002:6: lv_value_1_0= ruleNUMBER
                    {

                    						newCompositeNode(grammarAccess.getPrimaryAccess().getValueNUMBERParserRuleCall_0_1_0());
                    					
                    pushFollow(FOLLOW_65);
                    lv_value_1_0=ruleNUMBER();

                    state._fsp--;


                    						if (current==null) {
                    							current = createModelElementForParent(grammarAccess.getPrimaryRule());
                    						}
                    						set(
                    							current,
                    							"value",
                    							lv_value_1_0,
                    							"dev.whence.language.Perf.NUMBER");
                    						afterParserOrEnumRuleCall();
                    					

                    }


                    }

                    // InternalPerfParser.g:5019:4: ( ( (lv_unit_2_0= RULE_UNIT ) ) | ( (lv_unit_3_0= PercentSign ) ) )?
                    int alt72=3;
                    int LA72_0 = input.LA(1);

                    if ( (LA72_0==RULE_UNIT) ) {
                        alt72=1;
                    }
                    else if ( (LA72_0==PercentSign) ) {
                        alt72=2;
                    }
                    switch (alt72) {
                        case 1 :
                            // InternalPerfParser.g:5020:5: ( (lv_unit_2_0= RULE_UNIT ) )
                            {
                            // InternalPerfParser.g:5020:5: ( (lv_unit_2_0= RULE_UNIT ) )
                            // InternalPerfParser.g:5021:6: (lv_unit_2_0= RULE_UNIT )
                            {
                            // InternalPerfParser.g:5021:6: (lv_unit_2_0= RULE_UNIT )
                            // InternalPerfParser.g:5022:7: lv_unit_2_0= RULE_UNIT
                            {
                            lv_unit_2_0=(Token)match(input,RULE_UNIT,FOLLOW_2); 

                            							newLeafNode(lv_unit_2_0, grammarAccess.getPrimaryAccess().getUnitUNITTerminalRuleCall_0_2_0_0());
                            						

                            							if (current==null) {
                            								current = createModelElement(grammarAccess.getPrimaryRule());
                            							}
                            							setWithLastConsumed(
                            								current,
                            								"unit",
                            								lv_unit_2_0,
                            								"dev.whence.language.Perf.UNIT");
                            						

                            }


                            }


                            }
                            break;
                        case 2 :
                            // InternalPerfParser.g:5039:5: ( (lv_unit_3_0= PercentSign ) )
                            {
                            // InternalPerfParser.g:5039:5: ( (lv_unit_3_0= PercentSign ) )
                            // InternalPerfParser.g:5040:6: (lv_unit_3_0= PercentSign )
                            {
                            // InternalPerfParser.g:5040:6: (lv_unit_3_0= PercentSign )
                            // InternalPerfParser.g:5041:7: lv_unit_3_0= PercentSign
                            {
                            lv_unit_3_0=(Token)match(input,PercentSign,FOLLOW_2); 

                            							newLeafNode(lv_unit_3_0, grammarAccess.getPrimaryAccess().getUnitPercentSignKeyword_0_2_1_0());
                            						

                            							if (current==null) {
                            								current = createModelElement(grammarAccess.getPrimaryRule());
                            							}
                            							setWithLastConsumed(current, "unit", lv_unit_3_0, "%");
                            						

                            }


                            }


                            }
                            break;

                    }


                    }


                    }
                    break;
                case 2 :
                    // InternalPerfParser.g:5056:3: ( () otherlv_5= LeftSquareBracket ( (lv_elements_6_0= ruleExpression ) ) (otherlv_7= Comma ( (lv_elements_8_0= ruleExpression ) ) )* otherlv_9= RightSquareBracket ( ( (lv_unit_10_0= RULE_UNIT ) ) | ( (lv_unit_11_0= PercentSign ) ) )? )
                    {
                    // InternalPerfParser.g:5056:3: ( () otherlv_5= LeftSquareBracket ( (lv_elements_6_0= ruleExpression ) ) (otherlv_7= Comma ( (lv_elements_8_0= ruleExpression ) ) )* otherlv_9= RightSquareBracket ( ( (lv_unit_10_0= RULE_UNIT ) ) | ( (lv_unit_11_0= PercentSign ) ) )? )
                    // InternalPerfParser.g:5057:4: () otherlv_5= LeftSquareBracket ( (lv_elements_6_0= ruleExpression ) ) (otherlv_7= Comma ( (lv_elements_8_0= ruleExpression ) ) )* otherlv_9= RightSquareBracket ( ( (lv_unit_10_0= RULE_UNIT ) ) | ( (lv_unit_11_0= PercentSign ) ) )?
                    {
                    // InternalPerfParser.g:5057:4: ()
                    // InternalPerfParser.g:5058:5: 
                    {

                    					current = forceCreateModelElement(
                    						grammarAccess.getPrimaryAccess().getListLiteralAction_1_0(),
                    						current);
                    				

                    }

                    otherlv_5=(Token)match(input,LeftSquareBracket,FOLLOW_7); 

                    				newLeafNode(otherlv_5, grammarAccess.getPrimaryAccess().getLeftSquareBracketKeyword_1_1());
                    			
                    // InternalPerfParser.g:5068:4: ( (lv_elements_6_0= ruleExpression ) )
                    // InternalPerfParser.g:5069:5: (lv_elements_6_0= ruleExpression )
                    {
                    // InternalPerfParser.g:5069:5: (lv_elements_6_0= ruleExpression )
                    // InternalPerfParser.g:5070:6: lv_elements_6_0= ruleExpression
                    {

                    						newCompositeNode(grammarAccess.getPrimaryAccess().getElementsExpressionParserRuleCall_1_2_0());
                    					
                    pushFollow(FOLLOW_64);
                    lv_elements_6_0=ruleExpression();

                    state._fsp--;


                    						if (current==null) {
                    							current = createModelElementForParent(grammarAccess.getPrimaryRule());
                    						}
                    						add(
                    							current,
                    							"elements",
                    							lv_elements_6_0,
                    							"dev.whence.language.Perf.Expression");
                    						afterParserOrEnumRuleCall();
                    					

                    }


                    }

                    // InternalPerfParser.g:5087:4: (otherlv_7= Comma ( (lv_elements_8_0= ruleExpression ) ) )*
                    loop73:
                    do {
                        int alt73=2;
                        int LA73_0 = input.LA(1);

                        if ( (LA73_0==Comma) ) {
                            alt73=1;
                        }


                        switch (alt73) {
                    	case 1 :
                    	    // InternalPerfParser.g:5088:5: otherlv_7= Comma ( (lv_elements_8_0= ruleExpression ) )
                    	    {
                    	    otherlv_7=(Token)match(input,Comma,FOLLOW_7); 

                    	    					newLeafNode(otherlv_7, grammarAccess.getPrimaryAccess().getCommaKeyword_1_3_0());
                    	    				
                    	    // InternalPerfParser.g:5092:5: ( (lv_elements_8_0= ruleExpression ) )
                    	    // InternalPerfParser.g:5093:6: (lv_elements_8_0= ruleExpression )
                    	    {
                    	    // InternalPerfParser.g:5093:6: (lv_elements_8_0= ruleExpression )
                    	    // InternalPerfParser.g:5094:7: lv_elements_8_0= ruleExpression
                    	    {

                    	    							newCompositeNode(grammarAccess.getPrimaryAccess().getElementsExpressionParserRuleCall_1_3_1_0());
                    	    						
                    	    pushFollow(FOLLOW_64);
                    	    lv_elements_8_0=ruleExpression();

                    	    state._fsp--;


                    	    							if (current==null) {
                    	    								current = createModelElementForParent(grammarAccess.getPrimaryRule());
                    	    							}
                    	    							add(
                    	    								current,
                    	    								"elements",
                    	    								lv_elements_8_0,
                    	    								"dev.whence.language.Perf.Expression");
                    	    							afterParserOrEnumRuleCall();
                    	    						

                    	    }


                    	    }


                    	    }
                    	    break;

                    	default :
                    	    break loop73;
                        }
                    } while (true);

                    otherlv_9=(Token)match(input,RightSquareBracket,FOLLOW_65); 

                    				newLeafNode(otherlv_9, grammarAccess.getPrimaryAccess().getRightSquareBracketKeyword_1_4());
                    			
                    // InternalPerfParser.g:5116:4: ( ( (lv_unit_10_0= RULE_UNIT ) ) | ( (lv_unit_11_0= PercentSign ) ) )?
                    int alt74=3;
                    int LA74_0 = input.LA(1);

                    if ( (LA74_0==RULE_UNIT) ) {
                        alt74=1;
                    }
                    else if ( (LA74_0==PercentSign) ) {
                        alt74=2;
                    }
                    switch (alt74) {
                        case 1 :
                            // InternalPerfParser.g:5117:5: ( (lv_unit_10_0= RULE_UNIT ) )
                            {
                            // InternalPerfParser.g:5117:5: ( (lv_unit_10_0= RULE_UNIT ) )
                            // InternalPerfParser.g:5118:6: (lv_unit_10_0= RULE_UNIT )
                            {
                            // InternalPerfParser.g:5118:6: (lv_unit_10_0= RULE_UNIT )
                            // InternalPerfParser.g:5119:7: lv_unit_10_0= RULE_UNIT
                            {
                            lv_unit_10_0=(Token)match(input,RULE_UNIT,FOLLOW_2); 

                            							newLeafNode(lv_unit_10_0, grammarAccess.getPrimaryAccess().getUnitUNITTerminalRuleCall_1_5_0_0());
                            						

                            							if (current==null) {
                            								current = createModelElement(grammarAccess.getPrimaryRule());
                            							}
                            							setWithLastConsumed(
                            								current,
                            								"unit",
                            								lv_unit_10_0,
                            								"dev.whence.language.Perf.UNIT");
                            						

                            }


                            }


                            }
                            break;
                        case 2 :
                            // InternalPerfParser.g:5136:5: ( (lv_unit_11_0= PercentSign ) )
                            {
                            // InternalPerfParser.g:5136:5: ( (lv_unit_11_0= PercentSign ) )
                            // InternalPerfParser.g:5137:6: (lv_unit_11_0= PercentSign )
                            {
                            // InternalPerfParser.g:5137:6: (lv_unit_11_0= PercentSign )
                            // InternalPerfParser.g:5138:7: lv_unit_11_0= PercentSign
                            {
                            lv_unit_11_0=(Token)match(input,PercentSign,FOLLOW_2); 

                            							newLeafNode(lv_unit_11_0, grammarAccess.getPrimaryAccess().getUnitPercentSignKeyword_1_5_1_0());
                            						

                            							if (current==null) {
                            								current = createModelElement(grammarAccess.getPrimaryRule());
                            							}
                            							setWithLastConsumed(current, "unit", lv_unit_11_0, "%");
                            						

                            }


                            }


                            }
                            break;

                    }


                    }


                    }
                    break;
                case 3 :
                    // InternalPerfParser.g:5153:3: ( () ( (lv_value_13_0= RULE_STRING ) ) )
                    {
                    // InternalPerfParser.g:5153:3: ( () ( (lv_value_13_0= RULE_STRING ) ) )
                    // InternalPerfParser.g:5154:4: () ( (lv_value_13_0= RULE_STRING ) )
                    {
                    // InternalPerfParser.g:5154:4: ()
                    // InternalPerfParser.g:5155:5: 
                    {

                    					current = forceCreateModelElement(
                    						grammarAccess.getPrimaryAccess().getStringLiteralAction_2_0(),
                    						current);
                    				

                    }

                    // InternalPerfParser.g:5161:4: ( (lv_value_13_0= RULE_STRING ) )
                    // InternalPerfParser.g:5162:5: (lv_value_13_0= RULE_STRING )
                    {
                    // InternalPerfParser.g:5162:5: (lv_value_13_0= RULE_STRING )
                    // InternalPerfParser.g:5163:6: lv_value_13_0= RULE_STRING
                    {
                    lv_value_13_0=(Token)match(input,RULE_STRING,FOLLOW_2); 

                    						newLeafNode(lv_value_13_0, grammarAccess.getPrimaryAccess().getValueSTRINGTerminalRuleCall_2_1_0());
                    					

                    						if (current==null) {
                    							current = createModelElement(grammarAccess.getPrimaryRule());
                    						}
                    						setWithLastConsumed(
                    							current,
                    							"value",
                    							lv_value_13_0,
                    							"dev.whence.language.Perf.STRING");
                    					

                    }


                    }


                    }


                    }
                    break;
                case 4 :
                    // InternalPerfParser.g:5181:3: ( () ( ( (lv_true_15_0= True ) ) | otherlv_16= False ) )
                    {
                    // InternalPerfParser.g:5181:3: ( () ( ( (lv_true_15_0= True ) ) | otherlv_16= False ) )
                    // InternalPerfParser.g:5182:4: () ( ( (lv_true_15_0= True ) ) | otherlv_16= False )
                    {
                    // InternalPerfParser.g:5182:4: ()
                    // InternalPerfParser.g:5183:5: 
                    {

                    					current = forceCreateModelElement(
                    						grammarAccess.getPrimaryAccess().getBooleanLiteralAction_3_0(),
                    						current);
                    				

                    }

                    // InternalPerfParser.g:5189:4: ( ( (lv_true_15_0= True ) ) | otherlv_16= False )
                    int alt75=2;
                    int LA75_0 = input.LA(1);

                    if ( (LA75_0==True) ) {
                        alt75=1;
                    }
                    else if ( (LA75_0==False) ) {
                        alt75=2;
                    }
                    else {
                        NoViableAltException nvae =
                            new NoViableAltException("", 75, 0, input);

                        throw nvae;
                    }
                    switch (alt75) {
                        case 1 :
                            // InternalPerfParser.g:5190:5: ( (lv_true_15_0= True ) )
                            {
                            // InternalPerfParser.g:5190:5: ( (lv_true_15_0= True ) )
                            // InternalPerfParser.g:5191:6: (lv_true_15_0= True )
                            {
                            // InternalPerfParser.g:5191:6: (lv_true_15_0= True )
                            // InternalPerfParser.g:5192:7: lv_true_15_0= True
                            {
                            lv_true_15_0=(Token)match(input,True,FOLLOW_2); 

                            							newLeafNode(lv_true_15_0, grammarAccess.getPrimaryAccess().getTrueTrueKeyword_3_1_0_0());
                            						

                            							if (current==null) {
                            								current = createModelElement(grammarAccess.getPrimaryRule());
                            							}
                            							setWithLastConsumed(current, "true", lv_true_15_0 != null, "true");
                            						

                            }


                            }


                            }
                            break;
                        case 2 :
                            // InternalPerfParser.g:5205:5: otherlv_16= False
                            {
                            otherlv_16=(Token)match(input,False,FOLLOW_2); 

                            					newLeafNode(otherlv_16, grammarAccess.getPrimaryAccess().getFalseKeyword_3_1_1());
                            				

                            }
                            break;

                    }


                    }


                    }
                    break;
                case 5 :
                    // InternalPerfParser.g:5212:3: ( () ( (lv_name_18_0= ruleNAME ) ) otherlv_19= LeftParenthesis ( ( (lv_arguments_20_0= ruleCallArgument ) ) (otherlv_21= Comma ( (lv_arguments_22_0= ruleCallArgument ) ) )* )? otherlv_23= RightParenthesis )
                    {
                    // InternalPerfParser.g:5212:3: ( () ( (lv_name_18_0= ruleNAME ) ) otherlv_19= LeftParenthesis ( ( (lv_arguments_20_0= ruleCallArgument ) ) (otherlv_21= Comma ( (lv_arguments_22_0= ruleCallArgument ) ) )* )? otherlv_23= RightParenthesis )
                    // InternalPerfParser.g:5213:4: () ( (lv_name_18_0= ruleNAME ) ) otherlv_19= LeftParenthesis ( ( (lv_arguments_20_0= ruleCallArgument ) ) (otherlv_21= Comma ( (lv_arguments_22_0= ruleCallArgument ) ) )* )? otherlv_23= RightParenthesis
                    {
                    // InternalPerfParser.g:5213:4: ()
                    // InternalPerfParser.g:5214:5: 
                    {

                    					current = forceCreateModelElement(
                    						grammarAccess.getPrimaryAccess().getCallAction_4_0(),
                    						current);
                    				

                    }

                    // InternalPerfParser.g:5220:4: ( (lv_name_18_0= ruleNAME ) )
                    // InternalPerfParser.g:5221:5: (lv_name_18_0= ruleNAME )
                    {
                    // InternalPerfParser.g:5221:5: (lv_name_18_0= ruleNAME )
                    // InternalPerfParser.g:5222:6: lv_name_18_0= ruleNAME
                    {

                    						newCompositeNode(grammarAccess.getPrimaryAccess().getNameNAMEParserRuleCall_4_1_0());
                    					
                    pushFollow(FOLLOW_27);
                    lv_name_18_0=ruleNAME();

                    state._fsp--;


                    						if (current==null) {
                    							current = createModelElementForParent(grammarAccess.getPrimaryRule());
                    						}
                    						set(
                    							current,
                    							"name",
                    							lv_name_18_0,
                    							"dev.whence.language.Perf.NAME");
                    						afterParserOrEnumRuleCall();
                    					

                    }


                    }

                    otherlv_19=(Token)match(input,LeftParenthesis,FOLLOW_44); 

                    				newLeafNode(otherlv_19, grammarAccess.getPrimaryAccess().getLeftParenthesisKeyword_4_2());
                    			
                    // InternalPerfParser.g:5243:4: ( ( (lv_arguments_20_0= ruleCallArgument ) ) (otherlv_21= Comma ( (lv_arguments_22_0= ruleCallArgument ) ) )* )?
                    int alt77=2;
                    int LA77_0 = input.LA(1);

                    if ( ((LA77_0>=Unexplained && LA77_0<=Assumed)||(LA77_0>=Channel && LA77_0<=Repeat)||LA77_0==Count||(LA77_0>=False && LA77_0<=Disk)||LA77_0==File||(LA77_0>=Gate && LA77_0<=Most)||(LA77_0>=Read && LA77_0<=Show)||(LA77_0>=Sync && LA77_0<=Unit)||LA77_0==Fit||(LA77_0>=Let && LA77_0<=Use)||LA77_0==Do||LA77_0==LeftParenthesis||LA77_0==HyphenMinus||LA77_0==LeftSquareBracket||(LA77_0>=RULE_ID && LA77_0<=RULE_STRING)) ) {
                        alt77=1;
                    }
                    switch (alt77) {
                        case 1 :
                            // InternalPerfParser.g:5244:5: ( (lv_arguments_20_0= ruleCallArgument ) ) (otherlv_21= Comma ( (lv_arguments_22_0= ruleCallArgument ) ) )*
                            {
                            // InternalPerfParser.g:5244:5: ( (lv_arguments_20_0= ruleCallArgument ) )
                            // InternalPerfParser.g:5245:6: (lv_arguments_20_0= ruleCallArgument )
                            {
                            // InternalPerfParser.g:5245:6: (lv_arguments_20_0= ruleCallArgument )
                            // InternalPerfParser.g:5246:7: lv_arguments_20_0= ruleCallArgument
                            {

                            							newCompositeNode(grammarAccess.getPrimaryAccess().getArgumentsCallArgumentParserRuleCall_4_3_0_0());
                            						
                            pushFollow(FOLLOW_29);
                            lv_arguments_20_0=ruleCallArgument();

                            state._fsp--;


                            							if (current==null) {
                            								current = createModelElementForParent(grammarAccess.getPrimaryRule());
                            							}
                            							add(
                            								current,
                            								"arguments",
                            								lv_arguments_20_0,
                            								"dev.whence.language.Perf.CallArgument");
                            							afterParserOrEnumRuleCall();
                            						

                            }


                            }

                            // InternalPerfParser.g:5263:5: (otherlv_21= Comma ( (lv_arguments_22_0= ruleCallArgument ) ) )*
                            loop76:
                            do {
                                int alt76=2;
                                int LA76_0 = input.LA(1);

                                if ( (LA76_0==Comma) ) {
                                    alt76=1;
                                }


                                switch (alt76) {
                            	case 1 :
                            	    // InternalPerfParser.g:5264:6: otherlv_21= Comma ( (lv_arguments_22_0= ruleCallArgument ) )
                            	    {
                            	    otherlv_21=(Token)match(input,Comma,FOLLOW_7); 

                            	    						newLeafNode(otherlv_21, grammarAccess.getPrimaryAccess().getCommaKeyword_4_3_1_0());
                            	    					
                            	    // InternalPerfParser.g:5268:6: ( (lv_arguments_22_0= ruleCallArgument ) )
                            	    // InternalPerfParser.g:5269:7: (lv_arguments_22_0= ruleCallArgument )
                            	    {
                            	    // InternalPerfParser.g:5269:7: (lv_arguments_22_0= ruleCallArgument )
                            	    // InternalPerfParser.g:5270:8: lv_arguments_22_0= ruleCallArgument
                            	    {

                            	    								newCompositeNode(grammarAccess.getPrimaryAccess().getArgumentsCallArgumentParserRuleCall_4_3_1_1_0());
                            	    							
                            	    pushFollow(FOLLOW_29);
                            	    lv_arguments_22_0=ruleCallArgument();

                            	    state._fsp--;


                            	    								if (current==null) {
                            	    									current = createModelElementForParent(grammarAccess.getPrimaryRule());
                            	    								}
                            	    								add(
                            	    									current,
                            	    									"arguments",
                            	    									lv_arguments_22_0,
                            	    									"dev.whence.language.Perf.CallArgument");
                            	    								afterParserOrEnumRuleCall();
                            	    							

                            	    }


                            	    }


                            	    }
                            	    break;

                            	default :
                            	    break loop76;
                                }
                            } while (true);


                            }
                            break;

                    }

                    otherlv_23=(Token)match(input,RightParenthesis,FOLLOW_2); 

                    				newLeafNode(otherlv_23, grammarAccess.getPrimaryAccess().getRightParenthesisKeyword_4_4());
                    			

                    }


                    }
                    break;
                case 6 :
                    // InternalPerfParser.g:5295:3: this_Reference_24= ruleReference
                    {

                    			newCompositeNode(grammarAccess.getPrimaryAccess().getReferenceParserRuleCall_5());
                    		
                    pushFollow(FOLLOW_2);
                    this_Reference_24=ruleReference();

                    state._fsp--;


                    			current = this_Reference_24;
                    			afterParserOrEnumRuleCall();
                    		

                    }
                    break;
                case 7 :
                    // InternalPerfParser.g:5304:3: ( () otherlv_26= LeftParenthesis ( (lv_expression_27_0= ruleExpression ) ) otherlv_28= RightParenthesis )
                    {
                    // InternalPerfParser.g:5304:3: ( () otherlv_26= LeftParenthesis ( (lv_expression_27_0= ruleExpression ) ) otherlv_28= RightParenthesis )
                    // InternalPerfParser.g:5305:4: () otherlv_26= LeftParenthesis ( (lv_expression_27_0= ruleExpression ) ) otherlv_28= RightParenthesis
                    {
                    // InternalPerfParser.g:5305:4: ()
                    // InternalPerfParser.g:5306:5: 
                    {

                    					current = forceCreateModelElement(
                    						grammarAccess.getPrimaryAccess().getParenthesisAction_6_0(),
                    						current);
                    				

                    }

                    otherlv_26=(Token)match(input,LeftParenthesis,FOLLOW_7); 

                    				newLeafNode(otherlv_26, grammarAccess.getPrimaryAccess().getLeftParenthesisKeyword_6_1());
                    			
                    // InternalPerfParser.g:5316:4: ( (lv_expression_27_0= ruleExpression ) )
                    // InternalPerfParser.g:5317:5: (lv_expression_27_0= ruleExpression )
                    {
                    // InternalPerfParser.g:5317:5: (lv_expression_27_0= ruleExpression )
                    // InternalPerfParser.g:5318:6: lv_expression_27_0= ruleExpression
                    {

                    						newCompositeNode(grammarAccess.getPrimaryAccess().getExpressionExpressionParserRuleCall_6_2_0());
                    					
                    pushFollow(FOLLOW_66);
                    lv_expression_27_0=ruleExpression();

                    state._fsp--;


                    						if (current==null) {
                    							current = createModelElementForParent(grammarAccess.getPrimaryRule());
                    						}
                    						set(
                    							current,
                    							"expression",
                    							lv_expression_27_0,
                    							"dev.whence.language.Perf.Expression");
                    						afterParserOrEnumRuleCall();
                    					

                    }


                    }

                    otherlv_28=(Token)match(input,RightParenthesis,FOLLOW_2); 

                    				newLeafNode(otherlv_28, grammarAccess.getPrimaryAccess().getRightParenthesisKeyword_6_3());
                    			

                    }


                    }
                    break;

            }


            }


            	leaveRule();

        }

            catch (RecognitionException re) {
                recover(input,re);
                appendSkippedTokens();
            }
        finally {
        }
        return current;
    }
    // $ANTLR end "rulePrimary"


    // $ANTLR start "entryRuleCallArgument"
    // InternalPerfParser.g:5344:1: entryRuleCallArgument returns [EObject current=null] : iv_ruleCallArgument= ruleCallArgument EOF ;
    public final EObject entryRuleCallArgument() throws RecognitionException {
        EObject current = null;

        EObject iv_ruleCallArgument = null;


        try {
            // InternalPerfParser.g:5344:53: (iv_ruleCallArgument= ruleCallArgument EOF )
            // InternalPerfParser.g:5345:2: iv_ruleCallArgument= ruleCallArgument EOF
            {
             newCompositeNode(grammarAccess.getCallArgumentRule()); 
            pushFollow(FOLLOW_1);
            iv_ruleCallArgument=ruleCallArgument();

            state._fsp--;

             current =iv_ruleCallArgument; 
            match(input,EOF,FOLLOW_2); 

            }

        }

            catch (RecognitionException re) {
                recover(input,re);
                appendSkippedTokens();
            }
        finally {
        }
        return current;
    }
    // $ANTLR end "entryRuleCallArgument"


    // $ANTLR start "ruleCallArgument"
    // InternalPerfParser.g:5351:1: ruleCallArgument returns [EObject current=null] : ( ( (lv_value_0_0= ruleExpression ) ) (otherlv_1= Colon ( (lv_second_2_0= ruleExpression ) ) )? ) ;
    public final EObject ruleCallArgument() throws RecognitionException {
        EObject current = null;

        Token otherlv_1=null;
        EObject lv_value_0_0 = null;

        EObject lv_second_2_0 = null;



        	enterRule();

        try {
            // InternalPerfParser.g:5357:2: ( ( ( (lv_value_0_0= ruleExpression ) ) (otherlv_1= Colon ( (lv_second_2_0= ruleExpression ) ) )? ) )
            // InternalPerfParser.g:5358:2: ( ( (lv_value_0_0= ruleExpression ) ) (otherlv_1= Colon ( (lv_second_2_0= ruleExpression ) ) )? )
            {
            // InternalPerfParser.g:5358:2: ( ( (lv_value_0_0= ruleExpression ) ) (otherlv_1= Colon ( (lv_second_2_0= ruleExpression ) ) )? )
            // InternalPerfParser.g:5359:3: ( (lv_value_0_0= ruleExpression ) ) (otherlv_1= Colon ( (lv_second_2_0= ruleExpression ) ) )?
            {
            // InternalPerfParser.g:5359:3: ( (lv_value_0_0= ruleExpression ) )
            // InternalPerfParser.g:5360:4: (lv_value_0_0= ruleExpression )
            {
            // InternalPerfParser.g:5360:4: (lv_value_0_0= ruleExpression )
            // InternalPerfParser.g:5361:5: lv_value_0_0= ruleExpression
            {

            					newCompositeNode(grammarAccess.getCallArgumentAccess().getValueExpressionParserRuleCall_0_0());
            				
            pushFollow(FOLLOW_67);
            lv_value_0_0=ruleExpression();

            state._fsp--;


            					if (current==null) {
            						current = createModelElementForParent(grammarAccess.getCallArgumentRule());
            					}
            					set(
            						current,
            						"value",
            						lv_value_0_0,
            						"dev.whence.language.Perf.Expression");
            					afterParserOrEnumRuleCall();
            				

            }


            }

            // InternalPerfParser.g:5378:3: (otherlv_1= Colon ( (lv_second_2_0= ruleExpression ) ) )?
            int alt79=2;
            int LA79_0 = input.LA(1);

            if ( (LA79_0==Colon) ) {
                alt79=1;
            }
            switch (alt79) {
                case 1 :
                    // InternalPerfParser.g:5379:4: otherlv_1= Colon ( (lv_second_2_0= ruleExpression ) )
                    {
                    otherlv_1=(Token)match(input,Colon,FOLLOW_7); 

                    				newLeafNode(otherlv_1, grammarAccess.getCallArgumentAccess().getColonKeyword_1_0());
                    			
                    // InternalPerfParser.g:5383:4: ( (lv_second_2_0= ruleExpression ) )
                    // InternalPerfParser.g:5384:5: (lv_second_2_0= ruleExpression )
                    {
                    // InternalPerfParser.g:5384:5: (lv_second_2_0= ruleExpression )
                    // InternalPerfParser.g:5385:6: lv_second_2_0= ruleExpression
                    {

                    						newCompositeNode(grammarAccess.getCallArgumentAccess().getSecondExpressionParserRuleCall_1_1_0());
                    					
                    pushFollow(FOLLOW_2);
                    lv_second_2_0=ruleExpression();

                    state._fsp--;


                    						if (current==null) {
                    							current = createModelElementForParent(grammarAccess.getCallArgumentRule());
                    						}
                    						set(
                    							current,
                    							"second",
                    							lv_second_2_0,
                    							"dev.whence.language.Perf.Expression");
                    						afterParserOrEnumRuleCall();
                    					

                    }


                    }


                    }
                    break;

            }


            }


            }


            	leaveRule();

        }

            catch (RecognitionException re) {
                recover(input,re);
                appendSkippedTokens();
            }
        finally {
        }
        return current;
    }
    // $ANTLR end "ruleCallArgument"


    // $ANTLR start "entryRuleReference"
    // InternalPerfParser.g:5407:1: entryRuleReference returns [EObject current=null] : iv_ruleReference= ruleReference EOF ;
    public final EObject entryRuleReference() throws RecognitionException {
        EObject current = null;

        EObject iv_ruleReference = null;


        try {
            // InternalPerfParser.g:5407:50: (iv_ruleReference= ruleReference EOF )
            // InternalPerfParser.g:5408:2: iv_ruleReference= ruleReference EOF
            {
             newCompositeNode(grammarAccess.getReferenceRule()); 
            pushFollow(FOLLOW_1);
            iv_ruleReference=ruleReference();

            state._fsp--;

             current =iv_ruleReference; 
            match(input,EOF,FOLLOW_2); 

            }

        }

            catch (RecognitionException re) {
                recover(input,re);
                appendSkippedTokens();
            }
        finally {
        }
        return current;
    }
    // $ANTLR end "entryRuleReference"


    // $ANTLR start "ruleReference"
    // InternalPerfParser.g:5414:1: ruleReference returns [EObject current=null] : ( ( (lv_segments_0_0= ruleSegment ) ) (otherlv_1= FullStop ( (lv_segments_2_0= ruleSegment ) ) )* ) ;
    public final EObject ruleReference() throws RecognitionException {
        EObject current = null;

        Token otherlv_1=null;
        EObject lv_segments_0_0 = null;

        EObject lv_segments_2_0 = null;



        	enterRule();

        try {
            // InternalPerfParser.g:5420:2: ( ( ( (lv_segments_0_0= ruleSegment ) ) (otherlv_1= FullStop ( (lv_segments_2_0= ruleSegment ) ) )* ) )
            // InternalPerfParser.g:5421:2: ( ( (lv_segments_0_0= ruleSegment ) ) (otherlv_1= FullStop ( (lv_segments_2_0= ruleSegment ) ) )* )
            {
            // InternalPerfParser.g:5421:2: ( ( (lv_segments_0_0= ruleSegment ) ) (otherlv_1= FullStop ( (lv_segments_2_0= ruleSegment ) ) )* )
            // InternalPerfParser.g:5422:3: ( (lv_segments_0_0= ruleSegment ) ) (otherlv_1= FullStop ( (lv_segments_2_0= ruleSegment ) ) )*
            {
            // InternalPerfParser.g:5422:3: ( (lv_segments_0_0= ruleSegment ) )
            // InternalPerfParser.g:5423:4: (lv_segments_0_0= ruleSegment )
            {
            // InternalPerfParser.g:5423:4: (lv_segments_0_0= ruleSegment )
            // InternalPerfParser.g:5424:5: lv_segments_0_0= ruleSegment
            {

            					newCompositeNode(grammarAccess.getReferenceAccess().getSegmentsSegmentParserRuleCall_0_0());
            				
            pushFollow(FOLLOW_68);
            lv_segments_0_0=ruleSegment();

            state._fsp--;


            					if (current==null) {
            						current = createModelElementForParent(grammarAccess.getReferenceRule());
            					}
            					add(
            						current,
            						"segments",
            						lv_segments_0_0,
            						"dev.whence.language.Perf.Segment");
            					afterParserOrEnumRuleCall();
            				

            }


            }

            // InternalPerfParser.g:5441:3: (otherlv_1= FullStop ( (lv_segments_2_0= ruleSegment ) ) )*
            loop80:
            do {
                int alt80=2;
                int LA80_0 = input.LA(1);

                if ( (LA80_0==FullStop) ) {
                    alt80=1;
                }


                switch (alt80) {
            	case 1 :
            	    // InternalPerfParser.g:5442:4: otherlv_1= FullStop ( (lv_segments_2_0= ruleSegment ) )
            	    {
            	    otherlv_1=(Token)match(input,FullStop,FOLLOW_8); 

            	    				newLeafNode(otherlv_1, grammarAccess.getReferenceAccess().getFullStopKeyword_1_0());
            	    			
            	    // InternalPerfParser.g:5446:4: ( (lv_segments_2_0= ruleSegment ) )
            	    // InternalPerfParser.g:5447:5: (lv_segments_2_0= ruleSegment )
            	    {
            	    // InternalPerfParser.g:5447:5: (lv_segments_2_0= ruleSegment )
            	    // InternalPerfParser.g:5448:6: lv_segments_2_0= ruleSegment
            	    {

            	    						newCompositeNode(grammarAccess.getReferenceAccess().getSegmentsSegmentParserRuleCall_1_1_0());
            	    					
            	    pushFollow(FOLLOW_68);
            	    lv_segments_2_0=ruleSegment();

            	    state._fsp--;


            	    						if (current==null) {
            	    							current = createModelElementForParent(grammarAccess.getReferenceRule());
            	    						}
            	    						add(
            	    							current,
            	    							"segments",
            	    							lv_segments_2_0,
            	    							"dev.whence.language.Perf.Segment");
            	    						afterParserOrEnumRuleCall();
            	    					

            	    }


            	    }


            	    }
            	    break;

            	default :
            	    break loop80;
                }
            } while (true);


            }


            }


            	leaveRule();

        }

            catch (RecognitionException re) {
                recover(input,re);
                appendSkippedTokens();
            }
        finally {
        }
        return current;
    }
    // $ANTLR end "ruleReference"


    // $ANTLR start "entryRuleSegment"
    // InternalPerfParser.g:5470:1: entryRuleSegment returns [EObject current=null] : iv_ruleSegment= ruleSegment EOF ;
    public final EObject entryRuleSegment() throws RecognitionException {
        EObject current = null;

        EObject iv_ruleSegment = null;


        try {
            // InternalPerfParser.g:5470:48: (iv_ruleSegment= ruleSegment EOF )
            // InternalPerfParser.g:5471:2: iv_ruleSegment= ruleSegment EOF
            {
             newCompositeNode(grammarAccess.getSegmentRule()); 
            pushFollow(FOLLOW_1);
            iv_ruleSegment=ruleSegment();

            state._fsp--;

             current =iv_ruleSegment; 
            match(input,EOF,FOLLOW_2); 

            }

        }

            catch (RecognitionException re) {
                recover(input,re);
                appendSkippedTokens();
            }
        finally {
        }
        return current;
    }
    // $ANTLR end "entryRuleSegment"


    // $ANTLR start "ruleSegment"
    // InternalPerfParser.g:5477:1: ruleSegment returns [EObject current=null] : ( ( (lv_name_0_0= ruleNAME ) ) (otherlv_1= LeftSquareBracket ( (lv_index_2_0= ruleExpression ) ) otherlv_3= RightSquareBracket )? ) ;
    public final EObject ruleSegment() throws RecognitionException {
        EObject current = null;

        Token otherlv_1=null;
        Token otherlv_3=null;
        AntlrDatatypeRuleToken lv_name_0_0 = null;

        EObject lv_index_2_0 = null;



        	enterRule();

        try {
            // InternalPerfParser.g:5483:2: ( ( ( (lv_name_0_0= ruleNAME ) ) (otherlv_1= LeftSquareBracket ( (lv_index_2_0= ruleExpression ) ) otherlv_3= RightSquareBracket )? ) )
            // InternalPerfParser.g:5484:2: ( ( (lv_name_0_0= ruleNAME ) ) (otherlv_1= LeftSquareBracket ( (lv_index_2_0= ruleExpression ) ) otherlv_3= RightSquareBracket )? )
            {
            // InternalPerfParser.g:5484:2: ( ( (lv_name_0_0= ruleNAME ) ) (otherlv_1= LeftSquareBracket ( (lv_index_2_0= ruleExpression ) ) otherlv_3= RightSquareBracket )? )
            // InternalPerfParser.g:5485:3: ( (lv_name_0_0= ruleNAME ) ) (otherlv_1= LeftSquareBracket ( (lv_index_2_0= ruleExpression ) ) otherlv_3= RightSquareBracket )?
            {
            // InternalPerfParser.g:5485:3: ( (lv_name_0_0= ruleNAME ) )
            // InternalPerfParser.g:5486:4: (lv_name_0_0= ruleNAME )
            {
            // InternalPerfParser.g:5486:4: (lv_name_0_0= ruleNAME )
            // InternalPerfParser.g:5487:5: lv_name_0_0= ruleNAME
            {

            					newCompositeNode(grammarAccess.getSegmentAccess().getNameNAMEParserRuleCall_0_0());
            				
            pushFollow(FOLLOW_20);
            lv_name_0_0=ruleNAME();

            state._fsp--;


            					if (current==null) {
            						current = createModelElementForParent(grammarAccess.getSegmentRule());
            					}
            					set(
            						current,
            						"name",
            						lv_name_0_0,
            						"dev.whence.language.Perf.NAME");
            					afterParserOrEnumRuleCall();
            				

            }


            }

            // InternalPerfParser.g:5504:3: (otherlv_1= LeftSquareBracket ( (lv_index_2_0= ruleExpression ) ) otherlv_3= RightSquareBracket )?
            int alt81=2;
            int LA81_0 = input.LA(1);

            if ( (LA81_0==LeftSquareBracket) ) {
                alt81=1;
            }
            switch (alt81) {
                case 1 :
                    // InternalPerfParser.g:5505:4: otherlv_1= LeftSquareBracket ( (lv_index_2_0= ruleExpression ) ) otherlv_3= RightSquareBracket
                    {
                    otherlv_1=(Token)match(input,LeftSquareBracket,FOLLOW_7); 

                    				newLeafNode(otherlv_1, grammarAccess.getSegmentAccess().getLeftSquareBracketKeyword_1_0());
                    			
                    // InternalPerfParser.g:5509:4: ( (lv_index_2_0= ruleExpression ) )
                    // InternalPerfParser.g:5510:5: (lv_index_2_0= ruleExpression )
                    {
                    // InternalPerfParser.g:5510:5: (lv_index_2_0= ruleExpression )
                    // InternalPerfParser.g:5511:6: lv_index_2_0= ruleExpression
                    {

                    						newCompositeNode(grammarAccess.getSegmentAccess().getIndexExpressionParserRuleCall_1_1_0());
                    					
                    pushFollow(FOLLOW_21);
                    lv_index_2_0=ruleExpression();

                    state._fsp--;


                    						if (current==null) {
                    							current = createModelElementForParent(grammarAccess.getSegmentRule());
                    						}
                    						set(
                    							current,
                    							"index",
                    							lv_index_2_0,
                    							"dev.whence.language.Perf.Expression");
                    						afterParserOrEnumRuleCall();
                    					

                    }


                    }

                    otherlv_3=(Token)match(input,RightSquareBracket,FOLLOW_2); 

                    				newLeafNode(otherlv_3, grammarAccess.getSegmentAccess().getRightSquareBracketKeyword_1_2());
                    			

                    }
                    break;

            }


            }


            }


            	leaveRule();

        }

            catch (RecognitionException re) {
                recover(input,re);
                appendSkippedTokens();
            }
        finally {
        }
        return current;
    }
    // $ANTLR end "ruleSegment"


    // $ANTLR start "entryRulePath"
    // InternalPerfParser.g:5537:1: entryRulePath returns [EObject current=null] : iv_rulePath= rulePath EOF ;
    public final EObject entryRulePath() throws RecognitionException {
        EObject current = null;

        EObject iv_rulePath = null;


        try {
            // InternalPerfParser.g:5537:45: (iv_rulePath= rulePath EOF )
            // InternalPerfParser.g:5538:2: iv_rulePath= rulePath EOF
            {
             newCompositeNode(grammarAccess.getPathRule()); 
            pushFollow(FOLLOW_1);
            iv_rulePath=rulePath();

            state._fsp--;

             current =iv_rulePath; 
            match(input,EOF,FOLLOW_2); 

            }

        }

            catch (RecognitionException re) {
                recover(input,re);
                appendSkippedTokens();
            }
        finally {
        }
        return current;
    }
    // $ANTLR end "entryRulePath"


    // $ANTLR start "rulePath"
    // InternalPerfParser.g:5544:1: rulePath returns [EObject current=null] : ( ( (lv_segments_0_0= rulePlainSegment ) ) (otherlv_1= FullStop ( (lv_segments_2_0= rulePlainSegment ) ) )* ) ;
    public final EObject rulePath() throws RecognitionException {
        EObject current = null;

        Token otherlv_1=null;
        EObject lv_segments_0_0 = null;

        EObject lv_segments_2_0 = null;



        	enterRule();

        try {
            // InternalPerfParser.g:5550:2: ( ( ( (lv_segments_0_0= rulePlainSegment ) ) (otherlv_1= FullStop ( (lv_segments_2_0= rulePlainSegment ) ) )* ) )
            // InternalPerfParser.g:5551:2: ( ( (lv_segments_0_0= rulePlainSegment ) ) (otherlv_1= FullStop ( (lv_segments_2_0= rulePlainSegment ) ) )* )
            {
            // InternalPerfParser.g:5551:2: ( ( (lv_segments_0_0= rulePlainSegment ) ) (otherlv_1= FullStop ( (lv_segments_2_0= rulePlainSegment ) ) )* )
            // InternalPerfParser.g:5552:3: ( (lv_segments_0_0= rulePlainSegment ) ) (otherlv_1= FullStop ( (lv_segments_2_0= rulePlainSegment ) ) )*
            {
            // InternalPerfParser.g:5552:3: ( (lv_segments_0_0= rulePlainSegment ) )
            // InternalPerfParser.g:5553:4: (lv_segments_0_0= rulePlainSegment )
            {
            // InternalPerfParser.g:5553:4: (lv_segments_0_0= rulePlainSegment )
            // InternalPerfParser.g:5554:5: lv_segments_0_0= rulePlainSegment
            {

            					newCompositeNode(grammarAccess.getPathAccess().getSegmentsPlainSegmentParserRuleCall_0_0());
            				
            pushFollow(FOLLOW_68);
            lv_segments_0_0=rulePlainSegment();

            state._fsp--;


            					if (current==null) {
            						current = createModelElementForParent(grammarAccess.getPathRule());
            					}
            					add(
            						current,
            						"segments",
            						lv_segments_0_0,
            						"dev.whence.language.Perf.PlainSegment");
            					afterParserOrEnumRuleCall();
            				

            }


            }

            // InternalPerfParser.g:5571:3: (otherlv_1= FullStop ( (lv_segments_2_0= rulePlainSegment ) ) )*
            loop82:
            do {
                int alt82=2;
                int LA82_0 = input.LA(1);

                if ( (LA82_0==FullStop) ) {
                    alt82=1;
                }


                switch (alt82) {
            	case 1 :
            	    // InternalPerfParser.g:5572:4: otherlv_1= FullStop ( (lv_segments_2_0= rulePlainSegment ) )
            	    {
            	    otherlv_1=(Token)match(input,FullStop,FOLLOW_8); 

            	    				newLeafNode(otherlv_1, grammarAccess.getPathAccess().getFullStopKeyword_1_0());
            	    			
            	    // InternalPerfParser.g:5576:4: ( (lv_segments_2_0= rulePlainSegment ) )
            	    // InternalPerfParser.g:5577:5: (lv_segments_2_0= rulePlainSegment )
            	    {
            	    // InternalPerfParser.g:5577:5: (lv_segments_2_0= rulePlainSegment )
            	    // InternalPerfParser.g:5578:6: lv_segments_2_0= rulePlainSegment
            	    {

            	    						newCompositeNode(grammarAccess.getPathAccess().getSegmentsPlainSegmentParserRuleCall_1_1_0());
            	    					
            	    pushFollow(FOLLOW_68);
            	    lv_segments_2_0=rulePlainSegment();

            	    state._fsp--;


            	    						if (current==null) {
            	    							current = createModelElementForParent(grammarAccess.getPathRule());
            	    						}
            	    						add(
            	    							current,
            	    							"segments",
            	    							lv_segments_2_0,
            	    							"dev.whence.language.Perf.PlainSegment");
            	    						afterParserOrEnumRuleCall();
            	    					

            	    }


            	    }


            	    }
            	    break;

            	default :
            	    break loop82;
                }
            } while (true);


            }


            }


            	leaveRule();

        }

            catch (RecognitionException re) {
                recover(input,re);
                appendSkippedTokens();
            }
        finally {
        }
        return current;
    }
    // $ANTLR end "rulePath"


    // $ANTLR start "entryRulePlainSegment"
    // InternalPerfParser.g:5600:1: entryRulePlainSegment returns [EObject current=null] : iv_rulePlainSegment= rulePlainSegment EOF ;
    public final EObject entryRulePlainSegment() throws RecognitionException {
        EObject current = null;

        EObject iv_rulePlainSegment = null;


        try {
            // InternalPerfParser.g:5600:53: (iv_rulePlainSegment= rulePlainSegment EOF )
            // InternalPerfParser.g:5601:2: iv_rulePlainSegment= rulePlainSegment EOF
            {
             newCompositeNode(grammarAccess.getPlainSegmentRule()); 
            pushFollow(FOLLOW_1);
            iv_rulePlainSegment=rulePlainSegment();

            state._fsp--;

             current =iv_rulePlainSegment; 
            match(input,EOF,FOLLOW_2); 

            }

        }

            catch (RecognitionException re) {
                recover(input,re);
                appendSkippedTokens();
            }
        finally {
        }
        return current;
    }
    // $ANTLR end "entryRulePlainSegment"


    // $ANTLR start "rulePlainSegment"
    // InternalPerfParser.g:5607:1: rulePlainSegment returns [EObject current=null] : ( (lv_name_0_0= ruleNAME ) ) ;
    public final EObject rulePlainSegment() throws RecognitionException {
        EObject current = null;

        AntlrDatatypeRuleToken lv_name_0_0 = null;



        	enterRule();

        try {
            // InternalPerfParser.g:5613:2: ( ( (lv_name_0_0= ruleNAME ) ) )
            // InternalPerfParser.g:5614:2: ( (lv_name_0_0= ruleNAME ) )
            {
            // InternalPerfParser.g:5614:2: ( (lv_name_0_0= ruleNAME ) )
            // InternalPerfParser.g:5615:3: (lv_name_0_0= ruleNAME )
            {
            // InternalPerfParser.g:5615:3: (lv_name_0_0= ruleNAME )
            // InternalPerfParser.g:5616:4: lv_name_0_0= ruleNAME
            {

            				newCompositeNode(grammarAccess.getPlainSegmentAccess().getNameNAMEParserRuleCall_0());
            			
            pushFollow(FOLLOW_2);
            lv_name_0_0=ruleNAME();

            state._fsp--;


            				if (current==null) {
            					current = createModelElementForParent(grammarAccess.getPlainSegmentRule());
            				}
            				set(
            					current,
            					"name",
            					lv_name_0_0,
            					"dev.whence.language.Perf.NAME");
            				afterParserOrEnumRuleCall();
            			

            }


            }


            }


            	leaveRule();

        }

            catch (RecognitionException re) {
                recover(input,re);
                appendSkippedTokens();
            }
        finally {
        }
        return current;
    }
    // $ANTLR end "rulePlainSegment"


    // $ANTLR start "entryRuleNAME"
    // InternalPerfParser.g:5636:1: entryRuleNAME returns [String current=null] : iv_ruleNAME= ruleNAME EOF ;
    public final String entryRuleNAME() throws RecognitionException {
        String current = null;

        AntlrDatatypeRuleToken iv_ruleNAME = null;


        try {
            // InternalPerfParser.g:5636:44: (iv_ruleNAME= ruleNAME EOF )
            // InternalPerfParser.g:5637:2: iv_ruleNAME= ruleNAME EOF
            {
             newCompositeNode(grammarAccess.getNAMERule()); 
            pushFollow(FOLLOW_1);
            iv_ruleNAME=ruleNAME();

            state._fsp--;

             current =iv_ruleNAME.getText(); 
            match(input,EOF,FOLLOW_2); 

            }

        }

            catch (RecognitionException re) {
                recover(input,re);
                appendSkippedTokens();
            }
        finally {
        }
        return current;
    }
    // $ANTLR end "entryRuleNAME"


    // $ANTLR start "ruleNAME"
    // InternalPerfParser.g:5643:1: ruleNAME returns [AntlrDatatypeRuleToken current=new AntlrDatatypeRuleToken()] : (this_ID_0= RULE_ID | kw= Import | kw= Unit | kw= Param | kw= Process | kw= Routine | kw= Variant | kw= Hypothesis | kw= Expect | kw= Show | kw= Fit | kw= Given | kw= Measured | kw= Fitted | kw= Assumed | kw= Tunable | kw= Unexplained | kw= Machine | kw= Station | kw= Disk | kw= File | kw= Link | kw= Channel | kw= Gate | kw= Lock | kw= Message | kw= Compute | kw= Sleep | kw= Use | kw= Sync | kw= Read | kw= Write | kw= Send | kw= Reply | kw= Receive | kw= Forever | kw= Repeat | kw= While | kw= Choose | kw= Parallel | kw= Together | kw= Count | kw= Time | kw= Let | kw= Do | kw= Random | kw= Least | kw= Most ) ;
    public final AntlrDatatypeRuleToken ruleNAME() throws RecognitionException {
        AntlrDatatypeRuleToken current = new AntlrDatatypeRuleToken();

        Token this_ID_0=null;
        Token kw=null;


        	enterRule();

        try {
            // InternalPerfParser.g:5649:2: ( (this_ID_0= RULE_ID | kw= Import | kw= Unit | kw= Param | kw= Process | kw= Routine | kw= Variant | kw= Hypothesis | kw= Expect | kw= Show | kw= Fit | kw= Given | kw= Measured | kw= Fitted | kw= Assumed | kw= Tunable | kw= Unexplained | kw= Machine | kw= Station | kw= Disk | kw= File | kw= Link | kw= Channel | kw= Gate | kw= Lock | kw= Message | kw= Compute | kw= Sleep | kw= Use | kw= Sync | kw= Read | kw= Write | kw= Send | kw= Reply | kw= Receive | kw= Forever | kw= Repeat | kw= While | kw= Choose | kw= Parallel | kw= Together | kw= Count | kw= Time | kw= Let | kw= Do | kw= Random | kw= Least | kw= Most ) )
            // InternalPerfParser.g:5650:2: (this_ID_0= RULE_ID | kw= Import | kw= Unit | kw= Param | kw= Process | kw= Routine | kw= Variant | kw= Hypothesis | kw= Expect | kw= Show | kw= Fit | kw= Given | kw= Measured | kw= Fitted | kw= Assumed | kw= Tunable | kw= Unexplained | kw= Machine | kw= Station | kw= Disk | kw= File | kw= Link | kw= Channel | kw= Gate | kw= Lock | kw= Message | kw= Compute | kw= Sleep | kw= Use | kw= Sync | kw= Read | kw= Write | kw= Send | kw= Reply | kw= Receive | kw= Forever | kw= Repeat | kw= While | kw= Choose | kw= Parallel | kw= Together | kw= Count | kw= Time | kw= Let | kw= Do | kw= Random | kw= Least | kw= Most )
            {
            // InternalPerfParser.g:5650:2: (this_ID_0= RULE_ID | kw= Import | kw= Unit | kw= Param | kw= Process | kw= Routine | kw= Variant | kw= Hypothesis | kw= Expect | kw= Show | kw= Fit | kw= Given | kw= Measured | kw= Fitted | kw= Assumed | kw= Tunable | kw= Unexplained | kw= Machine | kw= Station | kw= Disk | kw= File | kw= Link | kw= Channel | kw= Gate | kw= Lock | kw= Message | kw= Compute | kw= Sleep | kw= Use | kw= Sync | kw= Read | kw= Write | kw= Send | kw= Reply | kw= Receive | kw= Forever | kw= Repeat | kw= While | kw= Choose | kw= Parallel | kw= Together | kw= Count | kw= Time | kw= Let | kw= Do | kw= Random | kw= Least | kw= Most )
            int alt83=48;
            switch ( input.LA(1) ) {
            case RULE_ID:
                {
                alt83=1;
                }
                break;
            case Import:
                {
                alt83=2;
                }
                break;
            case Unit:
                {
                alt83=3;
                }
                break;
            case Param:
                {
                alt83=4;
                }
                break;
            case Process:
                {
                alt83=5;
                }
                break;
            case Routine:
                {
                alt83=6;
                }
                break;
            case Variant:
                {
                alt83=7;
                }
                break;
            case Hypothesis:
                {
                alt83=8;
                }
                break;
            case Expect:
                {
                alt83=9;
                }
                break;
            case Show:
                {
                alt83=10;
                }
                break;
            case Fit:
                {
                alt83=11;
                }
                break;
            case Given:
                {
                alt83=12;
                }
                break;
            case Measured:
                {
                alt83=13;
                }
                break;
            case Fitted:
                {
                alt83=14;
                }
                break;
            case Assumed:
                {
                alt83=15;
                }
                break;
            case Tunable:
                {
                alt83=16;
                }
                break;
            case Unexplained:
                {
                alt83=17;
                }
                break;
            case Machine:
                {
                alt83=18;
                }
                break;
            case Station:
                {
                alt83=19;
                }
                break;
            case Disk:
                {
                alt83=20;
                }
                break;
            case File:
                {
                alt83=21;
                }
                break;
            case Link:
                {
                alt83=22;
                }
                break;
            case Channel:
                {
                alt83=23;
                }
                break;
            case Gate:
                {
                alt83=24;
                }
                break;
            case Lock:
                {
                alt83=25;
                }
                break;
            case Message:
                {
                alt83=26;
                }
                break;
            case Compute:
                {
                alt83=27;
                }
                break;
            case Sleep:
                {
                alt83=28;
                }
                break;
            case Use:
                {
                alt83=29;
                }
                break;
            case Sync:
                {
                alt83=30;
                }
                break;
            case Read:
                {
                alt83=31;
                }
                break;
            case Write:
                {
                alt83=32;
                }
                break;
            case Send:
                {
                alt83=33;
                }
                break;
            case Reply:
                {
                alt83=34;
                }
                break;
            case Receive:
                {
                alt83=35;
                }
                break;
            case Forever:
                {
                alt83=36;
                }
                break;
            case Repeat:
                {
                alt83=37;
                }
                break;
            case While:
                {
                alt83=38;
                }
                break;
            case Choose:
                {
                alt83=39;
                }
                break;
            case Parallel:
                {
                alt83=40;
                }
                break;
            case Together:
                {
                alt83=41;
                }
                break;
            case Count:
                {
                alt83=42;
                }
                break;
            case Time:
                {
                alt83=43;
                }
                break;
            case Let:
                {
                alt83=44;
                }
                break;
            case Do:
                {
                alt83=45;
                }
                break;
            case Random:
                {
                alt83=46;
                }
                break;
            case Least:
                {
                alt83=47;
                }
                break;
            case Most:
                {
                alt83=48;
                }
                break;
            default:
                NoViableAltException nvae =
                    new NoViableAltException("", 83, 0, input);

                throw nvae;
            }

            switch (alt83) {
                case 1 :
                    // InternalPerfParser.g:5651:3: this_ID_0= RULE_ID
                    {
                    this_ID_0=(Token)match(input,RULE_ID,FOLLOW_2); 

                    			current.merge(this_ID_0);
                    		

                    			newLeafNode(this_ID_0, grammarAccess.getNAMEAccess().getIDTerminalRuleCall_0());
                    		

                    }
                    break;
                case 2 :
                    // InternalPerfParser.g:5659:3: kw= Import
                    {
                    kw=(Token)match(input,Import,FOLLOW_2); 

                    			current.merge(kw);
                    			newLeafNode(kw, grammarAccess.getNAMEAccess().getImportKeyword_1());
                    		

                    }
                    break;
                case 3 :
                    // InternalPerfParser.g:5665:3: kw= Unit
                    {
                    kw=(Token)match(input,Unit,FOLLOW_2); 

                    			current.merge(kw);
                    			newLeafNode(kw, grammarAccess.getNAMEAccess().getUnitKeyword_2());
                    		

                    }
                    break;
                case 4 :
                    // InternalPerfParser.g:5671:3: kw= Param
                    {
                    kw=(Token)match(input,Param,FOLLOW_2); 

                    			current.merge(kw);
                    			newLeafNode(kw, grammarAccess.getNAMEAccess().getParamKeyword_3());
                    		

                    }
                    break;
                case 5 :
                    // InternalPerfParser.g:5677:3: kw= Process
                    {
                    kw=(Token)match(input,Process,FOLLOW_2); 

                    			current.merge(kw);
                    			newLeafNode(kw, grammarAccess.getNAMEAccess().getProcessKeyword_4());
                    		

                    }
                    break;
                case 6 :
                    // InternalPerfParser.g:5683:3: kw= Routine
                    {
                    kw=(Token)match(input,Routine,FOLLOW_2); 

                    			current.merge(kw);
                    			newLeafNode(kw, grammarAccess.getNAMEAccess().getRoutineKeyword_5());
                    		

                    }
                    break;
                case 7 :
                    // InternalPerfParser.g:5689:3: kw= Variant
                    {
                    kw=(Token)match(input,Variant,FOLLOW_2); 

                    			current.merge(kw);
                    			newLeafNode(kw, grammarAccess.getNAMEAccess().getVariantKeyword_6());
                    		

                    }
                    break;
                case 8 :
                    // InternalPerfParser.g:5695:3: kw= Hypothesis
                    {
                    kw=(Token)match(input,Hypothesis,FOLLOW_2); 

                    			current.merge(kw);
                    			newLeafNode(kw, grammarAccess.getNAMEAccess().getHypothesisKeyword_7());
                    		

                    }
                    break;
                case 9 :
                    // InternalPerfParser.g:5701:3: kw= Expect
                    {
                    kw=(Token)match(input,Expect,FOLLOW_2); 

                    			current.merge(kw);
                    			newLeafNode(kw, grammarAccess.getNAMEAccess().getExpectKeyword_8());
                    		

                    }
                    break;
                case 10 :
                    // InternalPerfParser.g:5707:3: kw= Show
                    {
                    kw=(Token)match(input,Show,FOLLOW_2); 

                    			current.merge(kw);
                    			newLeafNode(kw, grammarAccess.getNAMEAccess().getShowKeyword_9());
                    		

                    }
                    break;
                case 11 :
                    // InternalPerfParser.g:5713:3: kw= Fit
                    {
                    kw=(Token)match(input,Fit,FOLLOW_2); 

                    			current.merge(kw);
                    			newLeafNode(kw, grammarAccess.getNAMEAccess().getFitKeyword_10());
                    		

                    }
                    break;
                case 12 :
                    // InternalPerfParser.g:5719:3: kw= Given
                    {
                    kw=(Token)match(input,Given,FOLLOW_2); 

                    			current.merge(kw);
                    			newLeafNode(kw, grammarAccess.getNAMEAccess().getGivenKeyword_11());
                    		

                    }
                    break;
                case 13 :
                    // InternalPerfParser.g:5725:3: kw= Measured
                    {
                    kw=(Token)match(input,Measured,FOLLOW_2); 

                    			current.merge(kw);
                    			newLeafNode(kw, grammarAccess.getNAMEAccess().getMeasuredKeyword_12());
                    		

                    }
                    break;
                case 14 :
                    // InternalPerfParser.g:5731:3: kw= Fitted
                    {
                    kw=(Token)match(input,Fitted,FOLLOW_2); 

                    			current.merge(kw);
                    			newLeafNode(kw, grammarAccess.getNAMEAccess().getFittedKeyword_13());
                    		

                    }
                    break;
                case 15 :
                    // InternalPerfParser.g:5737:3: kw= Assumed
                    {
                    kw=(Token)match(input,Assumed,FOLLOW_2); 

                    			current.merge(kw);
                    			newLeafNode(kw, grammarAccess.getNAMEAccess().getAssumedKeyword_14());
                    		

                    }
                    break;
                case 16 :
                    // InternalPerfParser.g:5743:3: kw= Tunable
                    {
                    kw=(Token)match(input,Tunable,FOLLOW_2); 

                    			current.merge(kw);
                    			newLeafNode(kw, grammarAccess.getNAMEAccess().getTunableKeyword_15());
                    		

                    }
                    break;
                case 17 :
                    // InternalPerfParser.g:5749:3: kw= Unexplained
                    {
                    kw=(Token)match(input,Unexplained,FOLLOW_2); 

                    			current.merge(kw);
                    			newLeafNode(kw, grammarAccess.getNAMEAccess().getUnexplainedKeyword_16());
                    		

                    }
                    break;
                case 18 :
                    // InternalPerfParser.g:5755:3: kw= Machine
                    {
                    kw=(Token)match(input,Machine,FOLLOW_2); 

                    			current.merge(kw);
                    			newLeafNode(kw, grammarAccess.getNAMEAccess().getMachineKeyword_17());
                    		

                    }
                    break;
                case 19 :
                    // InternalPerfParser.g:5761:3: kw= Station
                    {
                    kw=(Token)match(input,Station,FOLLOW_2); 

                    			current.merge(kw);
                    			newLeafNode(kw, grammarAccess.getNAMEAccess().getStationKeyword_18());
                    		

                    }
                    break;
                case 20 :
                    // InternalPerfParser.g:5767:3: kw= Disk
                    {
                    kw=(Token)match(input,Disk,FOLLOW_2); 

                    			current.merge(kw);
                    			newLeafNode(kw, grammarAccess.getNAMEAccess().getDiskKeyword_19());
                    		

                    }
                    break;
                case 21 :
                    // InternalPerfParser.g:5773:3: kw= File
                    {
                    kw=(Token)match(input,File,FOLLOW_2); 

                    			current.merge(kw);
                    			newLeafNode(kw, grammarAccess.getNAMEAccess().getFileKeyword_20());
                    		

                    }
                    break;
                case 22 :
                    // InternalPerfParser.g:5779:3: kw= Link
                    {
                    kw=(Token)match(input,Link,FOLLOW_2); 

                    			current.merge(kw);
                    			newLeafNode(kw, grammarAccess.getNAMEAccess().getLinkKeyword_21());
                    		

                    }
                    break;
                case 23 :
                    // InternalPerfParser.g:5785:3: kw= Channel
                    {
                    kw=(Token)match(input,Channel,FOLLOW_2); 

                    			current.merge(kw);
                    			newLeafNode(kw, grammarAccess.getNAMEAccess().getChannelKeyword_22());
                    		

                    }
                    break;
                case 24 :
                    // InternalPerfParser.g:5791:3: kw= Gate
                    {
                    kw=(Token)match(input,Gate,FOLLOW_2); 

                    			current.merge(kw);
                    			newLeafNode(kw, grammarAccess.getNAMEAccess().getGateKeyword_23());
                    		

                    }
                    break;
                case 25 :
                    // InternalPerfParser.g:5797:3: kw= Lock
                    {
                    kw=(Token)match(input,Lock,FOLLOW_2); 

                    			current.merge(kw);
                    			newLeafNode(kw, grammarAccess.getNAMEAccess().getLockKeyword_24());
                    		

                    }
                    break;
                case 26 :
                    // InternalPerfParser.g:5803:3: kw= Message
                    {
                    kw=(Token)match(input,Message,FOLLOW_2); 

                    			current.merge(kw);
                    			newLeafNode(kw, grammarAccess.getNAMEAccess().getMessageKeyword_25());
                    		

                    }
                    break;
                case 27 :
                    // InternalPerfParser.g:5809:3: kw= Compute
                    {
                    kw=(Token)match(input,Compute,FOLLOW_2); 

                    			current.merge(kw);
                    			newLeafNode(kw, grammarAccess.getNAMEAccess().getComputeKeyword_26());
                    		

                    }
                    break;
                case 28 :
                    // InternalPerfParser.g:5815:3: kw= Sleep
                    {
                    kw=(Token)match(input,Sleep,FOLLOW_2); 

                    			current.merge(kw);
                    			newLeafNode(kw, grammarAccess.getNAMEAccess().getSleepKeyword_27());
                    		

                    }
                    break;
                case 29 :
                    // InternalPerfParser.g:5821:3: kw= Use
                    {
                    kw=(Token)match(input,Use,FOLLOW_2); 

                    			current.merge(kw);
                    			newLeafNode(kw, grammarAccess.getNAMEAccess().getUseKeyword_28());
                    		

                    }
                    break;
                case 30 :
                    // InternalPerfParser.g:5827:3: kw= Sync
                    {
                    kw=(Token)match(input,Sync,FOLLOW_2); 

                    			current.merge(kw);
                    			newLeafNode(kw, grammarAccess.getNAMEAccess().getSyncKeyword_29());
                    		

                    }
                    break;
                case 31 :
                    // InternalPerfParser.g:5833:3: kw= Read
                    {
                    kw=(Token)match(input,Read,FOLLOW_2); 

                    			current.merge(kw);
                    			newLeafNode(kw, grammarAccess.getNAMEAccess().getReadKeyword_30());
                    		

                    }
                    break;
                case 32 :
                    // InternalPerfParser.g:5839:3: kw= Write
                    {
                    kw=(Token)match(input,Write,FOLLOW_2); 

                    			current.merge(kw);
                    			newLeafNode(kw, grammarAccess.getNAMEAccess().getWriteKeyword_31());
                    		

                    }
                    break;
                case 33 :
                    // InternalPerfParser.g:5845:3: kw= Send
                    {
                    kw=(Token)match(input,Send,FOLLOW_2); 

                    			current.merge(kw);
                    			newLeafNode(kw, grammarAccess.getNAMEAccess().getSendKeyword_32());
                    		

                    }
                    break;
                case 34 :
                    // InternalPerfParser.g:5851:3: kw= Reply
                    {
                    kw=(Token)match(input,Reply,FOLLOW_2); 

                    			current.merge(kw);
                    			newLeafNode(kw, grammarAccess.getNAMEAccess().getReplyKeyword_33());
                    		

                    }
                    break;
                case 35 :
                    // InternalPerfParser.g:5857:3: kw= Receive
                    {
                    kw=(Token)match(input,Receive,FOLLOW_2); 

                    			current.merge(kw);
                    			newLeafNode(kw, grammarAccess.getNAMEAccess().getReceiveKeyword_34());
                    		

                    }
                    break;
                case 36 :
                    // InternalPerfParser.g:5863:3: kw= Forever
                    {
                    kw=(Token)match(input,Forever,FOLLOW_2); 

                    			current.merge(kw);
                    			newLeafNode(kw, grammarAccess.getNAMEAccess().getForeverKeyword_35());
                    		

                    }
                    break;
                case 37 :
                    // InternalPerfParser.g:5869:3: kw= Repeat
                    {
                    kw=(Token)match(input,Repeat,FOLLOW_2); 

                    			current.merge(kw);
                    			newLeafNode(kw, grammarAccess.getNAMEAccess().getRepeatKeyword_36());
                    		

                    }
                    break;
                case 38 :
                    // InternalPerfParser.g:5875:3: kw= While
                    {
                    kw=(Token)match(input,While,FOLLOW_2); 

                    			current.merge(kw);
                    			newLeafNode(kw, grammarAccess.getNAMEAccess().getWhileKeyword_37());
                    		

                    }
                    break;
                case 39 :
                    // InternalPerfParser.g:5881:3: kw= Choose
                    {
                    kw=(Token)match(input,Choose,FOLLOW_2); 

                    			current.merge(kw);
                    			newLeafNode(kw, grammarAccess.getNAMEAccess().getChooseKeyword_38());
                    		

                    }
                    break;
                case 40 :
                    // InternalPerfParser.g:5887:3: kw= Parallel
                    {
                    kw=(Token)match(input,Parallel,FOLLOW_2); 

                    			current.merge(kw);
                    			newLeafNode(kw, grammarAccess.getNAMEAccess().getParallelKeyword_39());
                    		

                    }
                    break;
                case 41 :
                    // InternalPerfParser.g:5893:3: kw= Together
                    {
                    kw=(Token)match(input,Together,FOLLOW_2); 

                    			current.merge(kw);
                    			newLeafNode(kw, grammarAccess.getNAMEAccess().getTogetherKeyword_40());
                    		

                    }
                    break;
                case 42 :
                    // InternalPerfParser.g:5899:3: kw= Count
                    {
                    kw=(Token)match(input,Count,FOLLOW_2); 

                    			current.merge(kw);
                    			newLeafNode(kw, grammarAccess.getNAMEAccess().getCountKeyword_41());
                    		

                    }
                    break;
                case 43 :
                    // InternalPerfParser.g:5905:3: kw= Time
                    {
                    kw=(Token)match(input,Time,FOLLOW_2); 

                    			current.merge(kw);
                    			newLeafNode(kw, grammarAccess.getNAMEAccess().getTimeKeyword_42());
                    		

                    }
                    break;
                case 44 :
                    // InternalPerfParser.g:5911:3: kw= Let
                    {
                    kw=(Token)match(input,Let,FOLLOW_2); 

                    			current.merge(kw);
                    			newLeafNode(kw, grammarAccess.getNAMEAccess().getLetKeyword_43());
                    		

                    }
                    break;
                case 45 :
                    // InternalPerfParser.g:5917:3: kw= Do
                    {
                    kw=(Token)match(input,Do,FOLLOW_2); 

                    			current.merge(kw);
                    			newLeafNode(kw, grammarAccess.getNAMEAccess().getDoKeyword_44());
                    		

                    }
                    break;
                case 46 :
                    // InternalPerfParser.g:5923:3: kw= Random
                    {
                    kw=(Token)match(input,Random,FOLLOW_2); 

                    			current.merge(kw);
                    			newLeafNode(kw, grammarAccess.getNAMEAccess().getRandomKeyword_45());
                    		

                    }
                    break;
                case 47 :
                    // InternalPerfParser.g:5929:3: kw= Least
                    {
                    kw=(Token)match(input,Least,FOLLOW_2); 

                    			current.merge(kw);
                    			newLeafNode(kw, grammarAccess.getNAMEAccess().getLeastKeyword_46());
                    		

                    }
                    break;
                case 48 :
                    // InternalPerfParser.g:5935:3: kw= Most
                    {
                    kw=(Token)match(input,Most,FOLLOW_2); 

                    			current.merge(kw);
                    			newLeafNode(kw, grammarAccess.getNAMEAccess().getMostKeyword_47());
                    		

                    }
                    break;

            }


            }


            	leaveRule();

        }

            catch (RecognitionException re) {
                recover(input,re);
                appendSkippedTokens();
            }
        finally {
        }
        return current;
    }
    // $ANTLR end "ruleNAME"


    // $ANTLR start "entryRuleNUMBER"
    // InternalPerfParser.g:5944:1: entryRuleNUMBER returns [String current=null] : iv_ruleNUMBER= ruleNUMBER EOF ;
    public final String entryRuleNUMBER() throws RecognitionException {
        String current = null;

        AntlrDatatypeRuleToken iv_ruleNUMBER = null;



        	HiddenTokens myHiddenTokenState = ((XtextTokenStream)input).setHiddenTokens();

        try {
            // InternalPerfParser.g:5946:2: (iv_ruleNUMBER= ruleNUMBER EOF )
            // InternalPerfParser.g:5947:2: iv_ruleNUMBER= ruleNUMBER EOF
            {
             newCompositeNode(grammarAccess.getNUMBERRule()); 
            pushFollow(FOLLOW_1);
            iv_ruleNUMBER=ruleNUMBER();

            state._fsp--;

             current =iv_ruleNUMBER.getText(); 
            match(input,EOF,FOLLOW_2); 

            }

        }

            catch (RecognitionException re) {
                recover(input,re);
                appendSkippedTokens();
            }
        finally {

            	myHiddenTokenState.restore();

        }
        return current;
    }
    // $ANTLR end "entryRuleNUMBER"


    // $ANTLR start "ruleNUMBER"
    // InternalPerfParser.g:5956:1: ruleNUMBER returns [AntlrDatatypeRuleToken current=new AntlrDatatypeRuleToken()] : (this_INT_0= RULE_INT (kw= FullStop this_INT_2= RULE_INT )? ) ;
    public final AntlrDatatypeRuleToken ruleNUMBER() throws RecognitionException {
        AntlrDatatypeRuleToken current = new AntlrDatatypeRuleToken();

        Token this_INT_0=null;
        Token kw=null;
        Token this_INT_2=null;


        	enterRule();
        	HiddenTokens myHiddenTokenState = ((XtextTokenStream)input).setHiddenTokens();

        try {
            // InternalPerfParser.g:5963:2: ( (this_INT_0= RULE_INT (kw= FullStop this_INT_2= RULE_INT )? ) )
            // InternalPerfParser.g:5964:2: (this_INT_0= RULE_INT (kw= FullStop this_INT_2= RULE_INT )? )
            {
            // InternalPerfParser.g:5964:2: (this_INT_0= RULE_INT (kw= FullStop this_INT_2= RULE_INT )? )
            // InternalPerfParser.g:5965:3: this_INT_0= RULE_INT (kw= FullStop this_INT_2= RULE_INT )?
            {
            this_INT_0=(Token)match(input,RULE_INT,FOLLOW_68); 

            			current.merge(this_INT_0);
            		

            			newLeafNode(this_INT_0, grammarAccess.getNUMBERAccess().getINTTerminalRuleCall_0());
            		
            // InternalPerfParser.g:5972:3: (kw= FullStop this_INT_2= RULE_INT )?
            int alt84=2;
            int LA84_0 = input.LA(1);

            if ( (LA84_0==FullStop) ) {
                alt84=1;
            }
            switch (alt84) {
                case 1 :
                    // InternalPerfParser.g:5973:4: kw= FullStop this_INT_2= RULE_INT
                    {
                    kw=(Token)match(input,FullStop,FOLLOW_69); 

                    				current.merge(kw);
                    				newLeafNode(kw, grammarAccess.getNUMBERAccess().getFullStopKeyword_1_0());
                    			
                    this_INT_2=(Token)match(input,RULE_INT,FOLLOW_2); 

                    				current.merge(this_INT_2);
                    			

                    				newLeafNode(this_INT_2, grammarAccess.getNUMBERAccess().getINTTerminalRuleCall_1_1());
                    			

                    }
                    break;

            }


            }


            }


            	leaveRule();

        }

            catch (RecognitionException re) {
                recover(input,re);
                appendSkippedTokens();
            }
        finally {

            	myHiddenTokenState.restore();

        }
        return current;
    }
    // $ANTLR end "ruleNUMBER"


    // $ANTLR start "ruleKind"
    // InternalPerfParser.g:5993:1: ruleKind returns [Enumerator current=null] : ( (enumLiteral_0= Machine ) | (enumLiteral_1= Station ) | (enumLiteral_2= Disk ) | (enumLiteral_3= File ) | (enumLiteral_4= Link ) | (enumLiteral_5= Channel ) | (enumLiteral_6= Gate ) | (enumLiteral_7= Lock ) | (enumLiteral_8= Message ) ) ;
    public final Enumerator ruleKind() throws RecognitionException {
        Enumerator current = null;

        Token enumLiteral_0=null;
        Token enumLiteral_1=null;
        Token enumLiteral_2=null;
        Token enumLiteral_3=null;
        Token enumLiteral_4=null;
        Token enumLiteral_5=null;
        Token enumLiteral_6=null;
        Token enumLiteral_7=null;
        Token enumLiteral_8=null;


        	enterRule();

        try {
            // InternalPerfParser.g:5999:2: ( ( (enumLiteral_0= Machine ) | (enumLiteral_1= Station ) | (enumLiteral_2= Disk ) | (enumLiteral_3= File ) | (enumLiteral_4= Link ) | (enumLiteral_5= Channel ) | (enumLiteral_6= Gate ) | (enumLiteral_7= Lock ) | (enumLiteral_8= Message ) ) )
            // InternalPerfParser.g:6000:2: ( (enumLiteral_0= Machine ) | (enumLiteral_1= Station ) | (enumLiteral_2= Disk ) | (enumLiteral_3= File ) | (enumLiteral_4= Link ) | (enumLiteral_5= Channel ) | (enumLiteral_6= Gate ) | (enumLiteral_7= Lock ) | (enumLiteral_8= Message ) )
            {
            // InternalPerfParser.g:6000:2: ( (enumLiteral_0= Machine ) | (enumLiteral_1= Station ) | (enumLiteral_2= Disk ) | (enumLiteral_3= File ) | (enumLiteral_4= Link ) | (enumLiteral_5= Channel ) | (enumLiteral_6= Gate ) | (enumLiteral_7= Lock ) | (enumLiteral_8= Message ) )
            int alt85=9;
            switch ( input.LA(1) ) {
            case Machine:
                {
                alt85=1;
                }
                break;
            case Station:
                {
                alt85=2;
                }
                break;
            case Disk:
                {
                alt85=3;
                }
                break;
            case File:
                {
                alt85=4;
                }
                break;
            case Link:
                {
                alt85=5;
                }
                break;
            case Channel:
                {
                alt85=6;
                }
                break;
            case Gate:
                {
                alt85=7;
                }
                break;
            case Lock:
                {
                alt85=8;
                }
                break;
            case Message:
                {
                alt85=9;
                }
                break;
            default:
                NoViableAltException nvae =
                    new NoViableAltException("", 85, 0, input);

                throw nvae;
            }

            switch (alt85) {
                case 1 :
                    // InternalPerfParser.g:6001:3: (enumLiteral_0= Machine )
                    {
                    // InternalPerfParser.g:6001:3: (enumLiteral_0= Machine )
                    // InternalPerfParser.g:6002:4: enumLiteral_0= Machine
                    {
                    enumLiteral_0=(Token)match(input,Machine,FOLLOW_2); 

                    				current = grammarAccess.getKindAccess().getMACHINEEnumLiteralDeclaration_0().getEnumLiteral().getInstance();
                    				newLeafNode(enumLiteral_0, grammarAccess.getKindAccess().getMACHINEEnumLiteralDeclaration_0());
                    			

                    }


                    }
                    break;
                case 2 :
                    // InternalPerfParser.g:6009:3: (enumLiteral_1= Station )
                    {
                    // InternalPerfParser.g:6009:3: (enumLiteral_1= Station )
                    // InternalPerfParser.g:6010:4: enumLiteral_1= Station
                    {
                    enumLiteral_1=(Token)match(input,Station,FOLLOW_2); 

                    				current = grammarAccess.getKindAccess().getSTATIONEnumLiteralDeclaration_1().getEnumLiteral().getInstance();
                    				newLeafNode(enumLiteral_1, grammarAccess.getKindAccess().getSTATIONEnumLiteralDeclaration_1());
                    			

                    }


                    }
                    break;
                case 3 :
                    // InternalPerfParser.g:6017:3: (enumLiteral_2= Disk )
                    {
                    // InternalPerfParser.g:6017:3: (enumLiteral_2= Disk )
                    // InternalPerfParser.g:6018:4: enumLiteral_2= Disk
                    {
                    enumLiteral_2=(Token)match(input,Disk,FOLLOW_2); 

                    				current = grammarAccess.getKindAccess().getDISKEnumLiteralDeclaration_2().getEnumLiteral().getInstance();
                    				newLeafNode(enumLiteral_2, grammarAccess.getKindAccess().getDISKEnumLiteralDeclaration_2());
                    			

                    }


                    }
                    break;
                case 4 :
                    // InternalPerfParser.g:6025:3: (enumLiteral_3= File )
                    {
                    // InternalPerfParser.g:6025:3: (enumLiteral_3= File )
                    // InternalPerfParser.g:6026:4: enumLiteral_3= File
                    {
                    enumLiteral_3=(Token)match(input,File,FOLLOW_2); 

                    				current = grammarAccess.getKindAccess().getFILEEnumLiteralDeclaration_3().getEnumLiteral().getInstance();
                    				newLeafNode(enumLiteral_3, grammarAccess.getKindAccess().getFILEEnumLiteralDeclaration_3());
                    			

                    }


                    }
                    break;
                case 5 :
                    // InternalPerfParser.g:6033:3: (enumLiteral_4= Link )
                    {
                    // InternalPerfParser.g:6033:3: (enumLiteral_4= Link )
                    // InternalPerfParser.g:6034:4: enumLiteral_4= Link
                    {
                    enumLiteral_4=(Token)match(input,Link,FOLLOW_2); 

                    				current = grammarAccess.getKindAccess().getLINKEnumLiteralDeclaration_4().getEnumLiteral().getInstance();
                    				newLeafNode(enumLiteral_4, grammarAccess.getKindAccess().getLINKEnumLiteralDeclaration_4());
                    			

                    }


                    }
                    break;
                case 6 :
                    // InternalPerfParser.g:6041:3: (enumLiteral_5= Channel )
                    {
                    // InternalPerfParser.g:6041:3: (enumLiteral_5= Channel )
                    // InternalPerfParser.g:6042:4: enumLiteral_5= Channel
                    {
                    enumLiteral_5=(Token)match(input,Channel,FOLLOW_2); 

                    				current = grammarAccess.getKindAccess().getCHANNELEnumLiteralDeclaration_5().getEnumLiteral().getInstance();
                    				newLeafNode(enumLiteral_5, grammarAccess.getKindAccess().getCHANNELEnumLiteralDeclaration_5());
                    			

                    }


                    }
                    break;
                case 7 :
                    // InternalPerfParser.g:6049:3: (enumLiteral_6= Gate )
                    {
                    // InternalPerfParser.g:6049:3: (enumLiteral_6= Gate )
                    // InternalPerfParser.g:6050:4: enumLiteral_6= Gate
                    {
                    enumLiteral_6=(Token)match(input,Gate,FOLLOW_2); 

                    				current = grammarAccess.getKindAccess().getGATEEnumLiteralDeclaration_6().getEnumLiteral().getInstance();
                    				newLeafNode(enumLiteral_6, grammarAccess.getKindAccess().getGATEEnumLiteralDeclaration_6());
                    			

                    }


                    }
                    break;
                case 8 :
                    // InternalPerfParser.g:6057:3: (enumLiteral_7= Lock )
                    {
                    // InternalPerfParser.g:6057:3: (enumLiteral_7= Lock )
                    // InternalPerfParser.g:6058:4: enumLiteral_7= Lock
                    {
                    enumLiteral_7=(Token)match(input,Lock,FOLLOW_2); 

                    				current = grammarAccess.getKindAccess().getLOCKEnumLiteralDeclaration_7().getEnumLiteral().getInstance();
                    				newLeafNode(enumLiteral_7, grammarAccess.getKindAccess().getLOCKEnumLiteralDeclaration_7());
                    			

                    }


                    }
                    break;
                case 9 :
                    // InternalPerfParser.g:6065:3: (enumLiteral_8= Message )
                    {
                    // InternalPerfParser.g:6065:3: (enumLiteral_8= Message )
                    // InternalPerfParser.g:6066:4: enumLiteral_8= Message
                    {
                    enumLiteral_8=(Token)match(input,Message,FOLLOW_2); 

                    				current = grammarAccess.getKindAccess().getMESSAGEEnumLiteralDeclaration_8().getEnumLiteral().getInstance();
                    				newLeafNode(enumLiteral_8, grammarAccess.getKindAccess().getMESSAGEEnumLiteralDeclaration_8());
                    			

                    }


                    }
                    break;

            }


            }


            	leaveRule();

        }

            catch (RecognitionException re) {
                recover(input,re);
                appendSkippedTokens();
            }
        finally {
        }
        return current;
    }
    // $ANTLR end "ruleKind"

    // Delegated rules


    protected DFA13 dfa13 = new DFA13(this);
    protected DFA19 dfa19 = new DFA19(this);
    protected DFA78 dfa78 = new DFA78(this);
    static final String dfa_1s = "\15\uffff";
    static final String dfa_2s = "\1\4\2\uffff\11\4\1\uffff";
    static final String dfa_3s = "\1\142\2\uffff\11\142\1\uffff";
    static final String dfa_4s = "\1\uffff\1\3\1\1\11\uffff\1\2";
    static final String dfa_5s = "\15\uffff}>";
    static final String[] dfa_6s = {
            "\6\2\1\uffff\1\10\2\2\1\3\1\13\3\2\1\4\10\2\1\uffff\1\2\2\uffff\7\2\1\5\1\uffff\1\6\1\uffff\1\11\1\7\1\12\1\2\1\uffff\3\2\1\uffff\2\2\1\uffff\1\2\3\uffff\1\2\1\uffff\1\2\1\uffff\1\2\7\uffff\1\2\26\uffff\1\1\3\uffff\1\2",
            "",
            "",
            "\6\14\1\uffff\21\14\1\uffff\1\14\2\uffff\10\14\1\uffff\1\14\1\uffff\4\14\1\uffff\3\14\1\uffff\2\14\1\uffff\1\14\3\uffff\1\14\1\uffff\1\14\1\uffff\1\14\7\uffff\1\14\21\uffff\1\2\10\uffff\1\14",
            "\6\14\1\uffff\21\14\1\uffff\1\14\2\uffff\10\14\1\uffff\1\14\1\uffff\4\14\1\uffff\3\14\1\uffff\2\14\1\uffff\1\14\3\uffff\1\14\1\uffff\1\14\1\uffff\1\14\7\uffff\1\14\21\uffff\1\2\10\uffff\1\14",
            "\6\14\1\uffff\21\14\1\uffff\1\14\2\uffff\10\14\1\uffff\1\14\1\uffff\4\14\1\uffff\3\14\1\uffff\2\14\1\uffff\1\14\3\uffff\1\14\1\uffff\1\14\1\uffff\1\14\7\uffff\1\14\21\uffff\1\2\10\uffff\1\14",
            "\6\14\1\uffff\21\14\1\uffff\1\14\2\uffff\10\14\1\uffff\1\14\1\uffff\4\14\1\uffff\3\14\1\uffff\2\14\1\uffff\1\14\3\uffff\1\14\1\uffff\1\14\1\uffff\1\14\7\uffff\1\14\21\uffff\1\2\10\uffff\1\14",
            "\6\14\1\uffff\21\14\1\uffff\1\14\2\uffff\10\14\1\uffff\1\14\1\uffff\4\14\1\uffff\3\14\1\uffff\2\14\1\uffff\1\14\3\uffff\1\14\1\uffff\1\14\1\uffff\1\14\7\uffff\1\14\21\uffff\1\2\10\uffff\1\14",
            "\6\14\1\uffff\21\14\1\uffff\1\14\2\uffff\10\14\1\uffff\1\14\1\uffff\4\14\1\uffff\3\14\1\uffff\2\14\1\uffff\1\14\3\uffff\1\14\1\uffff\1\14\1\uffff\1\14\7\uffff\1\14\21\uffff\1\2\10\uffff\1\14",
            "\6\14\1\uffff\21\14\1\uffff\1\14\2\uffff\10\14\1\uffff\1\14\1\uffff\4\14\1\uffff\3\14\1\uffff\2\14\1\uffff\1\14\3\uffff\1\14\1\uffff\1\14\1\uffff\1\14\7\uffff\1\14\21\uffff\1\2\10\uffff\1\14",
            "\6\14\1\uffff\21\14\1\uffff\1\14\2\uffff\10\14\1\uffff\1\14\1\uffff\4\14\1\uffff\3\14\1\uffff\2\14\1\uffff\1\14\3\uffff\1\14\1\uffff\1\14\1\uffff\1\14\7\uffff\1\14\21\uffff\1\2\10\uffff\1\14",
            "\6\14\1\uffff\21\14\1\uffff\1\14\2\uffff\10\14\1\uffff\1\14\1\uffff\4\14\1\uffff\3\14\1\uffff\2\14\1\uffff\1\14\3\uffff\1\14\1\uffff\1\14\1\uffff\1\14\7\uffff\1\14\21\uffff\1\2\10\uffff\1\14",
            ""
    };

    static final short[] dfa_1 = DFA.unpackEncodedString(dfa_1s);
    static final char[] dfa_2 = DFA.unpackEncodedStringToUnsignedChars(dfa_2s);
    static final char[] dfa_3 = DFA.unpackEncodedStringToUnsignedChars(dfa_3s);
    static final short[] dfa_4 = DFA.unpackEncodedString(dfa_4s);
    static final short[] dfa_5 = DFA.unpackEncodedString(dfa_5s);
    static final short[][] dfa_6 = unpackEncodedStringArray(dfa_6s);

    class DFA13 extends DFA {

        public DFA13(BaseRecognizer recognizer) {
            this.recognizer = recognizer;
            this.decisionNumber = 13;
            this.eot = dfa_1;
            this.eof = dfa_1;
            this.min = dfa_2;
            this.max = dfa_3;
            this.accept = dfa_4;
            this.special = dfa_5;
            this.transition = dfa_6;
        }
        public String getDescription() {
            return "()* loopback of 852:4: ( ( (lv_settings_21_0= ruleSetting ) ) | ( (lv_parts_22_0= rulePart ) ) )*";
        }
    }
    static final String dfa_7s = "\30\uffff";
    static final String dfa_8s = "\1\4\2\uffff\12\4\1\131\2\4\2\131\5\4\1\uffff";
    static final String dfa_9s = "\1\142\2\uffff\1\142\2\144\2\142\4\144\1\142\1\135\2\144\2\135\5\142\1\uffff";
    static final String dfa_10s = "\1\uffff\1\3\1\1\24\uffff\1\2";
    static final String dfa_11s = "\30\uffff}>";
    static final String[] dfa_12s = {
            "\3\2\1\21\1\22\1\2\1\uffff\1\2\1\4\1\15\3\2\1\14\4\2\1\20\4\2\1\16\1\uffff\1\23\1\27\1\uffff\3\2\1\13\1\5\1\17\1\11\1\2\1\uffff\1\2\1\uffff\2\2\1\3\1\2\1\uffff\1\10\1\12\1\2\1\uffff\1\7\1\24\1\uffff\1\2\3\uffff\1\2\1\uffff\1\25\1\uffff\1\6\7\uffff\1\26\1\27\2\uffff\1\27\22\uffff\1\1\3\uffff\1\2",
            "",
            "",
            "\6\27\1\uffff\21\27\1\uffff\1\27\2\uffff\10\27\1\uffff\1\27\1\uffff\4\27\1\uffff\3\27\1\uffff\2\27\1\uffff\1\27\3\uffff\1\27\1\uffff\1\27\1\uffff\1\27\7\uffff\1\27\21\uffff\1\2\10\uffff\1\27",
            "\6\27\1\uffff\21\27\1\uffff\1\27\1\uffff\11\27\1\uffff\1\27\1\uffff\4\27\1\uffff\3\27\1\uffff\4\27\3\uffff\1\27\1\uffff\3\27\7\uffff\1\27\7\uffff\1\27\4\uffff\1\27\4\uffff\1\2\1\uffff\1\27\6\uffff\3\27",
            "\6\27\1\uffff\21\27\1\uffff\1\27\1\uffff\11\27\1\uffff\1\27\1\uffff\4\27\1\uffff\3\27\1\uffff\4\27\3\uffff\1\27\1\uffff\3\27\7\uffff\1\27\7\uffff\1\27\4\uffff\1\27\4\uffff\1\2\1\uffff\1\27\6\uffff\3\27",
            "\6\27\1\uffff\21\27\1\uffff\1\27\2\uffff\10\27\1\uffff\1\27\1\uffff\4\27\1\uffff\3\27\1\uffff\2\27\1\uffff\1\27\3\uffff\1\27\1\uffff\1\27\1\uffff\1\27\7\uffff\1\27\21\uffff\1\2\10\uffff\1\27",
            "\6\27\1\uffff\21\27\1\uffff\1\27\2\uffff\10\27\1\uffff\1\27\1\uffff\4\27\1\uffff\3\27\1\uffff\2\27\1\uffff\1\27\3\uffff\1\27\1\uffff\1\27\1\uffff\1\27\7\uffff\1\27\21\uffff\1\2\10\uffff\1\27",
            "\6\27\1\uffff\21\27\1\uffff\1\27\1\uffff\11\27\1\uffff\1\27\1\uffff\4\27\1\uffff\3\27\1\uffff\4\27\3\uffff\1\27\1\uffff\3\27\7\uffff\1\27\7\uffff\1\27\4\uffff\1\27\4\uffff\1\2\1\uffff\1\27\6\uffff\3\27",
            "\6\27\1\uffff\21\27\1\uffff\1\27\1\uffff\11\27\1\uffff\1\27\1\uffff\4\27\1\uffff\3\27\1\uffff\4\27\3\uffff\1\27\1\uffff\3\27\7\uffff\1\27\7\uffff\1\27\4\uffff\1\27\4\uffff\1\2\1\uffff\1\27\6\uffff\3\27",
            "\6\27\1\uffff\21\27\1\uffff\1\27\1\uffff\11\27\1\uffff\1\27\1\uffff\4\27\1\uffff\3\27\1\uffff\4\27\3\uffff\1\27\1\uffff\3\27\7\uffff\1\27\7\uffff\1\27\4\uffff\1\27\4\uffff\1\2\1\uffff\1\27\6\uffff\3\27",
            "\6\27\1\uffff\21\27\1\uffff\1\27\1\uffff\11\27\1\uffff\1\27\1\uffff\4\27\1\uffff\3\27\1\uffff\4\27\3\uffff\1\27\1\uffff\3\27\7\uffff\1\27\7\uffff\1\27\4\uffff\1\27\4\uffff\1\2\1\uffff\1\27\6\uffff\3\27",
            "\6\27\1\uffff\21\27\1\uffff\1\27\2\uffff\10\27\1\uffff\1\27\1\uffff\4\27\1\uffff\3\27\1\uffff\2\27\1\uffff\1\27\2\uffff\2\27\1\uffff\1\27\1\uffff\1\27\7\uffff\1\27\21\uffff\1\2\10\uffff\1\27",
            "\1\2\3\uffff\1\27",
            "\6\27\1\uffff\21\27\1\uffff\1\27\1\uffff\11\27\1\uffff\1\27\1\uffff\4\27\1\uffff\3\27\1\uffff\4\27\3\uffff\1\27\1\uffff\3\27\7\uffff\1\27\7\uffff\1\27\4\uffff\1\27\4\uffff\1\2\1\uffff\1\27\6\uffff\3\27",
            "\6\27\1\uffff\21\27\1\uffff\1\27\1\uffff\11\27\1\uffff\1\27\1\uffff\4\27\1\uffff\3\27\1\uffff\4\27\3\uffff\1\27\1\uffff\3\27\7\uffff\1\27\7\uffff\1\27\4\uffff\1\27\4\uffff\1\2\1\uffff\1\27\6\uffff\3\27",
            "\1\2\3\uffff\1\27",
            "\1\2\3\uffff\1\27",
            "\6\27\1\uffff\21\27\1\uffff\1\27\2\uffff\10\27\1\uffff\1\27\1\uffff\4\27\1\uffff\3\27\1\uffff\2\27\1\uffff\1\27\3\uffff\1\27\1\uffff\1\27\1\uffff\1\27\7\uffff\1\27\21\uffff\1\2\10\uffff\1\27",
            "\6\27\1\uffff\21\27\1\uffff\1\27\2\uffff\10\27\1\uffff\1\27\1\uffff\4\27\1\uffff\3\27\1\uffff\2\27\1\uffff\1\27\3\uffff\1\27\1\uffff\1\27\1\uffff\1\27\7\uffff\1\27\21\uffff\1\2\10\uffff\1\27",
            "\6\27\1\uffff\21\27\1\uffff\1\27\2\uffff\10\27\1\uffff\1\27\1\uffff\4\27\1\uffff\3\27\1\uffff\2\27\1\uffff\1\27\3\uffff\1\27\1\uffff\1\27\1\uffff\1\27\7\uffff\1\27\21\uffff\1\2\10\uffff\1\27",
            "\6\27\1\uffff\21\27\1\uffff\1\27\2\uffff\10\27\1\uffff\1\27\1\uffff\4\27\1\uffff\3\27\1\uffff\2\27\1\uffff\1\27\3\uffff\1\27\1\uffff\1\27\1\uffff\1\27\7\uffff\1\27\21\uffff\1\2\10\uffff\1\27",
            "\6\27\1\uffff\21\27\1\uffff\1\27\2\uffff\10\27\1\uffff\1\27\1\uffff\4\27\1\uffff\3\27\1\uffff\2\27\1\uffff\1\27\3\uffff\1\27\1\uffff\1\27\1\uffff\1\27\7\uffff\1\27\21\uffff\1\2\10\uffff\1\27",
            ""
    };

    static final short[] dfa_7 = DFA.unpackEncodedString(dfa_7s);
    static final char[] dfa_8 = DFA.unpackEncodedStringToUnsignedChars(dfa_8s);
    static final char[] dfa_9 = DFA.unpackEncodedStringToUnsignedChars(dfa_9s);
    static final short[] dfa_10 = DFA.unpackEncodedString(dfa_10s);
    static final short[] dfa_11 = DFA.unpackEncodedString(dfa_11s);
    static final short[][] dfa_12 = unpackEncodedStringArray(dfa_12s);

    class DFA19 extends DFA {

        public DFA19(BaseRecognizer recognizer) {
            this.recognizer = recognizer;
            this.decisionNumber = 19;
            this.eot = dfa_7;
            this.eof = dfa_7;
            this.min = dfa_8;
            this.max = dfa_9;
            this.accept = dfa_10;
            this.special = dfa_11;
            this.transition = dfa_12;
        }
        public String getDescription() {
            return "()* loopback of 1090:3: ( ( (lv_settings_10_0= ruleSetting ) ) | ( (lv_statements_11_0= ruleStatement ) ) )*";
        }
    }
    static final String dfa_13s = "\70\uffff";
    static final String dfa_14s = "\5\uffff\60\67\3\uffff";
    static final String dfa_15s = "\1\4\4\uffff\60\4\3\uffff";
    static final String dfa_16s = "\1\144\4\uffff\60\144\3\uffff";
    static final String dfa_17s = "\1\uffff\1\1\1\2\1\3\1\4\60\uffff\1\7\1\5\1\6";
    static final String dfa_18s = "\70\uffff}>";
    static final String[] dfa_19s = {
            "\1\25\1\14\1\21\1\54\1\55\1\23\1\uffff\1\33\1\37\1\50\1\26\1\36\1\11\1\47\1\12\1\27\1\24\1\13\1\53\1\15\1\22\1\6\1\62\1\51\1\uffff\1\56\1\uffff\1\4\1\20\1\63\1\10\1\46\1\40\1\52\1\44\1\30\1\uffff\1\31\1\uffff\1\34\1\32\1\35\1\64\1\uffff\1\43\1\45\1\16\1\uffff\1\42\1\57\1\4\1\7\3\uffff\1\17\1\uffff\1\60\1\uffff\1\41\7\uffff\1\61\7\uffff\1\65\13\uffff\1\2\6\uffff\1\5\1\1\1\3",
            "",
            "",
            "",
            "",
            "\6\67\1\uffff\24\67\1\uffff\10\67\1\uffff\6\67\1\uffff\6\67\1\uffff\3\67\1\uffff\1\67\1\uffff\1\67\1\uffff\7\67\1\uffff\7\67\1\uffff\1\66\11\67\1\uffff\5\67\3\uffff\1\67\1\uffff\1\67",
            "\6\67\1\uffff\24\67\1\uffff\10\67\1\uffff\6\67\1\uffff\6\67\1\uffff\3\67\1\uffff\1\67\1\uffff\1\67\1\uffff\7\67\1\uffff\7\67\1\uffff\1\66\11\67\1\uffff\5\67\3\uffff\1\67\1\uffff\1\67",
            "\6\67\1\uffff\24\67\1\uffff\10\67\1\uffff\6\67\1\uffff\6\67\1\uffff\3\67\1\uffff\1\67\1\uffff\1\67\1\uffff\7\67\1\uffff\7\67\1\uffff\1\66\11\67\1\uffff\5\67\3\uffff\1\67\1\uffff\1\67",
            "\6\67\1\uffff\24\67\1\uffff\10\67\1\uffff\6\67\1\uffff\6\67\1\uffff\3\67\1\uffff\1\67\1\uffff\1\67\1\uffff\7\67\1\uffff\7\67\1\uffff\1\66\11\67\1\uffff\5\67\3\uffff\1\67\1\uffff\1\67",
            "\6\67\1\uffff\24\67\1\uffff\10\67\1\uffff\6\67\1\uffff\6\67\1\uffff\3\67\1\uffff\1\67\1\uffff\1\67\1\uffff\7\67\1\uffff\7\67\1\uffff\1\66\11\67\1\uffff\5\67\3\uffff\1\67\1\uffff\1\67",
            "\6\67\1\uffff\24\67\1\uffff\10\67\1\uffff\6\67\1\uffff\6\67\1\uffff\3\67\1\uffff\1\67\1\uffff\1\67\1\uffff\7\67\1\uffff\7\67\1\uffff\1\66\11\67\1\uffff\5\67\3\uffff\1\67\1\uffff\1\67",
            "\6\67\1\uffff\24\67\1\uffff\10\67\1\uffff\6\67\1\uffff\6\67\1\uffff\3\67\1\uffff\1\67\1\uffff\1\67\1\uffff\7\67\1\uffff\7\67\1\uffff\1\66\11\67\1\uffff\5\67\3\uffff\1\67\1\uffff\1\67",
            "\6\67\1\uffff\24\67\1\uffff\10\67\1\uffff\6\67\1\uffff\6\67\1\uffff\3\67\1\uffff\1\67\1\uffff\1\67\1\uffff\7\67\1\uffff\7\67\1\uffff\1\66\11\67\1\uffff\5\67\3\uffff\1\67\1\uffff\1\67",
            "\6\67\1\uffff\24\67\1\uffff\10\67\1\uffff\6\67\1\uffff\6\67\1\uffff\3\67\1\uffff\1\67\1\uffff\1\67\1\uffff\7\67\1\uffff\7\67\1\uffff\1\66\11\67\1\uffff\5\67\3\uffff\1\67\1\uffff\1\67",
            "\6\67\1\uffff\24\67\1\uffff\10\67\1\uffff\6\67\1\uffff\6\67\1\uffff\3\67\1\uffff\1\67\1\uffff\1\67\1\uffff\7\67\1\uffff\7\67\1\uffff\1\66\11\67\1\uffff\5\67\3\uffff\1\67\1\uffff\1\67",
            "\6\67\1\uffff\24\67\1\uffff\10\67\1\uffff\6\67\1\uffff\6\67\1\uffff\3\67\1\uffff\1\67\1\uffff\1\67\1\uffff\7\67\1\uffff\7\67\1\uffff\1\66\11\67\1\uffff\5\67\3\uffff\1\67\1\uffff\1\67",
            "\6\67\1\uffff\24\67\1\uffff\10\67\1\uffff\6\67\1\uffff\6\67\1\uffff\3\67\1\uffff\1\67\1\uffff\1\67\1\uffff\7\67\1\uffff\7\67\1\uffff\1\66\11\67\1\uffff\5\67\3\uffff\1\67\1\uffff\1\67",
            "\6\67\1\uffff\24\67\1\uffff\10\67\1\uffff\6\67\1\uffff\6\67\1\uffff\3\67\1\uffff\1\67\1\uffff\1\67\1\uffff\7\67\1\uffff\7\67\1\uffff\1\66\11\67\1\uffff\5\67\3\uffff\1\67\1\uffff\1\67",
            "\6\67\1\uffff\24\67\1\uffff\10\67\1\uffff\6\67\1\uffff\6\67\1\uffff\3\67\1\uffff\1\67\1\uffff\1\67\1\uffff\7\67\1\uffff\7\67\1\uffff\1\66\11\67\1\uffff\5\67\3\uffff\1\67\1\uffff\1\67",
            "\6\67\1\uffff\24\67\1\uffff\10\67\1\uffff\6\67\1\uffff\6\67\1\uffff\3\67\1\uffff\1\67\1\uffff\1\67\1\uffff\7\67\1\uffff\7\67\1\uffff\1\66\11\67\1\uffff\5\67\3\uffff\1\67\1\uffff\1\67",
            "\6\67\1\uffff\24\67\1\uffff\10\67\1\uffff\6\67\1\uffff\6\67\1\uffff\3\67\1\uffff\1\67\1\uffff\1\67\1\uffff\7\67\1\uffff\7\67\1\uffff\1\66\11\67\1\uffff\5\67\3\uffff\1\67\1\uffff\1\67",
            "\6\67\1\uffff\24\67\1\uffff\10\67\1\uffff\6\67\1\uffff\6\67\1\uffff\3\67\1\uffff\1\67\1\uffff\1\67\1\uffff\7\67\1\uffff\7\67\1\uffff\1\66\11\67\1\uffff\5\67\3\uffff\1\67\1\uffff\1\67",
            "\6\67\1\uffff\24\67\1\uffff\10\67\1\uffff\6\67\1\uffff\6\67\1\uffff\3\67\1\uffff\1\67\1\uffff\1\67\1\uffff\7\67\1\uffff\7\67\1\uffff\1\66\11\67\1\uffff\5\67\3\uffff\1\67\1\uffff\1\67",
            "\6\67\1\uffff\24\67\1\uffff\10\67\1\uffff\6\67\1\uffff\6\67\1\uffff\3\67\1\uffff\1\67\1\uffff\1\67\1\uffff\7\67\1\uffff\7\67\1\uffff\1\66\11\67\1\uffff\5\67\3\uffff\1\67\1\uffff\1\67",
            "\6\67\1\uffff\24\67\1\uffff\10\67\1\uffff\6\67\1\uffff\6\67\1\uffff\3\67\1\uffff\1\67\1\uffff\1\67\1\uffff\7\67\1\uffff\7\67\1\uffff\1\66\11\67\1\uffff\5\67\3\uffff\1\67\1\uffff\1\67",
            "\6\67\1\uffff\24\67\1\uffff\10\67\1\uffff\6\67\1\uffff\6\67\1\uffff\3\67\1\uffff\1\67\1\uffff\1\67\1\uffff\7\67\1\uffff\7\67\1\uffff\1\66\11\67\1\uffff\5\67\3\uffff\1\67\1\uffff\1\67",
            "\6\67\1\uffff\24\67\1\uffff\10\67\1\uffff\6\67\1\uffff\6\67\1\uffff\3\67\1\uffff\1\67\1\uffff\1\67\1\uffff\7\67\1\uffff\7\67\1\uffff\1\66\11\67\1\uffff\5\67\3\uffff\1\67\1\uffff\1\67",
            "\6\67\1\uffff\24\67\1\uffff\10\67\1\uffff\6\67\1\uffff\6\67\1\uffff\3\67\1\uffff\1\67\1\uffff\1\67\1\uffff\7\67\1\uffff\7\67\1\uffff\1\66\11\67\1\uffff\5\67\3\uffff\1\67\1\uffff\1\67",
            "\6\67\1\uffff\24\67\1\uffff\10\67\1\uffff\6\67\1\uffff\6\67\1\uffff\3\67\1\uffff\1\67\1\uffff\1\67\1\uffff\7\67\1\uffff\7\67\1\uffff\1\66\11\67\1\uffff\5\67\3\uffff\1\67\1\uffff\1\67",
            "\6\67\1\uffff\24\67\1\uffff\10\67\1\uffff\6\67\1\uffff\6\67\1\uffff\3\67\1\uffff\1\67\1\uffff\1\67\1\uffff\7\67\1\uffff\7\67\1\uffff\1\66\11\67\1\uffff\5\67\3\uffff\1\67\1\uffff\1\67",
            "\6\67\1\uffff\24\67\1\uffff\10\67\1\uffff\6\67\1\uffff\6\67\1\uffff\3\67\1\uffff\1\67\1\uffff\1\67\1\uffff\7\67\1\uffff\7\67\1\uffff\1\66\11\67\1\uffff\5\67\3\uffff\1\67\1\uffff\1\67",
            "\6\67\1\uffff\24\67\1\uffff\10\67\1\uffff\6\67\1\uffff\6\67\1\uffff\3\67\1\uffff\1\67\1\uffff\1\67\1\uffff\7\67\1\uffff\7\67\1\uffff\1\66\11\67\1\uffff\5\67\3\uffff\1\67\1\uffff\1\67",
            "\6\67\1\uffff\24\67\1\uffff\10\67\1\uffff\6\67\1\uffff\6\67\1\uffff\3\67\1\uffff\1\67\1\uffff\1\67\1\uffff\7\67\1\uffff\7\67\1\uffff\1\66\11\67\1\uffff\5\67\3\uffff\1\67\1\uffff\1\67",
            "\6\67\1\uffff\24\67\1\uffff\10\67\1\uffff\6\67\1\uffff\6\67\1\uffff\3\67\1\uffff\1\67\1\uffff\1\67\1\uffff\7\67\1\uffff\7\67\1\uffff\1\66\11\67\1\uffff\5\67\3\uffff\1\67\1\uffff\1\67",
            "\6\67\1\uffff\24\67\1\uffff\10\67\1\uffff\6\67\1\uffff\6\67\1\uffff\3\67\1\uffff\1\67\1\uffff\1\67\1\uffff\7\67\1\uffff\7\67\1\uffff\1\66\11\67\1\uffff\5\67\3\uffff\1\67\1\uffff\1\67",
            "\6\67\1\uffff\24\67\1\uffff\10\67\1\uffff\6\67\1\uffff\6\67\1\uffff\3\67\1\uffff\1\67\1\uffff\1\67\1\uffff\7\67\1\uffff\7\67\1\uffff\1\66\11\67\1\uffff\5\67\3\uffff\1\67\1\uffff\1\67",
            "\6\67\1\uffff\24\67\1\uffff\10\67\1\uffff\6\67\1\uffff\6\67\1\uffff\3\67\1\uffff\1\67\1\uffff\1\67\1\uffff\7\67\1\uffff\7\67\1\uffff\1\66\11\67\1\uffff\5\67\3\uffff\1\67\1\uffff\1\67",
            "\6\67\1\uffff\24\67\1\uffff\10\67\1\uffff\6\67\1\uffff\6\67\1\uffff\3\67\1\uffff\1\67\1\uffff\1\67\1\uffff\7\67\1\uffff\7\67\1\uffff\1\66\11\67\1\uffff\5\67\3\uffff\1\67\1\uffff\1\67",
            "\6\67\1\uffff\24\67\1\uffff\10\67\1\uffff\6\67\1\uffff\6\67\1\uffff\3\67\1\uffff\1\67\1\uffff\1\67\1\uffff\7\67\1\uffff\7\67\1\uffff\1\66\11\67\1\uffff\5\67\3\uffff\1\67\1\uffff\1\67",
            "\6\67\1\uffff\24\67\1\uffff\10\67\1\uffff\6\67\1\uffff\6\67\1\uffff\3\67\1\uffff\1\67\1\uffff\1\67\1\uffff\7\67\1\uffff\7\67\1\uffff\1\66\11\67\1\uffff\5\67\3\uffff\1\67\1\uffff\1\67",
            "\6\67\1\uffff\24\67\1\uffff\10\67\1\uffff\6\67\1\uffff\6\67\1\uffff\3\67\1\uffff\1\67\1\uffff\1\67\1\uffff\7\67\1\uffff\7\67\1\uffff\1\66\11\67\1\uffff\5\67\3\uffff\1\67\1\uffff\1\67",
            "\6\67\1\uffff\24\67\1\uffff\10\67\1\uffff\6\67\1\uffff\6\67\1\uffff\3\67\1\uffff\1\67\1\uffff\1\67\1\uffff\7\67\1\uffff\7\67\1\uffff\1\66\11\67\1\uffff\5\67\3\uffff\1\67\1\uffff\1\67",
            "\6\67\1\uffff\24\67\1\uffff\10\67\1\uffff\6\67\1\uffff\6\67\1\uffff\3\67\1\uffff\1\67\1\uffff\1\67\1\uffff\7\67\1\uffff\7\67\1\uffff\1\66\11\67\1\uffff\5\67\3\uffff\1\67\1\uffff\1\67",
            "\6\67\1\uffff\24\67\1\uffff\10\67\1\uffff\6\67\1\uffff\6\67\1\uffff\3\67\1\uffff\1\67\1\uffff\1\67\1\uffff\7\67\1\uffff\7\67\1\uffff\1\66\11\67\1\uffff\5\67\3\uffff\1\67\1\uffff\1\67",
            "\6\67\1\uffff\24\67\1\uffff\10\67\1\uffff\6\67\1\uffff\6\67\1\uffff\3\67\1\uffff\1\67\1\uffff\1\67\1\uffff\7\67\1\uffff\7\67\1\uffff\1\66\11\67\1\uffff\5\67\3\uffff\1\67\1\uffff\1\67",
            "\6\67\1\uffff\24\67\1\uffff\10\67\1\uffff\6\67\1\uffff\6\67\1\uffff\3\67\1\uffff\1\67\1\uffff\1\67\1\uffff\7\67\1\uffff\7\67\1\uffff\1\66\11\67\1\uffff\5\67\3\uffff\1\67\1\uffff\1\67",
            "\6\67\1\uffff\24\67\1\uffff\10\67\1\uffff\6\67\1\uffff\6\67\1\uffff\3\67\1\uffff\1\67\1\uffff\1\67\1\uffff\7\67\1\uffff\7\67\1\uffff\1\66\11\67\1\uffff\5\67\3\uffff\1\67\1\uffff\1\67",
            "\6\67\1\uffff\24\67\1\uffff\10\67\1\uffff\6\67\1\uffff\6\67\1\uffff\3\67\1\uffff\1\67\1\uffff\1\67\1\uffff\7\67\1\uffff\7\67\1\uffff\1\66\11\67\1\uffff\5\67\3\uffff\1\67\1\uffff\1\67",
            "\6\67\1\uffff\24\67\1\uffff\10\67\1\uffff\6\67\1\uffff\6\67\1\uffff\3\67\1\uffff\1\67\1\uffff\1\67\1\uffff\7\67\1\uffff\7\67\1\uffff\1\66\11\67\1\uffff\5\67\3\uffff\1\67\1\uffff\1\67",
            "\6\67\1\uffff\24\67\1\uffff\10\67\1\uffff\6\67\1\uffff\6\67\1\uffff\3\67\1\uffff\1\67\1\uffff\1\67\1\uffff\7\67\1\uffff\7\67\1\uffff\1\66\11\67\1\uffff\5\67\3\uffff\1\67\1\uffff\1\67",
            "\6\67\1\uffff\24\67\1\uffff\10\67\1\uffff\6\67\1\uffff\6\67\1\uffff\3\67\1\uffff\1\67\1\uffff\1\67\1\uffff\7\67\1\uffff\7\67\1\uffff\1\66\11\67\1\uffff\5\67\3\uffff\1\67\1\uffff\1\67",
            "\6\67\1\uffff\24\67\1\uffff\10\67\1\uffff\6\67\1\uffff\6\67\1\uffff\3\67\1\uffff\1\67\1\uffff\1\67\1\uffff\7\67\1\uffff\7\67\1\uffff\1\66\11\67\1\uffff\5\67\3\uffff\1\67\1\uffff\1\67",
            "\6\67\1\uffff\24\67\1\uffff\10\67\1\uffff\6\67\1\uffff\6\67\1\uffff\3\67\1\uffff\1\67\1\uffff\1\67\1\uffff\7\67\1\uffff\7\67\1\uffff\1\66\11\67\1\uffff\5\67\3\uffff\1\67\1\uffff\1\67",
            "",
            "",
            ""
    };

    static final short[] dfa_13 = DFA.unpackEncodedString(dfa_13s);
    static final short[] dfa_14 = DFA.unpackEncodedString(dfa_14s);
    static final char[] dfa_15 = DFA.unpackEncodedStringToUnsignedChars(dfa_15s);
    static final char[] dfa_16 = DFA.unpackEncodedStringToUnsignedChars(dfa_16s);
    static final short[] dfa_17 = DFA.unpackEncodedString(dfa_17s);
    static final short[] dfa_18 = DFA.unpackEncodedString(dfa_18s);
    static final short[][] dfa_19 = unpackEncodedStringArray(dfa_19s);

    class DFA78 extends DFA {

        public DFA78(BaseRecognizer recognizer) {
            this.recognizer = recognizer;
            this.decisionNumber = 78;
            this.eot = dfa_13;
            this.eof = dfa_14;
            this.min = dfa_15;
            this.max = dfa_16;
            this.accept = dfa_17;
            this.special = dfa_18;
            this.transition = dfa_19;
        }
        public String getDescription() {
            return "4991:2: ( ( () ( (lv_value_1_0= ruleNUMBER ) ) ( ( (lv_unit_2_0= RULE_UNIT ) ) | ( (lv_unit_3_0= PercentSign ) ) )? ) | ( () otherlv_5= LeftSquareBracket ( (lv_elements_6_0= ruleExpression ) ) (otherlv_7= Comma ( (lv_elements_8_0= ruleExpression ) ) )* otherlv_9= RightSquareBracket ( ( (lv_unit_10_0= RULE_UNIT ) ) | ( (lv_unit_11_0= PercentSign ) ) )? ) | ( () ( (lv_value_13_0= RULE_STRING ) ) ) | ( () ( ( (lv_true_15_0= True ) ) | otherlv_16= False ) ) | ( () ( (lv_name_18_0= ruleNAME ) ) otherlv_19= LeftParenthesis ( ( (lv_arguments_20_0= ruleCallArgument ) ) (otherlv_21= Comma ( (lv_arguments_22_0= ruleCallArgument ) ) )* )? otherlv_23= RightParenthesis ) | this_Reference_24= ruleReference | ( () otherlv_26= LeftParenthesis ( (lv_expression_27_0= ruleExpression ) ) otherlv_28= RightParenthesis ) )";
        }
    }
 

    public static final BitSet FOLLOW_1 = new BitSet(new long[]{0x0000000000000000L});
    public static final BitSet FOLLOW_2 = new BitSet(new long[]{0x0000000000000002L});
    public static final BitSet FOLLOW_3 = new BitSet(new long[]{0x00843A8402ADC822L});
    public static final BitSet FOLLOW_4 = new BitSet(new long[]{0x0000000000000000L,0x0000001000000000L});
    public static final BitSet FOLLOW_5 = new BitSet(new long[]{0x0000000000000000L,0x0000000400000000L});
    public static final BitSet FOLLOW_6 = new BitSet(new long[]{0x0000000000000000L,0x0000000002000000L});
    public static final BitSet FOLLOW_7 = new BitSet(new long[]{0xE8F77AFFAFFFFBF0L,0x0000001C08108080L});
    public static final BitSet FOLLOW_8 = new BitSet(new long[]{0xA8B77AFF2FFFFBF0L,0x0000000400000080L});
    public static final BitSet FOLLOW_9 = new BitSet(new long[]{0x0000040101100242L,0x0000001000000000L});
    public static final BitSet FOLLOW_10 = new BitSet(new long[]{0x0000000000000000L,0x0000000000002000L});
    public static final BitSet FOLLOW_11 = new BitSet(new long[]{0x0000000101100242L,0x0000001000000000L});
    public static final BitSet FOLLOW_12 = new BitSet(new long[]{0x0000000000000002L,0x0000001000000000L});
    public static final BitSet FOLLOW_13 = new BitSet(new long[]{0x0000040000000402L,0x0000000020880800L});
    public static final BitSet FOLLOW_14 = new BitSet(new long[]{0x0000040000000402L,0x0000000020000800L});
    public static final BitSet FOLLOW_15 = new BitSet(new long[]{0x0000000000000002L,0x0000000020000000L});
    public static final BitSet FOLLOW_16 = new BitSet(new long[]{0x0200000000000000L});
    public static final BitSet FOLLOW_17 = new BitSet(new long[]{0x0000800000000002L,0x0000000020000000L});
    public static final BitSet FOLLOW_18 = new BitSet(new long[]{0x0000000000000002L,0x0000000020080000L});
    public static final BitSet FOLLOW_19 = new BitSet(new long[]{0xA8B77AFF2FFFFBF0L,0x0000000440000080L});
    public static final BitSet FOLLOW_20 = new BitSet(new long[]{0x0000000000000002L,0x0000000008000000L});
    public static final BitSet FOLLOW_21 = new BitSet(new long[]{0x0000000000000000L,0x0000000010000000L});
    public static final BitSet FOLLOW_22 = new BitSet(new long[]{0x0000000040000000L,0x0000000028000800L});
    public static final BitSet FOLLOW_23 = new BitSet(new long[]{0x0000000040000000L,0x0000000020000800L});
    public static final BitSet FOLLOW_24 = new BitSet(new long[]{0x0000000040000000L,0x0000000020000000L});
    public static final BitSet FOLLOW_25 = new BitSet(new long[]{0x0000000000000000L,0x0000000020000000L});
    public static final BitSet FOLLOW_26 = new BitSet(new long[]{0xA8B77AFF6FFFFBF0L,0x0000000440000980L});
    public static final BitSet FOLLOW_27 = new BitSet(new long[]{0x0000000000000000L,0x0000000000008000L});
    public static final BitSet FOLLOW_28 = new BitSet(new long[]{0xA8B77AFF2FFFFBF0L,0x0000000400010080L});
    public static final BitSet FOLLOW_29 = new BitSet(new long[]{0x0000000000000000L,0x0000000000090000L});
    public static final BitSet FOLLOW_30 = new BitSet(new long[]{0x0000000000000002L,0x0000000000000010L});
    public static final BitSet FOLLOW_31 = new BitSet(new long[]{0x1000000000000000L});
    public static final BitSet FOLLOW_32 = new BitSet(new long[]{0x0000040000000000L});
    public static final BitSet FOLLOW_33 = new BitSet(new long[]{0x0000000000000002L,0x0000000000000020L});
    public static final BitSet FOLLOW_34 = new BitSet(new long[]{0x0000000004000000L});
    public static final BitSet FOLLOW_35 = new BitSet(new long[]{0xACB77AFF2FFFFBF0L,0x0000000400000080L});
    public static final BitSet FOLLOW_36 = new BitSet(new long[]{0x0000040000000002L});
    public static final BitSet FOLLOW_37 = new BitSet(new long[]{0x0000040000000000L,0x0000000020000000L});
    public static final BitSet FOLLOW_38 = new BitSet(new long[]{0x0000010000000002L});
    public static final BitSet FOLLOW_39 = new BitSet(new long[]{0x0000000000000000L,0x0000000020000100L});
    public static final BitSet FOLLOW_40 = new BitSet(new long[]{0xE8F77AFFAFFFFBF0L,0x0000001C48108080L});
    public static final BitSet FOLLOW_41 = new BitSet(new long[]{0x0000000000000000L,0x0000000000800000L});
    public static final BitSet FOLLOW_42 = new BitSet(new long[]{0x0000000000000000L,0x0000000060000000L});
    public static final BitSet FOLLOW_43 = new BitSet(new long[]{0x0000000000000002L,0x0000000000000040L});
    public static final BitSet FOLLOW_44 = new BitSet(new long[]{0xE8F77AFFAFFFFBF0L,0x0000001C08118080L});
    public static final BitSet FOLLOW_45 = new BitSet(new long[]{0x0000000000000000L,0x0000001020800000L});
    public static final BitSet FOLLOW_46 = new BitSet(new long[]{0x0000000000000000L,0x0000001020080000L});
    public static final BitSet FOLLOW_47 = new BitSet(new long[]{0x0000000000000000L,0x0000000000000420L});
    public static final BitSet FOLLOW_48 = new BitSet(new long[]{0x0100000000000012L,0x0000001000000000L});
    public static final BitSet FOLLOW_49 = new BitSet(new long[]{0x0000000000000012L,0x0000001000080000L});
    public static final BitSet FOLLOW_50 = new BitSet(new long[]{0x0000000010000002L});
    public static final BitSet FOLLOW_51 = new BitSet(new long[]{0x0000000200000000L});
    public static final BitSet FOLLOW_52 = new BitSet(new long[]{0x0000400000000000L});
    public static final BitSet FOLLOW_53 = new BitSet(new long[]{0x0100000000000002L,0x0000001000080000L});
    public static final BitSet FOLLOW_54 = new BitSet(new long[]{0x0000000000000002L,0x0000001000080000L});
    public static final BitSet FOLLOW_55 = new BitSet(new long[]{0x0000040000000000L,0x0000000002000000L});
    public static final BitSet FOLLOW_56 = new BitSet(new long[]{0x0008000000000002L});
    public static final BitSet FOLLOW_57 = new BitSet(new long[]{0x0000000000000002L,0x0000000000001000L});
    public static final BitSet FOLLOW_58 = new BitSet(new long[]{0x0200000000000002L});
    public static final BitSet FOLLOW_59 = new BitSet(new long[]{0x0000000000000002L,0x000000000500000FL});
    public static final BitSet FOLLOW_60 = new BitSet(new long[]{0x0000000000000002L,0x0000000000140000L});
    public static final BitSet FOLLOW_61 = new BitSet(new long[]{0x0000000000000002L,0x0000000000420000L});
    public static final BitSet FOLLOW_62 = new BitSet(new long[]{0x0000000000000002L,0x0000000000000200L});
    public static final BitSet FOLLOW_63 = new BitSet(new long[]{0xA8B77AFF2FFFFBF0L,0x0000000408000080L});
    public static final BitSet FOLLOW_64 = new BitSet(new long[]{0x0000000000000000L,0x0000000010080000L});
    public static final BitSet FOLLOW_65 = new BitSet(new long[]{0x0000000000000002L,0x0000000080004000L});
    public static final BitSet FOLLOW_66 = new BitSet(new long[]{0x0000000000000000L,0x0000000000010000L});
    public static final BitSet FOLLOW_67 = new BitSet(new long[]{0x0000000000000002L,0x0000000000800000L});
    public static final BitSet FOLLOW_68 = new BitSet(new long[]{0x0000000000000002L,0x0000000000200000L});
    public static final BitSet FOLLOW_69 = new BitSet(new long[]{0x0000000000000000L,0x0000000800000000L});

}