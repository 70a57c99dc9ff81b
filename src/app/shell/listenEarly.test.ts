/** @jest-environment jsdom */
import type { DataService } from '#services/backend';
import { ada, fakeBackend, signedInAs } from '../live/fakeBackend.fixture';
import { rememberStarted } from '../session/storedSession';
import { listenEarly } from './listenEarly';

const claims = { admin: false, blocked: false, waitlisted: false };
const session = { account: ada, claims, signedInAt: '2026-11-21T10:00:00Z', viewing: null };

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
});
afterEach(() => jest.useRealTimers());

function listened(pathname: string, auth = signedInAs(claims)) {
  const live = new Set<string>();
  const watchDocument: DataService['watchDocument'] = (path) => {
    live.add(path);
    return () => live.delete(path);
  };
  listenEarly(fakeBackend({ auth, data: { watchDocument } }), pathname);
  return live;
}

test('listens to a screen’s first documents before it is mounted, and only for a while', () => {
  rememberStarted(session);
  const live = listened('/dashboard/jobs/abc');
  expect([...live]).toEqual(['users/ada', 'jobs/abc', 'jobs/abc/report/summary']);
  jest.runAllTimers();
  expect([...live]).toEqual([]);
});

test('listens only to the user’s document for other screens', () => {
  rememberStarted(session);
  expect([...listened('/dashboard/jobs')]).toEqual(['users/ada']);
});

test('reads nothing without a sign-in, or for one without access yet', () => {
  expect([...listened('/dashboard/jobs/abc')]).toEqual([]);
  rememberStarted(session);
  expect([...listened('/dashboard/jobs/abc', signedInAs(null))]).toEqual([]);
});
