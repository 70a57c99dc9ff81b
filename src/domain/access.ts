import type { LimitOverrides, PlanId } from './plans';
import { pathTo, type RouteName, routes } from './routes';
import { parseUrl } from './url';
import type { User } from './user';

/** How a new sign-up is treated; an admin chooses. */
export const accessModes = ['open', 'waitlist', 'closed'] as const;
export type AccessMode = (typeof accessModes)[number];
const defaultAccessMode: AccessMode = 'waitlist';

/** Custom claims, set by Cloud Functions only. No claim at all is a new, ungated user with nothing. */
export interface Claims {
  readonly admin?: boolean;
  readonly blocked?: boolean;
  readonly waitlisted?: boolean;
}

/** The claims that a user's document asks for. */
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

/** A further claim in the token of a view, whose uid is `viewUidFor`: the user whose data it may read. */
export interface ViewClaims {
  readonly viewOf: string;
}

/** The document `views/{uid}`, by the uid of the view's own account. Written by Cloud Functions only. */
export interface View {
  readonly adminUid: string;
  readonly userUid: string;
  readonly startedAt: Date;
  /** From then on rules and functions refuse the view's tokens. */
  readonly endsAt: Date;
}

const viewPrefix = 'view:';

/** The uid of the account that an admin's view of a user signs in to. */
export const viewUidFor = (adminUid: string, userUid: string) => `${viewPrefix}${adminUid}:${userUid}`;

export const isViewUid = (uid: string) => uid.startsWith(viewPrefix);

/** The document `settings/access`; read by admins, written by Cloud Functions only. */
export interface AccessSettings {
  readonly mode: AccessMode;
  /** Defaults for new accounts. */
  readonly plan: PlanId;
  readonly limits: LimitOverrides;
  /** Nobody can start a job. */
  readonly jobsPaused: boolean;
  /** An admin whose sign-in had no second factor has the rights of a user. */
  readonly adminsNeedSecondFactor: boolean;
}

export const defaultAccessSettings: AccessSettings = {
  mode: defaultAccessMode,
  plan: 'free',
  limits: {},
  jobsPaused: false,
  adminsNeedSecondFactor: false,
};

/**
 * What a sign-up becomes.
 * @param invited whether an admin has let its address in, and the address is proven to be the person's.
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
  /** Not known yet: show a neutral skeleton, decide nothing. */
  | { readonly status: 'unknown' }
  | { readonly status: 'signed-out' }
  /** Signed in at the authentication service, but no account of ours: sign-ups are closed. */
  | { readonly status: 'refused' }
  | { readonly status: 'signed-in'; readonly claims: Claims };

export type AccessDecision =
  | { readonly kind: 'wait' }
  | { readonly kind: 'allow' }
  | { readonly kind: 'redirect'; readonly to: string };

const allow: AccessDecision = { kind: 'allow' };
const redirect = (to: string): AccessDecision => ({ kind: 'redirect', to });

/**
 * Whether this session may see this route.
 * @param here the path with its query, for the way back after signing in.
 * @param next where an already signed-in user goes from a sign-in screen; only a path of ours is followed.
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
  // Links from mails work while waiting: one of them confirms the address, which may end the wait.
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
 * The path to go on to after signing in: `next` when it is a path of this site, else the dashboard.
 * Refuses other origins however they are spelled (`//evil`, `https:`, backslashes, control characters).
 */
export function safeNext(next: string | null | undefined): string {
  const fallback = pathTo('dashboard');
  if (!next?.startsWith('/') || next.includes('\\') || hasControlCharacter(next)) return fallback;
  const url = parseUrl(next, base);
  if (!url) return fallback;
  const path = `${url.pathname}${url.search}${url.hash}`;
  // `/.//evil` normalises to `//evil`, which a browser reads as another host.
  return url.origin === base && !path.startsWith('//') ? path : fallback;
}

function hasControlCharacter(text: string): boolean {
  return [...text].some((character) => character.charCodeAt(0) < 0x20);
}
