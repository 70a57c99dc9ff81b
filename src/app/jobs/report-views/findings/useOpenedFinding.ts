import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { steadily } from '#app/jobs/report-data/ShardStore';
import type { useReportView } from '#app/jobs/report-data/useReportView';
import type { Target } from './FindingList';
import type { Arrivals, ShownFinding } from './useShownFinding';

interface Asked {
  readonly shown?: ShownFinding | undefined;
  readonly missing?: boolean;
}

type View = Pick<ReturnType<typeof useReportView>, 'query' | 'change' | 'arrival'>;

/**
 * Returns the finding whose evidence is shown, and how to open another one. The URL names it, so that reloads and
 * shared links restore it.
 * @param asked the finding that the URL names, as found in the report.
 * @param arrivals the targets that the list has scrolled to: a finding that the user opens is not one to scroll to.
 */
export function useOpenedFinding(asked: Asked, { query, change, arrival }: View, arrivals: Arrivals) {
  const [opened, setOpened] = useState<ShownFinding>();
  const own = useRef<string>();
  const named = query.get('finding');
  useEffect(() => {
    if (asked.shown && asked.shown.fingerprint !== own.current) setOpened(asked.shown);
  }, [asked.shown]);
  useEffect(() => {
    if (named !== null) return;
    own.current = undefined;
    setOpened(undefined);
  }, [named]);
  const write = useSteadyWrite(change);
  const onOpen = useCallback(
    (next: ShownFinding | undefined) => {
      own.current = next?.fingerprint;
      setOpened(next);
      if (!next) return write({ rule: null, finding: null, at: null });
      const key = keyOf(arrival, next.rule, next.fingerprint);
      arrivals.add(key).add(`focus ${key}`);
      write({ rule: next.rule, finding: next.fingerprint, at: String(next.index) });
    },
    [write, arrival, arrivals],
  );
  const rule = query.get('rule');
  return { opened, onOpen, target: targetOf(asked, rule, named, arrival) };
}

/** Moving through the list with a held key must not exceed the browser's limit of changes to the URL. */
const writePauseMs = 300;

type Change = View['change'];

function useSteadyWrite(change: Change): Change {
  const latest = useRef<{ readonly change: Change; readonly to?: Parameters<Change>[0] }>({ change });
  const write = useMemo(
    () =>
      steadily(() => {
        const { change, to } = latest.current;
        if (to) change(to);
      }, writePauseMs),
    [],
  );
  useEffect(
    () => () => {
      latest.current = { change };
    },
    [change],
  );
  return useCallback(
    (to) => {
      latest.current = { change, to };
      write();
    },
    [change, write],
  );
}

function targetOf(
  { shown, missing = false }: Asked,
  rule: string | null,
  named: string | null,
  arrival: string,
): Target | undefined {
  if (shown) return { ...shown, key: keyOf(arrival, shown.rule, shown.fingerprint) };
  // While its finding is looked up, the rule is nothing to scroll to.
  return rule && (named === null || missing) ? { rule, key: keyOf(arrival, rule) } : undefined;
}

const keyOf = (...parts: readonly string[]) => parts.join(' ');
