import { pageRule } from '../rule';

/** Reports indexable pages without a description. */
export const descriptionMissing = pageRule(
  'description-missing',
  ({ metas, noindex, sendsOn, canonical, url }) => {
    const elsewhere = canonical !== null && canonical !== url;
    if (noindex || sendsOn || elsewhere || metas.get('description')?.trim()) return [];
    return [{ message: 'This page has no description.' }];
  },
);
