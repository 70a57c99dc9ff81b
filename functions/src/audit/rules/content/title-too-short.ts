import { pageRule } from '../rule';

const shortest = 5;

/** A title of a few letters. A character of Chinese or Japanese says as much as several letters. */
export const titleTooShort = pageRule('title-too-short', ({ title, searchable }) => {
  // A character is two units long at most.
  if (!title || title.length >= 2 * shortest || !searchable) return [];
  const length = [...title].reduce(
    (sum, letter) => sum + (/[\u2e80-\u9fff\uac00-\ud7af]/.test(letter) ? 3 : 1),
    0,
  );
  return length < shortest
    ? [{ message: `The title “${title}” says little.`, evidence: { element: 'title', value: title } }]
    : [];
});
