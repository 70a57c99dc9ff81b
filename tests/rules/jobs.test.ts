import { readFileSync } from 'node:fs';
import {
  assertFails,
  assertSucceeds,
  initializeTestEnvironment,
  type RulesTestEnvironment,
} from '@firebase/rules-unit-testing';
import {
  collection,
  deleteDoc,
  doc,
  type Firestore,
  getDoc,
  getDocs,
  query,
  setDoc,
  setLogLevel,
  updateDoc,
  where,
} from 'firebase/firestore';
import { firestoreHost } from '../support/stack';

let environment: RulesTestEnvironment;

/** Everybody who may knock. */
const callers = {
  stranger: () => environment.unauthenticatedContext(),
  owner: () => environment.authenticatedContext('owner'),
  other: () => environment.authenticatedContext('other'),
  admin: () => environment.authenticatedContext('boss', { admin: true }),
  blockedOwner: () => environment.authenticatedContext('owner', { blocked: true }),
  waitingOwner: () => environment.authenticatedContext('owner', { waitlisted: true }),
  blockedAdmin: () => environment.authenticatedContext('boss', { admin: true, blocked: true }),
};
type CallerName = keyof typeof callers;
const everybody = Object.keys(callers) as CallerName[];

type Operation = (db: Firestore) => Promise<unknown>;

const read =
  (path: string): Operation =>
  (db) =>
    getDoc(doc(db, path));
const list =
  (path: string): Operation =>
  (db) =>
    getDocs(collection(db, path));
const ownJobs: Operation = (db) => getDocs(query(collection(db, 'jobs'), where('ownerUid', '==', 'owner')));

const reads: [string, Operation, CallerName[]][] = [
  ['read a job', read('jobs/j1'), ['owner', 'admin']],
  ['read a job that does not exist', read('jobs/nothing'), ['owner', 'other', 'admin']],
  ['list the owner’s jobs', ownJobs, ['owner', 'admin']],
  ['list all jobs', list('jobs'), ['admin']],
  ['list the parts of a report', list('jobs/j1/parts'), ['owner', 'admin']],
  ['read a report’s summary', read('jobs/j1/report/summary'), ['owner', 'admin']],
  ['read a timeline', read('jobs/j1/timeline/events'), ['owner', 'admin']],
  ['read who holds a job', read('jobs/j1/internal/run'), []],
  ['read a job’s log', list('jobs/j1/log'), []],
  ['read an account', read('users/owner'), ['owner', 'admin', 'blockedOwner', 'waitingOwner']],
  ['list accounts', list('users'), ['admin']],
  ['read usage', read('users/owner/usage/2026-11'), ['owner', 'admin']],
  ['read the access settings', read('settings/access'), []],
  ['read what nobody thought of', read('anything/else'), []],
];

const documents = [
  'jobs/j1',
  'jobs/j1/parts/000001',
  'jobs/j1/report/summary',
  'jobs/j1/timeline/events',
  'jobs/j1/internal/run',
  'jobs/j1/log/000001',
  'users/owner',
  'users/owner/usage/2026-11',
  'settings/access',
];

const writes: [string, Operation][] = documents.flatMap((path): [string, Operation][] => [
  [
    `change ${path}`,
    (db) => updateDoc(doc(db, path), { state: 'succeeded', ownerUid: 'owner', plan: 'team' }),
  ],
  [`replace ${path}`, (db) => setDoc(doc(db, path), { ownerUid: 'owner', admin: true })],
  [`delete ${path}`, (db) => deleteDoc(doc(db, path))],
  [`create beside ${path}`, (db) => setDoc(doc(db, path.replace(/[^/]+$/, 'mine')), { ownerUid: 'owner' })],
]);

const table = (operations: readonly (readonly [string, Operation, CallerName[]])[]) =>
  operations.flatMap(([name, operation, allowed]) =>
    everybody.map((caller) => ({
      name,
      operation,
      caller,
      verdict: allowed.includes(caller) ? 'may' : 'may not',
    })),
  );

// Each refusal would be a line of the log, and most of these are refusals.
setLogLevel('silent');

beforeAll(async () => {
  environment = await initializeTestEnvironment({
    projectId: 'demo-rules',
    firestore: { ...firestoreHost, rules: readFileSync('firestore.rules', 'utf8') },
  });
  await environment.withSecurityRulesDisabled(async (context) => {
    for (const path of documents) await setDoc(doc(context.firestore(), path), { ownerUid: 'owner', n: 1 });
  });
});

afterAll(() => environment.cleanup());

const dbOf = (caller: CallerName) => callers[caller]().firestore() as unknown as Firestore;

describe('who may read', () => {
  it.each(table(reads))('$caller $verdict $name', async ({ operation, caller, verdict }) => {
    const attempt = operation(dbOf(caller));
    await (verdict === 'may' ? assertSucceeds(attempt) : assertFails(attempt));
  });
});

describe('what functions own, no browser writes', () => {
  it.each(table(writes.map(([name, operation]) => [name, operation, []])))(
    '$caller $verdict $name',
    async ({ operation, caller }) => {
      await assertFails(operation(dbOf(caller)));
    },
  );
});
