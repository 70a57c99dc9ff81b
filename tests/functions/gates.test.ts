import type { CallableFunction, CallableRequest } from 'firebase-functions/https';
import functionsTest from 'firebase-functions-test';
import { paths } from '#domain/collections';
import { newUser, type User } from '#domain/user';
import * as deployed from '#functions/index';
import { closeAdmin, db, projectId } from '../support/stack';

const { wrap, cleanup } = functionsTest({ projectId });

/** All callables of the cloud. Tasks, scheduled functions and plain requests have checks of their own. */
type CallableName = Exclude<
  keyof typeof deployed,
  | 'exampleError'
  | 'monitoring'
  | 'status'
  | 'joinWaitlist'
  | 'exportMyData'
  | `run${string}`
  | `sweep${string}`
>;

/** Access levels; each includes the ones after it. */
type Gate = 'anyone' | 'signed-in' | 'account' | 'active' | 'admin';

interface Door {
  readonly gate: Gate;
  /** Changes nothing, so an admin can call it while viewing as a user. */
  readonly readOnly?: boolean;
  readonly request: object;
}

const key = 'a-key-of-this-test';
const schedule = { title: 'x', repeat: 'weekly', timeZone: 'Europe/London', requestKey: key };
const input = { url: 'https://nothing.invalid/' };

/** The access that each callable requires. A missing callable is a type error. */
const doors: Record<CallableName, Door> = {
  startSession: { gate: 'signed-in', readOnly: true, request: {} },
  startFreeCheck: { gate: 'anyone', request: { url: 'https://nothing.invalid/' } },
  waitlistPlace: { gate: 'anyone', request: { ticket: 'x'.repeat(43) } },
  endView: { gate: 'signed-in', readOnly: true, request: {} },
  signOutEverywhere: { gate: 'account', request: {} },
  endSession: { gate: 'account', request: { session: '1700000000' } },
  updateProfile: { gate: 'active', request: { displayName: 'Somebody', photoURL: null } },
  requestPlan: { gate: 'active', request: { plan: null } },
  deleteMyAccount: { gate: 'account', request: { confirm: 'not my address' } },
  submitJob: { gate: 'active', request: { input, idempotencyKey: key } },
  cancelJob: { gate: 'active', request: { jobId: 'no-such-job' } },
  retryJob: { gate: 'active', request: { jobId: 'no-such-job', idempotencyKey: key } },
  cancelJobs: { gate: 'active', request: { jobIds: ['no-such-job'] } },
  retryJobs: { gate: 'active', request: { jobIds: ['no-such-job'], batchKey: key } },
  deleteJobs: { gate: 'active', request: { jobIds: ['no-such-job'] } },
  labelJobs: { gate: 'active', request: { jobIds: ['no-such-job'], label: 'x' } },
  inspectSite: { gate: 'active', readOnly: true, request: { url: 'https://nothing.invalid/' } },
  checkAgainNow: {
    gate: 'active',
    request: { jobId: 'no-such-job', position: 0, fingerprint: 'x' },
  },
  decideIssues: {
    gate: 'active',
    request: { jobId: 'no-such-job', issues: [{ fingerprint: 'abcDEF0123_-abcD', decision: null }] },
  },
  addIgnorePattern: {
    gate: 'active',
    request: {
      jobId: 'no-such-job',
      pattern: { state: 'ignored', reason: '', rule: 'broken-link', page: null, target: null },
    },
  },
  removeIgnorePattern: { gate: 'active', request: { host: 'nothing.invalid', patternId: 'x'.repeat(22) } },
  shareReport: { gate: 'active', request: { jobId: 'no-such-job', shared: true } },
  createSchedule: { gate: 'active', request: { ...schedule, input } },
  updateSchedule: { gate: 'active', request: { scheduleId: 'no-such-schedule', paused: true } },
  deleteSchedule: { gate: 'active', request: { scheduleId: 'no-such-schedule' } },
  requestSiteVerification: { gate: 'active', request: { url: 'https://nothing.invalid/' } },
  verifySite: { gate: 'active', request: { url: 'https://nothing.invalid/', method: 'file' } },
  setFreeChecks: { gate: 'admin', request: { enabled: true } },
  setPaused: { gate: 'admin', request: { feature: 'jobs', paused: false } },
  setSecondFactorRequired: { gate: 'admin', request: { required: false } },
  setAccessMode: { gate: 'admin', request: { mode: 'waitlist' } },
  setSignUpDefaults: { gate: 'admin', request: { plan: 'free', limits: {} } },
  setUserState: { gate: 'admin', request: { uid: 'no-such-user', state: 'active' } },
  setAdmin: { gate: 'admin', request: { uid: 'no-such-user', admin: true } },
  setPlan: { gate: 'admin', request: { uid: 'no-such-user', plan: 'pro', limits: {} } },
  declinePlanRequest: { gate: 'admin', request: { uid: 'no-such-user' } },
  signOutUser: { gate: 'admin', request: { uid: 'no-such-user' } },
  viewAsUser: { gate: 'admin', request: { uid: 'no-such-user', reason: 'x' } },
  deleteUser: { gate: 'admin', request: { uid: 'no-such-user', confirm: 'x', reason: 'x' } },
  readAccount: { gate: 'admin', request: { uid: 'no-such-user' } },
  decideWaitlist: {
    gate: 'admin',
    request: { batchId: key, decision: 'approve', who: { by: 'first', count: 1 } },
  },
};

const now = Math.floor(Date.now() / 1_000);

const accounts: Record<string, Partial<User>> = {
  somebody: {},
  waiting: { state: 'waitlisted' },
  blocked: { state: 'blocked', blockedReason: 'spam' },
  leaving: { state: 'deleting' },
  boss: { admin: true },
  blockedBoss: { admin: true, state: 'blocked' },
  signedOut: { signedOutAt: new Date() },
  ended: { endedSessions: [now - 600] },
};

/** A verified token as Google's framework passes it, with additional claims. */
const token = (uid: string, what: object = {}) => ({
  uid: `gates-${uid}`,
  auth_time: now - 600,
  firebase: { sign_in_provider: 'password' },
  ...what,
});
const viewToken = (viewUid: string, what: object = { viewOf: 'gates-somebody' }) => ({
  ...token('', what),
  uid: `view:${viewUid}`,
});
const view = { adminUid: 'gates-boss', userUid: 'gates-somebody', startedAt: new Date() };
const views = {
  live: { ...view, endsAt: new Date(Date.now() + 600_000) },
  over: { ...view, endsAt: new Date(Date.now() - 1) },
};

type Refusal =
  | 'unauthenticated'
  | 'account-not-ready'
  | 'account-waitlisted'
  | 'account-blocked'
  | 'account-deleting'
  | 'signed-out'
  | 'not-admin'
  | 'view-only'
  | 'view-ended';

interface Knock {
  readonly name: string;
  readonly token: ReturnType<typeof token> | null;
  /** The refusal at each access level. Levels that are not listed admit the caller. */
  readonly refused: Partial<Record<Gate, Refusal>>;
}

const all = <R extends Refusal>(refusal: R) => ({
  'signed-in': refusal,
  account: refusal,
  active: refusal,
  admin: refusal,
});
const active = <R extends Refusal>(refusal: R) => ({ active: refusal, admin: refusal });

const knocks: readonly Knock[] = [
  { name: 'a stranger', token: null, refused: all('unauthenticated') },
  {
    name: 'a user without a user document',
    token: token('nobody'),
    refused: { account: 'account-not-ready', ...active('account-not-ready') },
  },
  { name: 'a waitlisted user', token: token('waiting'), refused: active('account-waitlisted') },
  {
    name: 'a waitlisted user whose token says admin',
    token: token('waiting', { admin: true }),
    refused: active('account-waitlisted'),
  },
  {
    name: 'a blocked user with an old token',
    token: token('blocked'),
    refused: active('account-blocked'),
  },
  {
    name: 'a blocked admin',
    token: token('blockedBoss', { admin: true }),
    refused: active('account-blocked'),
  },
  {
    name: 'a user whose account is being deleted',
    token: token('leaving'),
    refused: { account: 'account-deleting', ...active('account-deleting') },
  },
  {
    name: 'a session that was ended elsewhere',
    token: token('signedOut'),
    refused: all('signed-out'),
  },
  {
    name: 'a session that was ended by itself',
    token: token('ended'),
    refused: all('signed-out'),
  },
  { name: 'an active user', token: token('somebody'), refused: { admin: 'not-admin' } },
  {
    name: 'a user whose old token says admin',
    token: token('somebody', { admin: true }),
    refused: { admin: 'not-admin' },
  },
  {
    name: 'an admin who views as a user',
    token: viewToken('live'),
    refused: all('view-only'),
  },
  {
    name: 'a view whose time is over',
    token: viewToken('over'),
    refused: all('view-only'),
  },
  {
    name: 'the account of a view that signed in by other means',
    token: viewToken('live', {}),
    refused: all('view-ended'),
  },
];

const rows = knocks.flatMap((knock) =>
  (Object.keys(doors) as CallableName[]).flatMap((name) => {
    const { gate, readOnly, request } = doors[name];
    const refusal = knock.refused[gate];
    if (!refusal || (refusal === 'view-only' && readOnly)) return [];
    return [{ caller: knock.name, token: knock.token, name, request, refusal }];
  }),
);

const functions: Readonly<Record<string, unknown>> = { ...deployed };

function call(
  name: CallableName,
  request: object,
  caller: ReturnType<typeof token> | null,
): Promise<unknown> {
  const target = functions[name] as CallableFunction<object, Promise<unknown>>;
  // The types require complete requests and tokens, but these functions read only what is given here.
  const asked = {
    data: request,
    auth: caller ? { uid: caller.uid, token: caller, rawToken: '' } : undefined,
    rawRequest: { headers: {}, socket: { remoteAddress: '127.0.0.1' }, get: () => undefined },
  } as unknown as CallableRequest;
  return Promise.resolve(wrap(target)(asked));
}

beforeAll(async () => {
  for (const [uid, account] of Object.entries(accounts)) {
    const whole = {
      uid: `gates-${uid}`,
      email: `gates-${uid}@example.test`,
      state: 'active',
      ...account,
    } as const;
    await db.doc(paths.user(`gates-${uid}`)).set(newUser(whole, new Date()) as object);
  }
  for (const [uid, record] of Object.entries(views)) await db.doc(paths.view(`view:${uid}`)).set(record);
});
afterAll(async () => {
  cleanup();
  await closeAdmin();
});

it.each(rows)('$caller can’t call $name: $refusal', async ({ token: caller, name, request, refusal }) => {
  await expect(call(name, request, caller)).rejects.toMatchObject({ details: { code: refusal } });
});

it('an authorized caller gets a validation error instead of a refusal', async () => {
  const somebody = token('somebody');
  await expect(call('cancelJob', { jobId: 'no-such-job' }, somebody)).rejects.toMatchObject({
    code: 'not-found',
  });
  await expect(call('readAccount', { uid: 'no-such-user' }, token('boss'))).rejects.toMatchObject({
    details: { code: 'no-such-user' },
  });
});

it.each([
  ['is over', viewToken('over')],
  ['was deleted', viewToken('deleted')],
  ['belongs to another user', viewToken('live', { viewOf: 'gates-waiting' })],
  ['was signed in to by other means', viewToken('live', {})],
  ['the token of an ordinary account claims', token('somebody', { viewOf: 'gates-waiting' })],
])('a view that %s can’t read anything', async (_, viewer) => {
  await expect(call('startSession', {}, viewer)).rejects.toMatchObject({ details: { code: 'view-ended' } });
});

it.each([
  ['cancelJob', { jobId: '__jobs__' }],
  ['deleteSchedule', { scheduleId: '__x__' }],
  ['readAccount', { uid: '.' }],
  ['readAccount', { uid: '..' }],
  ['readAccount', { uid: '__x__' }],
  ['readAccount', { uid: 'a/b' }],
  ['readAccount', { uid: 'a\u0000b' }],
  ['readAccount', { uid: 'a\ud800' }],
] as const)('%s rejects %o, which is no valid ID in Firestore', async (name, request) => {
  await expect(call(name, request, token('boss'))).rejects.toMatchObject({ code: 'invalid-argument' });
});
