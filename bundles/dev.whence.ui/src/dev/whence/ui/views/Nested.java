package dev.whence.ui.views;

import java.util.List;
import java.util.function.Function;
import org.eclipse.jface.viewers.ITreeContentProvider;

/** A tree of what holds its own children; the viewer's input is the list of the outermost. */
final class Nested<T> implements ITreeContentProvider {
    private final Function<T, List<T>> children;
    private final Function<T, T> parent;

    /** @param parent null for the outermost */
    Nested(Function<T, List<T>> children, Function<T, T> parent) {
        this.children = children;
        this.parent = parent;
    }

    @Override
    public Object[] getElements(Object input) {
        return ((List<?>) input).toArray();
    }

    @Override
    public Object[] getChildren(Object element) {
        return children.apply(cast(element)).toArray();
    }

    @Override
    public Object getParent(Object element) {
        return parent.apply(cast(element));
    }

    @Override
    public boolean hasChildren(Object element) {
        return !children.apply(cast(element)).isEmpty();
    }

    @SuppressWarnings("unchecked") // the viewer gives back what it was given
    private T cast(Object element) {
        return (T) element;
    }
}
