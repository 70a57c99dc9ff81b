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
import { newUser } from '../../src/domain/user';
import { firestoreHost } from '../support/stack';
import { accounts, owners } from './accounts';
import { type MaybeCaller, type Token, visitor } from './callers';

let environment: RulesTestEnvironment;

/** Another file than the project's when each mutant of the rules is tested (scripts/mutate/rules). */
const rulesFile = process.env.FIRESTORE_RULES ?? 'firestore.rules';

/** In whole seconds, as a token counts time. */
const signedOutAt = new Date(Math.floor(Date.now() / 1_000 - 600) * 1_000);
const secondsFromNow = (seconds: number) => Math.floor(Date.now() / 1_000) + seconds;
const sessionStarts: Record<Token['began'], number> = {
  before: signedOutAt.getTime() / 1_000 - 1,
  at: signedOutAt.getTime() / 1_000,
  after: signedOutAt.getTime() / 1_000 + 1,
};

function connect(caller: MaybeCaller): Firestore {
  if (caller === visitor) return environment.unauthenticatedContext().firestore() as unknown as Firestore;
  const { account, token, view } = caller;
  const context = environment.authenticatedContext(account.uid, {
    auth_time: sessionStarts[token.began],
    ...(token.says !== 'active' && { [token.says]: true }),
    ...(token.admin && { admin: true }),
    ...(view && { viewedBy: view.by.uid, viewEndsAt: secondsFromNow(view.over ? -1 : 1_200) }),
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
      const all = Object.entries(Object.assign({}, ...documents, accountDocuments()));
      await Promise.all(all.map(([path, data]) => setDoc(doc(db, path), data)));
    });
  });
  afterAll(async () => {
    await environment.clearFirestore();
    await environment.cleanup();
  });
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
