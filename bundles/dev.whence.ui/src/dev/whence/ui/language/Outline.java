package dev.whence.ui.language;

import dev.whence.ui.WhencePlugin;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
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

    private final ITextEditor editor;
    private final IDocument document;
    private final LanguageService language;
    private final Rested refreshed = new Rested(REST, this::refresh);
    private final ISelectionChangedListener onCaret = event -> follow();
    private List<Entry> entries = List.of();
    private boolean following;

    /** Something declared, known again after a change by its path of names. */
    private record Entry(List<String> path, DocumentSymbol symbol, Entry parent, List<Entry> inner) {
        @Override
        public boolean equals(Object other) {
            return other instanceof Entry entry && path.equals(entry.path);
        }

        @Override
        public int hashCode() {
            return path.hashCode();
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
            own.add(symbol.getDetail() + " " + symbol.getName());
            while (!paths.add(own)) {
                own = new ArrayList<>(own);
                own.add(""); // the second of the same name
            }
            Entry entry = new Entry(own, symbol, parent, new ArrayList<>());
            entry.inner().addAll(entries(own, entry, symbol.getChildren() == null ? List.of() : symbol.getChildren()));
            made.add(entry);
        }
        return made;
    }

    private void show(List<Entry> now) {
        boolean first = entries.isEmpty();
        Object[] expanded = getTreeViewer().getExpandedElements();
        entries = now;
        following = true;
        getTreeViewer().getControl().setRedraw(false);
        getTreeViewer().setInput(now);
        if (first) {
            getTreeViewer().expandToLevel(2);
        } else {
            getTreeViewer().setExpandedElements(expanded);
        }
        getTreeViewer().getControl().setRedraw(true);
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
            if (contains(entry.symbol().getRange(), position)) {
                Entry inner = at(entry.inner(), position);
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
                IRegion name = Places.region(document, entry.symbol().getSelectionRange());
                editor.selectAndReveal(name.getOffset(), name.getLength());
            } catch (BadLocationException changed) {
                WhencePlugin.active().getLog().info("The outline is older than the text");
            }
        }
    }

    /** Entries within entries. */
    private static final class Contents implements ITreeContentProvider {
        @Override
        public Object[] getElements(Object input) {
            return ((List<?>) input).toArray();
        }

        @Override
        public Object[] getChildren(Object parent) {
            return ((Entry) parent).inner().toArray();
        }

        @Override
        public Object getParent(Object entry) {
            return ((Entry) entry).parent();
        }

        @Override
        public boolean hasChildren(Object entry) {
            return !((Entry) entry).inner().isEmpty();
        }
    }

    /** The name, then what it is. */
    private static final class Labels extends LabelProvider implements IStyledLabelProvider {
        @Override
        public StyledString getStyledText(Object entry) {
            DocumentSymbol symbol = ((Entry) entry).symbol();
            return new StyledString(symbol.getName()).append("  " + symbol.getDetail(), StyledString.QUALIFIER_STYLER);
        }

        @Override
        public String getText(Object entry) {
            return ((Entry) entry).symbol().getName();
        }
    }
}
