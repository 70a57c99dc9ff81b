import { useCallback, useEffect, useReducer } from 'react';
import type { Finding } from '../../../domain/finding';
import type { PageRecord, ReportPart } from '../../../domain/report';
import type { Query } from '../../../services/backend';
import { useBackend } from '../../live/BackendContext';

export interface Report {
  readonly status: 'loading' | 'ready' | 'error';
  readonly error?: unknown;
  readonly pages: readonly PageRecord[];
  readonly findings: readonly Finding[];
  /** The number of the last part that was read, to go on from. */
  readonly last: number | undefined;
  /** A finished report has more parts than were read. */
  readonly more: boolean;
}

export type ReportChange =
  | { readonly kind: 'restart' }
  | { readonly kind: 'parts'; readonly parts: readonly ReportPart[]; readonly more: boolean }
  | { readonly kind: 'busy' }
  | { readonly kind: 'error'; readonly error: unknown };

export const noReport: Report = { status: 'loading', pages: [], findings: [], last: undefined, more: false };

export function reduceReport(report: Report, change: ReportChange): Report {
  switch (change.kind) {
    case 'restart':
      return noReport;
    case 'busy':
      return { ...report, status: 'loading' };
    case 'error':
      return { ...report, status: 'error', error: change.error };
    case 'parts': {
      const { more } = change;
      // Parts come in the order of their numbers; one that comes twice is taken once.
      const parts = change.parts.filter((part) => part.n > (report.last ?? -1));
      return {
        status: 'ready',
        // Nothing new keeps the arrays as they are, so that what is made of them is not made again.
        pages: parts.length === 0 ? report.pages : report.pages.concat(parts.flatMap((part) => part.pages)),
        findings:
          parts.length === 0
            ? report.findings
            : report.findings.concat(parts.flatMap((part) => part.findings)),
        last: parts.at(-1)?.n ?? report.last,
        more,
      };
    }
  }
}

/** One read of a finished report: a part is one commit of the engine, and a part costs one read. */
const partsAtOnce = 40;

const partsOf = (jobId: string): Query => ({ from: `jobs/${jobId}/parts`, orderBy: ['n', 'asc'] });

/**
 * The parts of a job's report: listened to while it grows, read once when it is finished.
 * @param live whether the job was still running when the screen opened; undefined while that is unknown.
 */
export function useReport(jobId: string, live: boolean | undefined) {
  const { data } = useBackend();
  const [report, dispatch] = useReducer(reduceReport, noReport);

  const read = useCallback(
    async (after: number | undefined) => {
      dispatch({ kind: 'busy' });
      try {
        const from = after === undefined ? {} : { after };
        const parts = await data.readQuery<ReportPart>({ ...partsOf(jobId), ...from, limit: partsAtOnce });
        dispatch({ kind: 'parts', parts, more: parts.length === partsAtOnce });
      } catch (error) {
        dispatch({ kind: 'error', error });
      }
    },
    [data, jobId],
  );

  useEffect(() => {
    dispatch({ kind: 'restart' });
    if (live === undefined) return;
    if (!live) {
      void read(undefined);
      return;
    }
    return data.watchAdded<ReportPart>(
      partsOf(jobId),
      (parts) => dispatch({ kind: 'parts', parts, more: false }),
      (error) => dispatch({ kind: 'error', error }),
    );
  }, [data, jobId, live, read]);

  return { report, readMore: () => void read(report.last) };
}
