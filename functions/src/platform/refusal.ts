import { type FunctionsErrorCode, HttpsError } from 'firebase-functions/https';
import { type ErrorCode, errorCatalog } from '#domain/errors';

/** The HTTP status of each refusal, for SDKs and logs. */
const statuses = {
  'account-not-ready': 'failed-precondition',
  'account-blocked': 'permission-denied',
  'account-waitlisted': 'permission-denied',
  'account-deleting': 'permission-denied',
  'anonymous-account': 'permission-denied',
  'plan-not-larger': 'failed-precondition',
  'jobs-paused': 'resource-exhausted',
  'sign-ups-paused': 'permission-denied',
  'free-checks-off': 'failed-precondition',
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

/** Creates an error with a code of the error catalog, whose message the browser shows. */
export function refusal(code: keyof typeof statuses): HttpsError {
  const { title, message } = errorCatalog[code];
  return new HttpsError(statuses[code], `${title}. ${message}`, { code });
}
