import { inputTitles } from './inputTitles';
import type { StoredInput } from './jobInput';

/** The parts of an input that decide what is found; the rate only decides how fast. */
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

/** What an input asks for, as one text: two inputs with the same are comparable. */
export const tellingOf = (input: StoredInput): string =>
  telling.map((field) => written(input, field)).join('\n');

/** Why two runs can't be compared, in words; null when they can. */
export function whyIncomparable(now: StoredInput, before: StoredInput): string | null {
  const differs = telling.filter((field) => written(now, field) !== written(before, field));
  if (differs.length === 0) return null;
  return `The two runs have different options: ${differs.map((field) => `“${inputTitles[field]}”`).join(', ')}.`;
}

/** Headers are compared by their mark. Without any, the text equals that of older runs, whose marks are stored. */
const written = (input: StoredInput, field: (typeof telling)[number]) =>
  JSON.stringify(field === 'secretHeaders' ? (input.secretHeaders?.mark ?? []) : input[field]);
