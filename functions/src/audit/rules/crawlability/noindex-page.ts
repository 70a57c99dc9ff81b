import { reportedHeaders } from '#functions/audit/fetch/reportedHeaders';
import { header } from '#functions/audit/fetch/responseHeaders';
import { asksForNoIndex, isForSearch, robotsWords } from '#functions/audit/parse/robotsWords';
import { pageRule } from '../rule';

/** Reports `noindex` pages. It is often intended, and sometimes left over. */
export const noindexPage = pageRule('noindex-page', ({ noindex, metaElements, headers }) => {
  if (!noindex) return [];
  const meta = metaElements.find(
    ({ attributes: { name = '', content = '' } }) =>
      isForSearch(name.trim().toLowerCase()) && asksForNoIndex(robotsWords(content)),
  );
  const value = meta?.attributes.content ?? header(headers, 'x-robots-tag') ?? '';
  return [
    {
      message: 'This page has noindex, so search engines don’t list it.',
      evidence: { value, ...reportedHeaders(headers, ['x-robots-tag']) },
    },
  ];
});
