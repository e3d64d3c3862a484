package dev.whence.cli;

import java.io.ByteArrayInputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What a compiled class names: the constant pool of the class file format (JVMS 4.4). */
final class ClassFile {
    private static final Pattern NAME = Pattern.compile("[\\p{L}_$][\\p{L}\\p{N}_$]*(?:/[\\p{L}_$][\\p{L}\\p{N}_$]*)*");
    private static final int UTF8 = 1;
    private static final int LONG = 5;
    private static final int DOUBLE = 6;
    private static final int METHOD_HANDLE = 15;
    private static final Set<Integer> OF_TWO_BYTES = Set.of(7, 8, 16, 19, 20);

    private ClassFile() {
    }

    /**
     * Everything in it that could be the name of a class, with slashes: from class constants, descriptors and strings alike, since code
     * generators name classes in strings. Much of it is none.
     */
    static Set<String> candidates(byte[] content) throws IOException {
        Set<String> names = new TreeSet<>();
        for (String text : texts(content)) {
            Matcher m = NAME.matcher(text);
            while (m.find()) {
                names.add(m.group());
                // The L of a descriptor, Ljava/lang/String;, is no part of the name.
                if (m.group().startsWith("L")) {
                    names.add(m.group().substring(1));
                }
            }
        }
        return names;
    }

    private static List<String> texts(byte[] content) throws IOException {
        List<String> texts = new ArrayList<>();
        DataInputStream in = new DataInputStream(new ByteArrayInputStream(content));
        in.skipNBytes(8);
        int count = in.readUnsignedShort();
        for (int i = 1; i < count; i++) {
            int tag = in.readUnsignedByte();
            if (tag == UTF8) {
                texts.add(in.readUTF());
            } else if (tag == LONG || tag == DOUBLE) {
                in.skipNBytes(8);
                i++; // these take two places in the pool
            } else {
                in.skipNBytes(OF_TWO_BYTES.contains(tag) ? 2 : tag == METHOD_HANDLE ? 3 : 4);
            }
        }
        return texts;
    }
}
