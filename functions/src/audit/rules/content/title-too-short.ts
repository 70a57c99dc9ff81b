import { pageRule } from '../rule';

const minLength = 5;

/** Reports titles of a few letters. A Chinese or Japanese character counts as several letters. */
export const titleTooShort = pageRule('title-too-short', ({ title, searchable }) => {
  // A character has at most two UTF-16 code units.
  if (!title || title.length >= 2 * minLength || !searchable) return [];
  const length = [...title].reduce(
    (sum, letter) => sum + (/[\u2e80-\u9fff\uac00-\ud7af]/.test(letter) ? 3 : 1),
    0,
  );
  return length < minLength
    ? [
        {
          message: `The title “${title}” is too short to describe the page.`,
          evidence: { element: 'title', value: title },
        },
      ]
    : [];
});
