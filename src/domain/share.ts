import type { Job, JobResult } from './job';
import type { ReportSummary } from './report';
import type { RuleId } from './rules';

/**
 * The document `shares/{token}`: a report that whoever has its link may read. What it says was public when it was shared
 * and does not change; it goes with the report's time, or when its owner takes the link away.
 */
export interface Share {
  readonly jobId: string;
  readonly ownerUid: string;
  readonly title: string;
  readonly url: string;
  readonly state: Job['state'];
  readonly finishedAt: Date;
  readonly result: JobResult;
  readonly summary: ReportSummary;
  /** The rules by which it could judge, by what was asked for, which a reader is not told; older links lack it. */
  readonly judgedBy?: readonly RuleId[];
  readonly expiresAt: Date;
}
