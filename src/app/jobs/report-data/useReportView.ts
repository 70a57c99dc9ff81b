import { navigate, useLocation } from '@reach/router';
import { useCallback, useMemo } from 'react';

export const reportTabs = ['findings', 'pages', 'structure', 'changes', 'history'] as const;
export type ReportTab = (typeof reportTabs)[number];

interface Entry {
  readonly key?: string;
  readonly arrival?: string;
}

/** What led to an entry of the browser's history: narrowing down what it shows leads nowhere else. */
const arrivalIn = (entry: Entry | null) => entry?.arrival ?? entry?.key ?? '';

/** What is looked at stands in the address: it can be kept, sent and gone back to. */
export function useReportView() {
  const { search, pathname, state } = useLocation();
  const query = useMemo(() => new URLSearchParams(search), [search]);
  const asked = query.get('tab');
  const tab = reportTabs.find((one) => one === asked) ?? 'findings';
  /** Changes parts of the query; null takes one away. */
  const change = useCallback(
    (changes: Changes) => {
      const arrival = arrivalIn(window.history.state);
      void navigate(changedPath(pathname, changes), { replace: true, state: { arrival } });
    },
    [pathname],
  );
  /** The same as a step to something else, from which the browser goes back to what is left. */
  const follow = useCallback((changes: Changes) => void navigate(changedPath(pathname, changes)), [pathname]);
  /** Changes whenever a link was followed, be it to the same address. */
  const arrival = arrivalIn(state as Entry | null);
  return { tab, query, search, change, follow, arrival };
}

type Changes = Readonly<Record<string, string | null>>;

function changedPath(pathname: string, changes: Changes): string {
  const next = new URLSearchParams(window.location.search);
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) next.delete(name);
    else next.set(name, value);
  }
  const text = next.toString();
  return text === '' ? pathname : `${pathname}?${text}`;
}
