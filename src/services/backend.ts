import type { Claims } from '#domain/access';

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

/** Providers that people log in with in a pop-up window. */
export const providerIds = ['google.com', 'github.com'] as const;
export type ProviderId = (typeof providerIds)[number];

export type SignInMethod = 'password' | ProviderId;

export interface LinkedMethod {
  readonly method: SignInMethod;
  /** The address that the provider knows; it may differ from the account's. */
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

/** An admin looks at the product as this user; nothing can be changed. */
export interface Viewing {
  /** Of the view's own account. */
  readonly uid: string;
  readonly until: Date;
}

/** An account together with what its present ID token says. */
export interface SignedIn {
  readonly account: Account;
  readonly claims: Claims;
  /** When this sign-in began, the same for every token that follows from it. */
  readonly signedInAt: string;
  /** null for everybody who looks at their own account. */
  readonly viewing: Viewing | null;
}

/** Why the authentication service ended a session, by the error catalogue. */
export type SessionEnd = 'session-ended' | 'auth/user-disabled';

/**
 * After `signInWithProvider` failed with `auth/account-exists-with-different-credential`: the next sign-in to that
 * account, by whatever way, links the provider to it.
 */
export interface LinkOffer {
  readonly email: string;
  readonly provider: ProviderId;
}

/** How users prove again who they are, for work that needs a recent sign-in. */
export type Reauthentication =
  | { readonly method: 'password'; readonly password: string }
  | { readonly method: ProviderId };

/**
 * Asks the user for the code of their authenticator app. Settles once `submit` has succeeded.
 * @throws `auth/second-factor-canceled` when the user gives up.
 */
export type AskForCode = (submit: (code: string) => Promise<void>) => Promise<void>;

export interface AuthService {
  /** Tells the present state and every later one, a new token included; null is signed out. */
  watch(next: (signedIn: SignedIn | null) => void, fail: (error: unknown) => void): Unsubscribe;
  /** Why the last session ended, if the user didn't end it; null after the next login. */
  ended(): SessionEnd | null;
  /** Reports each call that was refused because its caller isn't logged in (`isLoggedOut`). */
  watchRefused(next: (error: BackendError) => void): Unsubscribe;
  /** Fetches the account and a new token, so that `watch` tells the newest claims. */
  refresh(): Promise<void>;
  /** Has `ask` called by every sign-in and reauthentication that needs a second factor. */
  onSecondFactor(ask: AskForCode): Unsubscribe;
  signIn(email: string, password: string): Promise<void>;
  signUp(email: string, password: string): Promise<void>;
  signInWithProvider(provider: ProviderId): Promise<void>;
  /** What waits to be linked, in this page only. */
  linkOffer(): LinkOffer | null;
  forgetLinkOffer(): void;
  signOut(): Promise<void>;
  /** Whether the present sign-in is recent enough for every operation (`isRecentSignIn`). */
  hasRecentSignIn(): Promise<boolean>;
  /** Whether the present sign-in took a second factor. */
  hasSecondFactor(): Promise<boolean>;
  /** Proves again who the user is. The session goes on with a new token, which belongs to a recent sign-in. */
  reauthenticate(by: Reauthentication): Promise<void>;
  link(provider: ProviderId): Promise<void>;
  unlink(method: SignInMethod): Promise<void>;
  /** Mails a link to the new address; the account has it once the link is opened. */
  changeEmail(email: string): Promise<void>;
  changePassword(password: string): Promise<void>;
  /** Mails a link that proves the account's address. */
  sendVerification(): Promise<void>;
  /** Mails a link to choose a new password; succeeds just the same for an address without an account. */
  sendReset(email: string): Promise<void>;
  /** The address that a reset code was sent to. */
  checkReset(code: string): Promise<string>;
  confirmReset(code: string, password: string): Promise<void>;
  /** Uses a code that verifies, changes or brings back an address. */
  applyCode(code: string): Promise<void>;
}

export type Filter = readonly [
  field: string,
  operator: '==' | 'in' | '>=' | '>' | '<' | 'array-contains',
  value: string | number | boolean | Date | readonly string[],
];

/**
 * Only documents whose ordered field comes after this value; with the id of the last one also those of the same value
 * that come after it.
 */
export type Cursor = string | number | Date | readonly [value: string | number | Date, id: string];

export interface Query {
  /** A collection's path: `jobs`, `jobs/{id}/parts`. */
  readonly from: string;
  readonly where?: readonly Filter[];
  readonly orderBy: readonly [field: string, direction: 'asc' | 'desc'];
  readonly after?: Cursor;
  /** The last `limit` documents before this one; they come in the same order. */
  readonly before?: Cursor;
  readonly limit?: number;
  /** The field that gets each document's own name, where the name says something. */
  readonly nameAs?: string;
}

/** Without an order the single fields that are asked for need indexes of their own; with one, an index with that order does. */
export type CountQuery = Pick<Query, 'from' | 'where' | 'limit'> & Partial<Pick<Query, 'orderBy'>>;

/** Nearly all documents are written by our functions, so their shape is trusted: timestamps become dates, no more. */
export interface DataService {
  /** null when there is no such document. */
  watchDocument<T>(path: string, next: (document: T | null) => void, fail: Fail): Unsubscribe;
  watchQuery<T>(query: Query, next: (documents: readonly T[]) => void, fail: Fail): Unsubscribe;
  /** For a collection that only grows: tells each document once, in batches as they arrive. */
  watchAdded<T>(query: Query, added: (documents: readonly T[]) => void, fail: Fail): Unsubscribe;
  readQuery<T>(query: Query): Promise<readonly T[]>;
  /** The document as the server has it; null when there is none. */
  readDocument<T>(path: string): Promise<T | null>;
  /** Replaces a document that a person writes themself. Fails while offline: nothing waits to be sent later. */
  write(path: string, document: object): Promise<void>;
  /**
   * Replaces a document that a person writes themself by what `make` makes of it as the server has it, undefined where
   * there is none. Fails while offline, too.
   */
  rewrite(path: string, make: (stored: unknown) => object): Promise<void>;
  /** One read for every thousand documents counted; with a limit, it counts no further. */
  count(query: CountQuery): Promise<number>;
}

type Fail = (error: unknown) => void;

export interface FunctionService {
  /** Fails at once while offline, and with `deadline-exceeded` when no answer comes in time. */
  call<Result>(name: string, request: object): Promise<Result>;
  /** Sends JSON to a path of the site itself that a function answers; for people who have not signed in. */
  post(path: string, request: object): Promise<void>;
  /** The file that a function answers with, and how many bytes of it are here so far. */
  download(name: string, progress: (bytes: number) => void): Promise<Blob>;
}
