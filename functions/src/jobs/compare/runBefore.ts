import type { RunBefore } from '#domain/comparison';
import type { Job } from '#domain/job';
import type { ReportSummary } from '#domain/report';

/** How much a run could see, by its report; an older one says neither its limit nor its rules. */
export function runBefore(
  { input }: Pick<Job, 'input'>,
  { pages, maxPages = input.maxPages, judgedBy }: Pick<ReportSummary, 'pages' | 'maxPages' | 'judgedBy'>,
): RunBefore {
  return { pages, maxPages, rules: judgedBy };
}
