import { readFileSync } from 'node:fs';
import { LocationProvider } from '@reach/router';
import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { exampleJob } from '#app/job-views/exampleJob.fixture';
import { BackendProvider } from '#app/live/BackendContext';
import { fakeBackend } from '#app/live/fakeBackend.fixture';
import { exampleSession } from '#app/session/exampleSession.fixture';
import { SessionContextProvider } from '#app/session/SessionContext';
import type { Backend, Query } from '#services/backend';
import { NewestJobs, OldestRunning } from './JobSections';

const session = exampleSession({ admin: true });

function show(section: ReactNode, watchQuery: Backend['data']['watchQuery']) {
  render(
    <LocationProvider>
      <BackendProvider value={fakeBackend({ data: { watchQuery } })}>
        <SessionContextProvider value={session}>{section}</SessionContextProvider>
      </BackendProvider>
    </LocationProvider>,
  );
}

test('queries running jobs by start time, which has an index, and shows since when each runs', () => {
  const runQuery = jest.fn<void, [Query]>();
  const startedAt = new Date(Date.now() - 2 * 3_600_000);
  const watchQuery = (query: Query, next: (rows: never) => void) => {
    runQuery(query);
    next([exampleJob({ state: 'running', startedAt })] as never);
    return () => undefined;
  };
  show(<OldestRunning />, watchQuery);
  expect(runQuery).toHaveBeenCalledWith(expect.objectContaining({ orderBy: ['startedAt', 'asc'] }));
  expect(screen.getByRole('columnheader', { name: 'Started' })).toBeInTheDocument();
  expect(screen.getByText('2 hours ago')).toBeInTheDocument();
  const { indexes } = JSON.parse(readFileSync('firestore.indexes.json', 'utf8'));
  expect(indexes).toContainEqual({
    collectionGroup: 'jobs',
    queryScope: 'COLLECTION',
    fields: [
      { fieldPath: 'state', order: 'ASCENDING' },
      { fieldPath: 'startedAt', order: 'ASCENDING' },
    ],
  });
});

test('shows the owner and the outcome of the newest jobs', () => {
  show(<NewestJobs />, (query, next) => {
    expect(query).toMatchObject({ from: 'jobs', orderBy: ['createdAt', 'desc'] });
    next([exampleJob({ state: 'failed', ownerEmail: 'grace@example.com' })] as never);
    return () => undefined;
  });
  expect(screen.getByText('Failed')).toBeInTheDocument();
  expect(screen.getByText('grace@example.com')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'All jobs' })).toHaveAttribute('href', '/admin/jobs');
});

test('says that there are no jobs yet', () => {
  show(<NewestJobs />, (_query, next) => {
    next([]);
    return () => undefined;
  });
  expect(screen.getByText('No jobs yet')).toBeInTheDocument();
});
