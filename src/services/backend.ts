import type { Claims } from '../domain/access';

/**
 * What the application needs of the outside, in plain words and without a line of Firebase: screens and their tests
 * know these interfaces only. `firebase/` holds the one that runs.
 */
export interface Backend {
  readonly auth: AuthService;
  readonly data: DataService;
  readonly functions: FunctionService;
}

/** What every method below fails with. `code` is one of the error catalogue's, or its fallback's. */
export interface BackendError {
  readonly code: string;
  readonly message: string;
}

export type Unsubscribe = () => void;

export interface Account {
  readonly uid: string;
  readonly email: string;
  readonly displayName: string | null;
}

/** An account together with what its present ID token says. */
export interface SignedIn {
  readonly account: Account;
  readonly claims: Claims;
  /** When this sign-in began, the same for every token that follows from it. */
  readonly signedInAt: string;
}

export interface AuthService {
  /** Tells the present state and every later one, a new token included; null is signed out. */
  watch(next: (signedIn: SignedIn | null) => void, fail: (error: unknown) => void): Unsubscribe;
  /** Fetches a new token, so that `watch` tells the newest claims. */
  refresh(): Promise<void>;
  signIn(email: string, password: string): Promise<void>;
  signUp(email: string, password: string): Promise<void>;
  signOut(): Promise<void>;
  /** Sends the mail; succeeds just the same for an address without an account. */
  sendReset(email: string): Promise<void>;
  /** The address that a reset code was sent to. */
  checkReset(code: string): Promise<string>;
  confirmReset(code: string, password: string): Promise<void>;
  confirmEmail(code: string): Promise<void>;
}

export type Filter = readonly [
  field: string,
  operator: '==' | 'in' | '>=' | '<',
  value: string | number | boolean | Date | readonly string[],
];

export interface Query {
  /** A collection's path: `jobs`, `jobs/{id}/parts`. */
  readonly from: string;
  readonly where?: readonly Filter[];
  readonly orderBy: readonly [field: string, direction: 'asc' | 'desc'];
  /** Only documents whose ordered field comes after this value. */
  readonly after?: string | number | Date;
  readonly limit?: number;
}

/** Documents are written by our functions only, so their shape is trusted: timestamps become dates, no more. */
export interface DataService {
  /** null when there is no such document. */
  watchDocument<T>(path: string, next: (document: T | null) => void, fail: Fail): Unsubscribe;
  watchQuery<T>(query: Query, next: (documents: readonly T[]) => void, fail: Fail): Unsubscribe;
  /** For a collection that only grows: tells each document once, in batches as they arrive. */
  watchAdded<T>(query: Query, added: (documents: readonly T[]) => void, fail: Fail): Unsubscribe;
  readQuery<T>(query: Query): Promise<readonly T[]>;
  /** One read for every thousand documents counted. */
  count(query: Pick<Query, 'from' | 'where'>): Promise<number>;
}

type Fail = (error: unknown) => void;

export interface FunctionService {
  call<Result>(name: string, request: object): Promise<Result>;
}
