import { defineRule } from '../define';

export const nofollowPage = defineRule({
  id: 'nofollow-page',
  category: 'crawlability',
  severity: 'notice',
  weight: 0,
  title: 'Page whose links nobody shall follow',
  why: 'What can be reached only from here isn’t found.',
  fix: 'Mark single links with nofollow instead.',
});
