import { LocationProvider } from '@reach/router';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { exampleJob } from '#app/job-views/exampleJob.fixture';
import { CheckedFindings } from '#app/jobs/operations/checkAgain';
import { exampleDecisions } from '#app/jobs/report-data/decisions.fixture';
import { exampleFinding } from '#app/jobs/report-data/finding.fixture';
import { ReportContextProvider, type ReportOf } from '#app/jobs/report-data/ReportContext';
import { ShardStore } from '#app/jobs/report-data/ShardStore';
import { BackendProvider } from '#app/live/BackendContext';
import { ada, fakeBackend } from '#app/live/fakeBackend.fixture';
import { exampleSession } from '#app/session/exampleSession.fixture';
import { SessionContextProvider } from '#app/session/SessionContext';
import type { Issue } from '#domain/issueState';
import type { DecideIssuesRequest } from '#domain/operations';
import { FindingsPanel } from './FindingsPanel';
import { rulesOfReport } from './ruleViews';

const findings = Array.from({ length: 12 }, (_, n) => ({
  ...exampleFinding,
  fingerprint: `finding-${n}`,
  message: `/gone-${n} returns 404.`,
}));
const store = ShardStore.of(findings);
const views = rulesOfReport([{ rule: 'broken-link', severity: 'error', from: 0, count: 12, pages: 1 }], []);
const session = exampleSession({}, ada);
beforeAll(() => void Object.assign(globalThis, { scrollTo: () => undefined }));

function Report() {
  const [issues, setIssues] = useState<ReadonlyMap<string, Issue>>(new Map());
  const call = async <Result,>(_name: string, { issues: decided }: DecideIssuesRequest) => {
    const next = new Map(issues);
    for (const { fingerprint, decision } of decided)
      if (decision) next.set(fingerprint, { ...decision, at: new Date() });
      else next.delete(fingerprint);
    setIssues(next);
    return {} as Result;
  };
  const report: ReportOf = {
    job: exampleJob({ state: 'succeeded', ownerUid: ada.uid }),
    settled: true,
    news: undefined,
    issues,
    patterns: [],
    decisions: exampleDecisions(issues),
    checked: new CheckedFindings(),
  };
  return (
    <LocationProvider>
      <BackendProvider value={fakeBackend({ functions: { call } })}>
        <SessionContextProvider value={session}>
          <ReportContextProvider value={report}>
            <FindingsPanel views={views} lists={{ findings: store }} />
          </ReportContextProvider>
        </SessionContextProvider>
      </BackendProvider>
    </LocationProvider>
  );
}

const box = (n: number) => screen.getByRole('checkbox', { name: `Select /gone-${n} returns 404.` });
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

test('ignores ten findings with four actions, counts without them, and restores them', async () => {
  const user = userEvent.setup();
  render(<Report />);
  await user.click(box(0));
  await user.keyboard('{Shift>}');
  await user.click(box(9));
  await user.keyboard('{/Shift}');
  await press('Ignore 10 findings');
  await user.click(screen.getAllByRole('button', { name: 'Ignore 10 findings' }).at(-1) as HTMLElement);
  expect(await screen.findByRole('button', { name: 'Errors 2' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: /Broken link 2 findings/ })).toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Selected findings' })).toBeNull();

  await press('Ignored 10');
  expect(await screen.findByRole('button', { name: /Broken link 10 findings/ })).toBeInTheDocument();
  await user.click(
    await screen.findByRole('checkbox', { name: 'Select all findings of Broken link', checked: false }),
  );
  await user.click(await screen.findByRole('button', { name: 'Stop ignoring 10 findings' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Ignored/, pressed: false })).toBeNull());
});
