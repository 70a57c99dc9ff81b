import { navigate, useLocation } from '@reach/router';
import { useCallback, useMemo } from 'react';

export const reportTabs = [
  'overview',
  'findings',
  'pages',
  'structure',
  'changes',
  'history',
  'details',
] as const;
export type ReportTab = (typeof reportTabs)[number];

/** Parameters of the list of findings: a link with one of them leads there. */
const findingParameters = [
  'rule',
  'open',
  'severity',
  'category',
  'mark',
  'finding',
  'text',
  'group',
  'order',
] as const;

const leadsToFindings = (query: URLSearchParams) =>
  !query.has('tab') && findingParameters.some((name) => query.has(name));

interface Entry {
  readonly key?: string;
  readonly arrival?: string;
}

/** Identifies the navigation that led to a history entry: changing a filter is not a new arrival. */
const arrivalIn = (entry: Entry | null) => entry?.arrival ?? entry?.key ?? '';

/** Keeps the view state in the URL, so that it can be bookmarked, shared and navigated back to. */
export function useReportView() {
  const { search, pathname, state } = useLocation();
  const query = useMemo(() => new URLSearchParams(search), [search]);
  const asked = query.get('tab');
  /** The selected tab, or undefined for a report’s first one. */
  const tab: ReportTab | undefined =
    reportTabs.find((one) => one === asked) ?? (leadsToFindings(query) ? 'findings' : undefined);
  /** Changes query parameters; null removes one. */
  const change = useCallback(
    (changes: Changes) => {
      const arrival = arrivalIn(window.history.state);
      void navigate(changedPath(pathname, changes), { replace: true, state: { arrival } });
    },
    [pathname],
  );
  /** Changes query parameters in a new history entry, so that Back returns to the previous view. */
  const follow = useCallback((changes: Changes) => void navigate(changedPath(pathname, changes)), [pathname]);
  /** Changes whenever a link is followed, even to the same URL. */
  const arrival = arrivalIn(state as Entry | null);
  /** Returns a link to this report with changed query parameters. */
  const linkTo = (changes: Changes) => changedPath(pathname, changes, search);
  return { tab, query, search, pathname, change, follow, linkTo, arrival };
}

type Changes = Readonly<Record<string, string | null>>;

function changedPath(pathname: string, changes: Changes, search = window.location.search): string {
  const next = new URLSearchParams(search);
  const wasFindings = leadsToFindings(next);
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) next.delete(name);
    else next.set(name, value);
  }
  // Without its last filter, the list of findings stays.
  if (wasFindings && !next.has('tab') && !leadsToFindings(next)) next.set('tab', 'findings');
  const text = next.toString();
  return text === '' ? pathname : `${pathname}?${text}`;
}
