import { useMemo } from 'react';
import { useDocument } from '#app/live/useLive';
import { readViews, type SavedView, savedViewsPath } from '#domain/savedViews';
import { isOf, type ListKind } from './viewsOfList';

interface StoredViews {
  readonly status: 'loading' | 'ready' | 'error';
  /** Of all lists: they are stored together. */
  readonly all: readonly SavedView[];
  /** Of this list. */
  readonly views: readonly SavedView[];
}

/** Subscribes to the filters that a user has saved for a list of jobs. */
export function useStoredViews(uid: string, list: ListKind): StoredViews {
  const stored = useDocument<unknown>(savedViewsPath(uid));
  const value = stored.status === 'ready' ? stored.value : undefined;
  return useMemo(() => {
    const all = readViews(value);
    return { status: stored.status, all, views: all.filter((view) => isOf(list, view)) };
  }, [stored.status, value, list]);
}
