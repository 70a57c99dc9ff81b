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
  type QueryConstraint,
  query,
  setDoc,
  setLogLevel,
  updateDoc,
} from 'firebase/firestore';
import { newUser, type User } from '../../src/domain/user';
import { firestoreHost } from '../support/stack';

let environment: RulesTestEnvironment;

const inMinutes = (minutes: number) => Math.floor(Date.now() / 1_000) + minutes * 60;
const claimed = (uid: string, token: Record<string, unknown> = {}) =>
  environment.authenticatedContext(uid, { auth_time: inMinutes(-10), ...token });

/** Everybody who may knock, by what their token says; `accounts` has what their document says. */
export const callers = {
  stranger: () => environment.unauthenticatedContext(),
  owner: () => claimed('owner'),
  other: () => claimed('other'),
  admin: () => claimed('boss', { admin: true }),
  /** Token and document agree. */
  blocked: () => claimed('blocked', { blocked: true }),
  waiting: () => claimed('waiting', { waitlisted: true }),
  blockedAdmin: () => claimed('blockedBoss', { admin: true, blocked: true }),
  /** The token is old: it says that all is well, the document does not. */
  blockedSince: () => claimed('blocked'),
  waitingSince: () => claimed('waiting'),
  deletedSince: () => claimed('leaving'),
  demotedSince: () => claimed('other', { admin: true }),
  blockedAdminSince: () => claimed('blockedBoss', { admin: true }),
  signedOutSince: () => claimed('signedOut'),
  signedInAgain: () => claimed('signedOut', { auth_time: inMinutes(0) }),
  /** The other way round: promoted or let in, with a token that does not know it yet. */
  adminWithoutClaim: () => claimed('boss'),
  letInWithOldClaim: () => claimed('other', { waitlisted: true }),
  /** Signed in at the authentication service, and no account of ours. */
  nobody: () => claimed('nobody'),
  /** An admin who views the product as the owner. */
  viewer: () => claimed('owner', { viewedBy: 'boss', viewEndsAt: inMinutes(20) }),
  viewerTooLate: () => claimed('owner', { viewedBy: 'boss', viewEndsAt: inMinutes(-1) }),
  viewerDemoted: () => claimed('owner', { viewedBy: 'other', viewEndsAt: inMinutes(20) }),
  viewerBlocked: () => claimed('owner', { viewedBy: 'blockedBoss', viewEndsAt: inMinutes(20) }),
  viewerOfNobody: () => claimed('owner', { viewedBy: 'nobody', viewEndsAt: inMinutes(20) }),
};
export type CallerName = keyof typeof callers;
export const everybody = Object.keys(callers) as CallerName[];

const accounts: Record<string, Partial<User>> = {
  owner: {},
  other: {},
  boss: { admin: true },
  blocked: { state: 'blocked', blockedReason: 'spam' },
  waiting: { state: 'waitlisted' },
  leaving: { state: 'deleting' },
  blockedBoss: { admin: true, state: 'blocked' },
  signedOut: { signedOutAt: new Date(Date.now() - 60_000) },
};

export type Operation = (db: Firestore) => Promise<unknown>;

export const read =
  (path: string): Operation =>
  (db) =>
    getDoc(doc(db, path));
export const list =
  (path: string, ...constraints: QueryConstraint[]): Operation =>
  (db) =>
    getDocs(query(collection(db, path), ...constraints));
export const set =
  (path: string, data: object): Operation =>
  (db) =>
    setDoc(doc(db, path), data);
export const update =
  (path: string, data: Record<string, unknown>): Operation =>
  (db) =>
    updateDoc(doc(db, path), data);
export const remove =
  (path: string): Operation =>
  (db) =>
    deleteDoc(doc(db, path));

export type Row = readonly [name: string, operation: Operation, allowed: readonly CallerName[]];

/** Every operation with every caller, and whether it may. */
export const table = (rows: readonly Row[]) =>
  rows.flatMap(([name, operation, allowed]) =>
    everybody.map((caller) => ({
      name,
      operation,
      caller,
      verdict: allowed.includes(caller) ? 'may' : 'may not',
    })),
  );

export type Attempt = ReturnType<typeof table>[number];

const opened = new Map<CallerName, Firestore>();

/** One connection for each caller of a test file. */
function databaseOf(caller: CallerName): Firestore {
  const known = opened.get(caller);
  if (known) return known;
  const fresh = callers[caller]().firestore() as unknown as Firestore;
  opened.set(caller, fresh);
  return fresh;
}

export async function expectVerdict({ operation, caller, verdict }: Attempt): Promise<void> {
  const attempt = operation(databaseOf(caller));
  await (verdict === 'may' ? assertSucceeds(attempt) : assertFails(attempt));
}

/** A database with the accounts above and the documents given. `name` keeps test files apart. */
export function withDatabase(name: string, documents: Readonly<Record<string, object>>): void {
  beforeAll(async () => {
    // Each refusal would be a line of the log, and most of these are refusals.
    setLogLevel('silent');
    environment = await initializeTestEnvironment({
      projectId: `demo-rules-${name}`,
      firestore: { ...firestoreHost, rules: readFileSync('firestore.rules', 'utf8') },
    });
    await environment.withSecurityRulesDisabled(async (context) => {
      const db = context.firestore() as unknown as Firestore;
      for (const [uid, account] of Object.entries(accounts)) {
        const user = newUser({ uid, email: `${uid}@example.test`, state: 'active', ...account }, new Date());
        await setDoc(doc(db, `users/${uid}`), user);
      }
      for (const [path, data] of Object.entries(documents)) await setDoc(doc(db, path), data);
    });
  });
  afterAll(() => environment.cleanup());
}
