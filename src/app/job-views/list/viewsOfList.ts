import { useMemo } from 'react';
import { useDocument } from '#app/live/useLive';
import { paths } from '#domain/collections';
import { maxViews, readViews, type SavedView } from '#domain/savedViews';

/** The two lists of jobs: the user's own, and that of all users, for admins. */
export type ListKind = 'own' | 'everybody';

/** Not a real filter: it stores in a view’s query which list the view belongs to. */
const mark = 'list';

export function markedQuery(query: string, list: ListKind): string {
  const marked = new URLSearchParams(query);
  marked.set(mark, list);
  return marked.toString();
}

/** Returns a view’s query without the mark. */
export function plainQuery({ query }: SavedView): string {
  const plain = new URLSearchParams(query);
  plain.delete(mark);
  return plain.toString();
}

/**
 * Returns whether a view belongs to a list. A view that predates the mark belongs to both, unless it names
 * an owner, which only the list of all users can filter by.
 */
export function isOf(list: ListKind, { query }: SavedView): boolean {
  const params = new URLSearchParams(query);
  const marked = params.get(mark) ?? (params.has('owner') ? 'everybody' : list);
  return marked === list;
}

/** Adds a view to a list, or replaces the one with the same name; undefined when the maximum is reached. */
export function withViewOf(
  list: ListKind,
  views: readonly SavedView[],
  view: SavedView,
): readonly SavedView[] | undefined {
  const others = views.filter((one) => one.name !== view.name || !isOf(list, one));
  return others.length < maxViews ? [...others, view] : undefined;
}

interface StoredViews {
  readonly status: 'loading' | 'ready' | 'error';
  /** Of all lists: they are stored together. */
  readonly all: readonly SavedView[];
  /** Of this list. */
  readonly views: readonly SavedView[];
}

/** Subscribes to the filters that a user has saved for a list of jobs. */
export function useStoredViews(uid: string, list: ListKind): StoredViews {
  const stored = useDocument(paths.savedViews(uid));
  const value = stored.status === 'ready' ? stored.value : undefined;
  return useMemo(() => {
    const all = readViews(value);
    return { status: stored.status, all, views: all.filter((view) => isOf(list, view)) };
  }, [stored.status, value, list]);
}
