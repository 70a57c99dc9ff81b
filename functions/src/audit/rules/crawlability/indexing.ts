import { reportedHeaders } from '#functions/audit/fetch/reportedHeaders';
import { header } from '#functions/audit/fetch/responseHeaders';
import {
  asksForNoIndex,
  headerWords,
  isForSearch,
  robotsWords,
  speaksToSearch,
} from '#functions/audit/parse/head';
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

/** Reports pages with both `index` and `noindex`. */
export const noindexConflict = pageRule('noindex-conflict', (page) => {
  const { metaElements, headers } = page;
  if (!speaksToSearch(page)) return [];
  const directives = metaElements
    .filter(({ attributes }) => attributes.name?.trim().toLowerCase() === 'robots')
    .map(({ attributes }) => attributes.content ?? '');
  const words = [...directives.flatMap(robotsWords), ...headerWords(headers)];
  const forbids = asksForNoIndex(words);
  const allows = words.includes('index') || words.includes('all');
  return forbids && allows
    ? [
        {
          message: 'This page says both “index” and “noindex”. The stricter one applies.',
          evidence: { value: words.join(', '), ...reportedHeaders(headers, ['x-robots-tag']) },
        },
      ]
    : [];
});

/** Reports pages that ask search engines not to follow any of their links. */
export const nofollowPage = pageRule('nofollow-page', (page) => {
  const { metaElements, headers, noindex } = page;
  // `noindex-page` reports pages that are excluded from search results altogether.
  if (noindex || !speaksToSearch(page)) return [];
  const inMetas = metaElements.flatMap(({ attributes: { name = '', content = '' } }) =>
    isForSearch(name.trim().toLowerCase()) ? robotsWords(content) : [],
  );
  const directives = [...inMetas, ...headerWords(headers)];
  return directives.includes('nofollow')
    ? [
        {
          message: 'This page has nofollow, so search engines don’t follow its links.',
          evidence: { value: directives.join(', '), ...reportedHeaders(headers, ['x-robots-tag']) },
        },
      ]
    : [];
});
