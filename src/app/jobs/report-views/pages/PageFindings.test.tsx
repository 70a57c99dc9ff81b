import { LocationProvider } from '@reach/router';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ShardStore } from '#app/jobs/report-data/ShardStore';
import { errorWith } from '#app/live/fakeBackend.fixture';
import { exampleSession } from '#app/session/exampleSession.fixture';
import { SessionContextProvider } from '#app/session/SessionContext';
import type { Finding } from '#domain/finding';
import type { PageText, SortedReport } from '#domain/sortedReport';
import { PageFindings } from './PageFindings';

const total = 60;
const finding = (position: number): Finding => ({
  fingerprint: `finding-${position}`,
  rule: position < 2 ? 'title-missing' : 'broken-link',
  category: 'links',
  severity: 'error',
  page: 'https://example.com/',
  target: null,
  message: `Problem ${position}.`,
  evidence: {},
});
const group = (rule: Finding['rule'], from: number, count: number) => ({
  rule,
  severity: 'error' as const,
  from,
  count,
  pages: 1,
});
const index: SortedReport = {
  generation: 'g',
  findings: {
    total,
    starts: [0],
    groups: [group('title-missing', 0, 2), group('broken-link', 2, total - 2)],
  },
  pages: { total: 1, starts: [0], columns: [0] },
};

const session = exampleSession({}, null);

function show(runs: PageText['runs'], facts = { status: 200, findings: 0 }) {
  const waiting: { come(): void; fail(): void }[] = [];
  const findings = new ShardStore<Finding>(
    total,
    [0],
    () =>
      new Promise((resolve, reject) => {
        waiting.push({
          come: () => resolve(Array.from({ length: total }, (_, position) => finding(position))),
          fail: () => reject(errorWith('unavailable')),
        });
      }),
  );
  const page: PageText = { url: 'https://example.com/', title: null, redirectedTo: null, error: null, runs };
  render(
    <LocationProvider>
      <SessionContextProvider value={session}>
        <PageFindings page={page} facts={facts} lists={{ findings, index }} />
      </SessionContextProvider>
    </LocationProvider>,
  );
  return waiting;
}
const loading = 'Loading this page’s findings';

test('shows a loading state, then the findings by rule, each of which opens', async () => {
  const waiting = show([[1, 2]]);
  expect(screen.getByRole('status')).toHaveTextContent(loading);
  await act(async () => waiting[0]?.come());
  expect(screen.queryByText(loading)).toBeNull();
  expect(screen.getAllByRole('article')).toHaveLength(2);
  expect(screen.getAllByRole('heading').map((one) => one.textContent)).toEqual([
    'Page without a title',
    'Broken link',
  ]);
  await userEvent.click(screen.getByRole('button', { name: /Problem 1/ }));
  expect(screen.getByRole('link', { name: 'About this rule' })).toHaveAttribute(
    'href',
    '/docs/rules/title-missing',
  );
});

test('says that a failed response is listed on the pages that link to the URL', async () => {
  show([], { status: 404, findings: 1 });
  expect(screen.getByText(/This URL responded with 404\./)).toBeInTheDocument();
});

test('reports a failed read, and reads again on request and when the connection returns', async () => {
  const waiting = show([[0, 1]]);
  await act(async () => waiting[0]?.fail());
  expect(screen.getByRole('alert')).toHaveTextContent('We couldn’t reach Plumbline');
  expect(screen.queryByText(loading)).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.getByText(loading)).toBeInTheDocument();
  await waitFor(() => expect(waiting).toHaveLength(2));
  await act(async () => waiting[1]?.fail());
  expect(await screen.findByRole('alert')).toBeInTheDocument();
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(waiting).toHaveLength(3));
  await act(async () => waiting[2]?.come());
  await waitFor(() => expect(screen.getByText('Problem 0.')).toBeInTheDocument());
  expect(screen.queryByRole('alert')).toBeNull();
});

test('shows findings beyond the first fifty with one click, by rule', async () => {
  const waiting = show([[0, total]]);
  await act(async () => waiting[0]?.come());
  expect(screen.getAllByRole('article')).toHaveLength(50);
  expect(screen.getByText(/10 more findings/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Broken link: 10' })).toHaveAttribute(
    'href',
    expect.stringContaining('?rule=broken-link'),
  );
});
