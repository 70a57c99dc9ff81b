import { seenIn } from '#functions/audit/fetch/seenIn';
import { headerWords, isForSearch, robotsWords, speaksToSearch } from '#functions/audit/parse/robotsWords';
import { pageRule } from '../rule';

/** A page none of whose links search engines shall follow. */
export const nofollowPage = pageRule('nofollow-page', (page) => {
  const { metaElements, headers, noindex } = page;
  // Kept out of search results altogether is another decision, with a rule of its own.
  if (noindex || !speaksToSearch(page)) return [];
  const inMetas = metaElements.flatMap(({ attributes: { name = '', content = '' } }) =>
    isForSearch(name.trim().toLowerCase()) ? robotsWords(content) : [],
  );
  const said = [...inMetas, ...headerWords(headers)];
  return said.includes('nofollow')
    ? [
        {
          message: 'This page asks search engines not to follow any of its links.',
          evidence: { value: said.join(', '), ...seenIn(headers, ['x-robots-tag']) },
        },
      ]
    : [];
});
