import { useEffect, useState } from 'react';

export interface Selection {
  readonly ids: ReadonlySet<string>;
  /** Everything that matches the filter, on other pages too. */
  readonly everything: boolean;
}

const none: Selection = { ids: new Set(), everything: false };

/** Which rows are chosen. Another list, or another page of it, begins with none. */
export function useSelection(pageIds: readonly string[], listKey: string) {
  const [selection, setSelection] = useState(none);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another list is another choice.
  useEffect(() => setSelection(none), [listKey]);
  const has = (id: string) => selection.everything || selection.ids.has(id);
  return {
    selection,
    has,
    count: selection.ids.size,
    toggle: (id: string) => {
      const ids = new Set(pageIds.filter(has));
      if (!ids.delete(id)) ids.add(id);
      setSelection({ ids, everything: false });
    },
    togglePage: () => setSelection(pageIds.every(has) ? none : { ids: new Set(pageIds), everything: false }),
    chooseEverything: () => setSelection({ ids: new Set(pageIds), everything: true }),
    clear: () => setSelection(none),
  };
}
