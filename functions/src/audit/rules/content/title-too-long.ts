import { cut, ownCopy } from '#functions/audit/parse/text';
import { pageRule } from '../rule';

/** Characters of a title that search results show, about. */
const longest = 60;

/** A title that search results will cut. */
export const titleTooLong = pageRule('title-too-long', ({ title, searchable }) => {
  // Characters as a reader counts them: an emoji is one.
  const length =
    searchable && title && title.length > longest ? [...new Intl.Segmenter().segment(title)].length : 0;
  if (length <= longest) return [];
  return [
    {
      message: `The title has ${length} characters; search results show about ${longest}.`,
      evidence: { element: 'title', value: ownCopy(cut(title ?? '', 200)) },
    },
  ];
});
