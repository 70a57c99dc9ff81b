import { defineRule } from '../define';

export const thirdPartyMany = defineRule({
  id: 'third-party-many',
  category: 'speed',
  severity: 'notice',
  weight: 0,
  title: 'Scripts of many others',
  why: 'Each can slow and break the page, and sees your visitors.',
  fix: 'Ask of each who needs it.',
});
