import { isLoggedOut } from '#domain/errors';
import type { BackendError, Unsubscribe } from '../backend';

/** Codes of the emulator or of older projects that mean the same as one in the catalog. */
const synonyms: Record<string, string> = {
  'auth/wrong-password': 'auth/invalid-credential',
  'auth/invalid-login-credentials': 'auth/invalid-credential',
  'auth/missing-email': 'auth/invalid-email',
  'auth/invalid-new-email': 'auth/invalid-email',
  'auth/missing-new-email': 'auth/invalid-email',
  'auth/missing-password': 'auth/weak-password',
  'auth/password-does-not-meet-requirements': 'auth/weak-password',
  'auth/invalid-action-code': 'auth/expired-action-code',
  'auth/invalid-oob-code': 'auth/expired-action-code',
  'auth/cancelled-popup-request': 'auth/popup-closed-by-user',
  'auth/user-cancelled': 'auth/popup-closed-by-user',
  'auth/redirect-cancelled-by-user': 'auth/popup-closed-by-user',
  'auth/unauthorized-domain': 'auth/operation-not-allowed',
  'auth/admin-restricted-operation': 'auth/operation-not-allowed',
  'auth/quota-exceeded': 'auth/too-many-requests',
  'auth/timeout': 'auth/network-request-failed',
  'auth/custom-token-mismatch': 'auth/invalid-custom-token',
  'auth/user-token-expired': 'session-ended',
  'auth/invalid-user-token': 'session-ended',
  'auth/null-user': 'unauthenticated',
  'auth/no-current-user': 'unauthenticated',
};

/** Converts anything thrown to an error with a code, or `internal` if it has none. The original error is the cause. */
export function withCatalogueCode(error: unknown): Error & BackendError {
  const code =
    error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : 'internal';
  const message = error instanceof Error ? error.message : String(error);
  return Object.assign(new Error(message, { cause: error }), { code: synonyms[code] ?? code });
}

/** Returns an error of our own with a code of the catalog. */
export function backendError(code: string, cause?: unknown): Error & BackendError {
  return Object.assign(new Error(code, { cause }), { code });
}

/** @throws `offline-action` if the browser is offline, because a queued action could surprise the user later. */
export function requireOnline(): void {
  if (!navigator.onLine) throw backendError('offline-action');
}

/** Resolves with the work's result, or rejects with `deadline-exceeded` after the timeout. */
export async function withinTime<T>(work: Promise<T>, ms: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(backendError('deadline-exceeded')), ms);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

type Fail = (error: unknown) => void;

const hasCode = (error: unknown): error is BackendError =>
  error instanceof Error && 'code' in error && typeof error.code === 'string';

/** Detects that the backend rejects a session that this browser considers valid. */
export class Refusals {
  readonly #watchers = new Set<(error: BackendError) => void>();

  /** @param check ends the session here if it has ended at the authentication service. */
  constructor(private readonly check: () => Promise<void>) {}

  watch(next: (error: BackendError) => void): Unsubscribe {
    this.#watchers.add(next);
    return () => void this.#watchers.delete(next);
  }

  /** Returns the result of a call. Also reports a rejected session to the watchers. */
  async ofCall<T>(call: Promise<T>): Promise<T> {
    try {
      return await call;
    } catch (error) {
      if (hasCode(error) && isLoggedOut(error.code)) for (const next of this.#watchers) next(error);
      throw error;
    }
  }

  /**
   * Checks the session when a listener is rejected, because Firestore doesn't distinguish an ended session from a
   * missing permission.
   */
  ofListener(fail: Fail): Fail {
    return (error) => {
      fail(error);
      if (!hasCode(error) || !['permission-denied', 'unauthenticated'].includes(error.code)) return;
      this.check().catch((cause: unknown) => console.warn('The session couldn’t be checked.', cause));
    };
  }
}
