import { readFileSync } from 'node:fs';
import { initializeTestEnvironment, type RulesTestEnvironment } from '@firebase/rules-unit-testing';
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
import { viewUidFor } from '#domain/access';
import { recentSignInMs } from '#domain/operations';
import type { SessionEnds } from '#domain/session';
import { newUser } from '#domain/user';
import { firestoreHost } from '../support/stack';
import { type Account, accounts, admins, demoted, owners } from './accounts';
import { type Caller, type MaybeCaller, type Token, viewRecords, visitor } from './callers';

let environment: RulesTestEnvironment;

export const rulesFile = 'firestore.rules';

/** A mutation run (scripts/mutate/rules) loads every table into one process and evaluates them in its own order. */
export const isMutationRun = process.env.RULES_MUTANTS !== undefined;

/** In whole seconds, like times in a token. Every session around it is a recent login. */
const signedOutAt = new Date(Math.floor(Date.now() / 1_000 - 60) * 1_000);
const startsOf: Record<Token['began'], number> = {
  before: signedOutAt.getTime() / 1_000 - 1,
  kept: signedOutAt.getTime() / 1_000 - 2,
  at: signedOutAt.getTime() / 1_000,
  after: signedOutAt.getTime() / 1_000 + 1,
  ended: signedOutAt.getTime() / 1_000 + 2,
};

/** What the document of an account says that has logged out everywhere but in one session, and then ended another. */
const logout: SessionEnds = {
  signedOutAt,
  keptSession: startsOf.kept,
  endedSessions: [startsOf.ended],
};

/** The types of rules-unit-testing don't include a second factor. */
const gaveCode = { sign_in_second_factor: 'totp' } as const;

const authTimeOf = ({ began, login }: Token) =>
  login === 'old' ? Math.floor((Date.now() - recentSignInMs) / 1_000) - 1 : startsOf[began];

const viewUid = (account: Account, { by, record }: NonNullable<Caller['view']>) =>
  viewUidFor(by.uid, record === 'live' ? account.uid : `${account.uid}-${record}`);

function connect(caller: MaybeCaller): Firestore {
  if (caller === visitor) return environment.unauthenticatedContext().firestore() as unknown as Firestore;
  const { account, token, view } = caller;
  const context = environment.authenticatedContext(view ? viewUid(account, view) : account.uid, {
    auth_time: authTimeOf(token),
    ...(token.state !== 'active' && { [token.state]: true }),
    ...(token.admin && { admin: true }),
    ...(view && { viewOf: account.uid }),
    firebase: {
      sign_in_provider: token.login === 'custom' ? 'custom' : 'password',
      ...(token.secondFactor && gaveCode),
    },
  });
  return context.firestore() as unknown as Firestore;
}

const connections = new Map<MaybeCaller, Firestore>();

/** Returns one connection for each caller of a test file. */
function connectionOf(caller: MaybeCaller): Firestore {
  const known = connections.get(caller) ?? connect(caller);
  connections.set(caller, known);
  return known;
}

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

/** Returns whether the rules allow the operation. @throws if it fails for any reason other than the rules. */
export async function attempt(operation: Operation, caller: MaybeCaller): Promise<'may' | 'may not'> {
  try {
    await operation(connectionOf(caller));
    return 'may';
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'permission-denied') return 'may not';
    throw error;
  }
}

/** Documents by path. */
type Documents = Readonly<Record<string, object>>;

type DocumentsOf = (owner: string) => Documents;

/** Documents of the test files loaded so far, by path. */
export const documents: Record<string, object> = {};

/** Gives the test file its own database. `name` separates test files, and the process separates runs. */
export function withDatabase(name: string, documentsOf: DocumentsOf): void {
  Object.assign(documents, ...owners.map(({ uid }) => documentsOf(uid)));
  if (isMutationRun) return;
  beforeAll(() => openDatabase(name));
  afterAll(closeDatabase);
}

/** Stores every account and the documents of the test files. */
export async function openDatabase(name: string): Promise<void> {
  // The SDK logs every rejection, and most of these operations are rejected.
  setLogLevel('silent');
  environment = await initializeTestEnvironment({
    projectId: `demo-rules-${name}-${process.pid}`,
    firestore: { ...firestoreHost, rules: readFileSync(rulesFile, 'utf8') },
  });
  await store({ ...documents, ...accountDocuments(), ...viewDocuments() });
}

/** Stores documents, bypassing the rules. */
export async function store(wanted: Documents): Promise<void> {
  await environment.withSecurityRulesDisabled(async (context) => {
    const db = context.firestore() as unknown as Firestore;
    await Promise.all(Object.entries(wanted).map(([path, data]) => setDoc(doc(db, path), data)));
  });
}

/** Replaces the rules for all further requests of every connection. */
export async function changeRules(rules: string): Promise<void> {
  const { host, port } = firestoreHost;
  const project = `http://${host}:${port}/emulator/v1/projects/${environment.projectId}`;
  const body = JSON.stringify({ rules: { files: [{ content: rules }] } });
  const response = await fetch(`${project}:securityRules`, { method: 'PUT', body });
  if (!response.ok) throw new Error(`The emulator doesn't take these rules: ${await response.text()}`);
}

export async function closeDatabase(): Promise<void> {
  await environment.clearFirestore();
  await environment.cleanup();
}

/** A live view of every account by every admin, and one for each way in which a view isn't live. */
function viewDocuments(): Documents {
  const documents: Record<string, object> = {};
  for (const by of [...admins, demoted])
    for (const account of accounts)
      for (const record of viewRecords)
        if (record !== 'none')
          documents[`views/${viewUid(account, { by, record })}`] = {
            adminUid: by.uid,
            userUid: record === 'other' ? 'somebody-else' : account.uid,
            startedAt: new Date(Date.now() - 600_000),
            endsAt: new Date(Date.now() + (record === 'over' ? -1_000 : 1_200_000)),
          };
  return documents;
}

function accountDocuments(): Documents {
  const documents: Record<string, object> = {};
  for (const { uid, state, admin, signedOut } of accounts)
    if (state !== 'none')
      documents[`users/${uid}`] = newUser(
        { uid, email: `${uid}@example.test`, state, admin, ...(signedOut && logout) },
        new Date(),
      );
  return documents;
}
