import { noPauses, type Pauses } from './pauses';
import type { LimitOverrides, PlanId } from './plans';
import { pathTo, type RouteName, routes } from './routes';
import { parseUrl } from './url';
import type { User } from './user';

/** How new sign-ups are treated, as set by an admin. */
export const accessModes = ['open', 'waitlist', 'closed'] as const;
export type AccessMode = (typeof accessModes)[number];
const defaultAccessMode: AccessMode = 'waitlist';

/** Custom claims, set only by Cloud Functions. A new, active user has none. */
export interface Claims {
  readonly admin?: boolean;
  readonly blocked?: boolean;
  readonly waitlisted?: boolean;
}

/** Returns the claims that follow from a user's document. */
export function claimsOf(user: Pick<User, 'state' | 'admin'>): Claims {
  return {
    ...(user.admin && { admin: true }),
    ...((user.state === 'blocked' || user.state === 'deleting') && { blocked: true }),
    ...(user.state === 'waitlisted' && { waitlisted: true }),
  };
}

export function sameClaims(a: Claims, b: Claims): boolean {
  return (['admin', 'blocked', 'waitlisted'] as const).every(
    (claim) => (a[claim] ?? false) === (b[claim] ?? false),
  );
}

/** The additional claim in the token of a view (see `viewUidFor`): the user whose data the token may read. */
export interface ViewClaims {
  readonly viewOf: string;
}

/** The document `views/{uid}`, keyed by the UID of the view's own account. Written only by Cloud Functions. */
export interface View {
  readonly adminUid: string;
  readonly userUid: string;
  readonly startedAt: Date;
  /** Rules and functions reject the view's tokens after this time. */
  readonly endsAt: Date;
}

const viewPrefix = 'view:';

/** Returns the UID of the account that an admin's view of a user logs in to. */
export const viewUidFor = (adminUid: string, userUid: string) => `${viewPrefix}${adminUid}:${userUid}`;

export const isViewUid = (uid: string) => uid.startsWith(viewPrefix);

/** The document `settings/access`. Read by admins, written only by Cloud Functions. */
export interface AccessSettings extends Pauses {
  readonly mode: AccessMode;
  /** Defaults for new accounts. */
  readonly plan: PlanId;
  readonly limits: LimitOverrides;
  /** When true, visitors can check ten pages of a site without an account. */
  readonly freeChecks: boolean;
  /** When true, an admin who logged in without a second factor has only a user's rights. */
  readonly adminsNeedSecondFactor: boolean;
}

export const defaultAccessSettings: AccessSettings = {
  mode: defaultAccessMode,
  plan: 'free',
  limits: {},
  ...noPauses,
  freeChecks: true,
  adminsNeedSecondFactor: false,
};

/**
 * Returns the state of a new sign-up.
 * @param invited whether an admin has invited the email address and the user has proven that it is theirs.
 */
export function admit(mode: AccessMode, invited: boolean): 'active' | 'waitlisted' | 'refused' {
  if (invited) return 'active';
  switch (mode) {
    case 'open':
      return 'active';
    case 'waitlist':
      return 'waitlisted';
    case 'closed':
      return 'refused';
  }
}

export type Session =
  /** Not known yet: show a neutral skeleton and decide nothing. */
  | { readonly status: 'unknown' }
  | { readonly status: 'signed-out' }
  /** Logged in at the authentication service, but without an account, because sign-ups are closed. */
  | { readonly status: 'refused' }
  | { readonly status: 'signed-in'; readonly claims: Claims };

export type AccessDecision =
  | { readonly kind: 'wait' }
  | { readonly kind: 'allow' }
  | { readonly kind: 'redirect'; readonly to: string };

const allow: AccessDecision = { kind: 'allow' };
const redirect = (to: string): AccessDecision => ({ kind: 'redirect', to });

/**
 * Decides whether this session may open this route.
 * @param here the path with its query, to return to after login.
 * @param next where a logged-in user goes from a login screen. Only our own paths are followed.
 */
export function decideAccess(
  session: Session,
  route: RouteName,
  here: string,
  next?: string,
): AccessDecision {
  const { area } = routes[route];
  if (area === 'public' || area === 'shared' || area === 'dev') return allow;
  if (session.status === 'unknown') return { kind: 'wait' };
  if (session.status === 'signed-out') {
    if (area === 'auth' || area === 'gate') return allow;
    return redirect(`${pathTo('login')}?next=${encodeURIComponent(here)}`);
  }
  if (session.status === 'refused') {
    return route === 'accessDenied' || route === 'authAction' ? allow : redirect(pathTo('accessDenied'));
  }
  const { claims } = session;
  if (claims.blocked) return route === 'blocked' ? allow : redirect(pathTo('blocked'));
  // Links in emails work during the wait: one of them verifies the email address, which may end it.
  if (claims.waitlisted) {
    return route === 'waitlist' || route === 'authAction' ? allow : redirect(pathTo('waitlist'));
  }
  switch (area) {
    case 'auth':
      return route === 'authAction' ? allow : redirect(safeNext(next));
    case 'gate':
      return route === 'accessDenied' ? allow : redirect(safeNext(next));
    case 'user':
      return allow;
    case 'admin':
      return claims.admin ? allow : redirect(pathTo('accessDenied'));
  }
}

const base = 'https://plumbline.invalid';

/**
 * Returns the path to open after login: `next` if it is a path of this site, else the dashboard. Rejects other
 * origins however they are spelled (`//evil`, `https:`, backslashes, control characters).
 */
export function safeNext(next: string | null | undefined): string {
  const fallback = pathTo('dashboard');
  if (!next?.startsWith('/') || next.includes('\\') || hasControlCharacter(next)) return fallback;
  const url = parseUrl(next, base);
  if (!url) return fallback;
  const path = `${url.pathname}${url.search}${url.hash}`;
  // `/.//evil` normalizes to `//evil`, which a browser reads as another host.
  return url.origin === base && !path.startsWith('//') ? path : fallback;
}

function hasControlCharacter(text: string): boolean {
  return [...text].some((character) => character.charCodeAt(0) < 0x20);
}
