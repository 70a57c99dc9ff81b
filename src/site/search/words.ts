/** Splits a text into lower-case words without punctuation. */
export const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .replace(/[’']/g, '')
    .match(/[\p{L}\p{N}]+/gu) ?? [];

const stopWords = new Set(
  'a about an and are as at be by can do does for from how i in into is it its me my of on or our that the their this to too us was we what when where which who why will with without you your'.split(
    ' ',
  ),
);

/** Removes stop words, unless there are no others. */
export function significantWords(words: readonly string[]): readonly string[] {
  const significant = words.filter((word) => !stopWords.has(word));
  return significant.length > 0 ? significant : words;
}
