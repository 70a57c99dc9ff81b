import type { BackendError } from '../backend';

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
