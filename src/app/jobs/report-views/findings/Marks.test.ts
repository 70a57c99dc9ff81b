import { exampleJob } from '#app/job-views/exampleJob.fixture';
import { CheckedFindings } from '#app/jobs/operations/checkAgain';
import { exampleDecisions } from '#app/jobs/report-data/decisions.fixture';
import type { ReportOf } from '#app/jobs/report-data/ReportContext';
import { noCounts } from '#domain/finding';
import type { Issue } from '#domain/issueState';
import { availableMarks } from './Marks';

const issue: Issue = { state: 'ignored', reason: '', at: new Date(), rule: 'title-missing', page: '/' };
const report: ReportOf = {
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
  issues: new Map([['e', issue]]),
  decisions: exampleDecisions(),
  checked: new CheckedFindings(),
};

test('offers only marks that some finding has', () => {
  expect(availableMarks(report)).toEqual(['new', 'still', 'ignored']);
  expect(availableMarks({ ...report, issues: new Map() })).toEqual(['new', 'still']);
  expect(availableMarks({ ...report, news: report.news && { ...report.news, persisting: 0 } })).toEqual([
    'new',
    'ignored',
  ]);
  expect(availableMarks({ ...report, news: report.news && { ...report.news, total: 9_000 } })).toEqual([
    'new',
    'ignored',
  ]);
  expect(availableMarks(undefined)).toEqual([]);
});
