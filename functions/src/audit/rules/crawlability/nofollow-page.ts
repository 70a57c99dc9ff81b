import { reportedHeaders } from '#functions/audit/fetch/reportedHeaders';
import { headerWords, isForSearch, robotsWords, speaksToSearch } from '#functions/audit/parse/robotsWords';
import { pageRule } from '../rule';

/** Reports pages that ask search engines not to follow any of their links. */
export const nofollowPage = pageRule('nofollow-page', (page) => {
  const { metaElements, headers, noindex } = page;
  // `noindex-page` reports pages that are excluded from search results altogether.
  if (noindex || !speaksToSearch(page)) return [];
  const inMetas = metaElements.flatMap(({ attributes: { name = '', content = '' } }) =>
    isForSearch(name.trim().toLowerCase()) ? robotsWords(content) : [],
  );
  const said = [...inMetas, ...headerWords(headers)];
  return said.includes('nofollow')
    ? [
        {
          message: 'This page has nofollow, so search engines don’t follow its links.',
          evidence: { value: said.join(', '), ...reportedHeaders(headers, ['x-robots-tag']) },
        },
      ]
    : [];
});
