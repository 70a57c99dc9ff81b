import { createHistory, createMemorySource, LocationProvider } from '@reach/router';
import { render, screen } from '@testing-library/react';
import { type GoneJob, goneJob } from '../../../domain/goneJob';
import type { DataService } from '../../../services/backend';
import { exampleJob } from '../../job-views/exampleJob';
import { BackendProvider } from '../../live/BackendContext';
import { ada, errorWith, fakeBackend } from '../../live/fakeBackend';
import { SessionContextProvider } from '../../session/SessionContext';
import { JobScreen } from './JobScreen';

const session = {
  session: { status: 'signed-in', claims: {}, accountState: 'active' },
  account: ada,
  user: null,
  viewing: null,
  problem: null,
} as unknown as Parameters<typeof SessionContextProvider>[0]['value'];

const refused = errorWith('permission-denied');

/** @param documents by path: what is there, null for nothing, an error for a refusal. */
function show(documents: Readonly<Record<string, object | null>>) {
  const watchDocument: DataService['watchDocument'] = (path, next, fail) => {
    const found = documents[path];
    if (found instanceof Error) fail(found);
    else if (found !== undefined) next(found as never);
    return () => undefined;
  };
  render(
    <LocationProvider history={createHistory(createMemorySource('/dashboard/jobs/old'))}>
      <BackendProvider value={fakeBackend({ data: { watchDocument } })}>
        <SessionContextProvider value={session}>
          <JobScreen jobId="old" />
        </SessionContextProvider>
      </BackendProvider>
    </LocationProvider>,
  );
}

const heading = (name: string) => screen.getByRole('heading', { name });
const link = (name: string) => screen.getByRole('link', { name });
const gone = (why: GoneJob['why']) => goneJob(exampleJob(), why, new Date('2026-03-04T12:00:00Z'));
const again = '/dashboard/new?url=https%3A%2F%2Fexample.com%2F';

test.each([
  ['somebody else’s', refused],
  ['nobody’s', null],
])('a job that is %s: the words are true of both', (_, answer) => {
  show({ 'jobs/old': answer, 'users/ada/goneJobs/old': null });
  expect(heading('None of your jobs is at this address')).toBeInTheDocument();
  expect(screen.getByText(/It may belong to another account.*logged in as ada@example.com/)).toBeVisible();
  expect(link('All jobs')).toHaveAttribute('href', '/dashboard/jobs');
  expect(document.title).toBe('No such job · Plumbline');
});

test('a job that was deleted can be started again', () => {
  show({ 'jobs/old': refused, 'users/ada/goneJobs/old': gone('deleted') });
  expect(heading('The check of example.com was deleted')).toBeInTheDocument();
  expect(link('Check example.com again')).toHaveAttribute('href', again);
});

test('a report whose time has passed says until when it was kept', () => {
  show({ 'jobs/old': refused, 'users/ada/goneJobs/old': gone('expired') });
  expect(heading('The report of example.com has expired')).toBeInTheDocument();
  expect(screen.getByText(/kept until 4 Mar 2026/)).toBeVisible();
  expect(link('Check example.com again')).toHaveAttribute('href', again);
});

test('a report that has expired and is still there is not shown any more', () => {
  const job = exampleJob({ state: 'succeeded', expiresAt: new Date('2026-03-04T12:00:00Z') });
  show({ 'jobs/old': job });
  expect(heading('The report of example.com has expired')).toBeInTheDocument();
});

test('a job that can’t be reached is not said to be gone', () => {
  show({ 'jobs/old': errorWith('unavailable') });
  expect(heading('We couldn’t reach Plumbline')).toBeInTheDocument();
});

test('the browser’s tab says how far a running job is', () => {
  show({ 'jobs/old': exampleJob({ state: 'running' }) });
  expect(document.title).toBe('45 %: Checking example.com · Plumbline');
});
