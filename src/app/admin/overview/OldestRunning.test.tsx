import { readFileSync } from 'node:fs';
import { LocationProvider } from '@reach/router';
import { render, screen } from '@testing-library/react';
import type { Query } from '../../../services/backend';
import { exampleJob } from '../../job-views/exampleJob';
import { BackendProvider } from '../../live/BackendContext';
import { fakeBackend } from '../../live/fakeBackend';
import { exampleSession } from '../../session/exampleSession';
import { SessionContextProvider } from '../../session/SessionContext';
import { OldestRunning } from './OldestRunning';

const session = exampleSession({ admin: true });

test('jobs that run are asked for by when they began, which has an index, and each says since when', () => {
  const ask = jest.fn<void, [Query]>();
  const startedAt = new Date(Date.now() - 2 * 3_600_000);
  const watchQuery = (query: Query, next: (rows: never) => void) => {
    ask(query);
    next([exampleJob({ state: 'running', startedAt })] as never);
    return () => undefined;
  };
  render(
    <LocationProvider>
      <BackendProvider value={fakeBackend({ data: { watchQuery } })}>
        <SessionContextProvider value={session}>
          <OldestRunning />
        </SessionContextProvider>
      </BackendProvider>
    </LocationProvider>,
  );
  expect(ask).toHaveBeenCalledWith(expect.objectContaining({ orderBy: ['startedAt', 'asc'] }));
  expect(screen.getByRole('columnheader', { name: 'Running since' })).toBeInTheDocument();
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
