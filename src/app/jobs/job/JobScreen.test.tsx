import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { exampleJob } from '#app/job-views/exampleJob.fixture';
import { ada, errorWith } from '#app/live/fakeBackend.fixture';
import { jobFailure } from '#domain/failures';
import { noCounts } from '#domain/finding';
import { withRemainders } from '#domain/ignoredFindings';
import { type GoneJob, goneJob, type JobResult } from '#domain/job';
import type { ReportPart, ReportSummary } from '#domain/report';
import { numbersOf } from '#domain/reportNumbers';
import { categoryIds } from '#domain/rules';
import { showJob } from './showJob.fixture';

const refused = errorWith('permission-denied');

const part = (n: number): ReportPart => ({
  n,
  totals: [{ rule: 'broken-link', severity: 'error', findings: n }],
  pages: [],
  findings: [
    {
      fingerprint: `finding-${n}`,
      rule: 'broken-link',
      category: 'links',
      severity: 'error',
      page: `https://example.com/${String(n).padStart(2, '0')}`,
      target: 'https://example.com/gone',
      message: '/gone returns 404 (not found).',
      evidence: {},
    },
  ],
});

const heading = (name: string) => screen.getByRole('heading', { name });
const link = (name: string) => screen.getByRole('link', { name });
const gone = (why: GoneJob['why']) => goneJob(exampleJob(), why, new Date(2026, 2, 4, 12));
const again = '/dashboard/new?url=https%3A%2F%2Fexample.com%2F';

test.each([
  ['another user’s', refused],
  ['missing', null],
])('describes a job that is %s without revealing which', (_, answer) => {
  showJob({ 'jobs/old': answer, 'users/ada/goneJobs/old': null });
  expect(heading('We couldn’t find this job')).toBeInTheDocument();
  expect(screen.getByText(/It may belong to another account.*logged in as ada@example.com/)).toBeVisible();
  expect(link('Your jobs')).toHaveAttribute('href', '/dashboard/jobs');
  expect(document.title).toBe('Job not found · Plumbline');
});

test('offers to run a deleted job again', () => {
  showJob({ 'jobs/old': refused, 'users/ada/goneJobs/old': gone('deleted') });
  expect(heading('The job for example.com was deleted')).toBeInTheDocument();
  expect(link('Check example.com again')).toHaveAttribute('href', again);
});

test('says when an expired report was deleted', () => {
  showJob({ 'jobs/old': refused, 'users/ada/goneJobs/old': gone('expired') });
  expect(heading('The report for example.com has expired')).toBeInTheDocument();
  expect(screen.getByText(/kept until Mar 4, 2026/)).toBeVisible();
  expect(link('Check example.com again')).toHaveAttribute('href', again);
});

test('hides an expired report that still exists', () => {
  const job = exampleJob({ state: 'succeeded', expiresAt: new Date('2026-03-04T12:00:00Z') });
  showJob({ 'jobs/old': job });
  expect(heading('The report for example.com has expired')).toBeInTheDocument();
});

test('does not call a job gone that can’t be reached', () => {
  showJob({ 'jobs/old': errorWith('unavailable') });
  expect(heading('We couldn’t reach Plumbline')).toBeInTheDocument();
});

test('shows the icon of the job’s site', () => {
  const icon = 'iVBORw0KGgoAAAANSUhEUgAAACAAAAAg';
  const site = { host: 'example.com', runs: [], worseAt: null, updatedAt: new Date(0), icon };
  showJob({ 'jobs/old': exampleJob({ state: 'running' }), 'users/example/sites/site-example.com': site });
  expect(document.querySelector('header img')).toHaveAttribute('src', `data:image/png;base64,${icon}`);
});

test('shows the progress of a running job in the browser’s tab', () => {
  showJob({ 'jobs/old': exampleJob({ state: 'running' }) });
  expect(document.title).toBe('412 of 900: Checking example.com · Plumbline');
});

test.each(['failed', 'canceled'] as const)(
  'a job that is %s without a report shows all its findings, and exports them',
  async (state) => {
    const parts = Array.from({ length: 40 }, (_, at) => part(at + 1));
    showJob({ 'jobs/old': exampleJob({ state, expiresAt: new Date(Date.now() + 1e9) }) }, parts);
    expect(await screen.findByRole('button', { name: /40 findings/ })).toBeInTheDocument();
    expect(screen.getAllByText('/40')[0]).toBeInTheDocument();
    expect(screen.getByRole('tab', { name: 'Findings 40' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Export' })).toBeInTheDocument();
    expect(screen.queryByText(/earlier finding/)).toBeNull();
    expect(screen.queryByRole('button', { name: 'Recheck' })).toBeNull();
  },
  // The whole list is rendered, because windows have no height here.
  20_000,
);

test.each([true, undefined])('says whether a failed job counts: uncounted is %s', async (isUncounted) => {
  const failure = jobFailure('site-unreachable', 'example.com', 'its server didn’t answer');
  const job = exampleJob({ state: 'failed', failure, expiresAt: new Date(Date.now() + 1e9) });
  showJob({ 'jobs/old': isUncounted ? { ...job, isUncounted } : job });
  const words = /try again\. This job doesn’t count toward the monthly limit\.$/;
  expect(screen.queryAllByText(words)).toHaveLength(isUncounted ? 1 : 0);
});

test('freezes what is being read when the job ends, until the rest is requested', async () => {
  const parts = Array.from({ length: 15 }, (_, at) => part(at + 1));
  const job = exampleJob({
    jobId: 'old',
    ownerUid: ada.uid,
    state: 'running',
    expiresAt: new Date(Date.now() + 1e9),
  });
  const tell = showJob({ 'jobs/old': job }, parts);
  await userEvent.click(await screen.findByRole('button', { name: /Broken link/ }));
  expect(screen.getByText('3 earlier findings will be shown when the job has ended.')).toBeInTheDocument();
  const read = () => document.querySelector('[data-finding="finding-8"]')?.innerHTML;
  const before = read();
  expect(before).toBeDefined();
  tell('jobs/old', { ...job, state: 'failed', finishedAt: new Date() });
  expect(read()).toBe(before);
  await userEvent.click(screen.getByRole('button', { name: 'Show all findings' }));
  expect(await screen.findByRole('tab', { name: 'Findings 15' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: /\/08/ }));
  expect(screen.getByRole('button', { name: 'Ignore' })).toBeInTheDocument();
}, 20_000);

describe('a report with ignored findings', () => {
  const links = { rule: 'broken-link', severity: 'error', findings: 12, pages: 4 } as const;
  const { score, grade, counts, byCategory, ...numbers } = numbersOf([{ ...links, evaluatedPages: 4 }], {
    pages: 9,
  });
  const group = { rule: 'broken-link', severity: 'error', from: 0, count: 12, pages: 4 } as const;
  const stored = {
    result: { score, grade, counts, byCategory, pages: 9, bytes: 0, durationMs: 1_000 },
    summary: {
      ...{ ...numbers, score, counts, pages: 9, parts: 1 },
      sorted: {
        generation: 'g',
        findings: { total: 12, starts: [0], groups: [group] },
        pages: { total: 0, starts: [], columns: [] },
      },
    } satisfies ReportSummary as ReportSummary,
  };
  const job = exampleJob({
    jobId: 'old',
    ownerUid: ada.uid,
    state: 'succeeded',
    finishedAt: new Date(),
    expiresAt: new Date(Date.now() + 1e9),
  });
  const strip = () => ({
    score: screen.getByRole('group', { name: 'Score' }).textContent,
    errors: screen.getByRole('group', { name: 'Errors' }).textContent,
    ignored: screen.queryByRole('link', { name: /ignored/ })?.getAttribute('href') ?? null,
  });

  test('shows its numbers without them, leads to them, and shows all numbers when they are restored', async () => {
    const tell = showJob({
      'jobs/old': { ...job, result: stored.result },
      'jobs/old/report/summary': stored.summary,
    });
    expect(await screen.findByRole('tab', { name: 'Findings 12' })).toBeInTheDocument();
    const before = strip();
    expect(before).toMatchObject({ errors: expect.stringContaining('12'), ignored: null });
    const show = (report: typeof stored) => {
      tell('jobs/old', { ...job, result: report.result });
      tell('jobs/old/report/summary', report.summary);
    };
    const recounted = withRemainders(stored, [{ ...links, findings: 2, pages: 1 }]);
    show({ ...stored, ...recounted });
    expect(strip()).toEqual({
      score: expect.stringContaining(String(recounted.result.score)),
      errors: expect.stringContaining('2'),
      ignored: '/dashboard/jobs/old?mark=ignored',
    });
    expect(screen.getByRole('link', { name: '10 ignored' })).toBeInTheDocument();
    expect(screen.getByRole('tab', { name: 'Findings 2' })).toBeInTheDocument();
    expect(screen.getByText('2 errors')).toBeInTheDocument();
    show({ ...stored, ...withRemainders(recounted, []) });
    expect(strip()).toEqual(before);
  });

  test('says that nothing is left to fix when all are ignored', async () => {
    const { result, summary } = withRemainders(stored, [{ ...links, findings: 0, pages: 0 }]);
    showJob({ 'jobs/old': { ...job, result }, 'jobs/old/report/summary': summary });
    expect(await screen.findByText('All findings of this report are ignored.')).toBeInTheDocument();
  });
});

describe('a report that a canceled job gets after its end', () => {
  const result: JobResult = {
    score: 80,
    grade: 'B',
    counts: noCounts(),
    byCategory: {} as JobResult['byCategory'],
    pages: 9,
    bytes: 0,
    durationMs: 1_000,
  };
  const summary = {
    score: 80,
    grade: 'B',
    pages: 9,
    rules: [],
    categories: Object.fromEntries(categoryIds.map((id) => [id, { score: 80, grade: 'B' }])),
    fixFirst: { rules: [], points: 0 },
    sorted: {
      generation: 'g',
      findings: { total: 0, starts: [], groups: [] },
      pages: { total: 0, starts: [], columns: [] },
    },
  } as unknown as ReportSummary;
  const canceled = exampleJob({
    jobId: 'old',
    ownerUid: ada.uid,
    state: 'canceled',
    finishedAt: new Date(),
    expiresAt: new Date(Date.now() + 1e9),
  });
  const button = () => screen.queryByRole('button', { name: 'Show report' });
  const inOrder = () => screen.queryByRole('heading', { name: 'Report' });
  async function keptThenReported(read: () => void, search = '') {
    const tell = showJob({ 'jobs/old': canceled }, [part(1), part(2)], search);
    await screen.findByRole('tab', { name: 'Findings 2' });
    read();
    tell('jobs/old/report/summary', summary);
    tell('jobs/old', { ...canceled, result });
  }
  const ruleHead = () => screen.getByRole('button', { name: /Broken link/ });

  test('appears automatically when the user is not reading', async () => {
    await keptThenReported(() => undefined);
    expect(inOrder()).toBeInTheDocument();
    expect(button()).toBeNull();
  });

  test('waits while the user reads the partial findings, until it is requested', async () => {
    let before: Element | null = null;
    await keptThenReported(() => {
      before = document.querySelector('[data-finding="finding-2"]');
      expect(before).not.toBeNull();
    }, '?open=broken-link');
    expect(document.querySelector('[data-finding="finding-2"]')).toBe(before);
    expect(inOrder()).toBeNull();
    await userEvent.click(button() as HTMLElement);
    expect(inOrder()).toBeInTheDocument();
    expect(button()).toBeNull();
    expect(document.activeElement).toContainElement(inOrder());
  });

  test('waits while the focus is in the partial findings, and appears when it leaves', async () => {
    await keptThenReported(() => act(() => ruleHead().focus()));
    expect(inOrder()).toBeNull();
    expect(button()).toBeVisible();
    act(() => ruleHead().blur());
    expect(inOrder()).toBeInTheDocument();
  });
});
