import { type FunctionsErrorCode, HttpsError } from 'firebase-functions/https';
import { type ErrorCode, errorCatalogue } from '#domain/errors';

/** The status that a browser's SDK and a log know each refusal by. */
const statuses = {
  'account-not-ready': 'failed-precondition',
  'account-blocked': 'permission-denied',
  'account-waitlisted': 'permission-denied',
  'account-deleting': 'permission-denied',
  'anonymous-account': 'permission-denied',
  'jobs-paused': 'resource-exhausted',
  'too-many-decisions': 'resource-exhausted',
  'email-not-confirmed': 'failed-precondition',
  'auth/requires-recent-login': 'failed-precondition',
  'headers-unavailable': 'failed-precondition',
  'signed-out': 'unauthenticated',
  'sign-ups-closed': 'permission-denied',
  'view-only': 'permission-denied',
  'view-ended': 'permission-denied',
  'not-admin': 'permission-denied',
  'second-factor-required': 'permission-denied',
  yourself: 'failed-precondition',
  'admin-account': 'failed-precondition',
  'no-such-user': 'not-found',
  'confirmation-mismatch': 'invalid-argument',
  'slow-down': 'resource-exhausted',
  'app-check': 'unauthenticated',
  'not-found': 'not-found',
  unauthenticated: 'unauthenticated',
} as const satisfies Partial<Record<ErrorCode, FunctionsErrorCode>>;

/** An error whose code the catalogue knows, for the browser to say in its words. */
export function refusal(code: keyof typeof statuses): HttpsError {
  const { title, message } = errorCatalogue[code];
  return new HttpsError(statuses[code], `${title}. ${message}`, { code });
}
