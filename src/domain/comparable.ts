import { inputTitles } from './inputTitles';
import type { JobInput } from './jobInput';

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
  'headers',
] as const;

/** What an input asks for, as one text: two inputs with the same are comparable. */
export const tellingOf = (input: JobInput): string =>
  telling.map((field) => written(input[field])).join('\n');

/** Why two runs can't be compared, in words; null when they can. */
export function whyIncomparable(now: JobInput, before: JobInput): string | null {
  const differs = telling.filter((field) => written(now[field]) !== written(before[field]));
  if (differs.length === 0) return null;
  return `The two runs were asked for different things. What differs: ${differs.map((field) => `“${inputTitles[field]}”`).join(', ')}.`;
}

/** Headers come in no order, and their names in any case; the order of everything else is the person's own. */
function written(value: JobInput[(typeof telling)[number]]): string {
  if (typeof value !== 'object' || Array.isArray(value)) return JSON.stringify(value);
  const headers = Object.entries(value).map(([name, text]) => [name.toLowerCase(), text]);
  return JSON.stringify(headers.sort());
}
