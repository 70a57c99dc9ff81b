import { useCallback, useEffect, useRef, useState } from 'react';
import type { ShardStore } from '#app/jobs/report-data/ShardStore';
import { partsAtOnce } from '#app/jobs/report-data/searchShards';
import type { Finding } from '#domain/finding';
import { pathTo } from '#domain/routes';
import type { RuleView } from './ruleViews';

interface Outcome {
  readonly shown?: ShownFinding | undefined;
  /** This report has no such finding. */
  readonly missing?: boolean;
  readonly failure?: unknown;
}

/** Looks up the finding that the URL selects. Changing a filter does not look it up again. */
export function useShownFinding(search: string, views: readonly RuleView[], findings: ShardStore<Finding>) {
  const [outcome, setOutcome] = useState<Outcome>({});
  const [attempt, setAttempt] = useState(0);
  const { rule, fingerprint, index } = shownIn(search) ?? nothingAsked;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt reads again.
  useEffect(() => {
    let left = false;
    setOutcome({});
    if (rule === '') return;
    const view = views.find((one) => one.id === rule);
    if (!view) return setOutcome({ missing: true });
    find({ rule, fingerprint, index }, view, findings).then(
      (shown) => {
        if (!left) setOutcome({ shown, missing: shown === undefined });
      },
      (failure: unknown) => {
        if (!left) setOutcome({ failure });
      },
    );
    return () => {
      left = true;
    };
  }, [rule, fingerprint, index, views, findings, attempt]);
  return { ...outcome, retry: useCallback(() => setAttempt((before) => before + 1), []) };
}

const nothingAsked: NamedFinding = { rule: '', fingerprint: '', index: 0 };

/** A finding that the URL selects. */
interface NamedFinding {
  readonly rule: string;
  readonly fingerprint: string;
  /** The index in its rule's list. */
  readonly index: number;
}

/** A finding of this report. */
export interface ShownFinding extends NamedFinding {
  /** The position in the whole report. */
  readonly position: number;
}

/** Returns a path that opens exactly this finding of this report. */
export function pathToFinding(jobId: string, finding: Finding, index: number): string {
  const query = new URLSearchParams({
    rule: finding.rule,
    finding: finding.fingerprint,
    at: String(index),
  });
  return `${pathTo('job', { jobId })}?${query}`;
}

/** Returns the finding that a URL selects; its index is not validated yet. */
export function shownIn(search: string): NamedFinding | undefined {
  const query = new URLSearchParams(search);
  const rule = query.get('rule');
  const fingerprint = query.get('finding');
  const index = Number(query.get('at') ?? '0');
  if (!rule || !fingerprint) return undefined;
  return { rule, fingerprint, index: Number.isInteger(index) && index >= 0 ? index : 0 };
}

/** Finds its current index in this report; undefined when the report has no such finding. */
export async function find(
  shown: NamedFinding,
  view: RuleView,
  source: ShardStore<Finding>,
): Promise<ShownFinding | undefined> {
  const isIt = (finding: Finding | undefined) => finding?.fingerprint === shown.fingerprint;
  const position = view.positionAt(shown.index);
  if (shown.index < view.length && isIt(await source.get(position))) return { ...shown, position };
  // The index may be of another report, such as a later run of the same site.
  const positions = Array.from({ length: view.length }, (_, index) => view.positionAt(index));
  const parts = [...new Set(positions.map((position) => source.partOf(position)))];
  for (let read = 0; read < parts.length; read += partsAtOnce) {
    const some = await Promise.all(parts.slice(read, read + partsAtOnce).map((n) => source.part(n)));
    if (!some.flat().some(isIt)) continue;
    const index = positions.findIndex((position) => isIt(source.at(position)));
    if (index >= 0) return { ...shown, index, position: view.positionAt(index) };
  }
  return undefined;
}

interface Scroller {
  scrollToIndex(row: number, options: { align: 'center' | 'start' }): void;
}

/** The arrivals already handled. Its owner outlives the list, which unmounts with its tab. */
export type Arrivals = Set<string>;

/**
 * Scrolls to the row that the URL selects, once: afterward, the row may move, be collapsed and return
 * without scrolling.
 * @param asked different for each navigation; undefined where the URL selects nothing.
 * @param row its index; undefined while that is not known.
 * @returns a function that focuses the selected element, once.
 */
export function useArrival(
  asked: string | undefined,
  row: number | undefined,
  virtualizer: Scroller,
  arrivals?: Arrivals,
): (element: HTMLElement) => void {
  const scroller = useRef(virtualizer);
  scroller.current = virtualizer;
  const own = useRef<Arrivals>(new Set());
  const past = arrivals ?? own.current;
  useEffect(() => {
    if (asked === undefined || past.has(asked) || typeof row !== 'number') return;
    past.add(asked);
    scroller.current.scrollToIndex(row, { align: 'center' });
  }, [asked, row, past]);
  return useCallback(
    (element) => {
      if (asked === undefined || past.has(`focus ${asked}`)) return;
      past.add(`focus ${asked}`);
      element.focus({ preventScroll: true });
    },
    [asked, past],
  );
}
