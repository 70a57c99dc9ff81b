import { type ErrorWords, errorCatalog, isTemporary, wordsFor } from '#domain/errors';
import { supportEmail } from '#services/environment/support';

/** Functions write messages with these codes for users; all others are for developers. */
const writtenForPeople = new Set([
  'functions/failed-precondition',
  'functions/invalid-argument',
  'functions/resource-exhausted',
]);

/** Explains any failure in words that a user can act on; never a raw code. */
export function explain(error: unknown): ErrorWords {
  const code = codeOf(error);
  const words = withSupportEmail(code, wordsFor(code));
  if (code !== 'offline-action' && isOffline(error)) return errorCatalog.offline;
  if (!writtenForPeople.has(code) || !(error instanceof Error) || error.message === '') return words;
  return { title: words.title, message: error.message };
}

/** Returns whether the browser has no network, and the request may have failed because of that. */
export function isOffline(error: unknown): boolean {
  return navigator.onLine === false && isTemporary(codeOf(error));
}

function withSupportEmail(code: string, words: ErrorWords): ErrorWords {
  if (!['auth/user-disabled', 'account-blocked'].includes(code)) return words;
  const email = supportEmail();
  if (email === null) return words;
  return {
    ...words,
    message: `If you think this is a mistake, email ${email} from the account’s email address.`,
  };
}

export function codeOf(error: unknown): string {
  return typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string'
    ? error.code
    : 'internal';
}
