import { counted } from '#functions/audit/report/words';
import { hostOf, shown } from '#functions/audit/urls/url';
import { siteRule } from '../rule';

/** Pages with fewer words, such as a form or a list of links, may be equal by chance. */
const minWords = 30;

/** Reports indexable pages with the same text. */
export const contentDuplicate = siteRule('content-duplicate', {
  by: 'text',
  note: ({ text, searchable }) => (searchable && text.words >= minWords ? text.hash : null),
  check: (page, others, count) => {
    const [first] = others;
    if (first === undefined) return null;
    const more = count > 1 ? ` and ${counted(count - 1, 'other page')}` : '';
    return {
      message: `This page has the same text as ${shown(first, hostOf(page))}${more}.`,
      evidence: { value: others.join(' ') },
    };
  },
});
