import { type ErrorWords, wordsFor } from '#domain/errors';

/** Functions write messages with these codes for users; all others are for developers. */
const writtenForPeople = new Set([
  'functions/failed-precondition',
  'functions/invalid-argument',
  'functions/resource-exhausted',
]);

/** Explains any failure in words that a user can act on; never a raw code. */
export function explain(error: unknown): ErrorWords {
  const code = codeOf(error);
  const words = wordsFor(code);
  if (!writtenForPeople.has(code) || !(error instanceof Error) || error.message === '') return words;
  return { title: words.title, message: error.message };
}

export function codeOf(error: unknown): string {
  return typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string'
    ? error.code
    : 'internal';
}
