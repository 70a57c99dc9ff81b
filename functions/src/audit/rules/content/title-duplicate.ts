import { counted } from '#functions/audit/report/words';
import { hostOf, shown } from '#functions/audit/urls/url';
import { siteRule } from '../rule';

/** Reports indexable pages with the same title. */
export const titleDuplicate = siteRule('title-duplicate', {
  by: 'title',
  note: ({ title, searchable }) => (title && searchable ? title : null),
  check: (page, others, count) => {
    const [first] = others;
    if (first === undefined) return null;
    const more = count > 1 ? ` and ${counted(count - 1, 'other page')}` : '';
    return {
      message: `The title is the same as that of ${shown(first, hostOf(page))}${more}.`,
      evidence: { element: 'title', value: others.join(' ') },
    };
  },
});
