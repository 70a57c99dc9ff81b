import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { exampleJob } from '#app/job-views/exampleJob.fixture';
import { CheckedFindings } from '#app/jobs/operations/checkAgain';
import { exampleDecisions } from '#app/jobs/report-data/decisions.fixture';
import { exampleFinding as finding } from '#app/jobs/report-data/finding.fixture';
import type { ReportOf } from '#app/jobs/report-data/ReportContext';
import { BackendProvider } from '#app/live/BackendContext';
import { errorWith, fakeBackend } from '#app/live/fakeBackend.fixture';
import type { Issue } from '#domain/issueState';
import type { DecideIssuesRequest } from '#domain/operations';
import { receiveToasts, type ToastMessage } from '#ui/showToast';
import { IgnoreFinding } from './IgnoreFinding';

const issue: Issue = {
  state: 'ignored',
  reason: '',
  at: new Date(),
  rule: 'broken-link',
  page: finding.page,
};

const report = (issues: ReadonlyMap<string, Issue>, patterns: ReportOf['patterns'] = []) => ({
  job: exampleJob({ state: 'succeeded' }),
  settled: true,
  news: undefined,
  checked: new CheckedFindings(),
  issues,
  patterns,
  decisions: exampleDecisions(),
});

test('keeps the focus on the button after ignoring, and reports a failure to undo it', async () => {
  const user = userEvent.setup();
  const backend = fakeBackend({
    functions: {
      call: <Result,>(_name: string, { issues: [first] }: DecideIssuesRequest) =>
        first?.decision ? Promise.resolve({} as Result) : Promise.reject(errorWith('unavailable')),
    },
  });
  const of = (issues: ReadonlyMap<string, Issue>) => (
    <BackendProvider value={backend}>
      <IgnoreFinding finding={finding} report={report(issues)} />
    </BackendProvider>
  );
  const { rerender } = render(of(new Map()));
  const button = screen.getByRole('button', { name: 'Ignore' });
  await user.click(button);
  await user.type(screen.getByLabelText('Reason'), 'It goes with the relaunch.');
  await user.click(screen.getByRole('button', { name: 'Ignore finding' }));
  button.focus();
  rerender(of(new Map([['abc', issue]])));
  expect(screen.getByRole('button', { name: 'Stop ignoring' })).toBe(button);
  expect(button).toHaveFocus();
  await user.click(button);
  expect(await screen.findByRole('alert')).toHaveTextContent('Check your connection.');
});

test('ignores a finding without a reason, and offers to undo it', async () => {
  const user = userEvent.setup();
  const toasts: ToastMessage[] = [];
  receiveToasts((message) => toasts.push(message));
  // Those of earlier tests.
  toasts.length = 0;
  const asked: DecideIssuesRequest[] = [];
  const backend = fakeBackend({
    functions: {
      call: async <Result,>(_name: string, request: DecideIssuesRequest) => {
        asked.push(request);
        return {} as Result;
      },
    },
  });
  render(
    <BackendProvider value={backend}>
      <IgnoreFinding finding={finding} report={report(new Map())} />
    </BackendProvider>,
  );
  await user.keyboard('e');
  await user.selectOptions(screen.getByLabelText('Why'), 'It’s a false positive');
  await user.click(screen.getByRole('button', { name: 'Ignore finding' }));
  await waitFor(() => expect(toasts).toHaveLength(1));
  expect(toasts[0]).toMatchObject({ title: 'Finding ignored' });
  toasts[0]?.action?.run();
  expect(asked.map(({ issues }) => issues)).toMatchObject([
    [{ fingerprint: 'abc', decision: { state: 'false-positive', reason: '' } }],
    [{ fingerprint: 'abc', decision: null }],
  ]);
});

test('allows a finding to be ignored again, with its reason', async () => {
  const toasts: ToastMessage[] = [];
  receiveToasts((message) => toasts.push(message));
  const asked: DecideIssuesRequest[] = [];
  const backend = fakeBackend({
    functions: {
      call: async <Result,>(_name: string, request: DecideIssuesRequest) => {
        asked.push(request);
        if (asked.length > 2) throw errorWith('unavailable');
        return {} as Result;
      },
    },
  });
  const decided = { ...issue, reason: 'The shop opens in March.' };
  render(
    <BackendProvider value={backend}>
      <IgnoreFinding finding={finding} report={report(new Map([['abc', decided]]))} />
    </BackendProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Stop ignoring' }));
  await waitFor(() => expect(toasts).toHaveLength(1));
  toasts[0]?.action?.run();
  const { jobId } = exampleJob();
  const { fingerprint, rule, page } = finding;
  expect(asked).toEqual([
    { jobId, issues: [{ fingerprint, decision: null }] },
    {
      jobId,
      issues: [
        { fingerprint, decision: { state: 'ignored', reason: 'The shop opens in March.', rule, page } },
      ],
    },
  ]);
  toasts[0]?.action?.run();
  await waitFor(() => expect(toasts[1]).toMatchObject({ tone: 'error' }));
});

/** Renders the actions of a finding, and returns the calls and messages that follow. */
function showWith(of: ReportOf) {
  const toasts: ToastMessage[] = [];
  receiveToasts((message) => toasts.push(message));
  toasts.length = 0;
  const calls: [name: string, request: object][] = [];
  const call = async <Result,>(name: string, request: object) => {
    calls.push([name, request]);
    return { patternId: 'the-pattern' } as Result;
  };
  render(
    <BackendProvider value={fakeBackend({ functions: { call } })}>
      <IgnoreFinding finding={finding} report={of} />
    </BackendProvider>,
  );
  return { toasts, calls };
}

const { jobId, host } = exampleJob();
const decision = { state: 'ignored', reason: '' } as const;
const removed = ['removeIgnorePattern', { host, patternId: 'the-pattern', jobId }];

test.each([
  ['“Broken link” on all pages', { page: null, target: null }],
  ['“Broken link” on some pages', { page: '/*', target: null }],
  ['“Broken link” for this target URL', { page: null, target: 'https://example.com/gone' }],
])('ignores %s, and offers to undo it', async (choice, match) => {
  const { toasts, calls } = showWith(report(new Map()));
  await userEvent.click(screen.getByRole('button', { name: 'Ignore' }));
  await userEvent.selectOptions(screen.getByLabelText('What'), choice);
  await userEvent.click(screen.getByRole('button', { name: 'Ignore matching findings' }));
  await waitFor(() => expect(toasts).toHaveLength(1));
  const pattern = { ...decision, rule: 'broken-link', ...match };
  expect(calls).toEqual([['addIgnorePattern', { jobId, pattern }]]);
  toasts[0]?.action?.run();
  expect(calls[1]).toEqual(removed);
});

test('rejects pages that are no path', async () => {
  const { calls } = showWith(report(new Map()));
  await userEvent.click(screen.getByRole('button', { name: 'Ignore' }));
  await userEvent.selectOptions(screen.getByLabelText('What'), '“Broken link” on some pages');
  const pages = screen.getByLabelText('Pages');
  await userEvent.clear(pages);
  await userEvent.type(pages, 'blog');
  await userEvent.click(screen.getByRole('button', { name: 'Ignore matching findings' }));
  expect(pages).toHaveAccessibleDescription(/must start with “\/”/);
  expect(calls).toEqual([]);
});

test('removes the pattern that a finding is ignored by, and offers to undo that', async () => {
  const match = { rule: 'broken-link', page: '/*', target: null };
  const pattern = { ...decision, ...match, at: new Date(), patternId: 'the-pattern' };
  const { toasts, calls } = showWith(report(new Map(), [pattern]));
  expect(screen.getByText('Ignored on /*')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Remove pattern' }));
  await waitFor(() => expect(toasts).toHaveLength(1));
  toasts[0]?.action?.run();
  expect(calls).toEqual([removed, ['addIgnorePattern', { jobId, pattern: { ...decision, ...match } }]]);
});
