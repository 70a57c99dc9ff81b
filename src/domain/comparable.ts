import { inputTitles } from './inputTitles';
import type { StoredInput } from './jobInput';

/** The parts of an input that decide what is found. The rate only affects speed. */
const telling = [
  'url',
  'scope',
  'urls',
  'maxPages',
  'maxDepth',
  'include',
  'exclude',
  'checkExternal',
  'checkHtml',
  'respectRobots',
  'secretHeaders',
] as const;

/** Serializes the parts of an input that decide what is found. Two inputs with the same text are comparable. */
export const tellingOf = (input: StoredInput): string =>
  telling.map((field) => written(input, field)).join('\n');

/** Returns why two runs can't be compared, as text for the user, or null if they can. */
export function whyIncomparable(now: StoredInput, before: StoredInput): string | null {
  const differs = telling.filter((field) => written(now, field) !== written(before, field));
  if (differs.length === 0) return null;
  return `The two runs have different options: ${differs.map((field) => `“${inputTitles[field]}”`).join(', ')}.`;
}

/**
 * Headers are compared by their digest. Without headers, the text equals that of older runs, whose digests are
 * stored.
 */
const written = (input: StoredInput, field: (typeof telling)[number]) =>
  JSON.stringify(field === 'secretHeaders' ? (input.secretHeaders?.mark ?? []) : input[field]);
