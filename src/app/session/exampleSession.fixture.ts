import type { Claims } from '#domain/access';
import { ada } from '../live/fakeBackend.fixture';
import type { SessionState } from './SessionContext';

/** Returns a signed-in session for tests. */
export const exampleSession = (
  claims: Claims = {},
  account: SessionState['account'] = ada,
): SessionState => ({
  session: { status: 'signed-in', claims },
  account,
  user: null,
  sessionId: '1795255200',
  viewing: null,
  problem: null,
});
