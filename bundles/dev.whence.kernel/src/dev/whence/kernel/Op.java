package dev.whence.kernel;

/**
 * The instructions of a process. Operands follow the instruction: {@code #} an immediate, {@code @} a slot in the
 * instance's operand block. Expressions work on a stack of doubles; a duration or amount operand {@code @} of −1 is popped.
 */
public final class Op {
    private Op() {
    }

    // Expressions
    public static final int PUSH = 1;          // @value                    the bits of a double
    public static final int LOAD = 2;          // #local
    public static final int STORE = 3;         // #local
    public static final int ADD = 4;
    public static final int SUBTRACT = 5;
    public static final int MULTIPLY = 6;
    public static final int DIVIDE = 7;
    public static final int NEGATE = 8;
    public static final int NOT = 9;
    public static final int LESS = 10;
    public static final int LESS_EQUAL = 11;
    public static final int EQUAL = 12;
    public static final int AND = 13;
    public static final int OR = 14;
    public static final int FLOOR = 15;
    public static final int CEIL = 16;
    public static final int ROUND = 17;
    public static final int MIN = 18;
    public static final int MAX = 19;
    public static final int UNIFORM = 20;      // #stream                   uniform on [0, 1)
    public static final int EXPONENTIAL = 21;  // #stream                   mean 1
    public static final int NORMAL = 22;       // #stream                   mean 0, deviation 1
    public static final int COUNTED = 23;      // #counter                  what it has counted so far

    // Control
    public static final int JUMP = 30;         // #target
    public static final int JUMP_ZERO = 31;    // #target                   pops
    public static final int BACK = 32;         // #target                   a loop's end
    public static final int LOOP = 33;         // @count #local #exit       repeat
    public static final int NEXT = 34;         // #local #target            end of a repeat
    public static final int EVERY = 35;        // #local                    a periodic loop begins
    public static final int DUE = 36;          // @period #local #cell      waits for the round's time
    public static final int END = 37;

    // Costs
    public static final int COMPUTE = 40;      // @duration #cell
    public static final int SLEEP = 41;        // @duration #cell
    public static final int USE = 42;          // @station @duration #wait #service
    public static final int USE_ANY = 43;      // #group #stream @duration #wait #service
    public static final int READ = 44;         // @file @amount #open #random-stream #wait #device-cells
    public static final int WRITE = 45;        // @file @amount #open #random-stream #wait #device-cells
    public static final int SYNC = 46;         // @file #wait

    // Talk
    public static final int SEND = 50;         // @flow @size #type #window-cell
    public static final int REPLY = 51;        // @size #type #window-cell
    public static final int SELECT = 52;       // #cell #flags #n then n × (#type or −1, @flow or −1, #target)

    // Together
    public static final int LOCK = 60;         // @lock #cell
    public static final int UNLOCK = 61;       // @lock
    public static final int FORK = 62;         // #type
    public static final int JOIN = 63;         // #cell
    public static final int SPAWN = 64;        // #type

    // Measuring
    public static final int COUNT = 70;        // @counter @amount
    public static final int BEGIN = 71;        // #local
    public static final int FINISH = 72;       // #span #local

    private static final int[] OPERANDS = new int[80];

    static {
        for (int op : new int[] {PUSH, LOAD, STORE, UNIFORM, EXPONENTIAL, NORMAL, COUNTED, JUMP, JUMP_ZERO, BACK, EVERY, UNLOCK, FORK,
            JOIN, SPAWN, BEGIN}) {
            OPERANDS[op] = 1;
        }
        for (int op : new int[] {NEXT, COMPUTE, SLEEP, SYNC, LOCK, COUNT, FINISH}) {
            OPERANDS[op] = 2;
        }
        for (int op : new int[] {LOOP, DUE, REPLY}) {
            OPERANDS[op] = 3;
        }
        OPERANDS[USE] = 4;
        OPERANDS[SEND] = 4;
        OPERANDS[USE_ANY] = 5;
        OPERANDS[READ] = 6;
        OPERANDS[WRITE] = 6;
    }

    /** Words taken by the instruction at {@code pc}, itself included. */
    public static int length(int[] code, int pc) {
        return code[pc] == SELECT ? 4 + 3 * code[pc + 3] : 1 + OPERANDS[code[pc]];
    }
}
