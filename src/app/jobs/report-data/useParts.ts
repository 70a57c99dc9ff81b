import { createContext, useCallback, useContext, useEffect, useReducer, useState } from 'react';
import { useBackend } from '#app/live/BackendContext';
import { paths } from '#domain/collections';
import type { Finding } from '#domain/finding';
import type { PageRecord, ReportPart, RuleTotal } from '#domain/report';
import type { DataService, Query } from '#services/backend';

/** When a part was stored, and what it added. */
export interface StoredPart {
  readonly n: number;
  readonly at: Date | undefined;
  readonly urls: number;
  readonly findings: number;
}

/** What has arrived of an unfinished report: the newest parts, and how many precede them. */
export interface PartsSoFar {
  readonly status: 'loading' | 'ready' | 'error';
  readonly error?: unknown;
  readonly totals: readonly RuleTotal[];
  readonly findings: readonly Finding[];
  readonly pages: readonly PageRecord[];
  readonly parts: readonly StoredPart[];
  /** The number of the first part that was read; earlier parts are listed when the job has ended. */
  readonly first: number;
  /** The number of the last part that has arrived. */
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
  parts: [],
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
      // Parts arrive in the order of their numbers; duplicates are ignored.
      const parts = change.parts.filter((part) => part.n > soFar.last);
      const newest = parts.at(-1);
      if (!newest) return { ...soFar, status: 'ready' };
      return {
        status: 'ready',
        totals: newest.totals,
        findings: soFar.findings.concat(parts.flatMap((part) => part.findings)),
        pages: soFar.pages.concat(parts.flatMap((part) => part.pages)),
        parts: soFar.parts.concat(parts.map(storedPart)),
        first: soFar.last === 0 ? (parts[0]?.n ?? 1) : soFar.first,
        last: newest.n,
      };
    }
  }
}

const storedPart = ({ n, at, pages, findings }: ReportPart): StoredPart => ({
  n,
  at,
  urls: pages.length,
  findings: findings.length,
});

const StoredPartsContext = createContext<readonly StoredPart[]>([]);
export const StoredPartsProvider = StoredPartsContext.Provider;

/** Returns the parts that the live report around this component has loaded. */
export const useStoredParts = () => useContext(StoredPartsContext);

/**
 * Parts to read of those written before the screen opened: some thousand findings, more than anyone reads
 * live.
 */
const newestParts = 12;

const partsOf = (jobId: string): Query<ReportPart> => ({ from: paths.parts(jobId), orderBy: ['n', 'asc'] });

/**
 * Subscribes to the newest parts of a report that is not sorted yet, and to each further one. Each part
 * carries running totals, so the figures are complete even though the first parts are not read. A failed
 * read is retried when the browser is online again; `again` retries immediately.
 */
export function useParts(jobId: string): { readonly soFar: PartsSoFar; readonly again: () => void } {
  const { data } = useBackend();
  const [soFar, dispatch] = useReducer(reduceParts, nothingYet);
  const [round, setRound] = useState(0);
  const again = useCallback(() => setRound((before) => before + 1), []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another round repeats the read.
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
        end = data.watchAdded(
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

/** Returns the number of the part after which to listen. */
async function firstPart(data: DataService, jobId: string): Promise<number> {
  const [newest] = await data.readQuery({
    from: paths.parts(jobId),
    orderBy: ['n', 'desc'],
    limit: 1,
  });
  return Math.max(0, (newest?.n ?? 0) - newestParts);
}
