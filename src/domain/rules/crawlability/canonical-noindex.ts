import { defineRule } from '../define';

export const canonicalNoindex = defineRule({
  id: 'canonical-noindex',
  category: 'crawlability',
  severity: 'warning',
  weight: 0.15,
  title: 'Canonical page that asks to be left out',
  why: 'The outcome can be that neither page is found.',
  fix: 'Take the noindex away, or let the page name itself.',
});
