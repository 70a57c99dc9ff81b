import { counted } from '#functions/audit/report/words';
import { cut, ownCopy } from '#functions/audit/text/strings';
import { hostOf, shown } from '#functions/audit/urls/url';
import { pageRule, siteRule } from '../rule';

/** Reports pages without a title, and empty titles. */
export const titleMissing = pageRule('title-missing', ({ title, hasInstantRedirect }) =>
  title || hasInstantRedirect
    ? []
    : [{ message: title === null ? 'This page has no title.' : 'This page’s title is empty.' }],
);

/** Reports documents with several titles. Browsers use the first. Titles inside an SVG don't count. */
export const titleMany = pageRule('title-many', ({ titles }) =>
  titles > 1 ? [{ message: `This page has ${titles} titles. Browsers use only the first.` }] : [],
);

/** About as many characters of a title as search results show. */
const longest = 60;

/** Reports titles that search results truncate. */
export const titleTooLong = pageRule('title-too-long', ({ title, searchable }) => {
  // Counts characters as a reader does: an emoji is one.
  const length =
    searchable && title && title.length > longest ? [...new Intl.Segmenter().segment(title)].length : 0;
  if (length <= longest) return [];
  return [
    {
      message: `The title has ${length} characters. Search results show about ${longest}.`,
      evidence: { element: 'title', value: ownCopy(cut(title ?? '', 200)) },
    },
  ];
});

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

/** Reports indexable pages with the same title. */
export const titleDuplicate = siteRule('title-duplicate', {
  by: 'title',
  note: ({ title, searchable }) => (title && searchable ? title : null),
  check: (page, others, count) => {
    const [first] = others;
    if (first === undefined) return null;
    const more = count > 1 ? ` and ${counted(count - 1, 'other page')}` : '';
    return {
      message: `The title is the same as that of ${shown(first, hostOf(page))}${more}.`,
      evidence: { element: 'title', value: others.join(' ') },
    };
  },
});
