import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { type DocumentData, getFirestore, type UpdateData } from 'firebase-admin/firestore';
import { paths } from '#domain/collections';
import { localHost, localPort } from '#domain/localStack';
import { region } from '#domain/region';

function required(name: string): string {
  const value = process.env[name];
  if (!value)
    throw new Error(`${name} is not set: these tests run on the local stack. Run them with “npm test”.`);
  return value;
}

/** The stack that the test runner started. */
export const base = Number(required('STACK_BASE'));
export const projectId = required('GCLOUD_PROJECT');
export const site = `http://localhost:${base}`;
export const firestoreHost = { host: localHost, port: localPort(base, 'firestore') };

const app = initializeApp({ projectId }, 'tests');
export const db = getFirestore(app);
export const auth = getAuth(app);
/**
 * Changes fields of a document, like `update`. The emulator fails a plain write that conflicts with one of a function or
 * of a process that was just killed. A transaction is retried.
 */
export const change = (path: string, fields: UpdateData<DocumentData>) =>
  db.runTransaction(async (tx) => void tx.update(db.doc(path), fields));

export const closeAdmin = () => deleteApp(app);

const identity = `http://${localHost}:${localPort(base, 'auth')}/identitytoolkit.googleapis.com/v1`;

async function post(url: string, body: unknown, token?: string): Promise<Record<string, unknown>> {
  const response = await fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      // A busy process may reuse a connection that the emulator has just closed.
      connection: 'close',
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });
  return response.json();
}

/** Calls Firebase Authentication as the browser's SDK does. */
export function askIdentity(method: string, body: object): Promise<Record<string, unknown>> {
  return post(`${identity}/accounts:${method}?key=local`, { ...body, returnSecureToken: true });
}

/** Requests new ID tokens as the browser's SDK does. Returns `{ error }` if the refresh token is invalid. */
export async function refreshSession(refreshToken: string): Promise<Record<string, unknown>> {
  const url = `http://${localHost}:${localPort(base, 'auth')}/securetoken.googleapis.com/v1/token?key=local`;
  const body = new URLSearchParams({ grant_type: 'refresh_token', refresh_token: refreshToken });
  return (await fetch(url, { method: 'POST', body })).json();
}

export interface SignedIn {
  readonly uid: string;
  readonly email: string;
  readonly token: string;
}

let people = 0;
export const password = 'plumbline';

export function freshAddress(name: string): string {
  people += 1;
  return `${name}-${people}-${Date.now()}@example.test`;
}

/** Creates a Firebase Authentication account without a session in the product. */
export async function createAccount(email: string): Promise<SignedIn> {
  const { localId, idToken } = await askIdentity('signUp', { email, password });
  return { uid: String(localId), email, token: String(idToken) };
}

/** Verifies the account's email address, as the emailed link would. */
export const confirmEmail = ({ uid }: SignedIn) => auth.updateUser(uid, { emailVerified: true });

/** Creates an account with a session, as a browser would, and an unverified email address. */
export async function signUpUnconfirmed(name = 'person'): Promise<SignedIn> {
  const person = await createAccount(freshAddress(name));
  await call('startSession', {}, person);
  return person;
}

/** Creates an account with a session and a verified email address. Its token doesn't say so yet. */
export async function signUp(name = 'person'): Promise<SignedIn> {
  const person = await signUpUnconfirmed(name);
  await confirmEmail(person);
  return person;
}

/** Starts a new session for the same user, whose token has the current claims. */
export async function signIn(person: SignedIn): Promise<SignedIn> {
  const { idToken } = await askIdentity('signInWithPassword', { email: person.email, password });
  return { ...person, token: String(idToken) };
}

export async function signUpAdmin(name = 'admin'): Promise<SignedIn> {
  const person = await signUp(name);
  await db.doc(paths.user(person.uid)).update({ admin: true, state: 'active' });
  await auth.setCustomUserClaims(person.uid, { admin: true });
  return signIn(person);
}

export class CallError extends Error {
  constructor(
    readonly status: string,
    message: string,
    /** The error catalog's code, if the function returned one. */
    readonly code?: string,
  ) {
    super(message);
  }
}

export function functionUrl(name: string): string {
  return `http://${localHost}:${localPort(base, 'functions')}/${projectId}/${region}/${name}`;
}

/** Calls a function as the browser does. @throws CallError with the function's status and message. */
export async function call<Result>(name: string, data: unknown, person?: SignedIn): Promise<Result> {
  const { result, error } = await post(functionUrl(name), { data }, person?.token);
  if (error) {
    const { status, message, details } = error as {
      status: string;
      message: string;
      details?: { code: string };
    };
    throw new CallError(status, message, details?.code);
  }
  return result as Result;
}

/** Returns the HTTP status of reading a document with a user's token, under the rules: 200, 403, or 404. */
export async function readStatus(path: string, reader: SignedIn): Promise<number> {
  return (await read(path, reader)).status;
}

/** Returns a document as JSON, read with a user's token. @throws Error if the rules reject it or it doesn't exist. */
export async function readDocument(path: string, reader: SignedIn): Promise<string> {
  const { status, text } = await read(path, reader);
  if (status !== 200) throw new Error(`Reading ${path} was answered with ${status}: ${text}`);
  return text;
}

async function read(path: string, { token }: SignedIn): Promise<{ status: number; text: string }> {
  const { host, port } = firestoreHost;
  const url = `http://${host}:${port}/v1/projects/${projectId}/databases/(default)/documents/${path}`;
  const response = await fetch(url, { headers: { authorization: `Bearer ${token}` } });
  return { status: response.status, text: await response.text() };
}

/** Runs a scheduled function, and resolves when it has finished. */
export async function runScheduled(name: string): Promise<void> {
  const path = `functions/projects/${projectId}/triggers/${region}-${name}-0`;
  const url = `http://${localHost}:${localPort(base, 'functions')}/${path}`;
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  });
  if (!response.ok) throw new Error(`${name} answered ${response.status}: ${await response.text()}`);
}
