import { LocationProvider, navigate } from '@reach/router';
import { render } from '@testing-library/react';
import type { Job } from '../../../domain/job';
import type { DataService, FunctionService, Query } from '../../../services/backend';
import { BackendProvider } from '../../live/BackendContext';
import { ada, fakeBackend } from '../../live/fakeBackend';
import { SessionContextProvider } from '../../session/SessionContext';
import { JobsList } from './JobsList';

/** jsdom lays nothing out, so nothing is ever seen; the browser tests look at what is. */
class NothingSeen {
  observe() {}
  disconnect() {}
}

const session = {
  session: { status: 'signed-in', claims: {}, accountState: 'active' },
  account: ada,
  user: null,
  viewing: null,
  problem: null,
} as unknown as Parameters<typeof SessionContextProvider>[0]['value'];

/** Draws the list for a test: of data and functions only what the test gives is there. */
export function showList(
  data: Partial<DataService>,
  address = '/dashboard/jobs',
  functions: Partial<FunctionService> = {},
): void {
  Object.assign(globalThis, { IntersectionObserver: NothingSeen });
  void navigate(address);
  render(
    <LocationProvider>
      <BackendProvider value={fakeBackend({ data: { count: async () => 0, ...data }, functions })}>
        <SessionContextProvider value={session}>
          <JobsList caption="Your jobs" ownerUid="ada" empty={<p>You have no jobs yet</p>} />
        </SessionContextProvider>
      </BackendProvider>
    </LocationProvider>,
  );
}

export const readQuery = (read: (query: Query) => Promise<readonly Job[]>) => ({
  readQuery: read as DataService['readQuery'],
});
