import { defineRule } from '../define';

export const unverifiedLink = defineRule({
  id: 'unverified-link',
  category: 'links',
  severity: 'unverified',
  weight: 0,
  title: 'Link we could not verify',
  why: 'The other server refused or did not answer our crawler, so the link may well work for people.',
  fix: 'Open it in a browser; if it works there, nothing needs doing.',
});
