import { pageRule } from '../rule';

/** Reports indexable pages without a description. */
export const descriptionMissing = pageRule(
  'description-missing',
  ({ metas, noindex, hasInstantRedirect, canonical, url }) => {
    const elsewhere = canonical !== null && canonical !== url;
    if (noindex || hasInstantRedirect || elsewhere || metas.get('description')?.trim()) return [];
    return [{ message: 'This page has no meta description.' }];
  },
);
