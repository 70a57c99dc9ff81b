import type { DecodedIdToken } from 'firebase-admin/auth';
import { type Claims, isViewUid } from '#domain/access';
import { isRecentSignIn, needsRecentSignIn, type SignInFacts } from '#domain/operations';
import { isSessionOver } from '#domain/session';
import type { User } from '#domain/user';
import { refs } from './firestore';
import { countUses, type RateLimit } from './rateLimit';
import { refusal } from './refusal';

/** The contents of an ID token, which are up to an hour old. */
export interface Token extends SignInFacts {
  /** The user whose data is accessed: in a view, the viewed user rather than the view’s own account. */
  readonly uid: string;
  readonly claims: Claims;
  /** Whether the user signed in with a second factor, such as a code of an authenticator app. */
  readonly secondFactor: boolean;
  /** The uid of the view's own account if an admin views as this user. */
  readonly viewUid: string | null;
}

/** A signed-in user with the current account; `user` is null before the first session has started. */
export interface SignedIn extends Token {
  readonly user: User | null;
  /**
   * Whether the user has the rights of an admin now. An admin without a second factor has none if the settings
   * require one.
   */
  readonly isAdmin: boolean;
}

export interface Caller extends SignedIn {
  readonly user: User;
}

/**
 * The access that a function requires; each level includes the ones after it. An `account` may be blocked or
 * waitlisted, an `active` one may not.
 */
export type Access = 'signed-in' | 'account' | 'active' | 'admin';
export type CallerOf<W extends Access> = W extends 'signed-in' ? SignedIn : Caller;

export interface CallRules<W extends Access> {
  readonly access: W;
  /** The operation, for the rate limit of each caller and for the check of a recent sign-in. */
  readonly name: string;
  readonly limit: RateLimit;
  /** Changes nothing, so an admin can call it while viewing as a user. */
  readonly readOnly: boolean;
}

/**
 * Reads the claims of an ID token.
 * @throws HttpsError `view-ended` for the account of a view that was signed in to without the view’s token,
 * `anonymous-account` for an account without a login method.
 */
export function readToken(token: DecodedIdToken): Token {
  const { uid, admin, blocked, waitlisted, auth_time, viewOf, firebase } = token;
  if (firebase.sign_in_provider === 'anonymous') throw refusal('anonymous-account');
  if (isViewUid(uid) !== (viewOf !== undefined)) throw refusal('view-ended');
  return {
    uid: viewOf === undefined ? uid : String(viewOf),
    claims: { admin: admin === true, blocked: blocked === true, waitlisted: waitlisted === true },
    signedInAt: new Date(auth_time * 1_000),
    provider: firebase.sign_in_provider ?? null,
    secondFactor: firebase.sign_in_second_factor !== undefined,
    viewUid: viewOf === undefined ? null : uid,
  };
}

/**
 * Checks a token against the account document, which alone decides, and counts the call.
 * @throws HttpsError with the code of the reason.
 */
export async function authorizeCaller<W extends Access>(
  token: Token,
  rules: CallRules<W>,
): Promise<CallerOf<W>> {
  const now = new Date();
  const user = (await refs.user(token.uid).get()).data() ?? null;
  if (user) requireLiveSession(token, user);
  if (token.viewUid !== null) {
    if (!rules.readOnly || rules.access === 'admin') throw refusal('view-only');
    const view = (await refs.view(token.viewUid).get()).data();
    if (!view || view.userUid !== token.uid || view.endsAt <= now) throw refusal('view-ended');
    requireLiveViewer(token, (await refs.user(view.adminUid).get()).data());
  }
  const caller = { ...token, user, isAdmin: await hasAdminRights(token, user) };
  requireAccess(caller, rules.access);
  if (needsRecentSignIn(rules.name)) requireRecentSignIn(token, now);
  await countUses([{ what: rules.name, subject: token.viewUid ?? token.uid, ...rules.limit }], now);
  return caller as CallerOf<W>;
}

function requireLiveSession({ signedInAt }: Token, user: User): void {
  if (isSessionOver(signedInAt, user)) throw refusal('signed-out');
}

function requireLiveViewer(token: Token, admin: User | undefined): void {
  if (!admin?.admin || admin.state !== 'active') throw refusal('view-ended');
  requireLiveSession(token, admin);
}

async function hasAdminRights({ secondFactor, viewUid }: Token, user: User | null): Promise<boolean> {
  if (!user?.admin || viewUid !== null) return false;
  return secondFactor || !(await refs.accessSettings.get()).data()?.adminsNeedSecondFactor;
}

function requireAccess({ user, isAdmin }: SignedIn, access: Access): void {
  if (access === 'signed-in') return;
  if (!user) throw refusal('account-not-ready');
  if (user.state === 'deleting') throw refusal('account-deleting');
  if (access === 'account') return;
  requireActive(user);
  if (access === 'admin' && !isAdmin) throw refusal(user.admin ? 'second-factor-required' : 'not-admin');
}

/** Requires an active account. @throws HttpsError with the code of the reason. */
export function requireActive(user: User | undefined): asserts user is User {
  if (!user) throw refusal('account-not-ready');
  switch (user.state) {
    case 'active':
      return;
    case 'waitlisted':
      throw refusal('account-waitlisted');
    case 'blocked':
      throw refusal('account-blocked');
    case 'deleting':
      throw refusal('account-deleting');
  }
}

/**
 * Requires a sign-in or reauthentication within the last 5 minutes. A refreshed token keeps the time of its sign-in.
 * @throws HttpsError `auth/requires-recent-login`, the code that Firebase Authentication uses too, so that browsers
 * handle both alike.
 */
function requireRecentSignIn(signIn: SignInFacts, now: Date): void {
  if (!isRecentSignIn(signIn, now)) throw refusal('auth/requires-recent-login');
}
