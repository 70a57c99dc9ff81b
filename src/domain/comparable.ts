import { inputTitles } from './inputTitles';
import type { StoredInput } from './jobInput';

/** The parts of an input that decide what is found. The rate only affects speed. */
const comparedFields = [
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
export const comparedOptionsOf = (input: StoredInput): string =>
  comparedFields.map((field) => serialized(input, field)).join('\n');

/** Returns why two runs can't be compared, as text for the user, or null if they can. */
export function whyIncomparable(now: StoredInput, before: StoredInput): string | null {
  const differs = comparedFields.filter((field) => serialized(now, field) !== serialized(before, field));
  if (differs.length === 0) return null;
  return `The two runs have different options: ${differs.map((field) => `“${inputTitles[field]}”`).join(', ')}.`;
}

/**
 * Headers are compared by their digest. Without headers, the text equals that of older runs, whose digests are
 * stored.
 */
const serialized = (input: StoredInput, field: (typeof comparedFields)[number]) =>
  JSON.stringify(field === 'secretHeaders' ? (input.secretHeaders?.mark ?? []) : input[field]);
