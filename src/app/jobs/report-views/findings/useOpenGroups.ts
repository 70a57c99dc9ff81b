import { type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { useReportView } from '#app/jobs/report-data/useReportView';
import type { Rows } from './rows';
import type { FindingsView } from './ruleViews';

/** Up to this many rules are expanded by default; more are collapsed to a list that is easy to scan. */
const unfoldUpTo = 2;

interface Asked {
  /** All groups of the report. */
  readonly report: readonly FindingsView[];
  /** The groups that match the filters. */
  readonly shown: readonly FindingsView[];
  /** The group that the URL leads to. */
  readonly lead: string | undefined;
}

type View = Pick<ReturnType<typeof useReportView>, 'query' | 'change' | 'arrival'>;

/** All groups, however many there are. No rule has this ID. */
const all = 'all';
type Open = ReadonlySet<string> | typeof all;

/**
 * Returns which rules or pages are expanded. The user's choice is kept in the URL, so that Back, reloads and shared
 * links restore it. Until then, it is a default for the report, plus the group that the URL leads to.
 */
export function useOpenGroups({ report, shown, lead }: Asked, { query, change, arrival }: View) {
  const inQuery = query.get('open');
  const [open, setOpen] = useState<Open>(() =>
    inQuery === null
      ? new Set([...(shown.length <= unfoldUpTo ? idsOf(shown) : []), ...(lead ? [lead] : [])])
      : readOpen(inQuery),
  );
  const written = useRef(inQuery);
  useEffect(() => {
    if (inQuery === written.current) return;
    written.current = inQuery;
    if (inQuery !== null) setOpen(readOpen(inQuery));
  }, [inQuery]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a group that was collapsed since is expanded when it is selected again.
  useEffect(() => {
    if (!lead || inQuery !== null) return;
    setOpen((before) => (before === all || before.has(lead) ? before : new Set([...before, lead])));
  }, [lead, arrival]);
  const choose = (next: ReadonlySet<string>) => {
    const text = writeOpen(next, report);
    written.current = text;
    setOpen(text === all ? all : next);
    change({ open: text });
  };
  const has = (id: string) => open === all || open.has(id);
  const listed = () => new Set(open === all ? idsOf(report) : open);
  return {
    open: useMemo(() => (open === all ? everything : open), [open]),
    toggle: (one: string) => {
      const next = listed();
      if (!next.delete(one)) next.add(one);
      choose(next);
    },
    isAnyOpen: shown.some(({ id }) => has(id)),
    // Groups hidden by a filter stay as they are.
    unfoldAll: () => choose(new Set([...listed(), ...idsOf(shown)])),
    foldAll: () => choose(without(listed(), idsOf(shown))),
  };
}

const everything = { has: () => true };

function without(open: ReadonlySet<string>, folded: readonly string[]): ReadonlySet<string> {
  const left = new Set(open);
  for (const id of folded) left.delete(id);
  return left;
}

const idsOf = (views: readonly FindingsView[]) => views.map(({ id }) => id);

/** IDs have no dots, and URLs need not escape them. */
const between = '.';

/** More than this many pages would exceed the length of a URL. */
const maxNamed = 100;

/** Returns the expanded groups in a URL parameter. */
export function readOpen(text: string): Open {
  return text === all ? all : new Set(text === '' ? [] : text.split(between));
}

/**
 * Returns the expanded groups as a URL parameter: `broken-link.title-missing`, empty for none. null if they are too
 * many to name.
 */
export function writeOpen(open: ReadonlySet<string>, report: readonly FindingsView[]): string | null {
  const named = idsOf(report).filter((id) => open.has(id));
  if (named.length > 1 && named.length === report.length) return all;
  return named.length > maxNamed ? null : named.join(between);
}

/** Returns the query of a link to a rule that clears the filters and keeps the expanded rules. */
export function linkToRule(rule: string, query: URLSearchParams): string {
  const next = new URLSearchParams({ rule });
  const open = query.get('open');
  if (open !== null) {
    const named = open === '' ? [] : open.split(between);
    next.set('open', open === all || named.includes(rule) ? open : [...named, rule].join(between));
  }
  const compared = query.get('with');
  if (compared) next.set('with', compared);
  return `?${next}`;
}

interface Scroller {
  scrollToIndex(row: number, options: { align: 'start' }): void;
}

interface FoldInPlace {
  readonly list: RefObject<HTMLElement>;
  readonly rows: Rows;
  /** The row that sticks to the top while those below it scroll past. */
  readonly sticky: RefObject<number>;
  readonly virtualizer: Scroller;
  readonly onToggle: (id: string) => void;
}

/**
 * Returns whether an element around the list has the focus: its panel takes it, or the page itself, when the
 * focused row is gone.
 */
const isElsewhere = (focused: Element | null, list: HTMLElement | null) =>
  focused !== null && !focused.contains(list) && !list?.contains(focused);

/**
 * Keeps the heading of a group at the top, with the focus, when the group is collapsed from deep within, even
 * if the heading was unmounted for a moment. Otherwise the window would end up somewhere in what follows.
 * @returns the callback that expands and collapses.
 */
export function useFoldInPlace({ list, rows, sticky, virtualizer, onToggle }: FoldInPlace) {
  const folded = useRef<{ readonly id: string; readonly of: Rows; scrolled: boolean }>();
  useLayoutEffect(() => {
    if (!folded.current || folded.current.of === rows) return;
    const { id, scrolled } = folded.current;
    const row = rows.rowOfHeading(id);
    if (row === undefined || isElsewhere(document.activeElement, list.current)) {
      folded.current = undefined;
      return;
    }
    folded.current.scrolled = true;
    if (!scrolled) virtualizer.scrollToIndex(row, { align: 'start' });
    const head = list.current?.querySelector<HTMLElement>(`h3[data-group="${id}"] button`);
    if (!head) return;
    folded.current = undefined;
    head.focus({ preventScroll: true });
  });
  return (id: string) => {
    const isSticky = rows.rowOfHeading(id) === sticky.current;
    folded.current = isSticky ? { id, of: rows, scrolled: false } : undefined;
    onToggle(id);
  };
}
