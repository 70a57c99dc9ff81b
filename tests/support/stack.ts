import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { localHost, localPort } from '../../src/domain/localStack';
import { region } from '../../src/domain/region';

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
export const closeAdmin = () => deleteApp(app);

const identity = `http://${localHost}:${localPort(base, 'auth')}/identitytoolkit.googleapis.com/v1`;

async function post(url: string, body: unknown, token?: string): Promise<Record<string, unknown>> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  });
  return response.json();
}

export interface SignedIn {
  readonly uid: string;
  readonly email: string;
  readonly token: string;
}

let people = 0;

/** A new account with a session begun, as a browser would have it. */
export async function signUp(name = 'person'): Promise<SignedIn> {
  people += 1;
  const email = `${name}-${people}-${Date.now()}@example.test`;
  const { localId, idToken } = await post(`${identity}/accounts:signUp?key=local`, {
    email,
    password: 'plumbline',
    returnSecureToken: true,
  });
  const person = { uid: String(localId), email, token: String(idToken) };
  await call('startSession', {}, person);
  return person;
}

export class CallError extends Error {
  constructor(
    readonly status: string,
    message: string,
  ) {
    super(message);
  }
}

/** Calls a function as the browser does. @throws CallError with the function's status and words. */
export async function call<Result>(name: string, data: unknown, person?: SignedIn): Promise<Result> {
  const url = `http://${localHost}:${localPort(base, 'functions')}/${projectId}/${region}/${name}`;
  const { result, error } = await post(url, { data }, person?.token);
  if (error) {
    const { status, message } = error as { status: string; message: string };
    throw new CallError(status, message);
  }
  return result as Result;
}
