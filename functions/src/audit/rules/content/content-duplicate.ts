import { counted } from '#functions/audit/report/words';
import { hostOf, shown } from '#functions/audit/urls/url';
import { siteRule } from '../rule';

/** Fewer words than this may be the same by chance: a form, a list of links. */
const leastWords = 30;

/** Pages that say the same, each of which may be listed. */
export const contentDuplicate = siteRule('content-duplicate', {
  by: 'text',
  note: ({ text, searchable }) => (searchable && text.words >= leastWords ? text.hash : null),
  check: (page, others, count) => {
    const [first] = others;
    if (first === undefined) return null;
    const more = count > 1 ? ` and ${counted(count - 1, 'other page')}` : '';
    return {
      message: `This page says the same as ${shown(first, hostOf(page))}${more}.`,
      evidence: { value: others.join(' ') },
    };
  },
});
