import type { RunBefore } from '#domain/comparison';
import type { Job } from '#domain/job';
import type { ReportSummary } from '#domain/report';

/** Returns how much of its site a run could see. An older report has neither its limit nor its rules. */
export function runBefore(
  { input }: Pick<Job, 'input'>,
  { pages, maxPages = input.maxPages, judgedBy }: Pick<ReportSummary, 'pages' | 'maxPages' | 'judgedBy'>,
): RunBefore {
  return { pages, maxPages, rules: judgedBy };
}
