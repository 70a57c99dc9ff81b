import {
  type Auth,
  browserLocalPersistence,
  browserPopupRedirectResolver,
  browserSessionPersistence,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
  signInWithCustomToken,
} from 'firebase/auth';
import * as v from 'valibot';
import type { SessionEnd } from '#services/backend';
import { storedViewing, storeViewing } from '#services/viewing';
import { firebaseApp } from '../app';

interface OpenedAuth {
  readonly auth: Auth;
  /** Resolves once the session is known: a view's token has been exchanged, or has failed. */
  readonly ready: Promise<void>;
}

/** A tab with a view keeps that login to itself. All other tabs share theirs. */
export function openAuth(): OpenedAuth {
  const { app, emulators } = firebaseApp();
  const viewing = storedViewing();
  window.fetch = guardSession(window.fetch.bind(window), (why) => {
    // A view has its own message and says nothing about the session in other tabs.
    if (!viewing) rememberSessionEnd(why);
  });
  const auth = initializeAuth(app, {
    persistence: viewing ? browserSessionPersistence : [indexedDBLocalPersistence, browserLocalPersistence],
    popupRedirectResolver: browserPopupRedirectResolver,
  });
  if (emulators) {
    connectAuthEmulator(auth, `http://${emulators.host}:${emulators.auth}`, { disableWarnings: true });
  }
  return { auth, ready: viewing?.token ? redeem(auth, viewing.token) : Promise.resolve() };
}

async function redeem(auth: Auth, token: string): Promise<void> {
  const viewing = storedViewing();
  await signInWithCustomToken(auth, token);
  if (viewing) storeViewing({ ...viewing, token: null });
}

const storageKey = 'plumbline-session-end';

/** Shared by all tabs: one of them learns why the session ended and thereby logs out the others. */
function rememberSessionEnd(why: SessionEnd): void {
  try {
    localStorage.setItem(storageKey, why);
  } catch {
    // If the browser blocks storage, the login screen shows no reason.
  }
}

export function forgetSessionEnd(): void {
  try {
    localStorage.removeItem(storageKey);
  } catch {
    // Nothing is stored there.
  }
}

export function lastSessionEnd(): SessionEnd | null {
  try {
    const why = localStorage.getItem(storageKey);
    return why === 'session-ended' || why === 'auth/user-disabled' ? why : null;
  } catch {
    return null;
  }
}

/** The two requests by which the SDK checks whether a session is still valid. */
const guardedPath =
  /\bsecuretoken\.googleapis\.com\/v1\/token\b|\bidentitytoolkit\.googleapis\.com\/v1\/accounts:lookup\b/;

const refusalSchema = v.object({ error: v.object({ message: v.string() }) });

const ended: ReadonlySet<string> = new Set([
  'TOKEN_EXPIRED',
  'INVALID_ID_TOKEN',
  'INVALID_REFRESH_TOKEN',
  'USER_NOT_FOUND',
]);

/** Returns what an error response means for the session. Anything ambiguous is temporary. */
export function sessionFailureOf(body: unknown): SessionEnd | 'temporary' {
  const parsed = v.safeParse(refusalSchema, body);
  const code = parsed.success ? parsed.output.error.message.split(' : ')[0] : undefined;
  if (code === 'USER_DISABLED') return 'auth/user-disabled';
  return code !== undefined && ended.has(code) ? 'session-ended' : 'temporary';
}

/**
 * Wraps `fetch` for the authentication SDK, which has no hook for this. When a page loads, the SDK logs the user out
 * after any failure except a network failure, even a 503, so temporary failures are turned into network failures. It
 * also never says why a session has ended, so `onEnd` gets the reason and the SDK gets the one response that always
 * ends the session.
 */
export function guardSession(request: typeof fetch, onEnd: (why: SessionEnd) => void): typeof fetch {
  return async (input, init) => {
    const response = await request(input, init);
    if (response.ok || !guardedPath.test(input instanceof Request ? input.url : String(input)))
      return response;
    const body: unknown = await response.json().catch(() => undefined);
    const failure = sessionFailureOf(body);
    if (failure === 'temporary') throw new TypeError(`The sign-in service answered ${response.status}.`);
    onEnd(failure);
    const message = failure === 'auth/user-disabled' ? 'USER_DISABLED' : 'TOKEN_EXPIRED';
    return Response.json({ error: { code: response.status, message } }, { status: response.status });
  };
}
