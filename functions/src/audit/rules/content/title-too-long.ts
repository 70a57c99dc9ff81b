import { cut, ownCopy } from '#functions/audit/text/strings';
import { pageRule } from '../rule';

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
