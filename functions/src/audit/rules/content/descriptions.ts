import { counted } from '#functions/audit/report/words';
import { collapse } from '#functions/audit/text/strings';
import { hostOf, shown } from '#functions/audit/urls/url';
import { pageRule, siteRule } from '../rule';

/** Reports indexable pages without a description. */
export const descriptionMissing = pageRule(
  'description-missing',
  ({ metas, noindex, hasInstantRedirect, canonical, url }) => {
    const elsewhere = canonical !== null && canonical !== url;
    if (noindex || hasInstantRedirect || elsewhere || metas.get('description')?.trim()) return [];
    return [{ message: 'This page has no meta description.' }];
  },
);

const longest = 320;

/** Reports descriptions of which search results show less than half. */
export const descriptionTooLong = pageRule('description-too-long', ({ metas, searchable }) => {
  const description = collapse(metas.get('description') ?? '');
  if (!searchable || description.length <= longest) return [];
  const length = [...new Intl.Segmenter().segment(description)].length;
  if (length <= longest) return [];
  return [{ message: `The description has ${length} characters. Search results show about 160.` }];
});

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
