import { useCallback, useEffect, useReducer, useState } from 'react';
import { useBackend } from '#app/live/BackendContext';
import type { Finding } from '#domain/finding';
import type { PageRecord, ReportPart, RuleTotal } from '#domain/report';
import type { DataService, Query } from '#services/backend';

/** What has come of a report that is not finished: the newest parts, and how many lie before them. */
export interface PartsSoFar {
  readonly status: 'loading' | 'ready' | 'error';
  readonly error?: unknown;
  readonly totals: readonly RuleTotal[];
  readonly findings: readonly Finding[];
  readonly pages: readonly PageRecord[];
  /** The number of the first part that was read; those before it are listed when the job has ended. */
  readonly first: number;
  /** The number of the last part that has come. */
  readonly last: number;
}

export type PartsChange =
  | { readonly kind: 'restart' }
  | { readonly kind: 'parts'; readonly parts: readonly ReportPart[] }
  | { readonly kind: 'error'; readonly error: unknown };

export const nothingYet: PartsSoFar = {
  status: 'loading',
  totals: [],
  findings: [],
  pages: [],
  first: 1,
  last: 0,
};

export function reduceParts(soFar: PartsSoFar, change: PartsChange): PartsSoFar {
  switch (change.kind) {
    case 'restart':
      return nothingYet;
    case 'error':
      return { ...soFar, status: 'error', error: change.error };
    case 'parts': {
      // Parts come in the order of their numbers; one that comes twice is taken once.
      const parts = change.parts.filter((part) => part.n > soFar.last);
      const newest = parts.at(-1);
      if (!newest) return { ...soFar, status: 'ready' };
      return {
        status: 'ready',
        totals: newest.totals,
        findings: soFar.findings.concat(parts.flatMap((part) => part.findings)),
        pages: soFar.pages.concat(parts.flatMap((part) => part.pages)),
        first: soFar.last === 0 ? (parts[0]?.n ?? 1) : soFar.first,
        last: newest.n,
      };
    }
  }
}

/** Parts read of what was there before the screen opened: some thousand findings, which nobody reads live. */
const newestParts = 12;

const partsOf = (jobId: string): Query => ({ from: `jobs/${jobId}/parts`, orderBy: ['n', 'asc'] });

/**
 * The newest parts of a report that is not in order yet, and each further one as it is written. Each carries the totals
 * up to itself, so that the numbers are whole though the beginning is not read. What could not be had is tried again when
 * the browser has a network again, and `again` tries at once.
 */
export function useParts(jobId: string): { readonly soFar: PartsSoFar; readonly again: () => void } {
  const { data } = useBackend();
  const [soFar, dispatch] = useReducer(reduceParts, nothingYet);
  const [round, setRound] = useState(0);
  const again = useCallback(() => setRound((before) => before + 1), []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another round reads the same once more.
  useEffect(() => {
    let end: (() => void) | undefined;
    let left = false;
    const fail = (error: unknown) => {
      if (!left) dispatch({ kind: 'error', error });
    };
    dispatch({ kind: 'restart' });
    firstPart(data, jobId)
      .then((after) => {
        if (left) return;
        end = data.watchAdded<ReportPart>(
          { ...partsOf(jobId), after },
          (parts) => dispatch({ kind: 'parts', parts }),
          fail,
        );
      })
      .catch(fail);
    return () => {
      left = true;
      end?.();
    };
  }, [data, jobId, round]);

  const isHere = soFar.status === 'ready';
  useEffect(() => {
    if (isHere) return;
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [isHere, again]);

  return { soFar, again };
}

/** The number after which to listen. */
async function firstPart(data: DataService, jobId: string): Promise<number> {
  const [newest] = await data.readQuery<ReportPart>({
    from: `jobs/${jobId}/parts`,
    orderBy: ['n', 'desc'],
    limit: 1,
  });
  return Math.max(0, (newest?.n ?? 0) - newestParts);
}
