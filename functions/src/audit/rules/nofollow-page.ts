import { header } from '../fetch/responseHeaders';
import { robotsWords } from '../parse/robotsWords';
import { pageRule } from './rule';

/** A page none of whose links search engines shall follow. */
export const nofollowPage = pageRule('nofollow-page', ({ metas, headers, noindex }) => {
  const said = [metas.get('robots'), header(headers, 'x-robots-tag')].flatMap((text) =>
    text ? robotsWords(text) : [],
  );
  // Kept out of search results altogether is another decision, with a rule of its own.
  return said.includes('nofollow') && !noindex
    ? [
        {
          message: 'This page asks search engines not to follow any of its links.',
          evidence: { value: said.join(', ') },
        },
      ]
    : [];
});
