import type { Claims } from '#domain/access';
import type { CollectionPath, DocumentPath } from '#domain/collections';

/**
 * The interface between the application and its backend, without Firebase, so that screens and their tests only
 * depend on these types. `firebase/` implements it.
 */
export interface Backend {
  readonly auth: AuthService;
  readonly data: DataService;
  readonly functions: FunctionService;
}

/** The error of every method below. `code` is a code of the error catalog or its fallback. */
export interface BackendError {
  readonly code: string;
  readonly message: string;
}

export type Unsubscribe = () => void;

/** Providers that users log in with in a pop-up window. */
export const providerIds = ['google.com', 'github.com'] as const;
export type ProviderId = (typeof providerIds)[number];

export type SignInMethod = 'password' | ProviderId;

export interface LinkedMethod {
  readonly method: SignInMethod;
  /** The email address at the provider, which may differ from the account's. */
  readonly email: string | null;
  readonly photoUrl: string | null;
}

export interface Account {
  readonly uid: string;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly displayName: string | null;
  readonly photoUrl: string | null;
  readonly methods: readonly LinkedMethod[];
}

/** An admin's read-only view of the product as this user. */
export interface Viewing {
  /** The view's own account. */
  readonly uid: string;
  readonly until: Date;
}

/** An account and the claims of its current ID token. */
export interface SignedIn {
  readonly account: Account;
  readonly claims: Claims;
  /** When this login happened. Refreshed tokens have the same time. */
  readonly signedInAt: string;
  /** null unless this is a view of another user's account. */
  readonly viewing: Viewing | null;
}

/** Why the authentication service ended a session, as codes of the error catalog. */
export type SessionEnd = 'session-ended' | 'auth/user-disabled';

/**
 * Set after `signInWithProvider` failed with `auth/account-exists-with-different-credential`: the next login to that
 * account, by any method, links the provider.
 */
export interface LinkOffer {
  readonly email: string;
  readonly provider: ProviderId;
}

/** How users reauthenticate for operations that require a recent login. */
export type Reauthentication =
  | { readonly method: 'password'; readonly password: string }
  | { readonly method: ProviderId };

/**
 * Asks the user for the code of their authenticator app. Resolves once `submit` has succeeded.
 * @throws `auth/second-factor-canceled` if the user cancels.
 */
export type AskForCode = (submit: (code: string) => Promise<void>) => Promise<void>;

export interface AuthService {
  /** Reports the current state and every change, including new tokens. null is logged out. */
  watch(next: (signedIn: SignedIn | null) => void, fail: (error: unknown) => void): Unsubscribe;
  /** Returns why the last session ended, if the user didn't end it, or null after the next login. */
  ended(): SessionEnd | null;
  /** Reports each call that was rejected because its caller isn't logged in (`isLoggedOut`). */
  watchRefused(next: (error: BackendError) => void): Unsubscribe;
  /** Fetches the account and a new token, so that `watch` reports the newest claims. */
  refresh(): Promise<void>;
  /** Sets the callback of every login and reauthentication that needs a second factor. */
  onSecondFactor(ask: AskForCode): Unsubscribe;
  signIn(email: string, password: string): Promise<void>;
  signUp(email: string, password: string): Promise<void>;
  signInWithProvider(provider: ProviderId): Promise<void>;
  /** The pending link, in this page only. */
  linkOffer(): LinkOffer | null;
  forgetLinkOffer(): void;
  signOut(): Promise<void>;
  /** Returns whether the current login is recent enough for every operation (`isRecentSignIn`). */
  hasRecentSignIn(): Promise<boolean>;
  /** Returns whether the current login used a second factor. */
  hasSecondFactor(): Promise<boolean>;
  /** Reauthenticates the user. The session continues with a new token from a recent login. */
  reauthenticate(by: Reauthentication): Promise<void>;
  link(provider: ProviderId): Promise<void>;
  unlink(method: SignInMethod): Promise<void>;
  /** Emails a link to the new address. The account changes when the link is opened. */
  changeEmail(email: string): Promise<void>;
  changePassword(password: string): Promise<void>;
  /** Emails a link that verifies the account's email address. */
  sendVerification(): Promise<void>;
  /** Emails a link to set a new password. Also succeeds for an email address without an account. */
  sendReset(email: string): Promise<void>;
  /** Returns the email address that a reset code was sent to. */
  checkReset(code: string): Promise<string>;
  confirmReset(code: string, password: string): Promise<void>;
  /** Uses a code that verifies, changes, or restores an email address. */
  applyCode(code: string): Promise<void>;
}

export type Filter = readonly [
  field: string,
  operator: '==' | 'in' | '>=' | '>' | '<' | 'array-contains',
  value: string | number | boolean | Date | readonly string[],
];

/**
 * Only documents whose ordered field comes after this value. With an ID, also those with the same value that come
 * after that document.
 */
export type Cursor = string | number | Date | readonly [value: string | number | Date, id: string];

export interface Query<T = unknown> {
  readonly from: CollectionPath<T>;
  readonly where?: readonly Filter[];
  readonly orderBy: readonly [field: string, direction: 'asc' | 'desc'];
  readonly after?: Cursor;
  /** The last `limit` documents before this one, in the same order. */
  readonly before?: Cursor;
  readonly limit?: number;
  /** A field to store each document's ID in, if the ID has a meaning. */
  readonly nameAs?: string;
}

/** Without an order, each filtered field needs its own index. With one, an index with that order is enough. */
export type CountQuery = Pick<Query, 'from' | 'where' | 'limit'> & Partial<Pick<Query, 'orderBy'>>;

/** Nearly all documents are written by our functions, so their shape is trusted. Timestamps become dates. */
export interface DataService {
  /** Reports null if the document doesn't exist. */
  watchDocument<T>(path: DocumentPath<T>, next: (document: T | null) => void, fail: Fail): Unsubscribe;
  watchQuery<T>(query: Query<T>, next: (documents: readonly T[]) => void, fail: Fail): Unsubscribe;
  /** For collections that only grow: reports each document once, in batches as they arrive. */
  watchAdded<T>(query: Query<T>, added: (documents: readonly T[]) => void, fail: Fail): Unsubscribe;
  readQuery<T>(query: Query<T>): Promise<readonly T[]>;
  /** Returns the document from the server, or null if it doesn't exist. */
  readDocument<T>(path: DocumentPath<T>): Promise<T | null>;
  /** Replaces a document that the user may write. Fails while offline, because nothing is queued. */
  write<T extends object>(path: DocumentPath<T>, document: T): Promise<void>;
  /**
   * Replaces a document that the user may write with the result of `make` for the server's version (undefined if it
   * doesn't exist). Fails while offline.
   */
  rewrite<T extends object>(path: DocumentPath<T>, make: (stored: unknown) => T): Promise<void>;
  /** Costs one read per thousand documents. Stops at the limit, if there is one. */
  count(query: CountQuery): Promise<number>;
}

type Fail = (error: unknown) => void;

export interface FunctionService {
  /** Fails immediately while offline, and with `deadline-exceeded` after a timeout. */
  call<Result>(name: string, request: object): Promise<Result>;
  /** Sends JSON to a path of the site that a function handles, for visitors who aren't logged in. */
  post(path: string, request: object): Promise<void>;
  /** Downloads the file that a function returns, and reports the bytes received so far. */
  download(name: string, progress: (bytes: number) => void): Promise<Blob>;
}
