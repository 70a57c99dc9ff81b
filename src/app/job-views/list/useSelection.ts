import { useEffect, useRef, useState } from 'react';

export interface Selection {
  readonly ids: ReadonlySet<string>;
  /** Everything that matches the filter, including other pages. */
  readonly everything: boolean;
}

const none: Selection = { ids: new Set(), everything: false };

/**
 * Keeps which rows are selected. Another list or page starts empty, and a row that leaves the page is
 * cleared: no action applies to a job that is not visibly selected.
 */
export function useSelection(pageIds: readonly string[], listKey: string) {
  const [selection, setSelection] = useState(none);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another list has another selection.
  useEffect(() => setSelection(none), [listKey]);
  const left = [...selection.ids].filter((id) => pageIds.includes(id));
  if (!selection.everything && left.length < selection.ids.size) {
    setSelection({ ids: new Set(left), everything: false });
  }
  /** The start of a range: the row that was clicked last. */
  const from = useRef<string>();
  const has = (id: string) => selection.everything || selection.ids.has(id);
  return {
    selection,
    has,
    count: selection.everything ? pageIds.length : left.length,
    /** @param asRange with all rows from the previously clicked one, which get the same state. */
    toggle: (id: string, asRange = false) => {
      const ids = new Set(pageIds.filter(has));
      const choose = !ids.has(id);
      for (const one of asRange ? between(pageIds, from.current, id) : [id]) {
        if (choose) ids.add(one);
        else ids.delete(one);
      }
      from.current = id;
      setSelection({ ids, everything: false });
    },
    togglePage: () => setSelection(pageIds.every(has) ? none : { ids: new Set(pageIds), everything: false }),
    chooseEverything: () => setSelection({ ids: new Set(pageIds), everything: true }),
    clear: () => setSelection(none),
  };
}

function between(ids: readonly string[], from: string | undefined, to: string): readonly string[] {
  const [start, end] = [ids.indexOf(from ?? to), ids.indexOf(to)];
  return start === -1 ? [to] : ids.slice(Math.min(start, end), Math.max(start, end) + 1);
}
