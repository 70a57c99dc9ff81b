import { exampleJob } from '#app/job-views/exampleJob.fixture';
import { CheckedFindings } from '#app/jobs/operations/checkAgain';
import { exampleDecisions } from '#app/jobs/report-data/decisions.fixture';
import type { ReportOf } from '#app/jobs/report-data/ReportContext';
import { noCounts } from '#domain/finding';
import type { Issue } from '#domain/issueState';

export const ignoredIssue: Issue = {
  state: 'ignored',
  reason: '',
  at: new Date(),
  rule: 'title-missing',
  page: '/',
};

/** A report whose findings `b` and `c` are new, and whose finding `e` is ignored. */
export const markedReport: ReportOf = {
  job: exampleJob({ state: 'succeeded' }),
  settled: true,
  news: {
    fingerprints: new Set(['b', 'c', 'not-in-this-report']),
    total: 3,
    persisting: 2,
    added: noCounts(),
    fixed: noCounts(),
    hasDoubts: false,
  },
  issues: new Map([['e', ignoredIssue]]),
  patterns: [],
  decisions: exampleDecisions(),
  checked: new CheckedFindings(),
};
