import { type ErrorWords, wordsFor } from '#domain/errors';

/** Functions write these messages for the person who reads them; all others are for us. */
const writtenForPeople = new Set([
  'functions/failed-precondition',
  'functions/invalid-argument',
  'functions/resource-exhausted',
]);

/** Any failure in words a person can act on; never a raw code. */
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
