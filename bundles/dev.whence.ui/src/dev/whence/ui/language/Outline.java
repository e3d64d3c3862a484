package dev.whence.ui.language;

import dev.whence.ui.WhencePlugin;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import org.eclipse.jface.text.BadLocationException;
import org.eclipse.jface.text.DocumentEvent;
import org.eclipse.jface.text.IDocument;
import org.eclipse.jface.text.IDocumentListener;
import org.eclipse.jface.text.IRegion;
import org.eclipse.jface.text.ITextSelection;
import org.eclipse.jface.viewers.DelegatingStyledCellLabelProvider;
import org.eclipse.jface.viewers.DelegatingStyledCellLabelProvider.IStyledLabelProvider;
import org.eclipse.jface.viewers.IPostSelectionProvider;
import org.eclipse.jface.viewers.ISelectionChangedListener;
import org.eclipse.jface.viewers.IStructuredSelection;
import org.eclipse.jface.viewers.ITreeContentProvider;
import org.eclipse.jface.viewers.LabelProvider;
import org.eclipse.jface.viewers.SelectionChangedEvent;
import org.eclipse.jface.viewers.StructuredSelection;
import org.eclipse.jface.viewers.StyledString;
import org.eclipse.jface.viewers.TreeViewer;
import org.eclipse.lsp4j.DocumentSymbol;
import org.eclipse.lsp4j.DocumentSymbolParams;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.Range;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.ui.texteditor.ITextEditor;
import org.eclipse.ui.views.contentoutline.ContentOutlinePage;

/** What a model declares. Selects it in the editor, and follows the caret there. */
final class Outline extends ContentOutlinePage implements IDocumentListener {
    private static final int REST = 400;
    /** More are shown faster by building the tree anew. */
    private static final int MANY = 30;

    private final ITextEditor editor;
    private final IDocument document;
    private final LanguageService language;
    private final Rested refreshed = new Rested(REST, this::refresh);
    private final ISelectionChangedListener onCaret = event -> follow();
    private List<Entry> entries = List.of();
    private boolean following;

    /** Something declared. It stays the same while its text changes, so that the tree need not be built anew. */
    private static final class Entry {
        private final List<String> path;
        private final Entry parent;
        private final List<Entry> inner = new ArrayList<>();
        private DocumentSymbol symbol;

        /** @param path by which it is known again: kinds and names from the outside in */
        Entry(List<String> path, Entry parent, DocumentSymbol symbol) {
            this.path = path;
            this.parent = parent;
            this.symbol = symbol;
        }

        boolean isSame(Entry other) {
            if (!path.equals(other.path) || inner.size() != other.inner.size()) {
                return false;
            }
            for (int i = 0; i < inner.size(); i++) {
                if (!inner.get(i).isSame(other.inner.get(i))) {
                    return false;
                }
            }
            return true;
        }

        /** Is where the other one is, and says what it says. */
        void become(Entry other, TreeViewer viewer) {
            boolean otherwise = !Objects.equals(symbol.getDetail(), other.symbol.getDetail());
            symbol = other.symbol;
            if (otherwise) {
                viewer.update(this, null);
            }
            for (int i = 0; i < inner.size(); i++) {
                inner.get(i).become(other.inner.get(i), viewer);
            }
        }
    }

    Outline(ITextEditor editor, IDocument document, LanguageService language) {
        this.editor = editor;
        this.document = document;
        this.language = language;
    }

    @Override
    protected int getTreeStyle() {
        return super.getTreeStyle() | SWT.VIRTUAL;
    }

    @Override
    public void createControl(Composite parent) {
        super.createControl(parent);
        getTreeViewer().setUseHashlookup(true);
        getTreeViewer().setContentProvider(new Contents());
        getTreeViewer().setLabelProvider(new DelegatingStyledCellLabelProvider(new Labels()));
        getTreeViewer().setInput(this);
        document.addDocumentListener(this);
        if (editor.getSelectionProvider() instanceof IPostSelectionProvider carets) {
            carets.addPostSelectionChangedListener(onCaret);
        }
        refresh();
    }

    @Override
    public void dispose() {
        document.removeDocumentListener(this);
        if (editor.getSelectionProvider() instanceof IPostSelectionProvider carets) {
            carets.removePostSelectionChangedListener(onCaret);
        }
        super.dispose();
    }

    @Override
    public void documentAboutToBeChanged(DocumentEvent event) {
        // it is the text afterwards that counts
    }

    @Override
    public void documentChanged(DocumentEvent event) {
        if (getControl() != null && !getControl().isDisposed()) {
            refreshed.ask(getControl().getDisplay());
        }
    }

    private void refresh() {
        Optional<OpenModel> model = language.model(document);
        if (getControl() != null && !getControl().isDisposed() && model.isPresent()) {
            Answers.later(language.ask(server -> server.getTextDocumentService().documentSymbol(new DocumentSymbolParams(model.get().identifier()))),
                getControl(), found -> show(entries(List.of(), null, found.stream().map(each -> each.getRight()).toList())));
        }
    }

    private static List<Entry> entries(List<String> path, Entry parent, List<DocumentSymbol> symbols) {
        List<Entry> made = new ArrayList<>();
        Set<List<String>> paths = new HashSet<>();
        for (DocumentSymbol symbol : symbols) {
            List<String> own = new ArrayList<>(path);
            own.add(symbol.getKind() + " " + symbol.getName());
            while (!paths.add(own)) {
                own = new ArrayList<>(own);
                own.add(""); // the second of the same name
            }
            Entry entry = new Entry(own, parent, symbol);
            entry.inner.addAll(entries(own, entry, symbol.getChildren() == null ? List.of() : symbol.getChildren()));
            made.add(entry);
        }
        return made;
    }

    /** Exchanges only what is between the entries at the head and at the tail that are the same. */
    private void show(List<Entry> now) {
        TreeViewer viewer = getTreeViewer();
        int shorter = Math.min(entries.size(), now.size());
        int head = 0;
        while (head < shorter && entries.get(head).isSame(now.get(head))) {
            entries.get(head).become(now.get(head), viewer);
            head++;
        }
        int tail = 0;
        while (tail < shorter - head && entries.get(entries.size() - 1 - tail).isSame(now.get(now.size() - 1 - tail))) {
            entries.get(entries.size() - 1 - tail).become(now.get(now.size() - 1 - tail), viewer);
            tail++;
        }
        List<Entry> gone = entries.subList(head, entries.size() - tail);
        List<Entry> come = now.subList(head, now.size() - tail);
        List<Entry> all = new ArrayList<>(entries.subList(0, head));
        all.addAll(come);
        all.addAll(entries.subList(entries.size() - tail, entries.size()));
        following = true;
        if (entries.isEmpty() || gone.size() + come.size() > MANY) {
            entries = all;
            viewer.refresh();
            viewer.expandToLevel(2);
        } else {
            viewer.remove(gone.toArray());
            entries = all;
            for (int i = 0; i < come.size(); i++) {
                viewer.insert(viewer.getInput(), come.get(i), head + i);
            }
        }
        following = false;
        follow();
    }

    /** Selects what the caret is in. */
    private void follow() {
        if (getControl() == null || getControl().isDisposed() || !(editor.getSelectionProvider().getSelection() instanceof ITextSelection caret)) {
            return;
        }
        try {
            Entry entry = at(entries, Places.position(document, caret.getOffset()));
            following = true;
            getTreeViewer().setSelection(entry == null ? StructuredSelection.EMPTY : new StructuredSelection(entry), true);
            following = false;
        } catch (BadLocationException changed) {
            documentChanged(null);
        }
    }

    private static Entry at(List<Entry> entries, Position position) {
        for (Entry entry : entries) {
            if (contains(entry.symbol.getRange(), position)) {
                Entry inner = at(entry.inner, position);
                return inner == null ? entry : inner;
            }
        }
        return null;
    }

    private static boolean contains(Range range, Position position) {
        return position.getLine() >= range.getStart().getLine() && position.getLine() <= range.getEnd().getLine();
    }

    @Override
    public void selectionChanged(SelectionChangedEvent event) {
        super.selectionChanged(event);
        if (!following && event.getSelection() instanceof IStructuredSelection selection && selection.getFirstElement() instanceof Entry entry) {
            try {
                IRegion name = Places.region(document, entry.symbol.getSelectionRange());
                editor.selectAndReveal(name.getOffset(), name.getLength());
            } catch (BadLocationException changed) {
                WhencePlugin.active().getLog().info("The outline is older than the text");
            }
        }
    }

    /** Entries within entries. */
    private final class Contents implements ITreeContentProvider {
        @Override
        public Object[] getElements(Object input) {
            return entries.toArray();
        }

        @Override
        public Object[] getChildren(Object parent) {
            return ((Entry) parent).inner.toArray();
        }

        @Override
        public Object getParent(Object entry) {
            return ((Entry) entry).parent;
        }

        @Override
        public boolean hasChildren(Object entry) {
            return !((Entry) entry).inner.isEmpty();
        }
    }

    /** The name, then what it is. */
    private static final class Labels extends LabelProvider implements IStyledLabelProvider {
        @Override
        public StyledString getStyledText(Object entry) {
            DocumentSymbol symbol = ((Entry) entry).symbol;
            return new StyledString(symbol.getName()).append("  " + symbol.getDetail(), StyledString.QUALIFIER_STYLER);
        }

        @Override
        public String getText(Object entry) {
            return ((Entry) entry).symbol.getName();
        }
    }
}
