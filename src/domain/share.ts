import type { Job, JobResult } from './job';
import type { ReportSummary } from './report';
import type { RuleId } from './rules';

/**
 * The document `shares/{token}`: a report that everyone with the link may read. A snapshot of the report's public
 * data. It is deleted when the report expires or when the owner revokes the link.
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
  /** The rules that it could evaluate. Depends on the input, which readers can't see. Absent in older links. */
  readonly evaluatedRules?: readonly RuleId[];
  readonly expiresAt: Date;
}
