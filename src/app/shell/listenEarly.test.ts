/** @jest-environment jsdom */
import type { DataService } from '#services/backend';
import { ada, fakeBackend, signedInAs } from '../live/fakeBackend';
import { rememberStarted } from '../session/startedSessions';
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

test('what a screen needs first is listened to before the screen is there, and for a while only', () => {
  rememberStarted(session);
  const live = listened('/dashboard/jobs/abc');
  expect([...live]).toEqual(['users/ada', 'jobs/abc', 'jobs/abc/report/summary']);
  jest.runAllTimers();
  expect([...live]).toEqual([]);
});

test('other screens need who is here', () => {
  rememberStarted(session);
  expect([...listened('/dashboard/jobs')]).toEqual(['users/ada']);
});

test('a sign-in that has not been let in yet, and nobody, read nothing', () => {
  expect([...listened('/dashboard/jobs/abc')]).toEqual([]);
  rememberStarted(session);
  expect([...listened('/dashboard/jobs/abc', signedInAs(null))]).toEqual([]);
});
