import type { User } from './user';

/**
 * The document `users/{uid}/sessions/{id}`: a login that a browser has started a session with. Written only by
 * functions. Two logins in the same second are one session, because tokens have no other identity.
 */
export interface UserSession {
  readonly signedInAt: Date;
  /** In words: “Chrome on Windows”. */
  readonly device: string;
  /** Up to an hour late. */
  readonly lastUsedAt: Date;
  /** Firestore deletes the document then. The session itself doesn't expire. */
  readonly expiresAt: Date;
}

/** Returns the ID of a session: the `auth_time` of its tokens, in seconds. Refreshed tokens have the same. */
export const sessionIdOf = (signedInAt: Date) => String(Math.floor(signedInAt.getTime() / 1_000));

/** The fields of a user's document that decide which sessions are over. Also in firestore.rules (`sessionLives`). */
export type SessionEnds = Pick<User, 'signedOutAt' | 'keptSession' | 'endedSessions'>;

/** Returns whether rules and functions reject the tokens of a session. */
export function isSessionOver(signedInAt: Date, user: SessionEnds): boolean {
  const id = Number(sessionIdOf(signedInAt));
  if (user.endedSessions?.includes(id)) return true;
  return user.signedOutAt !== null && signedInAt < user.signedOutAt && id !== user.keptSession;
}

/** Rules read the list with every request, so it is short. */
export const maxEndedSessions = 20;

/**
 * Ends one session. When the list is full, its oldest session is forgotten, and `signedOutAt` ends it and all earlier
 * ones, except that of the caller.
 */
export function withEndedSession(user: SessionEnds, ended: number, callersSession: number): SessionEnds {
  const all = [...new Set([...(user.endedSessions ?? []), ended])].sort((a, b) => a - b);
  const keptSession = user.keptSession === ended ? null : (user.keptSession ?? null);
  const [oldest] = all;
  if (oldest === undefined || all.length <= maxEndedSessions)
    return { signedOutAt: user.signedOutAt, keptSession, endedSessions: all };
  const signedOutAt = new Date(Math.max((oldest + 1) * 1_000, user.signedOutAt?.getTime() ?? 0));
  const keepsCaller = callersSession * 1_000 < signedOutAt.getTime();
  return {
    signedOutAt,
    keptSession: keepsCaller ? callersSession : keptSession,
    endedSessions: all.slice(1),
  };
}

/** Ends all sessions that have started before `now`, except the kept one. */
export function withAllEnded(now: Date, keptSession: number | null): SessionEnds {
  return { signedOutAt: now, keptSession, endedSessions: [] };
}

/** Names in the order in which they must be looked for: most browsers also name the ones that they descend from. */
const browsers: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\b(?:OPR|OPX|Opera)\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Vivaldi', /\bVivaldi\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|HeadlessChrome|CriOS|Chromium)\//],
  ['Safari', /\bVersion\/[\d.]+.*\bSafari\//],
];

const systems: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMac(?:intosh| OS X)\b/],
  ['Linux', /\bLinux\b|\bX11\b/],
];

const firstIn = (names: typeof browsers, text: string) =>
  names.find(([, pattern]) => pattern.test(text))?.[0];

/** Longer ones aren't from browsers. */
const maxLength = 1_000;

/**
 * Returns a user agent in words: “Chrome on Windows”. Anyone can send any user agent, so it only helps users to
 * recognize their own devices. An iPad that requests desktop sites says that it is a Mac.
 */
export function deviceOf(userAgent: string | undefined): string {
  const text = (userAgent ?? '').slice(0, maxLength);
  const [browser, system] = [firstIn(browsers, text), firstIn(systems, text)];
  if (browser && system) return `${browser} on ${system}`;
  return browser ?? system ?? 'Unknown device';
}
