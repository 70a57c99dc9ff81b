import { createContext, useContext } from 'react';
import type { Issue } from '#domain/issueState';
import type { Job } from '#domain/job';
import type { CheckedFindings } from '../operations/checkAgain';
import type { News } from './news';

/** The owner's decisions about findings: whether they are loaded, and how to load them. */
export interface Decisions {
  readonly known: boolean;
  /** Why loading failed; undefined while it has not. */
  readonly failure: unknown;
  readonly retry: () => void;
  /** Resolves with the decisions, loading them if necessary. */
  readonly read: () => Promise<ReportOf['issues']>;
}

/** What is known about a report's findings in addition to the report itself. */
export interface ReportOf {
  readonly job: Job;
  /** All findings are listed, so each of them can be acted on. */
  readonly settled: boolean;
  /** What is new since the previous run; undefined when there is no run to compare with. */
  readonly news: News | undefined;
  /** The owner's decisions about findings, by fingerprint; empty until they are loaded. */
  readonly issues: ReadonlyMap<string, Issue>;
  readonly decisions: Decisions;
  readonly checked: CheckedFindings;
}

/** undefined where findings can't be acted on: for visitors with only the link to the report. */
const ReportContext = createContext<ReportOf | undefined>(undefined);

export const ReportContextProvider = ReportContext.Provider;

export const useReportOf = () => useContext(ReportContext);
