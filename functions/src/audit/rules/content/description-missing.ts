import { pageRule } from '../rule';

/** A page that search results may show but that doesn't describe itself. */
export const descriptionMissing = pageRule(
  'description-missing',
  ({ metas, noindex, sendsOn, canonical, url }) => {
    const elsewhere = canonical !== null && canonical !== url;
    if (noindex || sendsOn || elsewhere || metas.get('description')?.trim()) return [];
    return [{ message: 'This page has no description.' }];
  },
);
