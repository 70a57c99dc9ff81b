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
import { viewUidFor } from '../../src/domain/access';
import { newUser } from '../../src/domain/user';
import { firestoreHost } from '../support/stack';
import { type Account, accounts, admins, demoted, owners } from './accounts';
import { type Caller, type MaybeCaller, type Token, viewRecords, visitor } from './callers';

let environment: RulesTestEnvironment;

/** Another file than the project's when each mutant of the rules is tested (scripts/mutate/rules). */
export const rulesFile = process.env.FIRESTORE_RULES ?? 'firestore.rules';

/** In whole seconds, as a token counts time. */
const signedOutAt = new Date(Math.floor(Date.now() / 1_000 - 600) * 1_000);
const sessionStarts: Record<Token['began'], number> = {
  before: signedOutAt.getTime() / 1_000 - 1,
  at: signedOutAt.getTime() / 1_000,
  after: signedOutAt.getTime() / 1_000 + 1,
};

/** The types of rules-unit-testing know no second factor. */
const gaveCode = { firebase: { sign_in_provider: 'password', sign_in_second_factor: 'totp' } } as const;

const viewUid = (account: Account, { by, record }: NonNullable<Caller['view']>) =>
  viewUidFor(by.uid, record === 'live' ? account.uid : `${account.uid}-${record}`);

function connect(caller: MaybeCaller): Firestore {
  if (caller === visitor) return environment.unauthenticatedContext().firestore() as unknown as Firestore;
  const { account, token, view } = caller;
  const context = environment.authenticatedContext(view ? viewUid(account, view) : account.uid, {
    auth_time: sessionStarts[token.began],
    ...(token.says !== 'active' && { [token.says]: true }),
    ...(token.admin && { admin: true }),
    ...(view && { viewOf: account.uid }),
    ...(token.secondFactor && gaveCode),
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

/** Whether the rules let the caller do it. @throws when it fails for another reason than the rules. */
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

/**
 * Stores every account and, for each owner, the documents of that owner, in a database of the test file alone.
 * `name` keeps test files apart, the process keeps runs apart.
 */
export function withDatabase(name: string, documentsOf: (owner: string) => Documents): void {
  beforeAll(async () => {
    // Each refusal would be a line of the log, and most of these are refusals.
    setLogLevel('silent');
    environment = await initializeTestEnvironment({
      projectId: `demo-rules-${name}-${process.pid}`,
      firestore: { ...firestoreHost, rules: readFileSync(rulesFile, 'utf8') },
    });
    await environment.withSecurityRulesDisabled(async (context) => {
      const db = context.firestore() as unknown as Firestore;
      const documents = owners.map(({ uid }) => documentsOf(uid));
      const all = Object.entries(Object.assign({}, ...documents, accountDocuments(), viewDocuments()));
      await Promise.all(all.map(([path, data]) => setDoc(doc(db, path), data)));
    });
  });
  afterAll(async () => {
    await environment.clearFirestore();
    await environment.cleanup();
  });
}

/** A live view of every account by every admin, and one for each way in which a view is not live. */
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
        { uid, email: `${uid}@example.test`, state, admin, signedOutAt: signedOut ? signedOutAt : null },
        new Date(),
      );
  return documents;
}
