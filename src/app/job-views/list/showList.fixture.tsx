import { LocationProvider, navigate } from '@reach/router';
import { render } from '@testing-library/react';
import { BackendProvider } from '#app/live/BackendContext';
import { fakeBackend } from '#app/live/fakeBackend.fixture';
import { exampleSession } from '#app/session/exampleSession.fixture';
import { SessionContextProvider } from '#app/session/SessionContext';
import type { Job } from '#domain/job';
import type { DataService, FunctionService, Query } from '#services/backend';
import { JobsList } from './JobsList';

/** Renders the list for a test; below /admin/, that of all users. Only the given data and functions exist. */
export function showList(
  data: Partial<DataService>,
  path = '/dashboard/jobs',
  functions: Partial<FunctionService> = {},
): void {
  void navigate(path);
  const ownerUid = path.startsWith('/admin/') ? undefined : 'ada';
  render(
    <LocationProvider>
      <BackendProvider value={fakeBackend({ data: { count: async () => 0, ...data }, functions })}>
        <SessionContextProvider value={exampleSession()}>
          <JobsList caption="Jobs" ownerUid={ownerUid} empty={<p>No jobs yet</p>} />
        </SessionContextProvider>
      </BackendProvider>
    </LocationProvider>,
  );
}

export const readQuery = (read: (query: Query) => Promise<readonly Job[]>) => ({
  readQuery: read as DataService['readQuery'],
});
