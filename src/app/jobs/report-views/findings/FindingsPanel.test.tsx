import { LocationProvider, navigate } from '@reach/router';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { exampleJob } from '#app/job-views/exampleJob.fixture';
import { CheckedFindings } from '#app/jobs/operations/checkAgain';
import { exampleDecisions } from '#app/jobs/report-data/decisions.fixture';
import { ReportContextProvider, type ReportOf } from '#app/jobs/report-data/ReportContext';
import { ShardStore } from '#app/jobs/report-data/ShardStore';
import { BackendProvider } from '#app/live/BackendContext';
import { errorWith, fakeBackend } from '#app/live/fakeBackend.fixture';
import { exampleSession } from '#app/session/exampleSession.fixture';
import { SessionContextProvider } from '#app/session/SessionContext';
import { type Finding, noCounts } from '#domain/finding';
import { FixFirst } from '../overview/FixFirst';
import { FindingsPanel } from './FindingsPanel';
import { rulesOfReport } from './ruleViews';
import type { Arrivals } from './useShownFinding';

const finding = (fingerprint: string, given: Partial<Finding>): Finding => ({
  fingerprint,
  rule: 'page-error',
  category: 'links',
  severity: 'error',
  page: `https://example.com/${fingerprint}`,
  target: null,
  message: `/${fingerprint} answers with an error.`,
  evidence: {},
  ...given,
});
const shards = [
  [finding('gone', {}), finding('title', { rule: 'title-missing' })],
  [finding('refused', { severity: 'unverified' })],
];
const group = (rule: Finding['rule'], severity: Finding['severity'], from: number) => ({
  rule,
  severity,
  from,
  count: 1,
  pages: 1,
});
const views = rulesOfReport(
  [group('page-error', 'error', 0), group('title-missing', 'error', 1), group('page-error', 'unverified', 2)],
  [],
);
const session = exampleSession({}, null);
const news = {
  fingerprints: new Set(['gone']),
  total: 1,
  persisting: 2,
  added: noCounts(),
  fixed: noCounts(),
  hasDoubts: false,
};
const facts: ReportOf = {
  job: exampleJob({ state: 'succeeded' }),
  settled: true,
  news,
  issues: new Map(),
  patterns: [],
  decisions: exampleDecisions(),
  checked: new CheckedFindings(),
};
const fixes = {
  rules: [{ rule: 'title-missing' as const, severity: 'error' as const, findings: 1, pages: 1, points: 4 }],
  fixFirst: { rules: ['title-missing' as const], points: 4 },
};

const scrollTo = jest.fn();
beforeAll(() => {
  Object.assign(globalThis, { scrollTo });
});

interface Shown {
  readonly search: string;
  readonly report: ReportOf;
  readonly readable: boolean;
  readonly of: typeof views;
  readonly total?: number;
  readonly arrivals?: Arrivals;
}

/** @returns a function that makes the documents readable or not; initially they are readable. */
function show(search = '', report: ReportOf = facts, readable = true, of = views, total = 3) {
  return showAnew({ search, report, readable, of, total }).link;
}

function showAnew({ search, report, readable, of, total = 3, arrivals = new Set() }: Shown) {
  void navigate(`/dashboard/jobs/example${search}`, { replace: true });
  let online = readable;
  const findings = new ShardStore<Finding>(total, [0, 2], async (n) => {
    if (!online) throw errorWith('unavailable');
    return shards[n] ?? [];
  });
  const lists = { findings };
  const panel = (known: ReportOf, isThere = true) => (
    <LocationProvider>
      <BackendProvider value={fakeBackend()}>
        <SessionContextProvider value={session}>
          <ReportContextProvider value={known}>
            <FixFirst summary={fixes} />
            {isThere && <FindingsPanel views={of} lists={lists} arrivals={arrivals} />}
          </ReportContextProvider>
        </SessionContextProvider>
      </BackendProvider>
    </LocationProvider>
  );
  const { rerender } = render(panel(report));
  return {
    link: (now: boolean) => {
      online = now;
    },
    become: (known: ReportOf) => rerender(panel(known)),
    hide: () => rerender(panel(report, false)),
  };
}
const button = (name: RegExp) => screen.getByRole('button', { name });
const heads = () => screen.getAllByRole('heading', { level: 3 }).map((head) => head.textContent);
const rowOf = (article: HTMLElement) => within(article).getAllByRole('button')[0];
const messages = () => screen.getAllByRole('article').map((one) => one.getAttribute('aria-label'));

test('counts findings by severity, and each severity lists as many as it counts', async () => {
  show();
  const severities = within(screen.getByRole('group', { name: 'Filter findings by severity' }));
  expect(severities.getAllByRole('button').map((one) => one.textContent)).toEqual([
    'Errors2',
    'Warnings0',
    'Notices0',
    'Unverified1',
  ]);
  await userEvent.click(severities.getByRole('button', { name: /Unverified/ }));
  await waitFor(() => expect(heads()).toHaveLength(1));
  expect(heads()[0]).toMatch(/^unverified: .*1 finding1 page$/);
  expect(messages()).toEqual(['/refused answers with an error.']);
});

const severityChips = () =>
  within(screen.getByRole('group', { name: 'Filter findings by severity' }))
    .getAllByRole('button')
    .map((one) => one.textContent);

test('counts per severity what selecting it would show, whatever else is selected', async () => {
  show('?category=content');
  expect(severityChips()).toEqual(['Errors1', 'Warnings0', 'Notices0', 'Unverified0']);
  await userEvent.click(button(/^Errors/));
  await waitFor(() => expect(heads()).toHaveLength(1));
  expect(severityChips()).toEqual(['Errors1', 'Warnings0', 'Notices0', 'Unverified0']);
});

test('counts per severity only findings with the selected mark, once those are known', async () => {
  show('?mark=new&severity=unverified');
  expect(severityChips()).toEqual(['Errors', 'Warnings', 'Notices', 'Unverified']);
  expect(await screen.findByRole('heading', { name: 'No matching findings' })).toBeInTheDocument();
  expect(severityChips()).toEqual(['Errors1', 'Warnings0', 'Notices0', 'Unverified0']);
});

test('expands a rule and scrolls to it again when its fix is clicked again, but not when a filter changes', async () => {
  show();
  const fix = screen.getByRole('link', { name: 'Page without a title' });
  const head = () => button(/Page without a title.*1 finding/);
  scrollTo.mockClear();
  await userEvent.click(fix);
  await waitFor(() => expect(scrollTo).toHaveBeenCalled());
  await userEvent.click(head());
  expect(head()).toHaveAttribute('aria-expanded', 'false');
  scrollTo.mockClear();
  await userEvent.click(button(/^Errors/));
  await waitFor(() => expect(button(/^Errors/)).toHaveAttribute('aria-pressed', 'true'));
  expect(scrollTo).not.toHaveBeenCalled();
  expect(head()).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(fix);
  await waitFor(() => expect(head()).toHaveAttribute('aria-expanded', 'true'));
  expect(scrollTo).toHaveBeenCalled();
});

test('reports a linked finding that could not be loaded, and loads it when the connection returns', async () => {
  const link = show('?rule=page-error&finding=refused&at=1', facts, false);
  expect(await screen.findByRole('alert')).toHaveTextContent('We couldn’t reach Plumbline');
  link(true);
  // The alert may be visible before its effect listens for the connection.
  await waitFor(() => {
    act(() => void window.dispatchEvent(new Event('online')));
    expect(screen.queryByRole('alert')).toBeNull();
  });
  const opened = await screen.findByRole('article', { name: '/refused answers with an error.' });
  await waitFor(() => expect(rowOf(opened)).toHaveFocus());
});

test('shows a failed search by mark as one failure, and retries all of it', async () => {
  const link = show('?mark=still', facts, false);
  expect(await screen.findByRole('alert')).toBeInTheDocument();
  expect(screen.queryByText('Searching all findings')).toBeNull();
  link(true);
  await userEvent.click(button(/Try again/));
  await waitFor(() => expect(heads()).toHaveLength(2));
  await userEvent.click(button(/Expand all/));
  expect(messages()).toEqual(['/refused answers with an error.', '/title answers with an error.']);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('says that more is new than is marked, and calls nothing persisting', async () => {
  show('', { ...facts, news: { ...news, total: 6_000 } });
  expect(screen.getByText(/Only the first 1 of 6,000 new findings are marked as new\./)).toBeVisible();
  expect(await screen.findAllByText('New')).not.toHaveLength(0);
  expect(screen.queryByText('Still there')).toBeNull();
});

const third = rulesOfReport(
  [
    group('page-error', 'error', 0),
    group('title-missing', 'error', 1),
    group('meta-missing' as never, 'notice', 2),
  ],
  [],
);
const unfolded = () =>
  screen
    .getAllByRole('button', { expanded: true })
    .map((one) => one.closest('[data-rule]')?.getAttribute('data-rule'));

test('keeps the expanded rules in the URL, and restores them', async () => {
  show('', facts, true, third);
  expect(screen.queryAllByRole('button', { expanded: true })).toEqual([]);
  await userEvent.click(button(/Page without a title.*1 finding/));
  expect(unfolded()).toEqual(['title-missing']);
  await waitFor(() => expect(window.location.search).toBe('?open=title-missing'));
  await userEvent.click(button(/Expand all|Collapse all/));
  await waitFor(() => expect(window.location.search).toBe('?open='));
  await userEvent.click(await screen.findByRole('button', { name: /Expand all/ }));
  await waitFor(() => expect(window.location.search).toBe('?open=all'));
});

test('collapses and expands what is listed, and labels the button accordingly', async () => {
  show('?open=meta-missing&severity=error', facts, true, third);
  await userEvent.click(button(/Expand all/));
  await waitFor(() => expect(unfolded()).toEqual(['page-error', 'title-missing']));
  await userEvent.click(button(/Collapse all/));
  await waitFor(() => expect(window.location.search).toBe('?open=meta-missing&severity=error'));
  expect(await screen.findByRole('button', { name: /^Expand all$/ })).toBeInTheDocument();
  await userEvent.click(button(/^Errors/));
  await waitFor(() => expect(unfolded()).toEqual(['meta-missing']));
});

test.each([
  [1, 'The report’s only finding doesn’t match your filters.'],
  [3, 'None of the report’s 3 findings match your filters.'],
])('says that nothing of %i matches, in words that fit the number', (total, words) => {
  show('?severity=warning', facts, true, views, total);
  expect(screen.getByText(words)).toBeInTheDocument();
});

test('restores the expanded rules from such a URL, and no collapsed one', () => {
  show('?rule=title-missing&open=page-error', facts, true, third);
  expect(unfolded()).toEqual(['page-error']);
});

test('collapses and expands on Back as before', async () => {
  show('?open=page-error', facts, true, third);
  act(() => void navigate('/dashboard/jobs/example?open=title-missing'));
  await waitFor(() => expect(unfolded()).toEqual(['title-missing']));
  act(() => window.history.back());
  await waitFor(() => expect(unfolded()).toEqual(['page-error']));
});

test('keeps the focus in the panel when the last finding of a filter goes', async () => {
  const issue = { state: 'ignored', reason: '', at: new Date(), rule: 'page-error', page: '' } as const;
  const ignored = { ...facts, issues: new Map([['gone', issue]]) };
  const { become } = showAnew({
    search: '?mark=ignored&open=all',
    report: ignored,
    readable: true,
    of: views,
  });
  rowOf(await linked())?.focus();
  become({ ...facts, issues: new Map() });
  expect(await screen.findByRole('heading', { name: 'No matching findings' })).toBeInTheDocument();
  expect(document.body).not.toHaveFocus();
});

test('says that the decisions are not known, with a way to retry', async () => {
  const retry = jest.fn();
  const decisions = { ...facts.decisions, known: false, failure: errorWith('unavailable'), retry };
  const { become } = showAnew({
    search: '',
    report: { ...facts, decisions },
    readable: true,
    of: views,
  });
  expect(screen.getByRole('alert')).toHaveTextContent(/Couldn’t load ignored findings/);
  await userEvent.click(button(/^Try again$/));
  expect(retry).toHaveBeenCalledTimes(1);
  become(facts);
  expect(screen.queryByRole('alert')).toBeNull();
});

const copiedLink = '?rule=page-error&finding=gone&at=0';
/** A list also sets the window to its current position when it mounts. */
const scrolled = () => scrollTo.mock.calls.filter(([{ behavior }]) => behavior !== undefined);
const linked = () => screen.findByRole('article', { name: '/gone answers with an error.' });
/** Waits until the row is known to be the one in the URL, which is when it may take the focus. */
const marked = () => waitFor(async () => expect(await linked()).toHaveAttribute('data-shown', 'true'));

test('scrolls to a linked finding and focuses it once, not again on return to its tab', async () => {
  const { hide, become } = showAnew({
    search: copiedLink,
    report: facts,
    readable: true,
    of: views,
  });
  await waitFor(async () => expect(rowOf(await linked())).toHaveFocus());
  hide();
  scrollTo.mockClear();
  become(facts);
  await marked();
  expect(rowOf(await linked())).not.toHaveFocus();
  expect(scrolled()).toEqual([]);
});
