import type { BackendError } from '../backend';

/** Codes that say the same as one in the catalogue, by the emulator or by an older project. */
const synonyms: Record<string, string> = {
  'auth/wrong-password': 'auth/invalid-credential',
  'auth/invalid-login-credentials': 'auth/invalid-credential',
  'auth/missing-email': 'auth/invalid-email',
  'auth/missing-password': 'auth/weak-password',
  'auth/invalid-action-code': 'auth/expired-action-code',
  'auth/user-token-expired': 'unauthenticated',
};

/** Any thrown thing as an error with a code; `internal` when it has none. The first error stays as the cause. */
export function withCatalogueCode(error: unknown): Error & BackendError {
  const code =
    error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : 'internal';
  const message = error instanceof Error ? error.message : String(error);
  return Object.assign(new Error(message, { cause: error }), { code: synonyms[code] ?? code });
}
