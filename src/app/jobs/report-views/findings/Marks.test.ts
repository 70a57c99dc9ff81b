import { exampleJob } from '#app/job-views/exampleJob.fixture';
import { CheckedFindings } from '#app/jobs/operations/checkAgain';
import { exampleDecisions } from '#app/jobs/report-data/decisions.fixture';
import { exampleFinding } from '#app/jobs/report-data/finding.fixture';
import type { ReportOf } from '#app/jobs/report-data/ReportContext';
import { noCounts } from '#domain/finding';
import type { Issue } from '#domain/issueState';
import { availableMarks, shortMarkOf } from './Marks';

describe('marks of a finding', () => {
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
    patterns: [],
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
});

describe('the short mark of a row', () => {
  const markOf = (evidence: object) => shortMarkOf({ ...exampleFinding, evidence });

  test.each([
    ['the status of an error', { status: 404 }, '404'],
    ['the status of a redirect', { status: 301 }, '301'],
    ['no status when the response is fine', { status: 200 }, undefined],
    ['DNS for an unknown host', { status: 0, error: 'ENOTFOUND' }, 'DNS'],
    ['DNS for a failed lookup', { error: 'EAI_AGAIN' }, 'DNS'],
    ['a timeout', { error: 'UND_ERR_HEADERS_TIMEOUT' }, 'Timeout'],
    ['a refused connection', { error: 'ECONNREFUSED' }, 'Refused'],
    ['a reset connection', { error: 'ECONNRESET' }, 'Reset'],
    ['an expired certificate', { error: 'CERT_HAS_EXPIRED' }, 'TLS'],
    ['an error for any other code', { error: 'BAD_ENCODING' }, 'Error'],
    ['nothing for a finding about content', { value: 'A title' }, undefined],
  ])('returns %s', (_, evidence, mark) => {
    expect(markOf(evidence)).toBe(mark);
  });
});
