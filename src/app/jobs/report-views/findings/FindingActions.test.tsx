import { LocationProvider } from '@reach/router';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { exampleJob } from '#app/job-views/exampleJob.fixture';
import { CheckedFindings } from '#app/jobs/operations/checkAgain';
import { exampleDecisions } from '#app/jobs/report-data/decisions.fixture';
import { exampleFinding as finding } from '#app/jobs/report-data/finding.fixture';
import { ReportContextProvider } from '#app/jobs/report-data/ReportContext';
import { BackendProvider } from '#app/live/BackendContext';
import { ada, fakeBackend } from '#app/live/fakeBackend.fixture';
import { exampleSession } from '#app/session/exampleSession.fixture';
import { SessionContextProvider } from '#app/session/SessionContext';
import type { Issue } from '#domain/issueState';
import { FindingDetail } from './FindingDetail';

function show(
  issues: ReadonlyMap<string, Issue> = new Map(),
  { account = null, known = true }: { readonly account?: typeof ada | null; readonly known?: boolean } = {},
) {
  const counts = { error: 0, warning: 0, notice: 0, unverified: 0 };
  const result = { score: 90, grade: 'A', counts, pages: 1 } as unknown as ReturnType<
    typeof exampleJob
  >['result'];
  const report = {
    job: exampleJob({ state: 'succeeded', result, ownerUid: ada.uid }),
    settled: true,
    news: undefined,
    checked: new CheckedFindings(),
    issues,
    patterns: [],
    decisions: { ...exampleDecisions(issues), known },
  };
  const call = async () => ({ verdict: 'gone' }) as never;
  render(
    <BackendProvider value={fakeBackend({ functions: { call } })}>
      <SessionContextProvider value={exampleSession({}, account)}>
        <ReportContextProvider value={report}>
          <LocationProvider>
            <FindingDetail finding={finding} index={0} position={0} />
          </LocationProvider>
        </ReportContextProvider>
      </SessionContextProvider>
    </BackendProvider>,
  );
}

test('shows the result of a recheck', async () => {
  const user = userEvent.setup();
  show();
  await user.click(screen.getByRole('button', { name: 'Recheck' }));
  expect(await screen.findByText('Fixed: it’s no longer on the page.')).toBeVisible();
});

test('opens the page in a new tab', () => {
  show();
  const link = screen.getByRole('link', { name: 'Open page' });
  expect(link).toHaveAttribute('href', finding.page);
  expect(link).toHaveAttribute('target', '_blank');
});

test('shows the reason why a finding is ignored', () => {
  const decided = { state: 'ignored', reason: 'It goes with the relaunch.' } as const;
  show(new Map([['abc', { ...decided, at: new Date(), rule: finding.rule, page: finding.page }]]));
  expect(screen.getByText('Ignored')).toBeVisible();
  expect(screen.getByText('It goes with the relaunch.')).toBeVisible();
});

test.each([
  ['its owner', ada, true, 1],
  ['its owner, before the decisions are loaded', ada, false, 0],
  ['an admin', { ...ada, uid: 'admin' }, true, 0],
])(
  'offers to ignore a finding only with decisions loaded, and only to its owner: %s',
  (_, account, known, offered) => {
    show(new Map(), { account, known });
    expect(screen.queryAllByRole('button', { name: 'Ignore' })).toHaveLength(offered);
    expect(screen.getByRole('button', { name: 'Recheck' })).toBeInTheDocument();
  },
);
