import { defineRule } from '../define';

export const linksLeftOut = defineRule({
  id: 'links-left-out',
  category: 'links',
  severity: 'unverified',
  weight: 0,
  title: 'Addresses that were not looked at',
  why: 'What stands there was not checked, and links on it were not seen.',
  fix: 'Shorten what has no end, or check that part in a job of its own.',
});
