import { defineRules } from './define';

export const linkRules = defineRules({
  'broken-link': {
    category: 'links',
    severity: 'error',
    weight: 0.4,
    title: 'Broken link',
    why: 'A visitor who follows it reaches an error instead of what you promised.',
    fix: 'Point the link at the page that replaced it, or take the link away.',
  },
  'unverified-link': {
    category: 'links',
    severity: 'unverified',
    weight: 0,
    title: 'Link we could not verify',
    why: 'The other server refused or did not answer our crawler, so the link may well work for people.',
    fix: 'Open it in a browser; if it works there, nothing needs doing.',
  },
});
