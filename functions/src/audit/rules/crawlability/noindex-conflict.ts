import { reportedHeaders } from '#functions/audit/fetch/reportedHeaders';
import { asksForNoIndex, headerWords, robotsWords, speaksToSearch } from '#functions/audit/parse/robotsWords';
import { pageRule } from '../rule';

/** Reports pages with both `index` and `noindex`. */
export const noindexConflict = pageRule('noindex-conflict', (page) => {
  const { metaElements, headers } = page;
  if (!speaksToSearch(page)) return [];
  const said = metaElements
    .filter(({ attributes }) => attributes.name?.trim().toLowerCase() === 'robots')
    .map(({ attributes }) => attributes.content ?? '');
  const words = [...said.flatMap(robotsWords), ...headerWords(headers)];
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
