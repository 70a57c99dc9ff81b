/** Splits a text into lower-case words without punctuation. */
export const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .replace(/[’']/g, '')
    .match(/[\p{L}\p{N}]+/gu) ?? [];

const littleWords = new Set(
  'a about an and are as at be by can do does for from how i in into is it its me my of on or our that the their this to too us was we what when where which who why will with without you your'.split(
    ' ',
  ),
);

/** Removes stop words, unless there are no others. */
export function tellingWords(words: readonly string[]): readonly string[] {
  const telling = words.filter((word) => !littleWords.has(word));
  return telling.length > 0 ? telling : words;
}

/**
 * Returns the common stem of “redirect”, “redirects”, and “redirected”. It is rough, because it only decides
 * similarity.
 */
export const stemOf = (word: string): string => word.replace(/(?<=...)(ies|ing|ed|es|s|e|y)$/, '');

/**
 * Returns how many letters must be changed, added, dropped, or swapped with the next to turn one word into the other
 * (optimal string alignment: Damerau, 1964).
 */
export function distance(from: string, to: string): number {
  let earlier: number[] = [];
  let row = Array.from({ length: to.length + 1 }, (_, column) => column);
  for (let index = 0; index < from.length; index += 1) {
    const next = [index + 1];
    for (let column = 0; column < to.length; column += 1) {
      const change = (row[column] ?? 0) + (from[index] === to[column] ? 0 : 1);
      const swapped = from[index] === to[column - 1] && from[index - 1] === to[column];
      const swap = swapped ? (earlier[column - 1] ?? 0) + 1 : change;
      next.push(Math.min(change, swap, (row[column + 1] ?? 0) + 1, (next[column] ?? 0) + 1));
    }
    earlier = row;
    row = next;
  }
  return row[to.length] ?? 0;
}

/**
 * Returns how many wrong letters a word of that length may have: one of four, two of eight. Shorter words must match.
 */
const slipsIn = (word: string) => (word.length < 4 ? 0 : word.length < 8 ? 1 : 2);

/** Returns 1 for the same word, less for another ending or a typo, and 0 for another word. */
export function likeness(asked: string, held: string): number {
  if (asked === held) return 1;
  if (stemOf(asked) === stemOf(held)) return 0.95;
  const maxTypos = slipsIn(asked);
  if (maxTypos === 0 || Math.abs(asked.length - held.length) > maxTypos) return 0;
  const slips = distance(asked, held);
  return slips <= maxTypos ? 1 - slips / Math.max(asked.length, held.length) : 0;
}
