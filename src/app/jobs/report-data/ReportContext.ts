import { createContext, useContext } from 'react';
import type { Issue } from '#domain/issueState';
import type { Job } from '#domain/job';
import type { CheckedFindings } from '../operations/checkAgain';
import type { News } from './news';

/** Whether what an owner decided is known, and how to come by it where it is not. */
export interface Decisions {
  readonly known: boolean;
  /** Why they can't be had; undefined unless they can't. */
  readonly failure: unknown;
  readonly retry: () => void;
  /** What was decided, asked for where it is not known. */
  readonly read: () => Promise<ReportOf['issues']>;
}

/** What is known of a report's findings beside the report itself. */
export interface ReportOf {
  readonly job: Job;
  /** What is shown is all there is: something can be done about each finding. */
  readonly settled: boolean;
  /** What is new since the run before; undefined when there was none to compare with. */
  readonly news: News | undefined;
  /** What its owner decided about findings, by fingerprint; nothing while that is not known. */
  readonly issues: ReadonlyMap<string, Issue>;
  readonly decisions: Decisions;
  readonly checked: CheckedFindings;
}

/** undefined where nothing can be done about findings: for those who only have the report's link. */
const ReportContext = createContext<ReportOf | undefined>(undefined);

export const ReportContextProvider = ReportContext.Provider;

export const useReportOf = () => useContext(ReportContext);
