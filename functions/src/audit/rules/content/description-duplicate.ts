import { counted } from '#functions/audit/report/words';
import { collapse } from '#functions/audit/text/strings';
import { hostOf, shown } from '#functions/audit/urls/url';
import { siteRule } from '../rule';

/** Reports pages with the same description. */
export const descriptionDuplicate = siteRule('description-duplicate', {
  by: 'description',
  note: ({ metas, searchable }) => {
    const description = collapse(metas.get('description') ?? '');
    return description !== '' && searchable ? description : null;
  },
  check: (page, others, count) => {
    const [first] = others;
    if (first === undefined) return null;
    const more = count > 1 ? ` and ${counted(count - 1, 'other page')}` : '';
    return {
      message: `The description is the same as that of ${shown(first, hostOf(page))}${more}.`,
      evidence: { element: 'meta', value: others.join(' ') },
    };
  },
});
